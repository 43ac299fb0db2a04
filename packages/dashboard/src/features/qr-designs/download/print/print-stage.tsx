import type { PrintPreview } from '@taplet/contract'
import { useMemo } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import styles from './print-stage.module.css'

interface PrintStageProps {
  preview: PrintPreview | undefined
  isBusy: boolean
  problem: string | undefined
  label: string
}

/** What will be printed, drawn by the same server. */
export function PrintStage({ preview, isBusy, problem, label }: PrintStageProps) {
  const t = useText()
  const svg = preview?.svg
  const address = useMemo(() => svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, [svg])
  return (
    <div className={styles.stage} aria-busy={isBusy}>
      {problem !== undefined ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : address === undefined ? (
        <Skeleton height="100%" radius={12} />
      ) : (
        <img src={address} alt={t('qrPrint:preview', { what: label })} draggable={false} />
      )}
    </div>
  )
}
