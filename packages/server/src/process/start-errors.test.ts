import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'
import { requireDataDir } from './require-data-dir.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('[14.14] a taken port is one sentence without a cause', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo // it listens on a port
  const sentence = `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`
  const failure = await listen(fastify(), { port, host: '127.0.0.1' }).catch((error: unknown) => error)
  expect(failure).toEqual(new Error(sentence))
})

it('[14.14] an address of another machine is one sentence', async () => {
  await expect(listen(fastify(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST=192.0.2.1 is no address of this',
  )
})

it('[14.14] a data folder is created, and nothing is left in it', () => {
  const folder = join(aFolder(), 'deep/data')
  requireDataDir(folder)
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['a file', 'file', 'it is a file'],
  ['below a file', 'file/data', 'a part of its path is a file'],
])('[14.14] a data folder that is %s is one sentence', (_, name, reason) => {
  const folder = aFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => requireDataDir(join(folder, name))).toThrow(
    `The data folder ${join(folder, name)} cannot be written: ${reason}. Make it writable, or name another`,
  )
})

it.skipIf(process.getuid?.() === 0)('[14.14] a data folder that is closed to us is one sentence', () => {
  const folder = aFolder()
  chmodSync(folder, 0o500)
  expect(() => requireDataDir(folder)).toThrow('cannot be written: this account may not')
})
