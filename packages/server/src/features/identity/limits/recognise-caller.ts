import type { KnownDevices } from '../entry/known-devices.ts'
import type { Caller } from '../sessions/sessions.ts'
import type { KnownAddresses } from './known-addresses.ts'
import type { Limits } from './limits.ts'

/** What a user's earlier sign-ins say about a caller. */
export interface Recognised {
  /** What is counted of the caller: the browser if the user signed in on it before, else the network address. */
  subject: string
  by: 'DEVICE' | 'ADDRESS' | 'NOTHING'
}

/** Tells the owner of an account from strangers before the password. Without a user nothing is known, after the same work. */
export type RecogniseCaller = (userId: string | undefined, caller: Caller) => Promise<Recognised>

interface RecogniseOptions {
  knownAddresses: KnownAddresses
  knownDevices: KnownDevices
  limits: Pick<Limits, 'addressKey'>
}

export const createRecogniseCaller =
  ({ knownAddresses, knownDevices, limits }: RecogniseOptions): RecogniseCaller =>
  async (userId, { address, device = '' }) => {
    const from = limits.addressKey(address)
    const isDeviceKnown = await knownDevices.isKnown(userId, device)
    const isAddressKnown = await knownAddresses.isKnown(userId, from)
    // inline-text: a key that no network address is like
    if (isDeviceKnown) return { subject: `device ${device}`, by: 'DEVICE' }
    return { subject: from, by: isAddressKnown ? 'ADDRESS' : 'NOTHING' }
  }
