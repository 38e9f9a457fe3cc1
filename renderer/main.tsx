/** The page: words and theme first, then the panels around the board. */
import './csp.ts'
import './style/tokens.css'
import './style/base.css'
import './style/frame.css'
import './style/levels.css'
import './style/board.css'
import './style/side.css'
import './style/analysis.css'
import './style/dialogs.css'
import './style/play.css'
import './style/generator.css'
import './style/deduction.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startFirstPack } from './files.ts'
import { readGrid, readLanguage, readMotion, readTheme } from './prefs.ts'
import { listenToKeys } from './press.ts'
import { startSession } from './session.ts'
import { startShell } from './shell.ts'
import { useEditor } from './store.ts'

useEditor.setState({ theme: readTheme(), motion: readMotion(), language: readLanguage(), grid: readGrid() })
startFirstPack()
startSession()
startShell()
listenToKeys()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
