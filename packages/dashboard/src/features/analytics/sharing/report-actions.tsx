import type { AnalyticsSubject } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useMay } from '../../../entities/session/use-may.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { analyticsSharing } from '../../../text/en/visits/analytics-sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import styles from './sharing.module.css'

addTexts('analyticsSharing', analyticsSharing)

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog, 'OVER')
const MailsDialog = lazyComponent(async () => (await import('../mails/mails-dialog.tsx')).MailsDialog, 'OVER')

interface ReportActionsProps {
  subject: AnalyticsSubject
  name: string
}

/** Other actions on a report: share it, and get emails about visits. */
export function ReportActions({ subject, name }: ReportActionsProps) {
  const t = useText()
  const [open, setOpen] = useState<'SHARE' | 'MAILS'>()
  const mayShare = useMay('content')
  const mayChooseMails = useMay('account')
  const close = () => setOpen(undefined)
  return (
    <div className={styles.both}>
      {mayShare && (
        <Button small icon="share" onClick={() => setOpen('SHARE')}>
          {t('analyticsSharing:share')}
        </Button>
      )}
      {mayChooseMails && (
        <Menu
          actions={[{ label: t('analyticsSharing:mails'), icon: 'mail', onSelect: () => setOpen('MAILS') }]}
          trigger={(trigger) => <IconButton {...trigger} small icon="more" label={t('analyticsSharing:more')} />}
        />
      )}
      <Suspense fallback={null}>
        {open === 'SHARE' && <ShareDialog subject={subject} name={name} onClose={close} />}
        {open === 'MAILS' && <MailsDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
