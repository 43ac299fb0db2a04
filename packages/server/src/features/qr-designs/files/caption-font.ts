import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { slideFonts } from '@taplet/slides/schema'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@taplet/slides/schema')), '../fonts')

const FACE = 'bricolage-grotesque'
let loaded: Promise<Buffer> | undefined

/** Returns the font of captions, read once. */
export function captionFont(): Promise<Buffer> {
  const files = slideFonts[FACE].files.filter(({ style }) => style === 'normal')
  const { file } = files.at(-1) ?? slideFonts[FACE].files[0]
  loaded ??= readFile(join(FOLDER, file))
  return loaded
}
