/** What the words of a report's rows are called. */
export const analyticsNames = {
  sources: {
    QR: 'Scanned a QR code',
    NFC: 'Tapped an NFC tag',
    LINK: 'Followed one of your links',
    SEARCH: 'Search engines',
    SOCIAL: 'Social networks',
    SITE: 'Other websites',
    DIRECT: 'Typed or bookmarked',
  },
  devices: { PHONE: 'Phones', TABLET: 'Tablets', DESKTOP: 'Computers', OTHER: 'Other devices' },
  unknownCountry: 'Unknown',
  verdicts: {
    BOT: 'Bots',
    PREVIEW: 'Link previews',
    HEAD: 'Availability checks',
    PREFETCH: 'Preloaded pages',
    OWN: 'Your own visits',
    DUPLICATE: 'Reloads',
    FLOOD: 'Too many at once',
  },
  reasons: {
    BOT: 'Search engines, monitors and scripts that read pages by themselves.',
    PREVIEW: 'Messengers and networks that fetch a picture when the link is sent.',
    HEAD: 'Programs that only ask whether the page is there.',
    PREFETCH: 'A browser loaded the page ahead, and nobody opened it.',
    OWN: 'Opened by you while you were signed in.',
    DUPLICATE: 'The same device came the same way again within ten minutes.',
    FLOOD: 'One address sent far more visits than people could make.',
  },
} as const
