import { codeInUrl } from '../../../platform/link-codes.ts'

/** Returns the code that an address of this Taplet leads to, in any spelling; undefined for any other address. */
export const codeIn = (url: string, origin: string): string | undefined => codeInUrl(url, [new URL(origin).host])
