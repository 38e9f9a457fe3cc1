/**
 * A process that saves, so that it can be killed, or run with fewer rights: `saver.mjs FOLDER PATH TEXT-FILE…`.
 * One text: saves it over whatever is there and prints the outcome. More: saves them in turn until killed, printing a line once it does.
 */
import { readFile } from 'node:fs/promises'
import { openFiles } from '../../app/host/files.ts'
import { confine } from '../../app/host/folder.ts'
import { Fault } from '../../core/fault.ts'

const [folder = '', path = '', ...textFiles] = process.argv.slice(2)
const files = openFiles(confine(folder))
const texts = await Promise.all(textFiles.map((file) => readFile(file, 'utf8')))
const save = (text: string) => files.write({ path, text, stamp: null, overwrite: true })

if (texts.length === 1) {
  const outcome = await save(texts[0]!).then(
    () => 'saved',
    (error) => (error instanceof Fault ? { code: error.code, detail: error.detail } : String(error)),
  )
  console.log(JSON.stringify(outcome))
} else {
  for (let turn = 0; ; turn++) {
    await save(texts[turn % texts.length]!)
    if (turn === 0) console.log('saving')
  }
}
