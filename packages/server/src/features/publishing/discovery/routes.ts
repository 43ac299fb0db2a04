import type { PublicExperience } from '@taplet/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { coverPath } from '../covers/cover-path.ts'
import { oEmbedOf, targetOf } from './o-embed.ts'
import type { Sitemap } from './sitemap.ts'
import { messages } from '../messages/messages.ts'

export interface DiscoveryRoutes {
  sitemap: Sitemap
  origin: string
  /** Returns the published instant app at a path or behind a link, and whether it may be framed. */
  find: (
    target: { path: string } | { tagId: string },
  ) => Promise<{ experience: PublicExperience; mayBeEmbedded: boolean } | undefined>
}

const hidden = { schema: { hide: true } }
// Revalidated each time: a page that was taken down disappears at once.
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }

/** Adds the files for search engines and for websites that embed our pages. */
export function addDiscoveryRoutes(server: FastifyInstance, { sitemap, origin, find }: DiscoveryRoutes): void {
  const sendXml = (reply: FastifyReply, text: string | undefined): FastifyReply => {
    if (text === undefined) throw new AppError('NOT_FOUND', { message: messages.later('noSuchSitemap') })
    return reply.headers(XML).send(text)
  }
  server.get('/sitemap.xml', hidden, async (_request, reply) => sendXml(reply, await sitemap.root()))

  server.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async ({ params }, reply) => {
    const [, number] = /^([1-9]\d{0,4})\.xml$/.exec(params.file) ?? []
    return sendXml(reply, number === undefined ? undefined : await sitemap.part(Number(number)))
  })

  server.get<{ Querystring: Record<string, unknown> }>('/oembed', hidden, async ({ query }, reply) => {
    const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
    const target = targetOf(text('url'), origin)
    const found = target && (await find(target))
    if (!found) throw new AppError('NOT_FOUND', { message: messages.later('noAppAtAddress') })
    if (text('format') !== '' && text('format') !== 'json')
      throw new AppError('NOT_AVAILABLE', { message: messages.later('onlyFormatJson') })
    const most = (name: string): number =>
      /^\d{1,6}$/.test(text(name)) ? Number(text(name)) : Number.POSITIVE_INFINITY
    const { experience } = found
    const coverUrl = coverPath(experience)
    const answer = oEmbedOf(
      { ...found, coverUrl, origin },
      { maxWidth: most('maxwidth'), maxHeight: most('maxheight') },
    )
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        // Public facts about public pages: scripts of any website may read them.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(JSON.stringify(answer))
  })
}
