import {
  addWidget,
  type Collision,
  createWidget,
  isSameData,
  shiftWidgets,
  ORDER,
  removeWidgets,
  renameSlide,
  updateBackground,
  updateWidget,
} from '@taplet/slides/edits'
import { type Slide, widgetTypes } from '@taplet/slides/schema'
import type { Random } from './world.ts'

export const PEOPLE = 3
export const WIDGETS = 9
const MOST_ADDED = 30
const MOVER = 2

const words = (text: string) => ({ ...createWidget('TEXT_BOX', 'x').widgetData, text })
const orderOf = (slide: Slide) => slide.widgets.map((widget) => widget.widgetId).filter((id) => id.startsWith('w'))

/** The intended slide: every edit that anyone made, whatever happened to their tabs. */
export function createModel(start: Slide, random: Random) {
  let document = start
  let count = 0

  const text = (person: number) => {
    const id = `w${random.below(WIDGETS / PEOPLE) * PEOPLE + person}`
    const value = words(`text ${count}`)
    return (slide: Slide) => updateWidget(slide, id, value)
  }
  const add = () => {
    const widget = createWidget(random.pick(widgetTypes), `n${count}`)
    const index = random.below(WIDGETS)
    return (slide: Slide) => addWidget(slide, widget, index)
  }
  const remove = () => {
    const id = `w${random.below(WIDGETS)}`
    return (slide: Slide) => removeWidgets(slide, [id])
  }
  /** Each field belongs to one person: if two set the same field, they could not both be right. */
  const own = (person: number) => {
    const value = count.toString(16).padStart(6, '0')
    if (person === 0) return (slide: Slide) => renameSlide(slide, `Name ${value}`)
    if (person === 1) return (slide: Slide) => updateBackground(slide, { color: `#${value}` })
    return move()
  }
  /**
   * Moves below the old neighbour that follows in the intended order, by name: a screen may still lack earlier moves of
   * this person, which a draft brings later. Never below one that was above it at first: an order that returns to the
   * original looks the same as an unchanged one, as each text here is new, too.
   */
  const move = () => {
    const id = `w${random.below(WIDGETS)}`
    const order = orderOf(document)
    const neighbour = order[order.indexOf(id) + 1]
    if (!order.includes(id) || neighbour === undefined || neighbour < id) return (slide: Slide) => slide
    return (slide: Slide) => moveBelow(slide, id, neighbour)
  }
  const moveBelow = (slide: Slide, id: string, neighbour: string): Slide => {
    const order = orderOf(slide)
    const isAbove = order.includes(id) && order.indexOf(id) < order.indexOf(neighbour)
    return isAbove ? moveBelow(shiftWidgets(slide, [id], 'DOWN'), id, neighbour) : slide
  }

  function choose(person: number) {
    const kind = random.below(10)
    if (kind < 5) return text(person)
    if (kind < 7 && count < MOST_ADDED) return add()
    // Only the person who moves also removes: moving past what another one removed meanwhile would be ambiguous.
    return kind === 7 && person === MOVER && count % 3 === 0 ? remove() : own(person)
  }

  const isMeantOrder = (order: unknown) => {
    const meant = orderOf(document)
    if (!Array.isArray(order)) return false
    return isSameData(
      order.filter((id) => meant.includes(id)),
      meant.filter((id) => order.includes(id)),
    )
  }

  return {
    document: () => document,
    /** Whether a choice was between two orders, neither of which is the intended one: each side moved something. */
    needsSorting: ({ path, mine, theirs }: Collision) =>
      path.at(-1) === ORDER && !isMeantOrder(mine) && !isMeantOrder(theirs),
    /** The person then sorts the old widgets into the intended order, each at the position of an old one. */
    sort(slide: Slide): Slide {
      const meant = orderOf(document).filter((id) => orderOf(slide).includes(id))
      const sorted = [...meant]
      const find = (id: string | undefined) => slide.widgets.find((widget) => widget.widgetId === id)
      const widgets = slide.widgets.map((widget) =>
        meant.includes(widget.widgetId) ? (find(sorted.shift()) ?? widget) : widget,
      )
      return { ...slide, widgets }
    },
    /** Returns an edit that a person makes now. */
    edit(person: number): (slide: Slide) => Slide {
      count++
      const make = choose(person)
      document = make(document)
      return make
    },
    /** Returns an edit that adds something and removes it at once. */
    slip(): (slide: Slide) => Slide {
      count++
      const widget = createWidget('LINK', `slip${count}`)
      return (slide) => addWidget(slide, widget)
    },
    /** How a person decides a collision: by what was intended. True takes the other side's value. */
    takesTheirs({ path, mine, theirs }: Collision): boolean {
      if (path.at(-1) === ORDER) return !isMeantOrder(mine) && isMeantOrder(theirs)
      const [list, id, ...rest] = path
      const holder: unknown = list === 'widgets' ? document.widgets.find((widget) => widget.widgetId === id) : document
      const steps = list === 'widgets' ? rest : path
      const meant = steps.reduce<unknown>(
        (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
        holder,
      )
      if (meant === undefined || steps.length === 0) return (theirs === undefined) === (meant === undefined)
      return !isSameData(mine, meant) && isSameData(theirs, meant)
    },
    /** The slide's content without the positions of added widgets, whose order among each other is not guaranteed. */
    essence: (slide: Slide) => ({
      ...slide,
      order: orderOf(slide),
      widgets: Object.fromEntries(slide.widgets.map((widget) => [widget.widgetId, widget])),
    }),
  }
}
export type Model = ReturnType<typeof createModel>
