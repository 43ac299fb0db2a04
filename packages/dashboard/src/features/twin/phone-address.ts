const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/

interface PhoneAddress {
  url: string
  /** Only in the network of this computer. */
  isNear: boolean
  /** No other device can open it. */
  isLocal: boolean
}

/** Where a phone finds this address: that of the computer in its network, when it would else lead to the phone itself. */
export function phoneAddress(address: string, networkUrl: string | undefined): PhoneAddress {
  const url = new URL(address)
  const isLocal = LOCAL.test(url.hostname)
  if (isLocal && networkUrl) return { url: new URL(url.pathname, networkUrl).href, isNear: true, isLocal: false }
  const isOwnNetwork = networkUrl !== undefined && url.origin === new URL(networkUrl).origin
  return { url: address, isNear: isOwnNetwork || PRIVATE.test(url.hostname), isLocal }
}
