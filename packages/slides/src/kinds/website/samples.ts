import type { KindSample } from '../../define/define-kind.ts'

const url = 'https://www.bakery.example/menu'
const preview = { title: 'Bakery', description: 'Bread and cake', siteName: 'Bakery', imageUrl: '/media/a.webp' }

/** A website that allows framing. */
export const websiteSample: KindSample = {
  target: { websiteUrl: url, productId: null },
  live: { websites: { [url]: { ...preview, canFrame: true, frameUrl: url } } },
}
