import type { LinkRule } from '@taplet/contract'

/** Moves a rule to another one's position. Returns the same list when that changes nothing. */
export function moveRule(rules: readonly LinkRule[], ruleId: string, to: number): readonly LinkRule[] {
  const from = rules.findIndex((rule) => rule.ruleId === ruleId)
  const rule = rules[from]
  if (!rule || from === to || to < 0 || to >= rules.length) return rules
  return rules.filter((one) => one !== rule).toSpliced(to, 0, rule)
}
