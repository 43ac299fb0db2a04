import type { QrDesign } from '@taplet/contract'
import { plainLook } from '@taplet/qr'
import { blankDesign } from './blank-design.ts'

/** How the code of a link without a design looks: black squares. */
export const plainDesign: QrDesign = { ...blankDesign('plain'), clientConfig: plainLook }
