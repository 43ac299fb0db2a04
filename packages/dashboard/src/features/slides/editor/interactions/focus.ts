/** Selectors of the areas between which the focus moves. */
export const STAGE = '[data-place="stage"]'
export const STACK = '[data-place="stack"]'
const FORM = '[data-place="form"]'
const places = [STACK, STAGE, FORM] as const

const FIELD = 'input, textarea, select, button, [tabindex="0"]'

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility?.() ?? true)

/** Moves the focus after the last change is rendered. */
function afterDraw(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}

/** Focuses a widget where the focus currently is: its row if the list has it, else the stage. */
export function focusWidget(widgetId: string | undefined): void {
  const isInList = document.activeElement?.closest(STACK) !== null && document.activeElement !== document.body
  afterDraw(() => {
    const row =
      widgetId === undefined
        ? null
        : document.querySelector<HTMLElement>(`${STACK} [data-row="${CSS.escape(widgetId)}"]`)
    return isInList && row ? row : (visible(STAGE) ?? row ?? visible(STACK))
  })
}

/** Focuses the first field of the form, which is the most important one. */
export function focusForm(): void {
  afterDraw(() => visible(`${FORM} [data-fields]`)?.querySelector<HTMLElement>(FIELD))
}

/** Opens the library for the form's first empty file field; without one, focuses the first field. */
export function openEmptyMedia(): void {
  afterDraw(() => {
    const fields = visible(`${FORM} [data-fields]`)
    const empty = fields?.querySelector<HTMLElement>('[data-choose-media]')
    empty?.click()
    return empty ? undefined : fields?.querySelector<HTMLElement>(FIELD)
  })
}

/** Cycles the focus through the parts of the editor: list, phone, form. */
export function focusNextPart(step: 1 | -1): void {
  const present = places.flatMap((place) => visible(place) ?? [])
  const at = present.findIndex((element) => element.contains(document.activeElement))
  const next = present[(at + step + present.length) % present.length]
  const field = next?.matches(STAGE)
    ? next
    : next?.querySelector<HTMLElement>(`[data-current], [data-fields] :is(${FIELD}), button`)
  ;(field ?? next)?.focus()
}
