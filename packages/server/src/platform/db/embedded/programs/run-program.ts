import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

export interface ProgramResult {
  /** The exit code; undefined when the program could not be started. */
  status: number | undefined
  stdout: string
  /** What it wrote to stderr, or why it could not be started. */
  stderr: string
}

/** Runs a program to its end as the account and never throws: the caller turns the result into a message. */
export function runProgram(file: string, args: string[], account?: Account): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...asAccount(account),
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', (error) => resolve({ status: undefined, stdout, stderr: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, stdout, stderr }))
  })
}

/** Returns the options that make a child process run as the account; empty when it is to run as the current user. */
export function asAccount(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}
