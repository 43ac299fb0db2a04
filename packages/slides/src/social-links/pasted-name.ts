/** Where the profiles of a network are on the web. */
export interface ProfileAddress {
  /** Hosts without www. or m.; all their subdomains count too. */
  hosts: readonly string[]
  /** Path segments before a name, e.g. `in`. */
  before?: readonly string[]
}

const ADDRESS = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})\/([^?#]*)/i

/** Returns the host of a pasted web address, in lower case; undefined when the value is a name. */
export const pastedHost = (value: string): string | undefined => ADDRESS.exec(value)?.[1]?.toLowerCase()

/** True when this host is the network's, with or without www., m. and the like. */
export const isHostOf = ({ hosts }: ProfileAddress, host: string): boolean =>
  hosts.some((one) => host === one || host.endsWith(`.${one}`))

/**
 * Returns the name in a pasted profile address. An address on another site, or of something other than a profile, is
 * returned whole and rejected later: its last part would be a stranger's name here.
 */
export function pastedName(place: ProfileAddress, value: string): string {
  const match = ADDRESS.exec(value)
  if (!match) return value
  const [, host = '', path = ''] = match
  return (isHostOf(place, host.toLowerCase()) && profileIn(place, path)) || value
}

/** Returns the name in the path of a profile; undefined in any other path. */
function profileIn({ before = [] }: ProfileAddress, path: string): string | undefined {
  const segments = path.split('/').filter((part) => part !== '' && !/^intl-[a-z]+$/i.test(part))
  if (segments.length > 1 && before.includes(segments[0] ?? '')) segments.shift()
  const [name = ''] = segments
  const isProfile = name.startsWith('@') || (segments.length === 1 && !name.endsWith('.php'))
  return isProfile ? name : undefined
}
