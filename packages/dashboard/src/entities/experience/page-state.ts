import type { Page } from '@taplet/contract'

/** State of an app as visitors see it: a takedown overrides the owner's setting. */
export const pageState = ({ active, takedown }: Pick<Page, 'active' | 'takedown'>): 'takenDown' | 'live' | 'resting' =>
  takedown ? 'takenDown' : active ? 'live' : 'resting'

export const stateTones = { takenDown: 'red', live: 'green', resting: 'plain' } as const
