import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Library, viewOf } from '../../../entities/experience/library.ts'
import { searchTexts } from './find-experiences.ts'

/** Returns the text of a slide. Loaded with the first search, since it needs the editors' knowledge of widgets. */
export const useWords = (isSearching: boolean) =>
  useQuery({
    queryKey: ['slides', 'words'],
    queryFn: async () => (await import('../../../entities/slide/words-on-slide.ts')).wordsOnSlide,
    enabled: isSearching,
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/** What search covers for each instant app; the text of its slides is included from the first search on. */
export function useSearchTexts(pages: readonly Page[], library: Library | undefined, isSearching: boolean) {
  const words = useWords(isSearching)
  return useMemo(
    () =>
      searchTexts(pages, (itemId) => {
        const view = words && viewOf(library, itemId)
        return view ? words(view) : ''
      }),
    [pages, library, words],
  )
}
