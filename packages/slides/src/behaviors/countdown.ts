import { SECOND_MS } from '@taplet/base/time'
import type { Behavior } from '../define/define-widget.ts'
import { timeLeft } from '../widgets/countdown/time-left.ts'

let timer: ReturnType<typeof setInterval> | undefined

/** Writes what is left, or what stands there once nothing is. */
function write(box: HTMLElement): void {
  const left = timeLeft(Number(box.dataset['at']) - Date.now())
  const find = (name: string) => box.querySelector<HTMLElement>(name)
  const over = find('.tp-countdown-over')
  const isOver = !left && over !== null
  const numbers = find('.tp-countdown-left')
  const day = find('.tp-countdown-when')
  const title = find('.tp-card-title')
  if (numbers) numbers.hidden = !left
  if (day) day.hidden = isOver
  if (title) title.hidden = isOver
  if (over) over.hidden = !isOver
  for (const [unit, count] of Object.entries(left ?? {})) {
    const cell = find(`[data-unit="${unit}"]`)
    if (cell) cell.textContent = String(count)
  }
}

/** Counts down while its slide is in view. */
export const behavior: Behavior = {
  enter(slide) {
    const boxes = slide.querySelectorAll<HTMLElement>('.tp-countdown[data-at]')
    const all = () => boxes.forEach(write)
    all()
    clearInterval(timer)
    timer = setInterval(all, SECOND_MS)
  },
  leave: () => clearInterval(timer),
}
