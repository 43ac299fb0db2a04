import { type Language, LANGUAGE_PARAM, readLanguage } from '@taplet/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Language used where none is requested. */
    language: Language
  }
}

/** Returns the language requested by a page's address or the dashboard, else the server's. */
export function requestLanguageOf({ query, headers, server }: FastifyRequest): Language {
  const named: unknown = typeof query === 'object' && query ? Reflect.get(query, LANGUAGE_PARAM) : undefined
  return (
    readLanguage(typeof named === 'string' ? named : undefined) ?? askedLanguage(headers['accept-language'], server)
  )
}

/** Returns the path with the language that the request asks for, so that the next page speaks it, too. */
export function inSameLanguage(path: string, request: FastifyRequest): string {
  const language = requestLanguageOf(request)
  return language === request.server.language ? path : `${path}?${LANGUAGE_PARAM}=${language}`
}

/** Returns the language of the dashboard's header, else the server's: for requests that were not routed. */
export const askedLanguage = (
  accepted: string | undefined,
  { language }: Pick<FastifyInstance, 'language'>,
): Language => readLanguage(accepted) ?? language
