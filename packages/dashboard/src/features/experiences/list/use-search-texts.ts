import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Library, viewOf } from '../library-query.ts'
import { searchTexts } from './find-experiences.ts'

/** What is searched for each instant app. The words of its slides come with the first search: they need the editors' knowledge of widgets. */
export function useSearchTexts(pages: readonly Page[], library: Library | undefined, isSearching: boolean) {
  const { data: words } = useQuery({
    queryKey: ['slides', 'words'],
    queryFn: async () => (await import('../../slides/library/words-on-slide.ts')).wordsOnSlide,
    enabled: isSearching,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(
    () =>
      searchTexts(pages, (itemId) => {
        const view = words && viewOf(library, itemId)
        return view ? words(view) : ''
      }),
    [pages, library, words],
  )
}
