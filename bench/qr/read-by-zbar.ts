import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pixels } from '@taplet/qr/scannability'

export const hasProgram = (name: string): boolean => spawnSync(name, ['--help']).error === undefined

/**
 * Returns which of the pictures ZBar reads as this text. All go to one call: starting the program costs more than
 * reading.
 */
export function readByZbar(pictures: readonly Pixels[], text: string): boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'qr-bench-'))
  try {
    const files = pictures.map((picture, index) => {
      const file = join(folder, `${index}.pgm`)
      writeFileSync(file, toPgm(picture))
      return file
    })
    const answer = spawnSync('zbarimg', ['-q', '--xml', ...files], { maxBuffer: 1e8 }).stdout.toString()
    const sources = answer.split("<source href='").slice(1)
    const isRead = new Map(sources.map((source) => [source.slice(0, source.indexOf("'")), source.includes(text)]))
    return files.map((file) => isRead.get(file) ?? false)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes a portable grey map, the simplest picture format that programs read. */
function toPgm({ data, width, height }: Pixels): Buffer {
  const grey = Buffer.alloc(width * height)
  for (let index = 0; index < grey.length; index++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * index, 4 * index + 3)
    grey[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey])
}
