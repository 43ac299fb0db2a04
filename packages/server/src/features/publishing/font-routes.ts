import { slideFonts } from '@taplet/slides/schema'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { messages } from './messages/messages.ts'

/** Beside the package's sources, located by its entry point. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@taplet/slides/schema')), '../fonts')

/** The font files listed by the package, and nothing else of that folder. */
const files = new Set<string>(Object.values(slideFonts).flatMap((font) => font.files.map(({ file }) => file)))

/** Returns the path of a font file on this machine. */
export const fontFile = (file: string): string => join(FOLDER, file)

/** Serves the fonts of slides to our own pages. */
export function addFontRoutes(server: FastifyInstance): void {
  const loaded = new Map<string, Promise<Buffer>>()
  server.get<{ Params: { file: string } }>(
    '/assets/fonts/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      if (!files.has(file)) throw new AppError('NOT_FOUND', { message: messages.later('noSuchFont') })
      const bytes = loaded.get(file) ?? readFile(fontFile(file))
      loaded.set(file, bytes)
      return reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(await bytes)
    },
  )
}
