import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  alt: 'Alt text',
  altExample: 'Latte art in a white cup, seen from above',
  altHint: 'What someone hears who cannot see the picture.',
  choose: 'Tap to choose a picture',
  decorative: 'Decorative',
  decorativeHint: 'Screen readers skip it.',
  detail: 'Image · {{width}}% wide',
  empty: 'No picture yet',
  fullWidthHint: 'As wide as the screen, without corners.',
  image: 'Image',
  opens: 'A tap opens {{url}} in the same tab; Back returns to the slide.',
  opensNothing: 'Opens when the picture is tapped, in the same tab. Leave it empty for a plain picture.',
  opensWhole: 'Type a full web address, like https://lark.coffee.',
  picture: 'Picture',
  ratios: { ORIGINAL: 'Original', SQUARE: 'Square', PORTRAIT: 'Portrait', LANDSCAPE: 'Landscape' },
  rotation: 'Rotation',
} as const
