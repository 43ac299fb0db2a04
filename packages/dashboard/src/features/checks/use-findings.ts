import type { Finding } from '@taplet/checks'
import { useIgnored } from './ignored.ts'
import type { Checks } from './use-checks.ts'

/** Splits findings into shown and ignored ones, with the actions on each. */
export function useFindings({ findings = [] }: Checks) {
  const { isIgnored, ignore, restore } = useIgnored()
  const ignored = findings.filter(({ findingId }) => isIgnored(findingId))
  return {
    findings: findings.filter(({ findingId }) => !isIgnored(findingId)),
    ignored,
    onIgnore: ({ findingId }: Finding) => ignore(findingId),
    onRestore: () => restore(ignored.map(({ findingId }) => findingId)),
  }
}
