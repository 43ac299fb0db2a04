import type { Page } from '@taplet/contract'
import type { InboxEntry } from '@taplet/contract/inbox'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './detail.module.css'
import { type EntryActions, EntryDetail } from './entry-detail.tsx'

interface DetailPlaceProps {
  /** Undefined while it loads, null when there is no such entry any more. */
  opened: InboxEntry | null | undefined
  openId: string
  entries: readonly InboxEntry[]
  pages: readonly Page[]
  isBeside: boolean
  actions: EntryActions
}

/** Where the open entry stands, and what stands there else. */
export function DetailPlace({ opened, openId, entries, pages, isBeside, actions }: DetailPlaceProps) {
  const t = useText()
  if (openId === '') {
    if (!isBeside || entries.length === 0) return null
    return <p className={styles['empty']}>{t('inbox:pick')}</p>
  }
  if (opened === undefined)
    return (
      <Skeletons label={t('inbox:loading')}>
        <Skeleton height={320} radius={16} />
      </Skeletons>
    )
  if (opened === null)
    return (
      <section className={styles['detail']} aria-label={t('inbox:gone.title')}>
        <div className={styles['missing']}>
          <p>{t('inbox:gone.title')}</p>
          <div className={styles['actions']}>
            <Button onClick={actions.close}>{t('inbox:close')}</Button>
          </div>
        </div>
      </section>
    )
  const place = entries.findIndex(({ id }) => id === openId)
  const canMove = { back: place > 0, on: place >= 0 && place < entries.length - 1 }
  return (
    <div data-detail>
      <EntryDetail entry={opened} pages={pages} isBeside={isBeside} actions={actions} canMove={canMove} />
    </div>
  )
}
