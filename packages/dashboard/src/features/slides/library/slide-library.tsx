import { type ExperienceItem, FREE_LIMITS, mayCreate, tierOf, type View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useCreateSlide, useDuplicateSlide, useRenameSlide } from '../queries.ts'
import { DeleteSlideDialog } from './delete-slide-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
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

type Asking = { kind: 'create' } | { kind: 'rename' | 'delete'; item: ExperienceItem } | undefined

/** The account's slides: find one, make one, or see to one. */
export function SlideLibrary({ items, views, media, accessLevel, appNames }: SlideLibraryProps) {
  const t = useText()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>()
  const create = useCreateSlide()
  const rename = useRenameSlide()
  const duplicate = useDuplicateSlide()
  const viewById = new Map(views.map((view) => [view.viewId, view]))
  const limit = FREE_LIMITS.experienceItem
  const count = items.length
  const isFree = accessLevel !== undefined && tierOf(accessLevel) === 'FREE'
  const isFull = isFree && !mayCreate('experienceItem', accessLevel, count)
  const close = () => {
    setAsking(undefined)
    create.reset()
    rename.reset()
  }
  const handleDuplicate = (item: ExperienceItem) => {
    const itemName = [...t('slides:list.copyOf', { name: item.itemName })].slice(0, 80).join('')
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
      <div className={styles['main']}>
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
      </div>
      {asking?.kind === 'create' && (
        <NameDialog
          kind="create"
          name=""
          isBusy={create.isPending}
          error={create.error?.message}
          onClose={close}
          onName={(name) =>
            create.mutate(name, {
              onSuccess: (item) => void navigate(`/app/experienceItems/${item.experienceItemId}`),
            })
          }
        />
      )}
      {asking?.kind === 'rename' && (
        <NameDialog
          kind="rename"
          name={asking.item.itemName}
          isBusy={rename.isPending}
          error={rename.error?.message}
          onClose={close}
          onName={(itemName) => rename.mutate({ item: asking.item, itemName }, { onSuccess: close })}
        />
      )}
      {asking?.kind === 'delete' && (
        <DeleteSlideDialog
          item={asking.item}
          apps={asking.item.usedIn.map((id) => appNames.get(id) ?? '').filter(Boolean)}
          onClose={close}
        />
      )}
    </>
  )
}
