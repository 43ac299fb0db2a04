import { chooseDestination, type LinkDestination, type LinkRule, type LinkVisitor } from '@taplet/contract'

export interface Part {
  /** Share of such visitors in %. */
  percent: number
  destination: LinkDestination
  /** Number of the rule that applies, from 1; undefined for the link's own destination. */
  place: number | undefined
}

/** The destinations of such visitors by the server's rules: one, or several with the share of each. */
export function whoSeesWhat(
  link: LinkDestination & { rules: readonly LinkRule[] },
  visitor: Omit<LinkVisitor, 'bucket'>,
): Part[] {
  const parts: Part[] = []
  let rest = 100
  let rules = link.rules
  while (rest > 0) {
    // In the smallest bucket every share applies, so the result is the first rule whose conditions hold.
    const { destination, ruleId } = chooseDestination({ ...link, rules }, { ...visitor, bucket: 0 })
    const index = link.rules.findIndex((rule) => rule.ruleId === ruleId)
    const rule = link.rules[index]
    const percent = rule ? (rest * rule.share) / 100 : rest
    parts.push({ percent, destination, place: rule ? index + 1 : undefined })
    rest -= percent
    rules = link.rules.slice(index + 1)
    if (!rule) break
  }
  return parts
}
