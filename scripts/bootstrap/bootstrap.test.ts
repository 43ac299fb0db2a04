import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

interface Outcome {
  code: number | null
  output: string
}

let folder: string

/** A small checkout: the bootstrap, a lock file with one package, and an npm that only records its arguments. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taplet-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(dirname(import.meta.dirname), join(folder, 'scripts'), { recursive: true })
  writePackage('zod', '1.0.0')
  write('scripts/hello.ts', "const name: string = process.argv[2] ?? ''; console.log(`hello ${name}`)")
  write(
    'npm-cli.js',
    "const { appendFileSync, mkdirSync } = require('node:fs'); appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n'); mkdirSync('node_modules', { recursive: true })",
  )
})

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

function writePackage(name: string, version: string, path = 'package-lock.json'): void {
  write(path, JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: { version } } }))
}

function start(args: string[]): { outcome: Promise<Outcome>; pid: () => number; said: () => string } {
  const npm = join(folder, 'npm-cli.js')
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath }
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], { cwd: folder, env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const outcome = once(child, 'close').then(() => ({ code: child.exitCode, output }))
  return { outcome, pid: () => Number(child.pid), said: () => output }
}

const run = (...args: string[]): Promise<Outcome> => start(args).outcome

const npmCalls = (): string[] =>
  existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n') : []

it('[14.2] the bootstrap gives the server threads enough, and has it hand memory back, unless the environment says else', async () => {
  write(
    'scripts/start.ts',
    'const { UV_THREADPOOL_SIZE, MALLOC_ARENA_MAX } = process.env; console.log(UV_THREADPOOL_SIZE, MALLOC_ARENA_MAX)',
  )
  expect(await run('start')).toMatchObject({ output: expect.stringMatching(/^8 2$/m) })
  vi.stubEnv('UV_THREADPOOL_SIZE', '24')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await run('start')).toMatchObject({ output: '24 2\n' })
})

describe('installing', () => {
  it('runs npm ci once, with all it needs whatever the environment says, and then no more', async () => {
    const first = await run('hello', 'you')
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('hello you') })
    expect(npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional --ignore-scripts/)])
    expect(await run('hello', 'again')).toEqual({ code: 0, output: 'hello again\n' })
    expect(npmCalls()).toHaveLength(1)
  })

  it('runs npm ci again when the lock file changes', async () => {
    await run('hello')
    writePackage('zod', '2.0.0')
    await run('hello')
    expect(npmCalls()).toHaveLength(2)
  })

  it('takes what was installed by hand when it is what the lock file wants', async () => {
    writePackage('zod', '1.0.0', 'node_modules/.package-lock.json')
    await run('hello')
    expect(npmCalls()).toEqual([])
  })

  it('installs once when two commands start together', async () => {
    await Promise.all([run('hello'), run('hello')])
    expect(npmCalls()).toHaveLength(1)
  })

  it('does not replace the packages of a Taplet that runs', async () => {
    write('scripts/stay.ts', "console.log('staying'); setInterval(() => {}, 1000)")
    const stay = start(['stay'])
    await expect.poll(stay.said, { timeout: 10_000 }).toContain('staying')
    writePackage('zod', '2.0.0')
    expect(await run('hello')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`runs from this folder (pid ${stay.pid()}). Stop it first.`),
    })
    process.kill(stay.pid(), 'SIGTERM')
    await stay.outcome
    expect(await run('hello', 'you')).toMatchObject({ code: 0 })
  })
})

describe('running', () => {
  it('ends with the exit code of the script', async () => {
    write('scripts/fail.ts', 'process.exit(7)')
    expect(await run('fail')).toMatchObject({ code: 7 })
  })

  it('passes a signal on once and waits until the script is done', async () => {
    write(
      'scripts/drain.ts',
      "let times = 0; process.on('SIGTERM', () => { times++; setTimeout(() => { console.log(`drained after ${times}`); process.exit(0) }, 200) }); console.log('ready'); setInterval(() => {}, 1000)",
    )
    const script = start(['drain'])
    await expect.poll(script.said, { timeout: 10_000 }).toContain('ready')
    process.kill(script.pid(), 'SIGTERM')
    expect(await script.outcome).toMatchObject({ code: 0, output: expect.stringContaining('drained after 1') })
  })

  it('names what it does not know', async () => {
    expect(await run('nonsense')).toMatchObject({ code: 1, output: expect.stringContaining('no command "nonsense"') })
    expect(await run('../run')).toMatchObject({ code: 1 })
  })
})
