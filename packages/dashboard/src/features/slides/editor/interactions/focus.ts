/** Selectors of the areas between which the focus moves. */
export const STAGE = '[data-place="stage"]'
export const STACK = '[data-place="stack"]'
const FORM = '[data-place="form"]'
const places = [STACK, STAGE, FORM] as const

/** After this time nobody waits for a form any more. */
const FORM_MS = 3000
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

/** Passes on the fields of the form once they are there: the code of some is still being fetched. */
function withFields(act: (fields: HTMLElement) => void, until = performance.now() + FORM_MS): void {
  requestAnimationFrame((now) => {
    const fields = visible(`${FORM} [data-fields]`)
    if (fields?.querySelector(FIELD) && !fields.querySelector('[aria-busy="true"]')) act(fields)
    else if (now < until) withFields(act, until)
  })
}

/** Focuses the first field of the form, which is the most important one. */
export function focusForm(): void {
  withFields((fields) => fields.querySelector<HTMLElement>(FIELD)?.focus())
}

/** Opens the library for the form's first empty file field; without one, focuses the first field. */
export function openEmptyMedia(): void {
  withFields((fields) => {
    const empty = fields.querySelector<HTMLElement>('[data-choose-media]')
    if (empty) empty.click()
    else fields.querySelector<HTMLElement>(FIELD)?.focus()
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
  if (!field && next?.matches(FORM)) return focusForm()
  ;(field ?? next)?.focus()
}
