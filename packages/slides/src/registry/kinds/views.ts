import type { ComponentType } from 'react'
import { ProductView } from '../../kinds/product/view.tsx'
import type { KindViewProps } from '../../kinds/shared/kind-view-props.ts'
import { WebsiteView } from '../../kinds/website/view.tsx'
import type { KindType, kindSchemas } from './schemas.ts'

/** The registry of views, alphabetical: a kind of slide without one does not compile. */
export const kindViews: { [T in KindType]: ComponentType<KindViewProps<(typeof kindSchemas)[T]>> } = {
  EXTERNAL_WEBSITE: WebsiteView,
  PRODUCT: ProductView,
}
