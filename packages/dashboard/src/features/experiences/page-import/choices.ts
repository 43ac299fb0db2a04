import type { ImportedPage } from '@taplet/contract'

/** Pages without buttons have menus; these many of them may be what visitors look for. */
const MENU_LINKS = 4

/** Keys of what a page offers: a part of it, or one thing of a list. */
export const keys = {
  picture: (url: string) => `picture ${url}`,
  link: (url: string) => `link ${url}`,
  profile: ({ linkType, linkUsername }: ImportedPage['profiles'][number]) => `profile ${linkType} ${linkUsername}`,
  item: (group: number, item: number) => `item ${group} ${item}`,
} as const

/** Returns what is not ticked at first: links of menus and footers, where the page has others. */
export function firstUnticked({ links }: ImportedPage): ReadonlySet<string> {
  const hasMain = links.some(({ isMain }) => isMain)
  return new Set(
    links.filter(({ isMain }, at) => (hasMain ? !isMain : at >= MENU_LINKS)).map(({ url }) => keys.link(url)),
  )
}

/** The parts that a page may have, in the order of the list. */
export const parts = ['description', 'logo', 'pictures', 'links', 'profiles', 'place', 'hours', 'items'] as const
export type Part = (typeof parts)[number]

/** Returns whether a page has a part. */
export function hasPart(page: ImportedPage, part: Part): boolean {
  const amounts: Record<Part, number> = {
    description: page.description.length,
    logo: page.logo ? 1 : 0,
    pictures: page.pictures.length,
    links: page.links.length,
    profiles: page.profiles.length,
    place: page.address.length,
    hours: page.hours.length,
    items: page.groups.length,
  }
  return amounts[part] > 0
}
