import type { Page, ProductInput, TemplateSlide } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'
import { type AppParts, productIdsOf } from '../app-parts.ts'

/** All that a copy of an app is made of. */
export interface Source {
  slides: TemplateSlide[]
  products: Map<string, ProductInput>
  /** Addresses of its pictures and videos, with any that are not the account's own. */
  urls: string[]
}

/** Returns an app's slides and products, as they are saved. A slide whose product was deleted is left out. */
export async function readSource(
  parts: Pick<AppParts, 'products' | 'slides'>,
  accountId: string,
  app: Page,
  db: Executor,
): Promise<Source> {
  const all = await parts.slides.readWhole(accountId, app, db)
  const products = await parts.products.read(accountId, productIdsOf(all), db)
  const slides = all.filter(({ productId }) => productId === null || products.has(productId))
  const urls = [
    app.coverImageUrl,
    app.socialImageUrl,
    ...parts.slides.mediaOf(slides.flatMap(({ slide }) => slide ?? [])),
    ...[...products.values()].flatMap(({ images, variants }) => [
      ...images.map(({ url }) => url),
      ...variants.map(({ imageUrl }) => imageUrl),
    ]),
  ]
  return { slides, products, urls: [...new Set(urls.filter((url) => url !== ''))] }
}
