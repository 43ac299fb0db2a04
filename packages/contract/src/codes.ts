/** Entry point: links, tags and QR designs. Apart from `contract`, so that the dashboard's first screen does not carry them. */
import { linkToolCalls } from './links/link-tools.ts'
import { linkCalls } from './links/links.ts'
import { qrDesignCalls } from './qr-designs/qr-designs.ts'
import { qrToolCalls } from './qr-designs/qr-tools.ts'

export { chooseDestination, type ChosenDestination, type LinkVisitor, withUtm } from './links/choose-destination.ts'
export {
  linkRule,
  type LinkDestination,
  type LinkRule,
  type LinkUtm,
  linkUtm,
  MAX_LINK_RULES,
  type VisitorDevice,
} from './links/link-rules.ts'
export {
  type ImportedLink,
  type LinkChange,
  LINKS_EXPORT_PATH,
  LINKS_TEMPLATE_PATH,
  type LinkHealth,
  linkHealthState,
  type LinkScans,
  MAX_IMPORTED_LINKS,
} from './links/link-tools.ts'
export { type NdefAddress, ndefAddress, type NfcChip, nfcChips, tapUrl, toHex } from './links/ndef.ts'
export { linkSlug, type Tag, type TagInput, tagInput, type TagSubType, tagSubType } from './links/links.ts'
export { MAX_MANY } from './kit/many.ts'
export {
  type QrCheck,
  type QrClientConfig,
  qrClientConfig,
  type QrDesign,
  qrDesign,
  type QrDesignInput,
  type QrLogo,
  qrLogo,
} from './qr-designs/qr-designs.ts'
export {
  labelSheet,
  MAX_QR_PIXELS,
  QR_FILE_PATH,
  QR_FILES_PATH,
  type QrFileQuery,
  qrFileQuery,
  type QrFilesQuery,
  qrFilesQuery,
  type QrFormat,
} from './qr-designs/qr-tools.ts'

/** What the server binds beyond the specification's calls. */
export const codeTools = { links: linkToolCalls, qrDesigns: qrToolCalls } as const

/** All calls about links and QR designs, as a client wants them. */
export const codes = {
  links: { ...linkCalls, ...linkToolCalls },
  qrDesigns: { ...qrDesignCalls, ...qrToolCalls },
} as const
export type Codes = typeof codes
