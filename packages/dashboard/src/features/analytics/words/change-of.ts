import { percent } from './format.ts'

const MOST = 10 // times as many; beyond it percents say less than the factor

export interface Change {
  direction: 'UP' | 'DOWN' | 'SAME'
  /** `18%`, `×12`; empty where nothing can be said. */
  amount: string
}

const factor = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** How a figure stands against another one; undefined where there was none to stand against. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before <= 0) return undefined
  const share = now / before - 1
  if (Math.abs(share) < 0.005) return { direction: 'SAME', amount: percent.format(0) }
  if (share >= MOST - 1) return { direction: 'UP', amount: `×${factor.format(now / before)}` }
  return { direction: share > 0 ? 'UP' : 'DOWN', amount: percent.format(Math.abs(share)) }
}
