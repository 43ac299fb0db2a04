import { MEGABYTE } from '@taplet/base/bytes'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The machine's programs for converting video. */
export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
  /** Version string as reported by the program, e.g. 5.1.9. */
  version: string
  /** Whether it can convert HDR to standard colours. */
  hasToneMapping: boolean
  /** Scheduling priority of its work, from 0 to 19 (lowest). */
  niceness: number
}

interface RunOptions {
  timeoutMs: number
  signal?: AbortSignal | undefined
  cwd?: string
  niceness?: number
}

const MAX_OUTPUT = MEGABYTE
/** Converting must not slow down pages: low priority where the system supports it. */
const NICENESS = 15

export class ProgramFailed extends Error {
  readonly output: string
  constructor(program: string, output: string) {
    super(`${program} failed: ${output.slice(-500)}`)
    this.name = 'ProgramFailed'
    this.output = output
  }
}

const behindOthers = (niceness: number, program: string, args: readonly string[]): [string, readonly string[]] =>
  niceness > 0 && process.platform !== 'win32' ? ['nice', ['-n', String(niceness), program, ...args]] : [program, args]

/**
 * Runs a program without a shell and returns its output. Killed on timeout or when the signal aborts. Throws
 * ProgramFailed.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { timeoutMs, signal, cwd, niceness = 0 }: RunOptions,
): Promise<string> {
  const [command, given] = behindOthers(niceness, program, args)
  const limit = AbortSignal.timeout(timeoutMs)
  const child = spawn(command, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(cwd !== undefined && { cwd }),
    // Nothing of our environment (keys, database) is passed to a program that reads strangers' files.
    env: { PATH: process.env.PATH ?? '', LANG: 'C' },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      if (output[name].length < MAX_OUTPUT) output[name] += text
    })
  }
  try {
    const [code, killedBy] = await once(child, 'close')
    if (code === 0) return output.stdout
    // Killed from outside (a full machine, an operator): the file is not the cause, so retrying makes sense.
    if (killedBy) throw new Error(`${program} was ended by ${killedBy}`)
  } catch (error) {
    if (!limit.aborted) throw error
  }
  throw new ProgramFailed(program, limit.aborted ? 'it took too long' : output.stderr)
}

/** Finds ffmpeg and ffprobe; returns undefined when one is missing or cannot write H.264. */
export async function findFfmpeg({
  ffmpeg = 'ffmpeg',
  ffprobe = 'ffprobe',
  niceness = NICENESS,
} = {}): Promise<Ffmpeg | undefined> {
  const ask = (program: string, ...args: string[]): Promise<string> =>
    runProgram(program, ['-hide_banner', ...args], { timeoutMs: 10_000 })
  try {
    const [version, encoders, filters] = [
      await ask(ffmpeg, '-version'),
      await ask(ffmpeg, '-encoders'),
      await ask(ffmpeg, '-filters'),
    ]
    await ask(ffprobe, '-version')
    if (!/\blibx264\b/.test(encoders) || !/\baac\b/.test(encoders)) return undefined
    return {
      ffmpeg,
      ffprobe,
      version: /version (\S+?)(?:-\S*)?\s/.exec(version)?.[1] ?? 'unknown',
      hasToneMapping: /\bzscale\b/.test(filters) && /\btonemap\b/.test(filters),
      niceness,
    }
  } catch {
    return undefined
  }
}
