import type { QrCheck } from '@taplet/contract'

/** Of several problems with the same fix, only the worst: the fix removes the others too. */
export const oneForEachFix = (reasons: QrCheck['reasons']): QrCheck['reasons'] =>
  reasons.filter(({ fix }, at) => fix === '' || reasons.findIndex((other) => other.fix === fix) === at)
