import { AppError } from '../../../platform/http/errors/app-error.ts'
import { keyOfUrl } from '../files/keys.ts'
import type { Signer } from '../files/signer.ts'

/** spec §9: Profile-picture link expiry. */
export const LINK_EXPIRY_SECONDS = 604_800

export interface SignedLinks {
  /** Returns an address of a private file that is readable for a week. Other addresses are returned unchanged. */
  sign: (url: string) => string
  /** Returns true for a valid link, false without one. Throws MEDIA_LINK_INVALID when changed or expired (G10). */
  allows: (key: string, query: { expires?: string | undefined; signature?: string | undefined }) => boolean
}

export function createSignedLinks({ signer, clock }: { signer: Signer; clock: () => Date }): SignedLinks {
  return {
    sign(url) {
      const key = keyOfUrl(url)
      if (!key?.startsWith('private/')) return url
      const expires = Math.floor(clock().getTime() / 1000) + LINK_EXPIRY_SECONDS
      return `${url}?${new URLSearchParams({ expires: String(expires), signature: signer.sign([key, expires]) })}`
    },
    allows(key, { expires, signature }) {
      if (signature === undefined) return false
      const isFresh = Number(expires) * 1000 >= clock().getTime()
      if (isFresh && signer.isValid(signature, [key, Number(expires)])) return true
      throw new AppError('MEDIA_LINK_INVALID')
    },
  }
}
