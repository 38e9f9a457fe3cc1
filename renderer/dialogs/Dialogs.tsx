/** The dialog that is open, if any. */
import { Generator } from '../generate/Generator.tsx'
import { useEditor } from '../store.ts'
import { Changed, Discard } from './Asks.tsx'
import { FileDialog } from './FileDialog.tsx'
import { Gate, GateRunning } from './Gate.tsx'
import { HelpSheet } from './HelpSheet.tsx'
import { NewLevel } from './NewLevel.tsx'
import { Resize } from './Resize.tsx'

const closeDialog = (): void => useEditor.setState({ dialog: null })

export function Dialogs() {
  const dialog = useEditor((state) => state.dialog)
  switch (dialog?.is) {
    case undefined:
      return null
    case 'help':
      return <HelpSheet onClose={closeDialog} />
    case 'new-level':
      return <NewLevel onClose={closeDialog} />
    case 'resize':
      return <Resize onClose={closeDialog} />
    case 'generate':
      return <Generator kindId={dialog.kindId} onClose={closeDialog} />
    case 'files':
      return <FileDialog {...dialog} />
    case 'discard':
      return <Discard {...dialog} />
    case 'changed':
      return <Changed {...dialog} />
    case 'gate-running':
      return <GateRunning {...dialog} />
    case 'gate':
      return <Gate {...dialog} />
  }
}
