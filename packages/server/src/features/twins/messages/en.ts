/** Refusals of previews on a phone. */
export const en = {
  full: '{{max}} phones already follow this preview.',
  showsApp: 'this preview shows an instant app; send {{kind}}',
  showsSlide: 'this preview shows a slide; send {{kind}}',
} as const
