import { z } from 'zod'
import { defineWidget } from '../../define.ts'
import { shortText, spacing } from '../../fields.ts'
import { linkTypes, normaliseLinkValue, socialLinkHref } from '../../social-links/networks.ts'

/** SOCIAL_LINK (§3). `linkUsername` is a bare name; pasted addresses, `@` and `$` are taken off (decision 22). */
const data = z
  .object({
    linkType: z.enum(linkTypes).default('instagram'),
    linkUsername: z.string().max(2048).default(''),
    linkText: shortText(60).default(''),
    spacing: spacing.default(10),
  })
  .overwrite((link) => ({ ...link, linkUsername: normaliseLinkValue(link.linkType, link.linkUsername) }))
  .refine((link) => link.linkUsername === '' || socialLinkHref(link.linkType, link.linkUsername) !== '', {
    path: ['linkUsername'],
    message: 'is not a name, number or address that this kind of link can open',
  })

export const socialLinkSchema = defineWidget({
  label: 'Social link',
  data,
  defaults: data.parse({}),
  span: 'half',
  spacing: (link) => link.spacing,
  summary: ({ linkUsername }) => linkUsername,
  links: ({ linkType, linkUsername }) => [socialLinkHref(linkType, linkUsername)].filter(Boolean),
})
