import type { ExperienceItem, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../lib/api.ts'
import { useText } from '../../../../lib/text.ts'
import { accountQuery } from '../../../account/queries.ts'
import { useCreateSlide } from '../../../slides/queries.ts'
import { ConflictDialog } from '../../../editing/conflict/conflict-dialog.tsx'
import { useCreateFromTemplate } from '../../../templates/queries.ts'
import { TemplatePicker } from '../../../templates/template-picker.tsx'
import { AddToAppDialog } from '../../add-to-app/add-to-app-dialog.tsx'
import type { Library } from '../../library-query.ts'
import { DeleteExperiencesDialog } from '../../list/delete-experiences-dialog.tsx'
import { DuplicateDialog } from '../../list/duplicate-dialog.tsx'
import { AddSlideDialog } from '../add/add-slide-dialog.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { describeCollision } from './describe-collision.ts'

/** The question that is open. */
export type Asking =
  | { kind: 'add' | 'duplicate' | 'delete' | 'template' }
  | { kind: 'toOther'; itemIds: readonly string[] }
  | undefined

interface EditorDialogsProps {
  asking: Asking
  editor: ExperienceEditorHandle
  page: Page
  pages: readonly Page[]
  library: Library | undefined
  nameOf: (itemId: string) => string
  onSave: () => void
  onAdded: (itemIds: readonly string[]) => void
  onTemplate: () => void
  onDelete: () => void
  onClose: () => void
}

const none: readonly never[] = []

/** What the editor asks before it acts. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { asking, editor, page, pages, library, nameOf, onSave, onAdded, onTemplate, onDelete, onClose } = props
  const t = useText()
  const navigate = useNavigate()
  const { data: account } = useQuery(accountQuery(useApi()))
  const make = useCreateSlide()
  const begin = useCreateFromTemplate()
  const items: readonly ExperienceItem[] =
    asking?.kind === 'toOther' ? asking.itemIds.flatMap((id) => library?.itemById.get(id) ?? []) : none
  const handleAdd = (itemIds: readonly string[]) => {
    onClose()
    onAdded(itemIds)
  }
  /** What was chosen is meant to be saved: the save goes on. */
  const after = (choose: () => void) => () => {
    const isSaving = editor.state.saving.status === 'CONFLICT' && editor.state.saving.from === 'SAVE'
    choose()
    if (isSaving) onSave()
  }
  return (
    <>
      <AddSlideDialog
        // Fresh fields at each opening.
        key={String(asking?.kind === 'add')}
        open={asking?.kind === 'add'}
        library={library}
        shown={editor.state.document.experienceItems}
        accessLevel={account?.accessLevel}
        isMaking={make.isPending}
        error={make.error ? t('experienceEditor:add.failed', { message: make.error.message }) : undefined}
        onMake={(name) => make.mutate(name, { onSuccess: (item) => handleAdd([item.experienceItemId]) })}
        onAdd={handleAdd}
        onTemplate={onTemplate}
        onClose={onClose}
      />
      <AddToAppDialog
        items={items}
        pages={pages.filter((one) => one.experienceId !== page.experienceId)}
        onClose={onClose}
      />
      <DuplicateDialog
        key={`duplicate ${asking?.kind === 'duplicate'}`}
        pages={asking?.kind === 'duplicate' ? [page] : none}
        accessLevel={account?.accessLevel}
        counts={{ apps: pages.length, slides: library?.items.length ?? 0 }}
        onClose={onClose}
        onDone={([copy]) => copy && void navigate(`/app/experiences/${copy.experienceId}`)}
      />
      <DeleteExperiencesDialog
        pages={asking?.kind === 'delete' ? [page] : none}
        {...(editor.isUnsaved && { unsaved: new Set([page.experienceId]) })}
        onClose={onClose}
        onConfirm={onDelete}
      />
      <TemplatePicker
        open={asking?.kind === 'template'}
        isBusy={begin.isPending}
        error={begin.error?.message}
        onUse={(template) => begin.mutate(template, { onSuccess: (item) => handleAdd([item.experienceItemId]) })}
        onClose={onClose}
      />
      <ConflictDialog
        state={editor.state}
        describe={(collision) => describeCollision(collision, nameOf)}
        onKeepMine={after(editor.keepMine)}
        onTakeTheirs={after(editor.takeTheirs)}
        onMerge={(takesTheirs) => after(() => editor.resolve(takesTheirs))()}
        onLater={() => editor.postpone(t('experienceEditor:conflict.laterReason'))}
      />
    </>
  )
}
