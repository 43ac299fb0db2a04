import type { ExperienceItem, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { accountQuery } from '../../../../entities/account/queries.ts'
import { useCreateSlide } from '../../../../entities/slide/queries.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import { useEditorParts } from '../editor-parts.ts'
import { AddSlideDialog } from '../add/add-slide-dialog.tsx'

interface AddDialogsProps {
  /** The open dialog, if any. */
  open: 'add' | 'template' | undefined
  library: Library | undefined
  /** The app with the look of its draft, which new slides wear. */
  app: Pick<Page, 'experienceId' | 'theme'>
  shown: readonly string[]
  onTemplate: () => void
  onAdd: (itemIds: readonly string[]) => void
  onMade: (item: ExperienceItem) => void
  onClose: () => void
}

/** Dialogs for adding slides: a new one, one from a template, or several from the library. */
export function AddDialogs({ open, library, app, shown, onTemplate, onAdd, onMade, onClose }: AddDialogsProps) {
  const t = useText()
  const { data: account } = useQuery(accountQuery(useApi()))
  const make = useCreateSlide(app)
  const { NewFromTemplate } = useEditorParts()
  return (
    <>
      <AddSlideDialog
        // Resets the fields at each opening.
        key={String(open === 'add')}
        open={open === 'add'}
        library={library}
        shown={shown}
        accessLevel={account?.accessLevel}
        isMaking={make.isPending}
        error={make.error ? t('experienceEditor:add.failed', { message: make.error.message }) : undefined}
        onMake={(name) => make.mutate(name, { onSuccess: onMade })}
        onMade={onMade}
        onTemplate={onTemplate}
        onAdd={onAdd}
        onClose={onClose}
      />
      <NewFromTemplate open={open === 'template'} theme={app.theme} {...{ onMade, onClose }} />
    </>
  )
}
