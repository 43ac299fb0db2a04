import { PAGE_NAME_MAX, pageNameProblem, toPageName } from '@taplet/contract'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { type AddressState, useAddress } from '../use-address.ts'

const SUFFIX = '-app'
/** So many numbers are tried behind a name. */
const LAST_NUMBER = 4
const LONGEST_ENDING = 7

/** Nobody else's: for names of which even the numbers are taken, and for those that give no address. */
const ownSigns = newId().slice(0, 6)
const spare = `my-app-${ownSigns}`

function addressOf(name: string): string {
  const plain = toPageName(name)
  const usable = [plain, `${plain}${SUFFIX}`, spare]
  return usable.find((one) => pageNameProblem(one) === undefined) ?? spare
}

/** Returns an address and what to try where it is taken, in order. */
function proposals(address: string): readonly string[] {
  const stem = address.slice(0, PAGE_NAME_MAX - LONGEST_ENDING).replace(/-+$/, '')
  const numbers = Array.from({ length: LAST_NUMBER - 1 }, (_, index) => `${stem}-${index + 2}`)
  return [address, ...numbers, `${stem}-${ownSigns}`]
}

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
  const proposed = proposals(base)
  const [tried, setTried] = useState({ base, at: 0 })
  const at = tried.base === base ? tried.at : 0
  const address = typed ?? proposed[at] ?? base
  const state = useAddress(address)
  // React's way to follow an answer: the next one is drawn at once.
  if (typed === undefined && state.kind === 'refused' && at < proposed.length - 1) setTried({ base, at: at + 1 })
  const settle = async () => {
    if (state.kind === 'free' || state.kind === 'unknown') return address
    if (state.kind === 'refused') return undefined
    const candidates = typed === undefined ? proposed.slice(at) : [typed]
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
