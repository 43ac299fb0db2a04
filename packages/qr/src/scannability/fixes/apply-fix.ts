import type { ScanDesign } from '../design.ts'
import type { FixId } from './fix-id.ts'
import { fixes } from './fixes.ts'

const isFixId = (id: string): id is FixId => Object.hasOwn(fixes, id)

/** Applies one fix of a check's reasons (`reason.fix`). Returns the same design when the id is unknown or empty. */
export const applyFix = (design: ScanDesign, fixId: string): ScanDesign =>
  isFixId(fixId) ? fixes[fixId](design) : design
