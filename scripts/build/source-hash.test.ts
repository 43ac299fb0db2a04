import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashSources } from './source-hash.ts'

it('the source hash changes with names and contents of sources, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, content: string): void => writeFileSync(join(folder, name), content)
  mkdirSync(join(folder, 'dist'))
  write('page.tsx', 'one')
  const before = hashSources([folder])

  write('dist/page.js', 'built')
  write('page.test.tsx', 'a test')
  expect(hashSources([folder])).toBe(before)

  write('page.tsx', 'two')
  const changed = hashSources([folder])
  expect(changed).not.toBe(before)
  renameSync(join(folder, 'page.tsx'), join(folder, 'screen.tsx'))
  expect(hashSources([folder])).not.toBe(changed)
})
