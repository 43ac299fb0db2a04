import { readFileSync } from 'node:fs'

const PROGRAM = 'picture-program.ts'

/** Returns the process in which a server works on pictures, if it runs. Linux only. */
export const pictureProcessesOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '' && read(`/proc/${child}/cmdline`).includes(PROGRAM))
    .map(Number)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the process ended while we looked
  }
}
