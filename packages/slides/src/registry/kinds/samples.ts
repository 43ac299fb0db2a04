import type { KindSample } from '../../define/define-kind.ts'
import { productSample } from '../../kinds/product/samples.ts'
import { websiteSample } from '../../kinds/website/samples.ts'
import type { KindType } from './schemas.ts'

/** The registry of samples, alphabetical: a kind of slide without one does not compile. */
export const kindSamples: { [T in KindType]: KindSample } = {
  EXTERNAL_WEBSITE: websiteSample,
  PRODUCT: productSample,
}
