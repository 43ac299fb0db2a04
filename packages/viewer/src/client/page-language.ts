import { DEFAULT_LANGUAGE, type Language, readLanguage } from '@taplet/messages'

/** Returns the language that the server wrote the page in. */
export const pageLanguage = (): Language => readLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE
