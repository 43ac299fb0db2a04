import type { LinkBatch, Tag } from '@taplet/contract'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../../lib/text.ts'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { destinationLabel, shownDestination } from '../parts/destination.ts'
import type { Known } from '../parts/use-known.ts'
import { findLinks, kindKeys, type LinkFacts, searchTexts, sortKeys, stateKeys } from './find-links.ts'

interface AllLinks {
  links: readonly Tag[]
  facts: LinkFacts
  known: Known
  batches: readonly LinkBatch[]
}

/** The links on the screen: what the list shows is what "Download codes" downloads. */
export function useFoundLinks({ links, facts, known, batches }: AllLinks) {
  const t = useText()
  const apps = useMemo(() => ['', ...known.pages.map((page) => page.experienceId)] as const, [known.pages])
  const batchIds = useMemo(() => ['', ...batches.map(({ batchId }) => batchId)] as const, [batches])
  const address = useListAddress({ sort: sortKeys, state: stateKeys, kind: kindKeys, app: apps, batch: batchIds })
  const { search, chosen } = address
  const { sort, state, kind, app, batch } = chosen
  const wanted = useDeferredValue(search)
  const texts = useMemo(
    () => searchTexts(links, (link) => destinationLabel(shownDestination(link, known), t)),
    [links, known, t],
  )
  const found = useMemo(
    () => findLinks(links, texts, facts, { search: wanted, sort, state, kind, app, batch }),
    [links, texts, facts, wanted, sort, state, kind, app, batch],
  )
  const isFiltered = search !== '' || state !== 'all' || kind !== 'any' || app !== '' || batch !== ''
  return { ...address, batches, found, isFiltered }
}
export type FoundLinks = ReturnType<typeof useFoundLinks>
