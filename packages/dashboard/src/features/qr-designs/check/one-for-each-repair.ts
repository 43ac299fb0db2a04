import type { QrCheck } from '@taplet/contract'

/** Of several reasons that one repair does away with, the gravest: the others would go with it. */
export const oneForEachRepair = (reasons: QrCheck['reasons']): QrCheck['reasons'] =>
  reasons.filter(({ fix }, at) => fix === '' || reasons.findIndex((other) => other.fix === fix) === at)
