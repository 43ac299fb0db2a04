import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { useChangeParams } from '../../../lib/use-change-params.ts'
import { daysOfChoice, type ReportChoice, type ReportDays, readChoice, writeChoice } from './report-choice.ts'

/** The days of a report, stored in the address: each view can be linked to, and a reload keeps it. */
export function useReportAddress() {
  const [params] = useSearchParams()
  const change = useChangeParams()
  const choice = useMemo(() => readChoice(params), [params])
  const choose = (changes: Partial<ReportChoice>) =>
    change((now) => writeChoice(now, { ...readChoice(now), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  /** The chosen days, as call parameters. `since`: the first day with a visit, once a report contains it. */
  const daysNow = (since: string | null | undefined): ReportDays =>
    daysOfChoice(choice, { now: Date.now(), zone: ownZone(), since })
  return { choice, choose, daysNow }
}
export type ReportAddress = ReturnType<typeof useReportAddress>
