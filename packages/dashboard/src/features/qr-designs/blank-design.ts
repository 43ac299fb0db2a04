import type { QrDesign } from '@taplet/contract'
import { qrDesign } from '@taplet/contract/schemas'

/** The name of the blank entry that ends the list: "Template N+1" (spec §3). It is the client's own and never counts. */
export const blankName = (designs: readonly QrDesign[]): string => `Template ${designs.length + 1}`

/** A design that nobody has saved yet, with the defaults of spec §3. */
export const blankDesign = (qrDesignId: string, qrDesignName?: string): QrDesign =>
  qrDesign.parse({ qrDesignId, ...(qrDesignName !== undefined && { qrDesignName }) })

/** Whether the server has never seen it. */
export const isNewDesign = ({ revision }: QrDesign): boolean => revision === 0
