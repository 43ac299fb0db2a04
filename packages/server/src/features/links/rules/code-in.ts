import { codeInUrl } from '../../../platform/link-codes.ts'

/** The code that an address of this Taplet leads to, however it is spelt; undefined for any other address. */
export const codeIn = (url: string, origin: string): string | undefined => codeInUrl(url, [new URL(origin).host])
