import { type ExperienceItem, FREE_LIMITS, mayCreate, type Page, tierOf, type View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useCallback, useMemo, useState } from 'react'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { useLimitDialog } from '../../../entities/plan/use-limit-dialog.tsx'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { LimitNote } from '../../../ui/list/limit-note.tsx'
import { UndoStrip } from '../../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../../ui/list/use-deleting.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { type AddToAppComponent, type Asking, LibraryDialogs } from './library-dialogs.tsx'
import type { CardAction } from './slide-card.tsx'
import { SlideGrid } from './slide-grid.tsx'
import body from '../../../ui/list/list-body.module.css'
import { useDuplicateSlides } from '../../../entities/slide/use-duplicate-slides.ts'

interface SlideLibraryProps {
  items: readonly ExperienceItem[]
  views: readonly View[]
  media: MediaLookup
  accessLevel: number | undefined
  /** All instant apps of the account. */
  pages: readonly Page[]
  /** Ids of slides with unsaved edits. */
  unsaved: ReadonlySet<string>
  AddToApp: AddToAppComponent
}

/** Copies slides, or says in a dialog that the limit has no room for so many. */
function useDuplicateWithRoom(accessLevel: number | undefined, count: number) {
  const t = useText()
  const { mutate } = useDuplicateSlides()
  const { show, showFailure, dialog } = useLimitDialog('slides')
  const duplicate = useCallback(
    (items: readonly ExperienceItem[], done: () => void) => {
      const room = Math.max(0, FREE_LIMITS.experienceItem - count)
      if (!mayCreate('experienceItem', accessLevel, count + items.length - 1))
        return show(t('lists:slides.noRoom', { count: items.length, room }))
      mutate(items, {
        onSuccess: (copies) => {
          toast.done(t('lists:slides.duplicated', { count: copies.length, name: copies[0]?.itemName ?? '' }))
          done()
        },
        onError: showFailure,
      })
    },
    [t, mutate, show, showFailure, accessLevel, count],
  )
  return { duplicate, dialog }
}

/** The account's slides: search, create, and act on one or many. */
export function SlideLibrary({ items: all, views, media, accessLevel, pages, unsaved, AddToApp }: SlideLibraryProps) {
  const t = useText()
  const [asking, setAsking] = useState<Asking>()
  const deleting = useDeleting('SLIDES')
  const items = useMemo(() => all.filter((item) => !deleting.has(item.experienceItemId)), [all, deleting])
  const viewById = useMemo(() => new Map(views.map((view) => [view.viewId, view])), [views])
  const limit = FREE_LIMITS.experienceItem
  const count = items.length
  const isFree = accessLevel !== undefined && tierOf(accessLevel) === 'FREE'
  const isFull = isFree && !mayCreate('experienceItem', accessLevel, count)
  const hasReadOnly = items.some((item) => item.isReadOnly)
  const { duplicate, dialog } = useDuplicateWithRoom(accessLevel, count)
  const handleRename = useCallback((item: ExperienceItem) => setAsking({ kind: 'rename', item }), [])
  const handleMany = useCallback(
    (action: Exclude<CardAction, 'rename'>, chosen: readonly ExperienceItem[], done: () => void) =>
      action === 'duplicate' ? duplicate(chosen, done) : setAsking({ kind: action, items: chosen, done }),
    [duplicate],
  )
  return (
    <>
      <PageHeader
        title={t('slides:list.title')}
        subtitle={isFree ? t('slides:list.limit', { count, limit }) : t('slides:list.count', { count })}
        actions={
          <Button kind="pri" icon="plus" disabled={isFull} onClick={() => setAsking({ kind: 'create' })}>
            {t('slides:list.create')}
          </Button>
        }
      />
      <main className={body['main']}>
        <UndoStrip kind="SLIDES" />
        {isFull && (
          <LimitNote text={t(hasReadOnly ? 'plans:readOnlySlides' : 'slides:list.limitReached', { limit })}>
            <PlanOffer featureId="slides" isReadOnly={hasReadOnly} />
          </LimitNote>
        )}
        {count === 0 ? (
          <EmptyState
            title={t('slides:list.emptyTitle')}
            sentence={t('slides:list.empty')}
            action={<Button onClick={() => setAsking({ kind: 'create' })}>{t('slides:list.create')}</Button>}
          />
        ) : (
          <SlideGrid {...{ items, viewById, media, unsaved, pages }} onRename={handleRename} onMany={handleMany} />
        )}
      </main>
      {dialog}
      <LibraryDialogs {...{ asking, pages, AddToApp }} onClose={() => setAsking(undefined)} />
    </>
  )
}
