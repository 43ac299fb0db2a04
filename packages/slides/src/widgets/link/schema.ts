import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText, spacing } from '../../define/fields.ts'
import { linkIssue } from '../../social-links/link-problem.ts'
import { directLinkTypes, normaliseLinkValue, socialLinkHref } from '../../social-links/networks.ts'

/** LINK (spec §3): a button to an address, a number or a mailbox, all opened in the same tab. */
const data = z
  .object({
    linkType: z.enum(directLinkTypes).default('customlink'),
    linkValue: z.string().max(2048).default(''),
    linkText: shortText(60).default(''),
    spacing: spacing.default(16),
    /** FILLED is the slide's one primary action. */
    emphasis: z.enum(['FILLED', 'QUIET']).default('FILLED'),
  })
  .overwrite((link) => ({ ...link, linkValue: normaliseLinkValue(link.linkType, link.linkValue) }))
  .superRefine((link, context) => {
    const issue = linkIssue(link.linkType, link.linkValue)
    if (issue) context.addIssue({ ...issue, path: ['linkValue'] })
  })

export const linkSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  spacing: (link) => link.spacing,
  isEmpty: ({ linkType, linkValue }) => socialLinkHref(linkType, linkValue) === '',
  summary: ({ linkText, linkValue }) => linkText || linkValue,
  lacks: ({ linkType, linkValue }) => (socialLinkHref(linkType, linkValue) ? undefined : 'ADDRESS'),
  withSpacing: (link, above) => ({ ...link, spacing: above }),
  links: ({ linkType, linkValue }) => [socialLinkHref(linkType, linkValue)].filter(Boolean),
})
