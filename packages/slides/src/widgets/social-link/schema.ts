import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText, spacing } from '../../define/fields.ts'
import { linkIssue } from '../../social-links/link-problem.ts'
import { linkTypes, normaliseLinkValue, socialLinkHref } from '../../social-links/networks.ts'

/** SOCIAL_LINK (spec §3). `linkUsername` is a bare name, stripped of pasted addresses, `@` and `$` (spec D22). */
const data = z
  .object({
    linkType: z.enum(linkTypes).default('instagram'),
    linkUsername: z.string().max(2048).default(''),
    linkText: shortText(60).default(''),
    spacing: spacing.default(10),
  })
  .overwrite((link) => ({ ...link, linkUsername: normaliseLinkValue(link.linkType, link.linkUsername) }))
  .superRefine((link, context) => {
    const issue = linkIssue(link.linkType, link.linkUsername)
    if (issue) context.addIssue({ ...issue, path: ['linkUsername'] })
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
