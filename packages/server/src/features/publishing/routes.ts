import { API_PREFIX, embedPath, experiencePath, MEDIA_PREFIX } from '@taplet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { codeInPath } from '../../platform/link-codes.ts'
import { addLinkRoutes, answerCode, resolveRedirect, type LinkRoutes } from './links/routes.ts'
import type { AddressEntry } from './address-entry.ts'
import { pageRequestOf, sendPage } from './page/send-page.ts'
import type { PublishingService } from './service.ts'
import { messages } from './messages/messages.ts'

/** Below these an unknown address is the error of a program, not of a person with a browser. */
const NOT_FOR_PEOPLE = [API_PREFIX, MEDIA_PREFIX, '/assets', '/dev'].map((prefix) => `${prefix}/`)
const isForPrograms = (path: string): boolean => NOT_FOR_PEOPLE.some((prefix) => path.startsWith(prefix))
const hidden = { schema: { hide: true } }

/** Adds the public addresses: instant apps by path and by link, and a helpful page for all others. */
export function addPublicRoutes(server: FastifyInstance, service: PublishingService, links: LinkRoutes): void {
  server.serveCached(service.findReady, (path, info) =>
    service.mayRedirect(path) ? resolveRedirect(links, codeInPath(path) ?? '', info) : undefined,
  )

  function answer(
    entry: AddressEntry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    if (!entry.page) return redirectTo(experiencePath(entry.path), request, reply)
    service.noteSent(entry, pageRequestOf(request))
    return sendPage(entry.page, request, reply)
  }

  server.get<{ Params: { fullPagePath: string } }>('/:fullPagePath', hidden, async (request, reply) => {
    const { fullPagePath } = request.params
    const language = requestLanguageOf(request)
    if (language !== server.language) {
      const entry = await service.findIn({ path: fullPagePath.toLowerCase() }, language)
      if (entry.page) return sendPage(entry.page, request, reply, { isFresh: true, isCacheable: false })
    }
    const entry = await service.findPath(fullPagePath)
    const name = meantName(fullPagePath)
    if (!entry.isNothing || name === fullPagePath) return answer(entry, request, reply)
    const meant = await service.findPath(name)
    return meant.kind === 'LIVE' ? redirectTo(experiencePath(name), request, reply) : answer(meant, request, reply)
  })

  server.get<{ Params: { fullPagePath: string } }>(embedPath(':fullPagePath'), hidden, async (request, reply) => {
    const path = request.params.fullPagePath
    const language = requestLanguageOf(request)
    const isTranslated = language !== server.language
    const entry = isTranslated
      ? await service.findIn({ path, isEmbedded: true }, language)
      : await service.findEmbed(path)
    if (!entry.page) return redirectTo(embedPath(entry.path), request, reply)
    service.noteSent(entry, pageRequestOf(request))
    return sendPage(entry.page, request, reply, { isFresh: isTranslated, isCacheable: !isTranslated })
  })

  addLinkRoutes(server, links)

  // Apple, password managers and scanners take any page here for the file that they asked for.
  server.get('/.well-known/*', hidden, async (request, reply) =>
    reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .send(messages(requestLanguageOf(request))('nothingAtAddress')),
  )

  server.showAtBadAddresses((request, reply) =>
    isForPrograms(request.url)
      ? undefined
      : sendPage(service.noticePage('NOT_FOUND', requestLanguageOf(request)), request, reply),
  )

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '')
    const isForPeople = request.method === 'GET' || request.method === 'HEAD'
    if (!isForPeople || isForPrograms(path))
      throw new AppError('NOT_FOUND', { message: messages.later('nothingAtAddress') })
    // An extra slash, a capital T, or characters a bad scanner appended to the code.
    const code = codeInPath(path)
    if (code !== undefined) return answerCode(links, code, request, reply)
    const [, name] = /^\/([\w-]+)[^\w/-]*\/$/.exec(path) ?? []
    return name === undefined ? reply.redirect('/app/explore') : redirectTo(experiencePath(name), request, reply)
  })
}

/**
 * Names are lower-case, without signs: people type capitals, some code scanners send only capitals, and a link at the
 * end of a sentence takes its full stop along.
 */
const meantName = (path: string): string => path.toLowerCase().replace(/(?<=[\w-])[^\w-]+$/, '')

function redirectTo(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = /\?.*$/s.exec(request.url)?.[0] ?? ''
  // Browsers cache a 301 for ever, but the owner may use the old name again.
  return reply.header('cache-control', 'no-cache').redirect(path + query, 301)
}
