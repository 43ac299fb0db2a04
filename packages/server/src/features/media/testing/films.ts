import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, runProgram } from '../video/ffmpeg.ts'

/**
 * Tests of conversion are skipped, with a note, where the machine has no ffmpeg. It runs at normal priority here: at
 * low priority, beside two busy test workers, it would hardly ever run.
 */
export const ffmpeg = await findFfmpeg({ niceness: 0 })
if (!ffmpeg) process.stderr.write('No ffmpeg on this machine: the tests that convert video are skipped.\n')

interface FilmOptions {
  size?: string
  seconds?: number
  /** Frames per second. */
  rate?: number
  hasSound?: boolean
  /** File name; its extension determines the container. */
  name?: string
  /** Further arguments before the output. */
  more?: readonly string[]
}

/** Creates a real film with ffmpeg. */
export async function aFilm({
  size = '640x360',
  seconds = 1,
  rate = 15,
  hasSound = true,
  name = 'film.mp4',
  more = [],
}: FilmOptions = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-film-'))
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  try {
    const args = [
      '-nostdin',
      '-loglevel',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
      ...(hasSound ? sound : []),
      '-pix_fmt',
      'yuv420p',
      ...(name.endsWith('webm')
        ? ['-deadline', 'realtime', '-cpu-used', '8']
        : ['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'main']),
      ...more,
      join(folder, name),
    ]
    await runProgram('ffmpeg', args, { timeoutMs: 60_000 })
    return await readFile(join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As stored by a phone held upright: landscape pixels and a rotation flag. */
export async function aTurnedFilm(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-film-'))
  const [flat, turned] = [join(folder, 'flat.mp4'), join(folder, 'turned.mp4')]
  try {
    await writeFile(flat, await aFilm())
    const args = ['-nostdin', '-loglevel', 'error', '-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90', turned]
    await runProgram('ffmpeg', args, { timeoutMs: 30_000 })
    return await readFile(turned)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
