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
}

const CALM: readonly LinkHealth['state'][] = ['OK', 'RESTING']

/** Something stands between visitors and what the link leads to, that its owner did not choose. */
export const hasTrouble = (link: Tag, { health }: LinkFacts): boolean =>
  link.takedown !== null || !CALM.includes(health[link.tagId]?.state ?? 'OK')

/** Which links each choice of state leaves. */
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

/** What is searched for each link: its name, note and short name, and where it leads. */
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

/** The links that hold every word of the search and pass the filters, in the order asked for. */
export function findLinks(
  links: readonly Tag[],
  texts: ReadonlyMap<string, string>,
  facts: LinkFacts,
  { search, sort, state, kind, app }: Wanted,
): Tag[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return links
    .filter(
      (link) =>
        stateTests[state](link, facts) &&
        kindTests[kind](link) &&
        (app === '' || link.experienceId === app) &&
        words.every((word) => texts.get(link.tagId)?.includes(word) ?? false),
    )
    .sort((one, other) => orders[sort](one, other, facts) || byAge(one, other) || byName(one, other))
}
