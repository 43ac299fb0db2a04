import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { layoutOf } from '../layout.ts'
import { findPlatformPackage } from './platform-package.ts'
import { preparePrograms } from './programs.ts'
import { runProgram } from './run-program.ts'

function temporaryLayout(): ReturnType<typeof layoutOf> {
  const base = mkdtempSync(join(tmpdir(), 'taplet-programs-'))
  chmodSync(base, 0o711)
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  return layoutOf(base)
}

it('Programs answers programs that run though no install script made their symlinks', async () => {
  const layout = temporaryLayout()
  const { postgres, initdb } = await preparePrograms(layout, undefined)
  expect(postgres).toContain(layout.base)
  expect(await runProgram(initdb, ['--version'])).toMatchObject({ status: 0 })
  expect((await runProgram(postgres, ['--version'])).stdout).toContain('PostgreSQL) 18.')
  for (const { path } of findPlatformPackage().symlinks) {
    expect(statSync(join(dirname(postgres), '..', path)).isFile()).toBe(true)
  }
})

it('Programs replaces what a killed starter left half-copied', async () => {
  const layout = temporaryLayout()
  const half = join(layout.programs, `${findPlatformPackage().version}.copy-999999999-abcd`)
  mkdirSync(half, { recursive: true })
  await preparePrograms(layout, undefined)
  expect(statSync(half, { throwIfNoEntry: false })).toBeUndefined()
})
