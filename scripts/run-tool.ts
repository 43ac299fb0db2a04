import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { root } from './root.ts'

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  /** Whether to print the output as it arrives instead of collecting it. */
  isShown?: boolean
}

export interface RunResult {
  status: number
  /** Both streams in order of arrival; empty when printed. */
  output: string
}

/** Runs a tool of node_modules/.bin on this Node. Never throws. */
export function runTool(name: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [join(root, 'node_modules/.bin', name), ...args], options, false)
}

/** Runs a command line as npm would, with the tools of node_modules on its path. Never throws. */
export function runCommandLine(command: string, options: RunOptions = {}): Promise<RunResult> {
  return run(command, [], options, true)
}

/** Runs any program. Never throws: one that cannot be started counts as failed. */
export function runProgram(file: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(file, args, options, false)
}

function run(file: string, args: string[], options: RunOptions, shell: boolean): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: searchPath(), ...options.env },
      shell,
      stdio: options.isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk)
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

function searchPath(): string {
  return [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
}
