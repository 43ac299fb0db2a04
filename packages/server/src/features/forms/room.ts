import { FORM_LIMITS, tierOf } from '@taplet/contract'

/** Limits of what one account may store of each; lower in tests. */
export type RoomLimits = Record<keyof typeof FORM_LIMITS, { reviews: number; subscribers: number }>

export interface Room {
  of(accountId: string): Promise<{ reviews: number; subscribers: number }>
}

interface RoomDependencies {
  accessLevelOf: (accountId: string) => Promise<number>
  limits?: RoomLimits
}

export const createRoom = ({ accessLevelOf, limits = FORM_LIMITS }: RoomDependencies): Room => ({
  of: async (accountId) => limits[tierOf(await accessLevelOf(accountId))],
})
