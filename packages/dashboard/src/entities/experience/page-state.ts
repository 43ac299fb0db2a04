import type { Page } from '@taplet/contract'

/** How an app stands with visitors: what was taken down they do not see, whatever its owner has chosen. */
export const pageState = ({ active, takedown }: Pick<Page, 'active' | 'takedown'>): 'takenDown' | 'live' | 'resting' =>
  takedown ? 'takenDown' : active ? 'live' : 'resting'

export const stateTones = { takenDown: 'red', live: 'green', resting: 'plain' } as const
