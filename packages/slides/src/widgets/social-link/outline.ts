import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { outlineButton } from '../../parts/outline-button.ts'
import { networks, socialLinkHref } from '../../social-links/networks.ts'
import type { socialLinkSchema } from './schema.ts'

const TINT = '1F' // 12 %, as in theme-style.ts

const whole = (colour: string) =>
  colour.length === 4 ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}` : colour.slice(0, 7)

/** A network's logo and text, as in view.css. */
export const socialLinkOutline: WidgetOutline<typeof socialLinkSchema> = (data, space) => {
  const { linkType, linkUsername, linkText } = data
  const { ink, pill, onPill } = space.theme
  return outlineButton(
    {
      words: linkText || networks[linkType].linkText(DEFAULT_LANGUAGE), // an estimate
      size: 0.96875,
      height: 52,
      padding: 16,
      picture: 33,
      ink: onPill || ink,
      fills: [pill || whole(ink) + TINT],
      opens: socialLinkHref(linkType, linkUsername) !== '',
    },
    space,
  )
}
