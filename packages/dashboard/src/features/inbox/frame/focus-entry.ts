import { afterPaint } from '../../../lib/timing/after-paint.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')]

/** The entry whose row has the focus. */
export const focusedEntry = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry']

/** Focuses an entry's row once it is rendered, or the screen's heading if there is no such row. */
export function focusEntry(id: string | undefined): void {
  afterPaint(() => {
    const link = rows()
      .find((row) => row.dataset['entry'] === id)
      ?.querySelector<HTMLElement>('h3 a')
    const target = link ?? document.querySelector<HTMLElement>('#content h1')
    if (target && !link) target.tabIndex = -1
    target?.focus()
  })
}
