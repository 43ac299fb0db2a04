import type { Samples } from '../../define/define-samples.ts'
import type { imageSchema } from './schema.ts'

export const imageSamples: Samples<typeof imageSchema> = ({ picture, missing }) => [
  { name: 'loading', data: { imageUrl: picture }, isLoading: true },
  { name: 'cannot be loaded', data: { imageUrl: missing, altText: 'Evening over the bay' } },
  {
    name: 'with a link',
    data: { imageUrl: picture, altText: 'Evening over the bay', metadata: { linkUrl: 'https://example.com/menu' } },
  },
  { name: 'reaching both edges', data: { imageUrl: picture, metadata: { ratio: 'LANDSCAPE', isBleeding: true } } },
  {
    name: 'cut to a tall shape about its foot',
    data: { imageUrl: picture, metadata: { ratio: 'PORTRAIT', focalPoint: { x: 50, y: 100 } } },
  },
  { name: 'asked for by a template', data: { placeholder: 'A photo of the door', metadata: { ratio: 'SQUARE' } } },
  { name: 'rotated', data: { imageUrl: picture, metadata: { rotation: -8, width: 72 } } },
  { name: 'narrow and round', data: { imageUrl: picture, metadata: { width: 48, borderRadius: 120 } } },
]
