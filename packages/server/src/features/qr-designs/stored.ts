import type { QrCheck, QrClientConfig, QrLogo } from '@taplet/contract'
import { qrClientConfig, qrLogo } from '@taplet/contract/schemas'
import { z } from 'zod'

/** The logo of a design: its library address when chosen, and our own copy, which is stored as long as the code. */
export const storedLogo = z.object({
  url: z.string(),
  filePath: z.string(),
  share: qrLogo.shape.share,
  key: z.string(),
  width: z.number(),
  height: z.number(),
})
export type StoredLogo = z.output<typeof storedLogo>

const storedCheck = z.object({
  score: z.number(),
  grade: z.enum(['EVERYWHERE', 'CURRENT_PHONES', 'RISKY', 'DO_NOT_PRINT']),
  reasons: z.array(z.object({ rule: z.string(), message: z.string(), fix: z.string() })),
  smallestPrintMm: z.number(),
  // Earlier versions stored neither.
  text: z.string().default(''),
  isDecoded: z.boolean().default(true),
})

/** JSON columns as the database returns them. */
interface Stored {
  client_config: unknown
  logo: unknown
  scan_check: unknown
}

/** Parses the JSON of a row. What this version cannot read counts as missing. */
export const configOf = ({ client_config }: Pick<Stored, 'client_config'>): QrClientConfig =>
  qrClientConfig.safeParse(client_config).data ?? qrClientConfig.parse({})

export const logoOf = ({ logo }: Pick<Stored, 'logo'>): StoredLogo | null => storedLogo.safeParse(logo).data ?? null

export const checkOf = ({ scan_check }: Pick<Stored, 'scan_check'>): QrCheck | null =>
  storedCheck.safeParse(scan_check).data ?? null

export const toLogo = (stored: StoredLogo | null): QrLogo | null =>
  stored && { url: stored.url, filePath: stored.filePath, share: stored.share }
