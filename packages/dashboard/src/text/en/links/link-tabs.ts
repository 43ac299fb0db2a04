/** The tabs of links and QR designs. */
export const linkTabs = {
  label: 'Links and QR designs',
  links: 'Links',
  designs: 'QR designs',
} as const
