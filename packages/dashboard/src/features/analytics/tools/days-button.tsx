import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/overlays/popup.tsx'
import { usePopover } from '../../../ui/overlays/use-popover.ts'
import type { Preset, ReportDays } from '../address/report-choice.ts'
import type { ReportAddress } from '../address/use-report-address.ts'
import { formatDays } from '../labels/dates.ts'
import { OwnDays } from './own-days.tsx'
import styles from './report-tools.module.css'

interface DaysButtonProps {
  address: ReportAddress
  /** The current choice. */
  days: ReportDays
}

/** The order in which they are offered; the address uses another. */
const offered = [
  'today',
  'yesterday',
  '7',
  '28',
  '90',
  'month',
  'lastMonth',
  'year',
  'all',
] as const satisfies readonly Preset[]

/** Chooses the report's days: a preset or a custom range. */
export function DaysButton({ address: { choice, choose }, days }: DaysButtonProps) {
  const t = useText()
  const { trigger, popover, close } = usePopover()
  return (
    <>
      <Button icon="clock" endIcon="down" {...trigger}>
        {t(`analytics:presets.${choice.days}`)}
        <span className={styles.range}>{formatDays(days.from, days.to)}</span>
      </Button>
      <Popup {...popover} label={t('analytics:tools.days')}>
        <div className={styles.panel}>
          <div className={styles.presets} role="group" aria-label={t('analytics:tools.days')}>
            {offered.map((preset) => (
              <button
                key={preset}
                type="button"
                aria-pressed={preset === choice.days}
                onClick={() => {
                  close()
                  choose({ days: preset })
                }}
              >
                {t(`analytics:presets.${preset}`)}
              </button>
            ))}
          </div>
          <OwnDays
            days={days}
            onChoose={(own) => {
              close()
              choose({ days: 'own', ...own })
            }}
          />
        </div>
      </Popup>
    </>
  )
}
