import { linkPath, pageNameProblem } from '@taplet/contract'
import type { OwnPages } from './addresses.ts'

interface Destinations {
  findPath(path: string): Promise<{ kind: string }>
  findTag(tagId: string): Promise<{ kind: string }>
}

interface LinkOrigins {
  /** Scheme and host of links, that of new ones first. */
  origins: readonly [string, ...string[]]
}

const NOTHING = 'NOTICE'

/** Finds whether an address of this Taplet shows an instant app; its other pages always exist. */
export function createOwnPages(origin: string, linkOrigin: string, destinations: Destinations): OwnPages & LinkOrigins {
  return {
    origin,
    origins: linkOrigin === origin ? [origin] : [linkOrigin, origin],
    async isAlive(path) {
      const [first = '', second] = path.split('/').filter(Boolean)
      if (second !== undefined && linkPath(second) === `/${first}/${second}`)
        return (await destinations.findTag(second)).kind !== NOTHING
      if (second !== undefined || pageNameProblem(first) !== undefined) return true
      return (await destinations.findPath(first)).kind !== NOTHING
    },
  }
}
