import type { AnalyticsReport } from '@taplet/contract'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { comparisons, type ReportDays } from '../address/report-choice.ts'
import type { ReportAddress } from '../address/use-report-address.ts'
import { formatNearDays } from '../labels/dates.ts'
import { DaysButton } from './days-button.tsx'
import styles from './report-tools.module.css'

interface ReportToolsProps {
  address: ReportAddress
  /** The report for these days, once loaded. */
  report: AnalyticsReport | undefined
  /** The count of visitors online now. */
  live?: ReactNode
  /** Further actions on the report, at the end. */
  children?: ReactNode
}

const plainZone = (zone: string): string => zone.replaceAll('_', ' ')
const tick = (isChosen: boolean) => (isChosen ? { icon: 'check' as const } : {})

/** Describes the comparison: with exact dates once they are known. */
function useCompareWords(days: ReportDays, report: AnalyticsReport | undefined): string {
  const t = useText()
  if (days.compare === 'NONE') return t('analytics:tools.comparedNothing')
  const { comparedFrom, comparedTo } = report ?? {}
  return comparedFrom && comparedTo
    ? t('analytics:tools.compared', { days: formatNearDays(comparedFrom, comparedTo, days.to.slice(0, 4)) })
    : t(`analytics:tools.comparedTo.${days.compare}`)
}

interface ChoiceProps extends Pick<ReportAddress, 'choice' | 'choose'> {
  days: ReportDays
}

function CompareMenu({ choice, choose, days, report }: ChoiceProps & Pick<ReportToolsProps, 'report'>) {
  const t = useText()
  const words = useCompareWords(days, report)
  return (
    <Menu
      align="left"
      actions={comparisons.map((compare) => ({
        label: t(`analytics:tools.compares.${compare}`),
        ...tick(compare === choice.compare),
        onSelect: () => choose({ compare }),
      }))}
      trigger={(trigger) => (
        <Button small kind="plain" endIcon="down" {...trigger}>
          {words}
        </Button>
      )}
    />
  )
}

function ZoneMenu({ choice, choose, days }: ChoiceProps) {
  const t = useText()
  const zone = ownZone()
  const words = t('analytics:tools.zoneNow', { zone: plainZone(days.timezone) })
  if (zone === 'UTC') return <span className={styles.zone}>{words}</span>
  return (
    <Menu
      align="left"
      actions={[zone, 'UTC'].map((one) => ({
        label: plainZone(one),
        ...tick((one === 'UTC') === choice.isUtc),
        onSelect: () => choose({ isUtc: one === 'UTC' }),
      }))}
      trigger={(trigger) => (
        <Button small kind="plain" endIcon="down" {...trigger}>
          {words}
        </Button>
      )}
    />
  )
}

/** A report's toolbar: its days, the comparison, the time zone. */
export function ReportTools({ address, report, live, children }: ReportToolsProps) {
  const t = useText()
  const { choice, choose, daysNow } = address
  const days = daysNow(report?.since)
  return (
    <div className={styles.tools} role="group" aria-label={t('analytics:tools.label')}>
      <DaysButton address={address} days={days} />
      <div className={styles.fine}>
        {/* Of all time there is nothing before. */}
        {choice.days !== 'all' && <CompareMenu {...{ choice, choose, days, report }} />}
        <ZoneMenu {...{ choice, choose, days }} />
      </div>
      <div className={styles.end}>
        {live}
        {children}
      </div>
    </div>
  )
}
