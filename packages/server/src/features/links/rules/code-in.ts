import { codeInUrl } from '../../../platform/link-codes.ts'

/** Returns the code that an address of this Taplet leads to, in any spelling; undefined for any other address. */
export const codeIn = (url: string, origins: readonly string[]): string | undefined =>
  codeInUrl(
    url,
    origins.map((origin) => new URL(origin).host),
  )
