import { defineWidget } from '../../define/define-widget.ts'
import { shortText, spacing } from '../../define/fields.ts'
import { socialLinkHref } from '../../social-links/networks.ts'
import { socialAddress } from '../../social-links/social-address.ts'

/** SOCIAL_LINK (spec §3). */
const data = socialAddress.safeExtend({
  linkText: shortText(60).default(''),
  spacing: spacing.default(10),
})

export const socialLinkSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  span: () => 'half',
  isEmpty: ({ linkType, linkUsername }) => socialLinkHref(linkType, linkUsername) === '',
  spacing: (link) => link.spacing,
  summary: ({ linkUsername }) => linkUsername,
  lacks: ({ linkType, linkUsername }) => (socialLinkHref(linkType, linkUsername) ? undefined : 'ADDRESS'),
  withSpacing: (link, above) => ({ ...link, spacing: above }),
  links: ({ linkType, linkUsername }) => [socialLinkHref(linkType, linkUsername)].filter(Boolean),
})
