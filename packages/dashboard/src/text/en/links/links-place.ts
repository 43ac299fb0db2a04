/** The two lists of one place. */
export const linksPlace = {
  label: 'Links and QR designs',
  links: 'Links',
  designs: 'QR designs',
} as const
