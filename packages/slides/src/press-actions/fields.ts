import { z } from 'zod'
import { linkIssue } from '../social-links/link-problem.ts'
import { type LinkType, normaliseLinkValue } from '../social-links/networks.ts'

/** A number or address as links of this kind take it; empty while it is missing. */
const linkField = (type: LinkType) =>
  z
    .string()
    .max(2048)
    .overwrite((value) => normaliseLinkValue(type, value))
    .superRefine((value, context) => {
      const issue = linkIssue(type, value)
      if (issue) context.addIssue(issue)
    })
    .default('')

export const phoneField = linkField('phonecall')
export const emailField = linkField('email')
export const webField = linkField('customlink')
