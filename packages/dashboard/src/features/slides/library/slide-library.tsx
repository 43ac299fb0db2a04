import { type ExperienceItem, FREE_LIMITS, mayCreate, tierOf, type View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { copyName } from '../copy-name.ts'
import { useDuplicateSlide } from '../queries.ts'
import { type Asking, LibraryDialogs } from './library-dialogs.tsx'
import { SlideGrid } from './slide-grid.tsx'
import styles from './slide-library.module.css'

interface SlideLibraryProps {
  items: readonly ExperienceItem[]
  views: readonly View[]
  media: MediaLookup
  accessLevel: number | undefined
  /** Names of instant apps by id. */
  appNames: ReadonlyMap<string, string>
}

/** The account's slides: find one, make one, or see to one. */
export function SlideLibrary({ items, views, media, accessLevel, appNames }: SlideLibraryProps) {
  const t = useText()
  const [asking, setAsking] = useState<Asking>()
  const duplicate = useDuplicateSlide()
  const viewById = new Map(views.map((view) => [view.viewId, view]))
  const limit = FREE_LIMITS.experienceItem
  const count = items.length
  const isFree = accessLevel !== undefined && tierOf(accessLevel) === 'FREE'
  const isFull = isFree && !mayCreate('experienceItem', accessLevel, count)
  const handleDuplicate = (item: ExperienceItem) => {
    const itemName = copyName(t('slides:list.copyOf', { name: item.itemName }))
    duplicate.mutate(
      { item, view: item.viewId ? viewById.get(item.viewId) : undefined, itemName },
      {
        onSuccess: (copy) => toast.done(t('slides:list.duplicated', { name: copy.itemName })),
        onError: (error) => toast.failed(error.message),
      },
    )
  }
  const createButton = (
    <Button kind="pri" icon="plus" disabled={isFull} onClick={() => setAsking({ kind: 'create' })}>
      {t('slides:list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('slides:list.title')}
        subtitle={isFree ? t('slides:list.limit', { count, limit }) : t('slides:list.count', { count })}
        actions={createButton}
      />
      <main className={styles['main']}>
        {isFull && (
          <div className={styles['limit']} role="status">
            <Icon name="info" />
            <p>{t('slides:list.limitReached', { limit })}</p>
            <ButtonLink small to="/app/account#subscription">
              {t('slides:list.plans')}
            </ButtonLink>
          </div>
        )}
        {count === 0 ? (
          <EmptyState
            title={t('slides:list.emptyTitle')}
            sentence={t('slides:list.empty')}
            action={<Button onClick={() => setAsking({ kind: 'create' })}>{t('slides:list.create')}</Button>}
          />
        ) : (
          <SlideGrid
            {...{ items, viewById, media }}
            onRename={(item) => setAsking({ kind: 'rename', item })}
            onDuplicate={handleDuplicate}
            onDelete={(item) => setAsking({ kind: 'delete', item })}
          />
        )}
      </main>
      <LibraryDialogs {...{ asking, appNames }} onClose={() => setAsking(undefined)} />
    </>
  )
}
