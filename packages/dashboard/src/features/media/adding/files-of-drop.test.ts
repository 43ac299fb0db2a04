// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { filesOfDrop } from './files-of-drop.ts'

const aFile = (name: string) => new File(['x'], name)
const fileEntry = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(aFile(name)),
})
const folder = (name: string, inside: object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const batches = [inside.slice(0, 100), inside.slice(100), []]
    return { readEntries: (done: (entries: object[]) => void) => done(batches.shift() ?? []) }
  },
})
// Only the parts of a DataTransfer that are read.
const drop = (entries: object[], files: File[] = []) =>
  filesOfDrop({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files } as never)

it('filesOfDrop answers plain files as they are', async () => {
  const files = [aFile('1.jpg'), aFile('2.jpg')]
  expect(await drop([fileEntry('1.jpg'), fileEntry('2.jpg')], files)).toEqual(files)
})

it('filesOfDrop opens folders inside of folders, and leaves hidden files out', async () => {
  const inner = folder('more', [fileEntry('b.png'), fileEntry('.DS_Store')])
  const found = await drop([folder('menu', [fileEntry('a.png'), inner]), fileEntry('c.png')])
  expect(found.map((file) => file.name)).toEqual(['a.png', 'b.png', 'c.png'])
})

it('filesOfDrop stops at 200 files', async () => {
  const many = Array.from({ length: 300 }, (_, at) => fileEntry(`${at}.png`))
  expect(await drop([folder('disk', many)])).toHaveLength(200)
})

it('filesOfDrop goes on when one cannot be read', async () => {
  const broken = { ...fileEntry('x'), file: (_: unknown, fail: (error: Error) => void) => fail(new Error('gone')) }
  const found = await drop([broken, folder('menu', [fileEntry('a.png')])])
  expect(found.map((file) => file.name)).toEqual(['a.png'])
})
