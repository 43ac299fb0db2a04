import type { ExperienceItem, Page, QrDesign } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { type Library, useLibrary } from '../../../entities/experience/library.ts'
import { pagesQuery } from '../../../entities/experience/queries.ts'
import { designsQuery } from '../../../entities/qr-design/queries.ts'

/** What links refer to by id: apps, slides, designs. */
export interface Known {
  pages: readonly Page[]
  pageById: ReadonlyMap<string, Page>
  library: Library | undefined
  itemById: ReadonlyMap<string, ExperienceItem> | undefined
  designs: readonly QrDesign[]
  designById: ReadonlyMap<string, QrDesign>
}

const NO_PAGES: readonly Page[] = []
const NO_DESIGNS: readonly QrDesign[] = []

/** Apps, slides and designs of the account; empty until loaded. */
export function useKnown(): Known {
  const { data: pages = NO_PAGES } = useQuery(pagesQuery(useApi()))
  const { data: designs = NO_DESIGNS } = useQuery(designsQuery(useApi()))
  const { library } = useLibrary()
  return useMemo(
    () => ({
      pages,
      pageById: new Map(pages.map((page) => [page.experienceId, page])),
      library,
      itemById: library?.itemById,
      designs,
      designById: new Map(designs.map((design) => [design.qrDesignId, design])),
    }),
    [pages, designs, library],
  )
}
