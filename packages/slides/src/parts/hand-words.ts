import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'

/** Returns the texts that a page passes to its scripts as `data-words`; none for English, which the scripts contain. */
export const handWords = (
  { all }: { all: (language: Language) => Readonly<Record<string, string>> },
  language: Language,
): string | undefined => (language === DEFAULT_LANGUAGE ? undefined : JSON.stringify(all(language)))
