import { percent } from './format.ts'
import { language } from '../../../lib/text.ts'

const MOST = 10 // times as many; beyond it a factor says more than a percentage

export interface Change {
  direction: 'UP' | 'DOWN' | 'SAME'
  /** `18%`, `×12`; empty where it cannot be computed. */
  amount: string
}

const factor = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })

/** The change between two figures; undefined without a figure to compare with. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before <= 0) return undefined
  const share = now / before - 1
  if (Math.abs(share) < 0.005) return { direction: 'SAME', amount: percent.format(0) }
  if (share >= MOST - 1) return { direction: 'UP', amount: `×${factor.format(now / before)}` }
  return { direction: share > 0 ? 'UP' : 'DOWN', amount: percent.format(Math.abs(share)) }
}
