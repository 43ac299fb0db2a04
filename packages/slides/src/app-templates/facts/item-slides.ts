import type { AppSlideSource, AppTemplateWidget } from '../define-app-template.ts'
import { common, heading, label } from '../parts.ts'
import type { BusinessFacts } from './business-facts.ts'

/** How much a slide holds, in rows without a subtitle. */
const ROOM = 9
const WITH_DETAIL = 1.6

type Group = BusinessFacts['groups'][number]
type Item = Group['items'][number]

const roomOf = ({ detail }: Item): number => (detail ? WITH_DETAIL : 1)

/** Returns the items of a group in parts that fit on a slide each. */
function parts({ items }: Group): Item[][] {
  const all: Item[][] = []
  let free = 0
  for (const item of items) {
    if (free < roomOf(item)) {
      all.push([])
      free = ROOM
    }
    all.at(-1)?.push(item)
    free -= roomOf(item)
  }
  return all
}

const rowOf = ({ name, detail, price }: Item): AppTemplateWidget => common(price ? `${name}\t${price}` : name, detail)

const isShort = (group: Group): boolean => group.items.reduce((sum, item) => sum + roomOf(item), 0) <= ROOM / 2 - 1

/** Returns slides with prices: one for each group, as many as it needs; two short ones share one. */
export function itemSlides(groups: BusinessFacts['groups'], usual: string): AppSlideSource[] {
  const slides: AppSlideSource[] = []
  const slideOf = (said: string, widgets: readonly AppTemplateWidget[]): AppSlideSource => ({
    look: { anchor: 'TOP' },
    widgets: [heading(said), ...widgets],
  })
  for (let at = 0; at < groups.length; at++) {
    const [group, next] = [groups[at], groups[at + 1]]
    if (!group) break
    if (next && group.name && next.name && isShort(group) && isShort(next)) {
      const both = [group, next].flatMap(({ name, items }) => [label(name, 18), ...items.map(rowOf)])
      slides.push(slideOf(usual, both))
      at++
    } else slides.push(...parts(group).map((items) => slideOf(group.name || usual, items.map(rowOf))))
  }
  return slides
}
