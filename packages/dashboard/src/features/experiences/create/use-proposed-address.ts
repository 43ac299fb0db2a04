import { PAGE_NAME_MAX, pageNameProblem, toPageName } from '@taplet/contract'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { type AddressState, useAddress } from '../use-address.ts'

/** So many numbers are tried behind a name before it is left to the person. */
const MOST_TRIES = 8
const SUFFIX = '-app'

/** An address for a name that is too short, reserved, or in letters that addresses do not have. */
const spare = `my-app-${newId().slice(0, 6)}`

function addressOf(name: string): string {
  const plain = toPageName(name)
  const usable = [plain, `${plain}${SUFFIX}`, spare]
  return usable.find((one) => pageNameProblem(one) === undefined) ?? spare
}

const numbersFrom = (first: number) => Array.from({ length: MOST_TRIES - first + 1 }, (_, index) => first + index)
const numbered = (address: string, at: number) => (at === 1 ? address : `${address.slice(0, PAGE_NAME_MAX - 3)}-${at}`)

export interface ProposedAddress {
  address: string
  state: AddressState
  /** Typed by hand: it does not follow the name any more. */
  isTyped: boolean
  type: (address: string) => void
  /** Returns the address once it is known to be free, else the next one that is; undefined when it is refused. */
  settle: () => Promise<string | undefined>
}

/** A free address made of the name: of those that are taken it tries the next, until the person types one. */
export function useProposedAddress(name: string): ProposedAddress {
  const api = useApi()
  const [typed, setTyped] = useState<string>()
  const base = addressOf(name)
  const [tried, setTried] = useState({ base, at: 1 })
  const at = tried.base === base ? tried.at : 1
  const address = typed ?? numbered(base, at)
  const state = useAddress(address)
  // React's way to follow an answer: the next number is drawn at once.
  if (typed === undefined && state.kind === 'refused' && at < MOST_TRIES) setTried({ base, at: at + 1 })
  const settle = async () => {
    if (state.kind === 'free' || state.kind === 'unknown') return address
    if (state.kind === 'refused') return undefined
    const candidates = typed === undefined ? numbersFrom(at).map((number) => numbered(base, number)) : [typed]
    for (const rootPageId of candidates) {
      // The server decides again when the app is made.
      const isFree = await api.experiences.checkName({ rootPageId }).then(
        ({ body }) => body.isAvailable,
        () => true,
      )
      if (isFree) return rootPageId
    }
    return undefined
  }
  return { address, state, isTyped: typed !== undefined, type: setTyped, settle }
}
