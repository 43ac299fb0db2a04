import type { ScanDesign } from '../design.ts'
import type { FixId } from './fix-id.ts'
import { fixes } from './fixes.ts'

const isFixId = (id: string): id is FixId => Object.hasOwn(fixes, id)

/** The design with one repair of a check's reasons (`reason.fix`). The same design when the id is unknown or empty. */
export const applyFix = (design: ScanDesign, fixId: string): ScanDesign =>
  isFixId(fixId) ? fixes[fixId](design) : design
