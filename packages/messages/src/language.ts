/** Supported languages: the file of each is beside the others in every `messages/` folder. */
export const LANGUAGES = ['en'] as const
export type Written = (typeof LANGUAGES)[number]

/** English with accents, a third longer and in brackets: reveals texts outside tables and layouts that overflow. */
export const PSEUDO = 'en-XA'

export type Language = Written | typeof PSEUDO

/** Every language that can be requested. */
export const LANGUAGE_TAGS = [...LANGUAGES, PSEUDO] as const

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Query parameter for the language of a page: `?lang=en-XA`. */
export const LANGUAGE_PARAM = 'lang'

/** Returns the language of that tag; undefined when unsupported. */
export const readLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGE_TAGS.find((language) => language === tag)

/** Returns the language whose tables, plurals and numbers are used. */
export const writtenOf = (language: Language): Written => (language === PSEUDO ? DEFAULT_LANGUAGE : language)
