/** The tile to focus when these are removed: the first remaining one after them, else the last before them. */
export function neighbourOf(order: readonly string[], gone: readonly string[]): string | undefined {
  const first = order.findIndex((id) => gone.includes(id))
  if (first < 0) return undefined
  const stays = (id: string) => !gone.includes(id)
  return order.slice(first).find(stays) ?? order.slice(0, first).findLast(stays)
}

/** Focuses a tile's picture after it is rendered, or the Add button when none is left. */
export function focusTile(itemId: string | undefined): void {
  requestAnimationFrame(() => {
    const selector = itemId === undefined ? '[data-add-slide]' : `[data-tile="${CSS.escape(itemId)}"] a`
    document.querySelector<HTMLElement>(selector)?.focus()
  })
}

/** The tile that has or contains the focus. */
export const focusedTile = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile']
