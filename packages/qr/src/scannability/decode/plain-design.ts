import { plainLook } from '../../plain-look.ts'
import type { ScanDesign } from '../design.ts'

/** The same text as a plain code, black on white. */
export const plainDesign = (text: string): ScanDesign => ({ text, config: plainLook })
