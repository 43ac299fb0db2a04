import type { LinkHealth, LinkScans, Tag } from '@taplet/contract'

export const sortKeys = ['newest', 'name', 'scans', 'scans30'] as const
export type SortKey = (typeof sortKeys)[number]
export const stateKeys = ['all', 'active', 'off', 'trouble'] as const
export type StateKey = (typeof stateKeys)[number]
export const kindKeys = ['any', 'code', 'tag', 'address', 'own'] as const
export type KindKey = (typeof kindKeys)[number]

export interface LinkFacts {
  scans: Readonly<Record<string, LinkScans>>
  health: Readonly<Record<string, LinkHealth>>
}

interface Wanted {
  search: string
  sort: SortKey
  state: StateKey
  kind: KindKey
  /** Id of an instant app, or empty for all. */
  app: string
  /** Id of a batch, or empty for all. */
  batch: string
}

const CALM: readonly LinkHealth['state'][] = ['OK', 'RESTING']

/** Something its owner did not choose keeps visitors from the link's destination. */
export const hasTrouble = (link: Tag, { health }: LinkFacts): boolean =>
  link.takedown !== null || !CALM.includes(health[link.tagId]?.state ?? 'OK')

/** The filter for each state. */
export const stateTests: Readonly<Record<StateKey, (link: Tag, facts: LinkFacts) => boolean>> = {
  all: () => true,
  active: (link) => link.active,
  off: (link) => !link.active,
  trouble: hasTrouble,
}

const kindTests: Readonly<Record<KindKey, (link: Tag) => boolean>> = {
  any: () => true,
  code: (link) => link.tagSubType === null,
  tag: (link) => link.tagSubType !== null,
  address: (link) => link.destinationUrl !== '',
  own: (link) => link.isDefault,
}

const byName = (one: Tag, other: Tag) =>
  one.tagName.localeCompare(other.tagName, undefined, { numeric: true, sensitivity: 'base' })
const byAge = (one: Tag, other: Tag) => other.createdAt.localeCompare(one.createdAt)

const orders: Readonly<Record<SortKey, (one: Tag, other: Tag, facts: LinkFacts) => number>> = {
  name: byName,
  newest: byAge,
  scans: (one, other, { scans }) => (scans[other.tagId]?.total ?? 0) - (scans[one.tagId]?.total ?? 0),
  scans30: (one, other, { scans }) => (scans[other.tagId]?.last30Days ?? 0) - (scans[one.tagId]?.last30Days ?? 0),
}

/** What search covers for each link: its name, note, short name and destination. */
export function searchTexts(links: readonly Tag[], wordsOf: (link: Tag) => string): ReadonlyMap<string, string> {
  return new Map(
    links.map((link) => [
      link.tagId,
      [link.tagName, link.note, link.slug, link.tagId, link.destinationUrl, wordsOf(link)]
        .join(' ')
        .toLocaleLowerCase(),
    ]),
  )
}

/** The links that contain every word of the search and pass the filters, in the requested order. */
export function findLinks(
  links: readonly Tag[],
  texts: ReadonlyMap<string, string>,
  facts: LinkFacts,
  { search, sort, state, kind, app, batch }: Wanted,
): Tag[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return links
    .filter(
      (link) =>
        stateTests[state](link, facts) &&
        kindTests[kind](link) &&
        (app === '' || link.experienceId === app) &&
        (batch === '' || link.batchId === batch) &&
        words.every((word) => texts.get(link.tagId)?.includes(word) ?? false),
    )
    .sort((one, other) => orders[sort](one, other, facts) || byAge(one, other) || byName(one, other))
}
