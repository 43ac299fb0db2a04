/** Marks of the places between which the focus moves. */
export const STAGE = '[data-place="stage"]'
export const STACK = '[data-place="stack"]'
const FORM = '[data-place="form"]'
const places = [STACK, STAGE, FORM] as const

const FIELD = 'input, textarea, select, button, [tabindex="0"]'

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility?.() ?? true)

/** Gives the focus after what was just done has been drawn. */
function afterDraw(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}

/** Puts the focus on a widget where the focus is now: on its row when it is in the list, else on the stage. */
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

/** Puts the focus on the first field of the form: what matters most stands there. */
export function focusForm(): void {
  afterDraw(() => visible(`${FORM} [data-fields]`)?.querySelector<HTMLElement>(FIELD))
}

/** Opens the library for the form's first field that asks for a file and has none; without one, goes to the first field. */
export function openEmptyMedia(): void {
  afterDraw(() => {
    const fields = visible(`${FORM} [data-fields]`)
    const empty = fields?.querySelector<HTMLElement>('[data-choose-media]')
    empty?.click()
    return empty ? undefined : fields?.querySelector<HTMLElement>(FIELD)
  })
}

/** Moves the focus on to the next part of the editor, in a circle: list, phone, form. */
export function focusNextPart(step: 1 | -1): void {
  const present = places.flatMap((place) => visible(place) ?? [])
  const at = present.findIndex((element) => element.contains(document.activeElement))
  const next = present[(at + step + present.length) % present.length]
  const field = next?.matches(STAGE)
    ? next
    : next?.querySelector<HTMLElement>(`[data-current], [data-fields] :is(${FIELD}), button`)
  ;(field ?? next)?.focus()
}
