import type { QrCheck } from '@taplet/contract'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { reasonTitle } from '../../check/reason-title.ts'

const WEAK = 40 // qr.md 4.6.3: below, saving asks first

/** Asks for confirmation before saving a code that may not scan. It never forbids saving. */
export function useWeakGuard(check: QrCheck): { mayGoOn: () => Promise<boolean>; dialog: ReactNode } {
  const t = useText()
  const [answer, setAnswer] = useState<(isSure: boolean) => void>()
  const mayGoOn = async () => {
    if (check.score >= WEAK) return true
    const isSure = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(undefined)
    return isSure
  }
  const reasons = check.reasons.map(({ rule }) => reasonTitle(rule)).join(', ')
  const dialog = (
    <ConfirmDialog
      open={answer !== undefined}
      title={t('qrDesigner:weak.title')}
      consequences={[
        t('qrDesigner:weak.score', { score: check.score, grade: t(`qrDesigns:grades.${check.grade}`) }),
        ...(reasons ? [t('qrDesigner:weak.why', { reasons })] : []),
        t('qrDesigner:weak.later'),
      ]}
      confirmLabel={t('qrDesigner:weak.save')}
      cancelLabel={t('qrDesigner:weak.fixFirst')}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    />
  )
  return { mayGoOn, dialog }
}
