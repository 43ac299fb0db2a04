import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { outlineButton } from '../../parts/outline-button.ts'
import { networks, socialLinkHref } from '../../social-links/networks.ts'
import type { linkSchema } from './schema.ts'

/** The slide's button, as in view.css. */
export const linkOutline: WidgetOutline<typeof linkSchema> = ({ linkType, linkValue, linkText, emphasis }, space) => {
  const { accent, onAccent, ink } = space.theme
  const isFilled = emphasis === 'FILLED'
  return outlineButton(
    {
      words: linkText || networks[linkType].linkText(DEFAULT_LANGUAGE), // an estimate
      size: 1.0625,
      height: 56,
      padding: 22,
      picture: 34,
      ink: isFilled ? onAccent : ink,
      fills: isFilled ? [accent] : [],
      opens: socialLinkHref(linkType, linkValue) !== '',
    },
    space,
  )
}
