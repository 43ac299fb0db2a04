import type { QrDesign } from '@taplet/contract'
import { qrDesign } from '@taplet/contract/schemas'
import { text } from '../../lib/text.ts'

/** Name of the blank entry at the end of the list: "Template N+1" (spec §3). Client-only, never counted. */
export const blankName = (designs: readonly QrDesign[]): string =>
  text('qrDesigns:blankName', { number: designs.length + 1 })

/** An unsaved design with the defaults of spec §3. */
export const blankDesign = (qrDesignId: string, qrDesignName?: string): QrDesign =>
  qrDesign.parse({ qrDesignId, ...(qrDesignName !== undefined && { qrDesignName }) })

/** Whether it was never saved on the server. */
export const isNewDesign = ({ revision }: QrDesign): boolean => revision === 0
