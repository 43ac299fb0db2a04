import { tierOf } from '../plans/limits.ts'
import { SEATS } from '../plans/plans.ts'
import type { Role } from './roles.ts'

/** Returns how many people an account of this access level has room for, open invitations included. */
export const seatsOf = (accessLevel: number | undefined): number => SEATS[tierOf(accessLevel)]

/** Days until an invitation expires. */
export const INVITATION_DAYS = 7

/** Whether the plan has a seat for a member who comes after this many others. */
export const hasSeat = (accessLevel: number, ahead: number): boolean => ahead < seatsOf(accessLevel)

/** What a member may do now: beyond the seats of the plan people see numbers, whatever their role (record 151). */
export const roleNow = (role: Role, accessLevel: number, ahead: number): Role =>
  hasSeat(accessLevel, ahead) ? role : 'viewer'
