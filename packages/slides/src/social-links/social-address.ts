import { z } from 'zod'
import { linkIssue } from './link-problem.ts'
import { linkTypes, normaliseLinkValue } from './networks.ts'

/** A profile, number or address of a kind; a bare name, stripped of pasted addresses, `@` and `$` (spec D22). */
export const socialAddress = z
  .object({ linkType: z.enum(linkTypes).default('instagram'), linkUsername: z.string().max(2048).default('') })
  .overwrite((link) => ({ ...link, linkUsername: normaliseLinkValue(link.linkType, link.linkUsername) }))
  .superRefine((link, context) => {
    const issue = linkIssue(link.linkType, link.linkUsername)
    if (issue) context.addIssue({ ...issue, path: ['linkUsername'] })
  })
export type SocialAddress = z.output<typeof socialAddress>
