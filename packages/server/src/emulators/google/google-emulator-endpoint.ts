import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { GoogleEndpoint } from '../../platform/google/google-driver.ts'

/** Path prefix of the emulator. */
export const GOOGLE_EMULATOR = '/dev/google'

/** The emulator for the driver. Browsers stay on the host they are on: a laptop has several. */
export const googleEmulatorEndpoint = (ownFetch: OwnFetch, publicUrl: string): GoogleEndpoint => ({
  issuer: publicUrl + GOOGLE_EMULATOR,
  isInsecure: true,
  fetch: (url, init) => {
    const { pathname, search } = new URL(url)
    return ownFetch(pathname + search, init)
  },
  browserUrl: ({ pathname, search }) => pathname + search,
})
