import type { Widget } from '@taplet/slides/schema'
import type { Cell } from './drop-gap.ts'

/** Positions of the stack's widgets on screen, in the slide's order. What is behind the stack has none. */
export function cellsOf(root: Element, widgets: readonly Pick<Widget, 'widgetId'>[]): Cell[] {
  return [...root.querySelectorAll<HTMLElement>('.tp-stack [data-widget-id]')].flatMap((element) => {
    const { widgetId = '' } = element.dataset
    const index = widgets.findIndex((one) => one.widgetId === widgetId)
    const { left, top, width, height } = element.getBoundingClientRect()
    return index < 0 ? [] : [{ widgetId, index, left, top, width, height }]
  })
}
