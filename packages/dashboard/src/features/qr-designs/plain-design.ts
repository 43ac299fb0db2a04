import type { QrDesign } from '@taplet/contract'
import { plainLook } from '@taplet/qr'
import { blankDesign } from './blank-design.ts'

/** The design of a link's code without a design: black squares. */
export const plainDesign: QrDesign = { ...blankDesign('plain'), clientConfig: plainLook }
