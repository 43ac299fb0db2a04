import { z } from 'zod'
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { AGENT } from './fetch-page.ts'

const MAX_BYTES = 128 * 1024
const TIMEOUT_MS = 3000

const manifest = z.object({
  name: z.string().catch(''),
  theme_color: z.string().catch(''),
  icons: z.array(z.object({ src: z.string(), sizes: z.string().catch('') })).catch([]),
})

export interface PageManifest {
  name: string
  colour: string
  /** The largest first. */
  icons: string[]
}

const NONE: PageManifest = { name: '', colour: '', icons: [] }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Translated: what cannot be read is not there.
    return undefined
  }
}

/** Fetches what a page says of itself to home screens; nothing where it does not. */
export async function fetchManifest(url: string | undefined, safeFetch: SafeFetch): Promise<PageManifest> {
  if (url === undefined) return NONE
  const headers = { 'user-agent': AGENT }
  const outcome = await safeFetch(url, { method: 'GET', maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, headers })
  if (outcome.kind !== 'ANSWER' || outcome.status !== 200) return NONE
  const found = manifest.safeParse(parse(outcome.body.toString('utf8'))).data
  if (!found) return NONE
  const sizeOf = (sizes: string) => Number.parseInt(sizes.split(' ').at(-1) ?? '', 10) || 0
  const icons = found.icons.toSorted((one, other) => sizeOf(other.sizes) - sizeOf(one.sizes))
  return {
    name: found.name.trim(),
    colour: found.theme_color,
    icons: icons.flatMap(({ src }) => (URL.canParse(src, url) ? [new URL(src, url).href] : [])),
  }
}
