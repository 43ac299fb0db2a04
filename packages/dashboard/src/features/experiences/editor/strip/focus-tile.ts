/** The tile that takes the focus when these go: the first that stays behind them, else the last before them. */
export function neighbourOf(order: readonly string[], gone: readonly string[]): string | undefined {
  const first = order.findIndex((id) => gone.includes(id))
  if (first < 0) return undefined
  const stays = (id: string) => !gone.includes(id)
  return order.slice(first).find(stays) ?? order.slice(0, first).findLast(stays)
}

/** Puts the focus on a tile's picture, or on what adds slides when there is none left; after it has been drawn. */
export function focusTile(itemId: string | undefined): void {
  requestAnimationFrame(() => {
    const selector = itemId === undefined ? '[data-add-slide]' : `[data-tile="${CSS.escape(itemId)}"] a`
    document.querySelector<HTMLElement>(selector)?.focus()
  })
}

/** The tile that has the focus, or holds what has it. */
export const focusedTile = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile']
