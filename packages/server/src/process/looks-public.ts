import type { NetworkInterfaceInfo } from 'node:os'
import { isPublicAddress } from '../platform/outbound/public-address.ts'

interface Listening {
  host: string
  publicUrl: string | undefined
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>
}

/** Names that lead nobody here from outside. */
const LOCAL_NAME = /^(?:[^.]+|.+\.(?:home\.arpa|internal|invalid|lan|local|localhost|test))$/
const isIPv4 = (host: string): boolean => /^\d+(?:\.\d+){3}$/.test(host)

/** Returns why strangers can probably reach this server; undefined when they cannot. */
export function looksPublic({ host, publicUrl, interfaces }: Listening): string | undefined {
  const name = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  const isNamedPublicly =
    isIPv4(name) || name.startsWith('[') ? isPublicAddress(name.replace(/^\[|\]$/g, '')) : !LOCAL_NAME.test(name)
  if (isNamedPublicly) return `PUBLIC_URL is ${publicUrl}`
  const heard = host === '0.0.0.0' || host === '::' ? addressesOf(interfaces) : [host]
  const open = heard.find(isPublicAddress)
  return open && `it listens on ${open}`
}

/** Not those of IPv6: behind the firewall of a router every laptop has a public one. */
const addressesOf = (interfaces: Listening['interfaces']): string[] =>
  Object.values(interfaces).flatMap((list = []) =>
    list.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  )
