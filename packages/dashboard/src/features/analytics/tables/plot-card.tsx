import type { ReportTable } from '@taplet/contract'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { ReportParts } from '../report-parts.ts'
import { DataTable, type TableData } from './data-table.tsx'
import styles from './plot-card.module.css'

interface PlotCardProps extends Pick<ReportParts, 'csvUrl'> {
  title: string
  /** Name of the table and its file, if not the title. */
  name?: string
  lede?: string
  table: ReportTable
  /** Returns the numbers behind the plot; called when the table is shown. */
  data: () => TableData
  /** Shown above both plot and table. */
  lead?: ReactNode
  /** Nothing to show, so neither table nor file is offered. */
  isEmpty?: boolean
  children: ReactNode
}

/** A plot with its table and the download of that table. */
export function PlotCard({ title, name = title, lede, table, data, isEmpty, lead, csvUrl, children }: PlotCardProps) {
  const t = useText()
  const [isTable, setIsTable] = useState(false)
  const download = t('analyticsPlots:download', { name: `“${name}”` })
  return (
    <Card
      title={title}
      action={
        !isEmpty && (
          <span className={styles.actions}>
            <Button
              small
              kind="plain"
              aria-label={t(isTable ? 'analyticsPlots:plotOf' : 'analyticsPlots:tableOf', { name })}
              onClick={() => setIsTable(!isTable)}
            >
              {t(isTable ? 'analyticsPlots:asPlot' : 'analyticsPlots:asTable')}
            </Button>
            {csvUrl && (
              <a className={styles.file} href={csvUrl(table)} download="" aria-label={download} title={download}>
                <Icon name="download" />
              </a>
            )}
          </span>
        )
      }
    >
      {lede && <p className={styles.lede}>{lede}</p>}
      {lead}
      {isTable ? <DataTable caption={name} data={data()} /> : children}
    </Card>
  )
}
