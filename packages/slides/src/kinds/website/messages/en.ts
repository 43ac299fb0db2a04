export const en = {
  open: 'Open {{host}}',
  openInBrowser: 'Open in the browser',
} as const
