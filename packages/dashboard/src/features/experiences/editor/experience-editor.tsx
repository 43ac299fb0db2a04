import { linkPath, type Page } from '@taplet/contract'
import { useState } from 'react'
import { usePublicUrl } from '../../../lib/instance.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useCreateSlide } from '../../slides/queries.ts'
import { useLibrary } from '../library-query.ts'
import { LinkCard } from '../link/link-card.tsx'
import { AddSlideDialog } from './add-slide-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DetailsCard } from './details-card.tsx'
import { EditorHeader } from './editor-header.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { useExperienceEditor } from './use-experience-editor.ts'
import styles from './experience-editor.module.css'

interface ExperienceEditorProps {
  page: Page
  onDelete: () => void
}

/** One instant app: its slides, what it is called, its link, and saving. */
export function ExperienceEditor({ page, onDelete }: ExperienceEditorProps) {
  const t = useText()
  const publicUrl = usePublicUrl()
  const { library, isFailed, retry } = useLibrary()
  const editor = useExperienceEditor(page)
  const { draft, saved } = editor.state
  const [isAdding, setIsAdding] = useState(false)
  const makeSlide = useCreateSlide()
  const nameOf = (itemId: string) => library?.itemById.get(itemId)?.itemName ?? t('experiences:editor.missingSlide')

  const handleRemove = (itemId: string) => {
    const before = draft.experienceItems
    editor.dispatch({ type: 'removeSlide', itemId })
    const onUndo = () => editor.dispatch({ type: 'orderSlides', itemIds: before })
    toast.done(t('experiences:editor.removed', { name: nameOf(itemId) }), { label: t('undo'), onUndo })
  }
  const handleMake = (name: string) =>
    makeSlide.mutate(name, {
      onSuccess: ({ experienceItemId }) => {
        editor.dispatch({ type: 'addSlide', itemId: experienceItemId })
        setIsAdding(false)
      },
    })

  return (
    <>
      <EditorHeader
        page={saved}
        draft={draft}
        isUnsaved={editor.isUnsaved}
        isSaving={editor.isSaving}
        onSave={() => void editor.handleSave()}
      />
      <main className={styles['main']}>
        <div className={styles['column']}>
          {isFailed ? (
            <ErrorState
              title={t('chrome:pagesError.title')}
              sentence={t('chrome:pagesError.sentence')}
              safe={t('chrome:pagesError.safe')}
              retry={{ label: t('retry'), onRetry: retry }}
            />
          ) : (
            <SlideStrip
              itemIds={draft.experienceItems}
              library={library}
              dispatch={editor.dispatch}
              onAdd={() => setIsAdding(true)}
              onRemove={handleRemove}
            />
          )}
          <LinkCard url={publicUrl + linkPath(saved.tagId)} name={saved.pageName} fileName={saved.rootPageId} />
        </div>
        <div className={styles['column']}>
          <DetailsCard
            draft={draft}
            address={saved.rootPageId}
            refusal={editor.refusal}
            onChange={(changes) => editor.dispatch({ type: 'edit', changes })}
          />
          <Button danger icon="trash" onClick={onDelete}>
            {t('experiences:deleteAction')}
          </Button>
        </div>
      </main>
      <AddSlideDialog
        // Fresh fields at each opening.
        key={String(isAdding)}
        open={isAdding}
        library={library}
        shown={draft.experienceItems}
        isMaking={makeSlide.isPending}
        error={makeSlide.error ? t('experiences:addDialog.failed', { message: makeSlide.error.message }) : undefined}
        onMake={handleMake}
        onAdd={(itemId) => {
          editor.dispatch({ type: 'addSlide', itemId })
          setIsAdding(false)
        }}
        onClose={() => setIsAdding(false)}
      />
      <ConflictDialog
        draft={draft}
        theirs={editor.conflict}
        nameOf={nameOf}
        onKeepMine={editor.keepMine}
        onTakeTheirs={editor.takeTheirs}
        onClose={editor.closeConflict}
      />
      <LeaveGuard
        isUnsaved={editor.isUnsaved}
        title={t('experiences:editor.leaveTitle')}
        sentence={t('experiences:editor.leaveConsequence', { name: draft.pageName })}
        stayLabel={t('experiences:editor.stay')}
        leaveLabel={t('experiences:editor.leave')}
        saveLabel={t('experiences:editor.leaveSave')}
        onSave={editor.handleSave}
      />
    </>
  )
}
