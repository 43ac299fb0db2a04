import { ApiError } from '@taplet/contract'
import type { World } from './world.ts'

const LONGEST = 3000 // ms, one way

/** A network that drops, delays, reorders and repeats requests. */
export interface Network {
  /** Sends a request; `handle` is the server's part of it. */
  call<Answer>(handle: () => Answer): Promise<Answer>
}

type Fate = 'FINE' | 'LOST' | 'ANSWER_LOST' | 'BUSY' | 'TWICE'

interface NetworkOptions {
  isOnline: () => boolean
  isBad: () => boolean
  /** False once the tab is gone, so that the answer is ignored. */
  isHeard: () => boolean
}

export function createNetwork(world: World, { isOnline, isBad, isHeard }: NetworkOptions): Network {
  const { random } = world
  const fates: readonly Fate[] = ['LOST', 'ANSWER_LOST', 'ANSWER_LOST', 'BUSY', 'TWICE', 'TWICE']
  const fateOf = (): Fate => (isBad() && random.chance(0.35) ? random.pick(fates) : 'FINE')
  const delay = () => (isBad() ? 5 + random.below(LONGEST) : 5)

  return {
    call: (handle) =>
      new Promise((resolve, reject) => {
        const answer = (step: () => void) => world.later(() => isHeard() && step(), delay())
        const fail = () => reject(new TypeError('Failed to fetch'))
        const fate = fateOf()
        if (!isOnline() || fate === 'LOST') return answer(fail)
        const arrive = (isFirst: boolean) => () => {
          if (fate === 'BUSY')
            return answer(() => reject(new ApiError(503, { callResult: 'FAILURE', code: 'UNAVAILABLE', message: '' })))
          try {
            const result = structuredClone(handle())
            if (isFirst) answer(() => (fate === 'ANSWER_LOST' ? fail() : resolve(result)))
          } catch (error) {
            if (isFirst) answer(() => (fate === 'ANSWER_LOST' ? fail() : reject(error)))
          }
        }
        world.later(arrive(true), delay())
        if (fate === 'TWICE') world.later(arrive(false), delay() * 2)
      }),
  }
}
