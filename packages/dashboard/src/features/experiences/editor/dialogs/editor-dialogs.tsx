import type { ExperienceItem, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { accountQuery } from '../../../../entities/account/queries.ts'
import { ConflictDialog } from '../../../../editing/conflict/conflict-dialog.tsx'
import { useLookName } from '../../../../entities/experience/look/use-look-name.ts'
import { describeExperience } from '../../../../editing/conflict/describe-experience.ts'
import { AddToAppDialog } from '../../add-to-app/add-to-app-dialog.tsx'
import type { Library } from '../../../../entities/experience/library.ts'
import { SlideHoursDialog } from '../hours/slide-hours-dialog.tsx'
import { setSlideRule } from '../state/set-slide-rule.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { AddDialogs } from './add-dialogs.tsx'
import { ExperienceVersions } from './experience-versions.tsx'

const DuplicateDialog = lazyComponent(
  async () => (await import('../../list/duplicate-dialog.tsx')).DuplicateDialog,
  'OVER',
)
const DeleteExperiencesDialog = lazyComponent(
  async () => (await import('../../list/delete-experiences-dialog.tsx')).DeleteExperiencesDialog,
  'OVER',
)

/** The open confirmation dialog. */
export type Asking =
  | { kind: 'add' | 'duplicate' | 'delete' | 'template' | 'versions' }
  | { kind: 'toOther'; itemIds: readonly string[] }
  | { kind: 'hours'; itemId: string }
  | undefined

export interface EditorDialogsProps {
  asking: Asking
  editor: ExperienceEditorHandle
  page: Page
  pages: readonly Page[]
  library: Library | undefined
  nameOf: (itemId: string) => string
  onPublish: () => void
  /** Called with slides of the library. */
  onAdded: (itemIds: readonly string[]) => void
  /** Called with a slide that was just made. */
  onMade: (item: ExperienceItem) => void
  onTemplate: () => void
  onDelete: (slides: readonly ExperienceItem[]) => void
  onClose: () => void
}

const none: readonly never[] = []
const isOfSave = (saving: ExperienceEditorHandle['state']['saving']) =>
  saving.status === 'CONFLICT' && saving.from === 'SAVE'
const wayToAdd = (asking: Asking) => (asking?.kind === 'add' || asking?.kind === 'template' ? asking.kind : undefined)
const itemsOf = (library: Library | undefined, itemIds: readonly string[]): ExperienceItem[] =>
  itemIds.flatMap((id) => library?.itemById.get(id) ?? [])

type ListProps = Pick<EditorDialogsProps, 'asking' | 'editor' | 'page' | 'pages' | 'library' | 'onDelete' | 'onClose'>

/** What lists of apps ask as well, loaded when it is asked. */
function DialogsOfLists({ asking, editor, page, pages, library, onDelete, onClose }: ListProps) {
  const navigate = useNavigate()
  const { data: account } = useQuery(accountQuery(useApi()))
  return (
    <Suspense fallback={null}>
      {asking?.kind === 'duplicate' && (
        <DuplicateDialog
          pages={[page]}
          accessLevel={account?.accessLevel}
          counts={{ apps: pages.length, slides: library?.items.length ?? 0 }}
          onClose={onClose}
          onDone={([copy]) => copy && void navigate(`/app/experiences/${copy.experienceId}`)}
        />
      )}
      {asking?.kind === 'delete' && (
        <DeleteExperiencesDialog
          pages={[page]}
          {...(editor.isUnsaved && { unsaved: new Set([page.experienceId]) })}
          onClose={onClose}
          onConfirm={(_, slides) => onDelete(slides)}
        />
      )}
    </Suspense>
  )
}

/** The editor's confirmation dialogs. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { asking, editor, page, pages, library, nameOf, onPublish, onAdded, onMade, onTemplate, onDelete, onClose } =
    props
  const t = useText()
  const { theme } = editor.state.document
  const lookName = useLookName(editor.state.saving.status === 'CONFLICT')
  const items = itemsOf(library, asking?.kind === 'toOther' ? asking.itemIds : none)
  /** The choice is part of saving: the save continues afterwards. */
  const after = (choose: () => void) => () => {
    const { saving } = editor.state
    choose()
    if (isOfSave(saving)) onPublish()
  }
  return (
    <>
      <AddDialogs
        open={wayToAdd(asking)}
        library={library}
        app={{ experienceId: page.experienceId, theme: theme ?? page.theme }}
        shown={editor.state.document.experienceItems}
        onTemplate={onTemplate}
        onAdd={(itemIds) => {
          onClose()
          onAdded(itemIds)
        }}
        onMade={(item) => {
          onClose()
          onMade(item)
        }}
        onClose={onClose}
      />
      <AddToAppDialog
        items={items}
        pages={pages.filter((one) => one.experienceId !== page.experienceId)}
        onClose={onClose}
      />
      <DialogsOfLists {...{ asking, editor, page, pages, library, onDelete, onClose }} />
      {asking?.kind === 'hours' && (
        <SlideHoursDialog
          name={nameOf(asking.itemId)}
          rule={editor.state.document.slideRules[asking.itemId] ?? {}}
          timeZone={editor.state.document.timeZone}
          onSave={(rule, timeZone) => editor.edit((document) => setSlideRule(document, asking.itemId, rule, timeZone))}
          onClose={onClose}
        />
      )}
      {asking?.kind === 'versions' && <ExperienceVersions {...{ editor, library, nameOf, onClose }} />}
      <ConflictDialog
        state={editor.state}
        describe={(collision) => describeExperience(collision, nameOf, lookName)}
        onKeepMine={after(editor.keepMine)}
        onTakeTheirs={after(editor.takeTheirs)}
        onMerge={(takesTheirs) => after(() => editor.resolve(takesTheirs))()}
        onLater={() => editor.postpone(t('experienceEditor:conflict.laterReason'))}
      />
    </>
  )
}
