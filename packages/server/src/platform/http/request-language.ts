import { type Language, LANGUAGE_PARAM, readLanguage } from '@taplet/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is said where nobody asked for a language of their own. */
    language: Language
  }
}

/** Returns the language that a page's address or the dashboard asks for, else the server's. */
export function requestLanguageOf({ query, headers, server }: FastifyRequest): Language {
  const named: unknown = typeof query === 'object' && query ? Reflect.get(query, LANGUAGE_PARAM) : undefined
  return (
    readLanguage(typeof named === 'string' ? named : undefined) ?? askedLanguage(headers['accept-language'], server)
  )
}

/** Returns the language of the header that the dashboard sends, else the server's: for what no route has read. */
export const askedLanguage = (
  accepted: string | undefined,
  { language }: Pick<FastifyInstance, 'language'>,
): Language => readLanguage(accepted) ?? language
