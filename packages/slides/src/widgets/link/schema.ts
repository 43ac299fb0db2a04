import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText, spacing } from '../../define/fields.ts'
import { isPressComplete, pressAction, pressZone } from '../../press-actions/press-actions.ts'
import { linkIssue } from '../../social-links/link-problem.ts'
import { directLinkTypes, normaliseLinkValue, socialLinkHref } from '../../social-links/networks.ts'

/** LINK (spec §3): a button to an address, a number or a mailbox, all opened in the same tab, or for another action. */
const data = z
  .object({
    linkType: z.enum(directLinkTypes).default('customlink'),
    linkValue: z.string().max(2048).default(''),
    /** What a press does instead of opening `linkValue`. */
    action: pressAction,
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

type Link = z.output<typeof data>

const address = ({ action, linkType, linkValue }: Link) => (action ? '' : socialLinkHref(linkType, linkValue))
const leadsNowhere = (link: Link) => (link.action ? !isPressComplete(link.action) : address(link) === '')

export const linkSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  spacing: (link) => link.spacing,
  isEmpty: leadsNowhere,
  summary: ({ linkText, linkValue }) => linkText || linkValue,
  faintWords: ({ emphasis }, { ink }) => (emphasis === 'QUIET' ? [{ ink, opacity: 1 }] : []),
  lacks: (link) => (leadsNowhere(link) ? 'ADDRESS' : undefined),
  withSpacing: (link, above) => ({ ...link, spacing: above }),
  links: (link) => [address(link)].filter(Boolean),
  action: ({ action }) => action,
  timeZone: ({ action }) => pressZone(action),
})
