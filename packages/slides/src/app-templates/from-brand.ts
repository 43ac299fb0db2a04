import type { Widget } from '../registry/widgets/schemas.ts'
import { opensInSameTab } from '../social-links/networks.ts'
import type { SocialAddress } from '../social-links/social-address.ts'
import { imageSchema } from '../widgets/image/schema.ts'
import { socialLinkSchema } from '../widgets/social-link/schema.ts'
import type { AppTemplate, Takes } from './define-app-template.ts'

/** What whole apps take over of a business, where they ask for it. */
export interface BrandFacts {
  logoUrl: string
  links: readonly SocialAddress[]
  hours: string
  address: string
}

const LOGO_WIDTH = 26 // % of the column
/** Of profiles beside an address: one row. */
const MOST_PROFILES = 2

/** Returns the logo for the first slide; nothing without one. */
export const logoOf = ({ logoUrl }: BrandFacts, name: string, newId: () => string): Widget[] =>
  logoUrl === ''
    ? []
    : [
        {
          widgetId: newId(),
          widgetType: 'IMAGE',
          widgetData: imageSchema.data.parse({
            imageUrl: logoUrl,
            altText: name,
            metadata: { width: LOGO_WIDTH, spacing: 0, borderRadius: 8 },
          }),
        },
      ]

/** Returns the profiles for the slide with the address, in an app that shows none elsewhere. */
export function profilesOf(
  { links }: BrandFacts,
  template: Pick<AppTemplate, 'slides'>,
  newId: () => string,
): Widget[] {
  const hasOwn = template.slides.some(({ slide }) => slide.widgets.some((one) => one.widgetType === 'SOCIAL_LINK'))
  if (hasOwn) return []
  return links
    .filter(({ linkType, linkUsername }) => linkUsername !== '' && !opensInSameTab(linkType))
    .flatMap((link) => socialLinkSchema.data.safeParse(link).data ?? []) // half typed
    .slice(0, MOST_PROFILES)
    .map((widgetData) => ({ widgetId: newId(), widgetType: 'SOCIAL_LINK', widgetData }))
}

/** Google Maps has the one search address that phones open in an app, without a key. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\n', ', '))}`

/** Where a button of any other address leads is its own matter: a table is not booked on the start page. */
function leadsTo(
  linkType: string,
  takes: Takes | undefined,
  { address, valueOf }: { address: string; valueOf: (type: string) => string },
): string {
  if (takes === 'DIRECTIONS') return address && mapOf(address)
  return linkType === 'customlink' ? '' : valueOf(linkType)
}

/** Returns a widget with what is known of the brand; none for a line that is not needed any more. */
export function filledWith(widget: Widget, takes: Takes | undefined, { links, hours, address }: BrandFacts): Widget[] {
  const valueOf = (type: string) => links.find(({ linkType }) => linkType === type)?.linkUsername ?? ''
  switch (widget.widgetType) {
    case 'TEXT_BOX': {
      if (takes === 'MORE_HOURS' && hours) return []
      const text = takes === 'ADDRESS' ? address : takes === 'HOURS' ? hours : ''
      return [text ? { ...widget, widgetData: { ...widget.widgetData, text } } : widget]
    }
    case 'LINK': {
      const linkValue = leadsTo(widget.widgetData.linkType, takes, { address, valueOf })
      return [linkValue ? { ...widget, widgetData: { ...widget.widgetData, linkValue } } : widget]
    }
    case 'SOCIAL_LINK': {
      const linkUsername = valueOf(widget.widgetData.linkType)
      return [linkUsername ? { ...widget, widgetData: { ...widget.widgetData, linkUsername } } : widget]
    }
    default:
      return [widget]
  }
}
