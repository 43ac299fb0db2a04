const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/

interface PhoneAddress {
  url: string
  /** Reachable only in this computer's network. */
  isNear: boolean
  /** No other device can open it. */
  isLocal: boolean
}

/** The address for phones: this computer's in its network, where localhost would mean the phone itself. */
export function phoneAddress(address: string, networkUrl: string | undefined): PhoneAddress {
  const url = new URL(address)
  const isLocal = LOCAL.test(url.hostname)
  if (isLocal && networkUrl) return { url: new URL(url.pathname, networkUrl).href, isNear: true, isLocal: false }
  const isOwnNetwork = networkUrl !== undefined && url.origin === new URL(networkUrl).origin
  return { url: address, isNear: isOwnNetwork || PRIVATE.test(url.hostname), isLocal }
}
