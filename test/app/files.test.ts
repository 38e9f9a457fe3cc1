/** Files as a user's folder meets them: crashes, other programs, links, odd names, and every refusal. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whileHeld } from '../../app/host/atomicWrite.ts'
import { type Files, MAX_FILE_BYTES, openFiles } from '../../app/host/files.ts'
import { confine } from '../../app/host/folder.ts'
import { bundle } from '../bundle.ts'
import { EASY_1 } from '../published.ts'

let saver: string
beforeAll(async () => {
  saver = await bundle('test/app/saver.ts', 'saver')
})

let home: string
let folder: string
let files: Files
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'levelwright-files-'))
  folder = join(home, 'opened')
  await mkdir(folder)
  files = openFiles(confine(folder))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const at = (path: string) => join(folder, path)
const put = (path: string, text: string) => writeFile(at(path), text)
const get = (path: string) => readFile(at(path), 'utf8')
const saveNew = (path: string, text: string) => files.write({ path, text, stamp: null, overwrite: false })
const overwrite = (path: string, text: string) => files.write({ path, text, stamp: null, overwrite: true })
const names = async () => (await readdir(folder)).sort()

/** The text of a 200-level pack, told apart by `mark`. */
function packText(mark: string): string {
  const levels = Array.from({ length: 200 }, (_, i) => ({
    id: `${mark}-${i}`,
    kind: 'parkout',
    rows: EASY_1,
  }))
  return `${JSON.stringify({ format: 'levelwright-pack', version: 1, title: mark, levels }, null, 2)}\n`
}

describe('saving', () => {
  test('a new file, then over it with its stamp; the text reads back the same', async () => {
    const text = '\uFEFF{"title": "レベル 🚗"}\r\n'
    const first = await saveNew('pack.json', text)
    const read = await files.read({ path: 'pack.json' })
    expect(read).toEqual({ path: 'pack.json', text, stamp: first.stamp, readOnly: false })
    expect(first.stamp.size).toBe(Buffer.byteLength(text))
    await files.write({ path: 'pack.json', text: 'two\n', stamp: first.stamp, overwrite: false })
    expect(await get('pack.json')).toBe('two\n')
  })

  test('nothing but the file and its backup is left in the folder', async () => {
    const { stamp } = await saveNew('pack.json', 'one\n')
    await files.write({ path: 'pack.json', text: 'two\n', stamp, overwrite: false })
    await expect(saveNew('pack.json', 'three\n')).rejects.toMatchObject({ code: 'file/exists' })
    expect(await names()).toEqual(['pack.json', 'pack.json.bak'])
  })

  test('the backup keeps what was there before the session, however often it is saved', async () => {
    await put('pack.json', 'yesterday\n')
    for (const text of ['a', 'b', 'c']) await overwrite('pack.json', text)
    expect([await get('pack.json.bak'), await get('pack.json')]).toEqual(['yesterday\n', 'c'])
    await openFiles(confine(folder)).write({ path: 'pack.json', text: 'd', stamp: null, overwrite: true })
    expect([await get('pack.json.bak'), await get('pack.json')]).toEqual(['c', 'd'])
  })

  test("another program's change is refused, and left as it is; a mere touch is no change", async () => {
    await put('pack.json', 'mine\n')
    const { stamp } = await files.read({ path: 'pack.json' })
    await put('pack.json', 'thru\n')
    // Same size, and the same time: only the content tells.
    await utimes(at('pack.json'), stamp.mtimeMs / 1_000, stamp.mtimeMs / 1_000)
    const save = () => files.write({ path: 'pack.json', text: 'new\n', stamp, overwrite: false })
    await expect(save()).rejects.toMatchObject({ code: 'file/changed', detail: { path: 'pack.json' } })
    expect(await get('pack.json')).toBe('thru\n')
    await put('pack.json', 'mine\n')
    await utimes(at('pack.json'), 1, 1)
    await save()
    expect(await get('pack.json')).toBe('new\n')
  })

  test('a file deleted meanwhile is made anew', async () => {
    const { stamp } = await saveNew('pack.json', 'one\n')
    await rm(at('pack.json'))
    await files.write({ path: 'pack.json', text: 'two\n', stamp, overwrite: false })
    expect(await get('pack.json')).toBe('two\n')
  })

  test('saves of one file wait for each other: the last one asked for stays, and of two with one stamp the second is refused', async () => {
    const texts = Array.from({ length: 20 }, (_, i) => packText(`save ${i}`))
    const saves = await Promise.all(texts.map((text) => overwrite('pack.json', text)))
    expect(await get('pack.json')).toBe(texts.at(-1))
    const { stamp } = saves.at(-1)!
    const both = await Promise.allSettled(['a', 'b'].map((text) => files.write({ path: 'pack.json', text, stamp, overwrite: false })))
    expect(both.map((one) => one.status)).toEqual(['fulfilled', 'rejected'])
    expect(both[1]).toMatchObject({ reason: { code: 'file/changed' } })
    expect(await get('pack.json')).toBe('a')
  })

  test('a host that quits can wait for the save under way', async () => {
    let saved = false
    void overwrite('pack.json', packText('last')).then(() => {
      saved = true
    })
    await files.saved()
    expect(saved).toBe(true)
    expect(await get('pack.json')).toBe(packText('last'))
  })

  test.skipIf(process.platform === 'win32')('the mode of the file is kept, also by its backup', async () => {
    await put('pack.json', 'one\n')
    await chmod(at('pack.json'), 0o640)
    await overwrite('pack.json', 'two\n')
    expect((await stat(at('pack.json'))).mode & 0o777).toBe(0o640)
    expect((await stat(at('pack.json.bak'))).mode & 0o777).toBe(0o640)
  })

  test('a link is followed: the file it names is replaced, the link stays', async () => {
    await mkdir(at('real'))
    await put('real/pack.json', 'one\n')
    await symlink(at('real/pack.json'), at('link.json'))
    await overwrite('link.json', 'two\n')
    expect(await get('real/pack.json')).toBe('two\n')
    expect(await readdir(at('real'))).toEqual(['pack.json', 'pack.json.bak'])
  })

  test("what a killed save left is removed once it is old, and only that; another's fresh one stays", async () => {
    const old = '.levelwright-0123456789abcdef.tmp'
    const fresh = '.levelwright-fedcba9876543210.tmp'
    await Promise.all([put(old, ''), put(fresh, ''), put('.levelwright-notes.tmp', '')])
    await Promise.all([utimes(at(old), 1, 1), utimes(at('.levelwright-notes.tmp'), 1, 1)])
    await saveNew('pack.json', 'one\n')
    expect(await names()).toEqual(['.levelwright-fedcba9876543210.tmp', '.levelwright-notes.tmp', 'pack.json'])
  })

  test('killed at any moment, ten times, the file is the old or the new one, whole', async () => {
    const texts = [packText('old'), packText('new')]
    await Promise.all(texts.map((text, i) => writeFile(join(home, `${i}.txt`), text)))
    for (let kill = 0; kill < 10; kill++) {
      await put('pack.json', texts[0]!)
      const child = spawn(process.execPath, [saver, folder, 'pack.json', join(home, '1.txt'), join(home, '0.txt')])
      const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
      await new Promise((resolve) => child.stdout.once('data', resolve))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      child.kill('SIGKILL')
      expect(await ended).toBe('SIGKILL')
      expect(texts).toContain(await get('pack.json'))
      expect(texts).toContain(await get('pack.json.bak'))
      // What the dead one left does not stop the next.
      await overwrite('pack.json', 'after\n')
      expect(await get('pack.json')).toBe('after\n')
    }
  })
})

describe('confinement', () => {
  beforeEach(async () => {
    await writeFile(join(home, 'secret.json'), 'secret')
    await mkdir(join(home, 'opened-too'))
    await writeFile(join(home, 'opened-too/secret.json'), 'secret')
    await symlink(join(home, 'secret.json'), at('link.json'))
    await symlink(join(home, 'opened-too'), at('linked'))
    await symlink(join(home, 'nothing.json'), at('dangling.json'))
  })

  test.each([
    '../secret.json',
    'sub/../../secret.json',
    '/etc/passwd',
    'link.json',
    'linked/secret.json',
    'linked/new.json',
    '../opened-too/secret.json',
    'a\0.json',
  ])('%j is outside, to read, to write and to list', async (path) => {
    const outside = { code: 'file/outside' }
    await expect(files.read({ path })).rejects.toMatchObject(outside)
    await expect(overwrite(path, 'x')).rejects.toMatchObject(outside)
    await expect(files.list({ folder: path })).rejects.toMatchObject(outside)
    expect(await readFile(join(home, 'secret.json'), 'utf8')).toBe('secret')
    expect(await readdir(join(home, 'opened-too'))).toEqual(['secret.json'])
  })

  test('a link that leads nowhere is not written through', async () => {
    await expect(overwrite('dangling.json', 'x')).rejects.toMatchObject({ code: 'file/not-found' })
    await expect(readFile(join(home, 'nothing.json'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('links that lead out are not listed', async () => {
    expect((await files.list({ folder: '' })).entries).toEqual([])
  })

  test('the opened folder may itself be a link', async () => {
    await put('pack.json', 'one\n')
    await symlink(folder, join(home, 'way'))
    expect((await openFiles(confine(join(home, 'way'))).read({ path: 'pack.json' })).text).toBe('one\n')
  })
})

describe('listing', () => {
  test('folders, then packs and texts, in the order of their names; nothing hidden', async () => {
    for (const name of ['.git', 'node_modules', 'レベル', 'b', 'a.json']) await mkdir(at(name))
    for (const name of ['level10.json', 'level2.json', 'Notes.TXT', 'パック.json', '.hidden.json', 'picture.png', 'pack.json.bak'])
      await put(name, 'x')
    await put('レベル/内.txt', '四文字')
    const top = await files.list({ folder: '' })
    expect([top.folder, top.parent]).toEqual(['', null])
    expect(top.entries.map((entry) => entry.name)).toEqual([
      'a.json',
      'b',
      'レベル',
      'level2.json',
      'level10.json',
      'Notes.TXT',
      'パック.json',
    ])
    expect(top.entries.map((entry) => entry.is)).toEqual(['folder', 'folder', 'folder', 'file', 'file', 'file', 'file'])
    const inner = await files.list({ folder: './レベル/' })
    expect([inner.folder, inner.parent]).toEqual(['レベル', ''])
    expect(inner.entries).toMatchObject([{ name: '内.txt', path: 'レベル/内.txt', is: 'file' }])
    expect((await files.read({ path: inner.entries[0]!.path })).text).toBe('四文字')
    await mkdir(at('b/c'))
    expect((await files.list({ folder: 'b/c' })).parent).toBe('b')
  })
})

describe('refusals', () => {
  test.each([
    [Buffer.from([0x61, 0x62, 0xff, 0x63]), 2],
    [Buffer.from('aあ').subarray(0, 3), 1],
    [Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 0],
    [Buffer.concat([Buffer.from('�'), Buffer.from([0xc0, 0x80])]), 3],
  ])('bytes that are not UTF-8 are refused with the place of the first flaw', async (bytes, offset) => {
    await writeFile(at('pack.json'), bytes)
    await expect(files.read({ path: 'pack.json' })).rejects.toMatchObject({ code: 'file/not-utf8', detail: { path: 'pack.json', offset } })
  })

  test('text that UTF-8 cannot store is not silently altered', async () => {
    await expect(saveNew('pack.json', 'ab\ud83d!')).rejects.toMatchObject({ code: 'file/not-unicode', detail: { offset: 2 } })
    expect(await names()).toEqual([])
  })

  test('a file too large is neither read nor written', async () => {
    await put('pack.json', '')
    execFileSync(process.execPath, ['-e', `require('fs').truncateSync(${JSON.stringify(at('pack.json'))}, ${MAX_FILE_BYTES + 1})`])
    const tooLarge = { code: 'file/too-large', detail: { path: 'pack.json', bytes: MAX_FILE_BYTES + 1, most: MAX_FILE_BYTES } }
    await expect(files.read({ path: 'pack.json' })).rejects.toMatchObject(tooLarge)
    await expect(overwrite('pack.json', 'x'.repeat(MAX_FILE_BYTES + 1))).rejects.toMatchObject(tooLarge)
  })

  test('what is not there, or is no file, or no folder', async () => {
    await put('pack.json', 'one\n')
    await mkdir(at('folder.json'))
    await expect(files.read({ path: 'none.json' })).rejects.toMatchObject({ code: 'file/not-found', detail: { path: 'none.json' } })
    await expect(files.list({ folder: 'none' })).rejects.toMatchObject({ code: 'file/not-found' })
    await expect(saveNew('none/pack.json', 'x')).rejects.toMatchObject({ code: 'file/not-found', detail: { path: 'none/pack.json' } })
    await expect(files.read({ path: 'folder.json' })).rejects.toMatchObject({ code: 'file/not-a-file' })
    await expect(overwrite('folder.json', 'x')).rejects.toMatchObject({ code: 'file/not-a-file' })
    await expect(overwrite('.', 'x')).rejects.toMatchObject({ code: 'file/not-a-file' })
    await expect(files.list({ folder: 'pack.json' })).rejects.toMatchObject({ code: 'file/not-a-folder' })
    await expect(saveNew('pack.json/a.json', 'x')).rejects.toMatchObject({ code: 'file/not-a-folder' })
    await expect(saveNew(`${'x'.repeat(300)}.json`, 'x')).rejects.toMatchObject({ code: 'file/bad-name' })
    await rename(folder, `${folder}-moved`)
    await expect(files.list({ folder: '' })).rejects.toMatchObject({ code: 'file/not-found' })
  })

  test.skipIf(process.platform === 'win32')('a pipe is refused, not waited for', async () => {
    execFileSync('mkfifo', [at('pipe.json')])
    await expect(files.read({ path: 'pipe.json' })).rejects.toMatchObject({ code: 'file/not-a-file' })
    expect((await files.list({ folder: '' })).entries).toEqual([])
  })

  test('a file held for a moment is waited for; one held on is refused', async () => {
    const held = () => Promise.reject(Object.assign(new Error('held'), { code: 'EBUSY', syscall: 'rename' }))
    let attempts = 0
    await whileHeld(() => (++attempts < 3 ? held() : Promise.resolve()), [1, 1, 1])
    expect(attempts).toBe(3)
    await expect(whileHeld(held, [1, 1])).rejects.toMatchObject({ code: 'EBUSY' })
    const refused = Object.assign(new Error('refused'), { code: 'EIO' })
    attempts = 0
    const refuse = () => {
      attempts++
      return Promise.reject(refused)
    }
    await expect(whileHeld(refuse, [1, 1])).rejects.toBe(refused)
    expect(attempts).toBe(1)
  })
})

/** A name space of its own lets anybody mount, and loses the super-user's way around modes. Where the system has none, these are skipped. */
const canUnshare = spawnSync('unshare', ['-Urm', 'true']).status === 0

describe.skipIf(!canUnshare)('what the system refuses', () => {
  /** What a save of `text` to `path` prints when run by `sh` between `prepare` and `after`. */
  async function outcome(path: string, text: string, prepare: string, flags: string, after = ''): Promise<unknown> {
    await writeFile(join(home, 'text.txt'), text)
    const script = `${prepare}\n"$0" "$@"\n${after}`
    const args = [flags, 'sh', '-ec', script, process.execPath, saver, folder, path, join(home, 'text.txt')]
    const done = spawnSync('unshare', args, { cwd: folder, encoding: 'utf8' })
    expect(done.stderr).toBe('')
    return JSON.parse(done.stdout)
  }
  const saved = 'saved'

  test('a full disk: nothing is lost', async () => {
    const small = `mount -t tmpfs -o size=128k tmpfs ${folder}; echo old > ${folder}/pack.json`
    const look = `cp ${folder}/pack.json ${home}; ls -A ${folder} > ${home}/names`
    expect(await outcome('pack.json', packText('fits').slice(0, 20_000), small, '-Urm')).toBe(saved)
    expect(await outcome('pack.json', packText('big').repeat(10), small, '-Urm', look)).toEqual({
      code: 'file/disk-full',
      detail: { path: 'pack.json' },
    })
    expect(await readFile(join(home, 'pack.json'), 'utf8')).toBe('old\n')
    expect(await readFile(join(home, 'names'), 'utf8')).toBe('pack.json\n')
  })

  test('a file system that is read-only', async () => {
    const prepare = `mount -t tmpfs tmpfs ${folder}; cd ${folder}; echo old > pack.json; mount -o remount,ro ${folder}`
    for (const path of ['pack.json', 'new.json']) {
      expect(await outcome(path, 'new\n', prepare, '-Urm')).toEqual({ code: 'file/read-only', detail: { path } })
    }
  })

  test('a file that another holds (here: something is mounted on it)', async () => {
    await put('pack.json', 'old\n')
    const prepare = `touch ${home}/other; mount --bind ${home}/other ${folder}/pack.json`
    expect(await outcome('pack.json', 'new\n', prepare, '-Urm')).toEqual({ code: 'file/busy', detail: { path: 'pack.json' } })
    expect([await get('pack.json'), await names()]).toEqual(['old\n', ['pack.json', 'pack.json.bak']])
  })

  test('a read-only file, and a folder without the right to write', async () => {
    await put('pack.json', 'old\n')
    await chmod(at('pack.json'), 0o444)
    expect(await outcome('pack.json', 'new\n', '', '-U')).toEqual({ code: 'file/read-only', detail: { path: 'pack.json' } })
    expect(await get('pack.json')).toBe('old\n')
    await chmod(at('pack.json'), 0o644)
    expect(await outcome('pack.json', 'new\n', '', '-U')).toBe(saved)
    await chmod(folder, 0o555)
    expect(await outcome('pack.json', 'newer\n', '', '-U')).toEqual({ code: 'file/denied', detail: { path: 'pack.json' } })
    expect(await get('pack.json')).toBe('new\n')
    await chmod(folder, 0o755)
  })
})
