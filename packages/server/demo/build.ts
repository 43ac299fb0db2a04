/** Draws all demo pictures into demo/assets. Needs ffmpeg for the films; its output is committed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loops, pictures } from './assets.ts'

const ASSETS = join(import.meta.dirname, 'assets')
/** DPI of an SVG drawn at its own size; pictures of 390 × 844 come out at 1080 × 2337. */
const DOTS = 72
const PICTURE_SCALE = 1080 / 390
const FILM = { width: 720, height: 1558, frames: 24 }
const PICTURE_BYTES = 120_000

const raster = (svg: string, scale: number) => sharp(Buffer.from(svg), { density: DOTS * scale })

/** Encodes a picture at the best quality within its size budget. */
async function picture(svg: string): Promise<Buffer> {
  for (let quality = 86; quality > 40; quality -= 6) {
    const file = await raster(svg, PICTURE_SCALE).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= PICTURE_BYTES) return file
  }
  throw new Error('This picture is too rich for its budget; simplify the scene.')
}

const encoder = (file: string, quality: number) =>
  spawn(
    'ffmpeg',
    `-loglevel error -y -f rawvideo -pix_fmt rgb24 -s ${FILM.width}x${FILM.height} -r ${FILM.frames} -i - -an -c:v libx264 -profile:v main -preset slow -tune animation -crf ${quality} -pix_fmt yuv420p -movflags +faststart`
      .split(' ')
      .concat(file),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )

/** Draws a film frame by frame; the frame after the last would equal the first. */
async function film(at: (phase: number) => string, seconds: number, quality: number, file: string): Promise<void> {
  const process = encoder(file, quality)
  const count = seconds * FILM.frames
  for (let frame = 0; frame < count; frame++) {
    const pixels = await raster(at(frame / count), FILM.width / 390)
      .resize(FILM.width, FILM.height, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!process.stdin.write(pixels)) await once(process.stdin, 'drain')
  }
  process.stdin.end()
  const [code] = await once(process, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`)
}

await mkdir(ASSETS, { recursive: true })
const only = process.argv[2] ?? ''
for (const [name, draw] of Object.entries(pictures)) {
  if (name.startsWith(only)) await writeFile(join(ASSETS, `${name}.webp`), await picture(draw()))
}
for (const [name, { at, seconds, quality }] of Object.entries(loops)) {
  if (!name.startsWith(only)) continue
  await film(at, seconds, quality, join(ASSETS, `${name}.mp4`))
  await writeFile(join(ASSETS, `${name}-poster.webp`), await picture(at(0)))
}
