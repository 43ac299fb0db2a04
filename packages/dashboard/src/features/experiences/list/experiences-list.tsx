import { linkPath, type Page } from '@taplet/contract'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { ListTools, listViews } from '../../../ui/list/list-tools.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { editedAt } from '../../../entities/experience/edited-at.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'
import { CopyDialogs, type CopyQuestion } from '../copy-link/copy-dialogs.tsx'
import { DeleteExperiencesDialog } from './delete-experiences-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { type CardAction, ExperienceCard } from './experience-card.tsx'
import styles from './experiences-list.module.css'
import { findExperiences, sortKeys, stateKeys, stateTests } from './find-experiences.ts'
import { useDeleteExperiences } from './use-delete-experiences.ts'
import { useSearchTexts } from './use-search-texts.ts'
import { useSwitchExperiences } from './use-switch-experiences.ts'

interface ExperiencesListProps {
  pages: readonly Page[]
  /** Undefined while loading or after a failure: cards then have no pictures. */
  library: Library | undefined
  /** Ids of apps with unsaved edits. */
  unsaved: ReadonlySet<string>
  accessLevel: number | undefined
  /** Number of visits to an instant app, as text; undefined while unknown. */
  visitsOf: (experienceId: string) => string | undefined
}

/** Drafts are published in their editor, after a look at what is not finished. */
const wasPublished = ({ publishedAt }: Page): boolean => publishedAt !== null
const choices = { sort: sortKeys, state: stateKeys, view: listViews } as const

/** The account's instant apps: search, select, and act on one or many. */
export function ExperiencesList({ pages, library, unsaved, accessLevel, visitsOf }: ExperiencesListProps) {
  const t = useText()
  const publicUrl = useLinkUrl()
  const { search, setSearch, chosen, choose, showAll } = useListAddress(choices)
  const { sort, state, view } = chosen
  const wanted = useDeferredValue(search)
  const texts = useSearchTexts(pages, library, search !== '')
  const times = useMemo(
    () => new Map(pages.map((page) => [page.experienceId, editedAt(page, library)])),
    [pages, library],
  )
  const found = useMemo(
    () => findExperiences(pages, texts, unsaved, { search: wanted, sort, state }, times),
    [pages, texts, unsaved, wanted, sort, state, times],
  )
  const order = useMemo(() => found.map((page) => page.experienceId), [found])
  const selection = useSelection(order)
  const ticked = found.filter((page) => selection.ids.includes(page.experienceId))
  const [deleting, setDeleting] = useState<readonly Page[]>([])
  const [duplicating, setDuplicating] = useState<readonly Page[]>([])
  const [question, setQuestion] = useState<CopyQuestion>()
  const remove = useDeleteExperiences()
  const switchTo = useSwitchExperiences()
  const noteShared = useNoteShared()

  const handleCopy = async (page: Page) => {
    if (!(await copyText(publicUrl + linkPath(page.tagId)))) return void toast.failed(t('experiences:copyFailed'))
    toast.done(t('experiences:linkCopied'))
    noteShared()
  }
  const byAction: Record<CardAction, (page: Page) => unknown> = {
    copyElsewhere: (page) => setQuestion({ kind: 'copyElsewhere', page }),
    copyLink: handleCopy,
    delete: (page) => setDeleting([page]),
    duplicate: (page) => setDuplicating([page]),
    saveTemplate: (page) => setQuestion({ kind: 'saveTemplate', page }),
    switch: (page) => switchTo([page], !page.active),
  }
  // Stable because cards are memoised; what they call reads the latest.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const handleAction = useCallback((action: CardAction, page: Page) => byAction[action](page), [publicUrl])
  const counts = (key: (typeof stateKeys)[number]) => pages.filter((page) => stateTests[key](page, unsaved)).length
  return (
    <>
      <ListTools
        searchLabel={t('experiences:search')}
        search={search}
        onSearch={setSearch}
        sort={sort}
        sorts={sortKeys.map((value) => ({ value, label: t(`lists:sorts.${value}`) }))}
        onSort={(value) => choose('sort', value)}
        view={view}
        onView={(value) => choose('view', value)}
        selection={selection}
      >
        {stateKeys.map((key) => (
          <FilterPill key={key} selected={state === key} onSelect={() => choose('state', key)}>
            {t(`lists:apps.${key}`, { count: counts(key) })}
          </FilterPill>
        ))}
      </ListTools>
      {found.length === 0 ? (
        <EmptyState
          drawing="lost"
          title={search ? t('lists:apps.noMatchSearch', { search }) : t('lists:apps.noMatch')}
          sentence={search ? t('lists:apps.noMatchHint') : t('lists:apps.noMatchFilter')}
          action={<Button onClick={() => showAll('state')}>{t('lists:showAll')}</Button>}
        />
      ) : (
        <ul className={styles[view]}>
          {found.map((page) => (
            <li key={page.experienceId}>
              <ExperienceCard
                page={page}
                view={view}
                library={library}
                editedAt={times.get(page.experienceId) ?? page.updatedAt}
                visits={visitsOf(page.experienceId)}
                showsEdited={sort === 'changed'}
                hasUnsaved={unsaved.has(page.experienceId)}
                {...selection.marksOf(page.experienceId)}
                onAction={handleAction}
              />
            </li>
          ))}
        </ul>
      )}
      <BulkBar
        selection={selection}
        actions={[
          { label: t('lists:apps.goLive'), icon: 'eye', onSelect: () => switchTo(ticked.filter(wasPublished), true) },
          { label: t('lists:apps.rest'), icon: 'eyeOff', onSelect: () => switchTo(ticked, false) },
          { label: t('lists:apps.duplicate'), icon: 'copy', onSelect: () => setDuplicating(ticked) },
          { label: t('lists:apps.delete'), icon: 'trash', danger: true, onSelect: () => setDeleting(ticked) },
        ]}
      />
      <DeleteExperiencesDialog
        pages={deleting}
        unsaved={unsaved}
        onClose={() => setDeleting([])}
        onConfirm={(chosenPages, slides) => {
          setDeleting([])
          selection.clear()
          remove(chosenPages, slides)
        }}
      />
      <DuplicateDialog
        // Resets the choices at each opening.
        key={String(duplicating.length > 0)}
        pages={duplicating}
        accessLevel={accessLevel}
        counts={{ apps: pages.length, slides: library?.items.length ?? 0 }}
        onClose={() => setDuplicating([])}
        onDone={selection.clear}
      />
      <CopyDialogs question={question} onClose={() => setQuestion(undefined)} />
    </>
  )
}
