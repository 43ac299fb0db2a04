import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { chooseEncoding, type EncodedPage, encodePage } from './page/encoded-page.ts'
import type { PageRenderer } from './page/page-renderer.ts'
import { messages } from './messages/messages.ts'

/** Serves the scripts a page loads for nearby slides that need them, and the style sheet for visitors without script. */
export function addModuleRoutes(server: FastifyInstance, renderer: Pick<PageRenderer, 'moduleCode'>): void {
  const encoded = new Map<string, EncodedPage>()

  function moduleAt(file: string): EncodedPage | undefined {
    const known = encoded.get(file)
    if (known) return known
    const code = renderer.moduleCode(file)
    if (code === undefined) return undefined
    const module = encodePage(code)
    encoded.set(file, module)
    return module
  }

  server.get<{ Params: { file: string } }>(
    '/assets/viewer/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const module = moduleAt(request.params.file)
      if (!module) throw new AppError('NOT_FOUND', { message: messages.later('noSuchFile') })
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .headers({
          'content-type': `text/${request.params.file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        .send(await module.bytes(encoding))
    },
  )
}
