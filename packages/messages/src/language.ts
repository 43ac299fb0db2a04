/** Languages that a person can read: the file of each stands beside the others in every `messages/` folder. */
export const LANGUAGES = ['en'] as const
export type Written = (typeof LANGUAGES)[number]

/** English with accents, a third longer and in brackets: shows on screens what no table holds and what overflows. */
export const PSEUDO = 'en-XA'

export type Language = Written | typeof PSEUDO

/** Every language that can be asked for. */
export const LANGUAGE_TAGS = [...LANGUAGES, PSEUDO] as const

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Where a page's address names its language: `?lang=en-XA`. */
export const LANGUAGE_PARAM = 'lang'

/** Returns the language of that tag; undefined where it is none of ours. */
export const readLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGE_TAGS.find((language) => language === tag)

/** Returns whose tables, plurals and numbers a language takes. */
export const writtenOf = (language: Language): Written => (language === PSEUDO ? DEFAULT_LANGUAGE : language)
