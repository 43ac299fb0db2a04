import type { ExperienceItem, Page } from '@taplet/contract'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { KindButtons } from '../kinds/kind-buttons.tsx'
import { useCreateSlide, useRenameSlide } from '../../../entities/slide/queries.ts'
import { DeleteSlidesDialog } from './delete-slides-dialog.tsx'
import styles from './library-dialogs.module.css'
import { SlideNameDialog } from './slide-name-dialog.tsx'
import { useDeleteSlides } from '../../../entities/slide/use-delete-slides.ts'

/** The open dialog, and the slides it is about. */
export type Asking =
  | { kind: 'create' }
  | { kind: 'rename'; item: ExperienceItem }
  | { kind: 'delete' | 'addTo'; items: readonly ExperienceItem[]; done: () => void }
  | undefined

/** Asks which apps to add slides to, and adds them; passed in by the screen. */
export type AddToAppComponent = ComponentType<{
  items: readonly ExperienceItem[]
  pages: readonly Page[]
  onClose: () => void
  onDone: () => void
}>

interface LibraryDialogsProps {
  asking: Asking
  /** All instant apps of the account. */
  pages: readonly Page[]
  AddToApp: AddToAppComponent
  onClose: () => void
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const open = (item: ExperienceItem) => void navigate(`/app/experienceItems/${item.experienceItemId}`)
  const { mutate, isPending, isSuccess, error } = useCreateSlide()
  return (
    <SlideNameDialog
      kind="create"
      name=""
      // Busy until the slide's editor is open.
      isBusy={isPending || isSuccess}
      error={error?.message}
      onClose={onClose}
      onName={(name) => mutate(name, { onSuccess: open })}
    >
      <div className={styles.kinds}>
        <p>{t('slides:kinds.orShow')}</p>
        <KindButtons onMade={open} />
      </div>
    </SlideNameDialog>
  )
}

function RenameDialog({ item, onClose }: { item: ExperienceItem; onClose: () => void }) {
  const { mutate, isPending, error } = useRenameSlide()
  return (
    <SlideNameDialog
      kind="rename"
      name={item.itemName}
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onName={(itemName) => mutate({ item, itemName }, { onSuccess: onClose })}
    />
  )
}

/** The dialogs of the library. */
export function LibraryDialogs({ asking, pages, AddToApp, onClose }: LibraryDialogsProps) {
  const remove = useDeleteSlides()
  switch (asking?.kind) {
    case undefined:
      return null
    case 'create':
      return <CreateDialog onClose={onClose} />
    case 'rename':
      return <RenameDialog item={asking.item} onClose={onClose} />
    case 'addTo':
      return <AddToApp items={asking.items} pages={pages} onClose={onClose} onDone={asking.done} />
    case 'delete':
      return (
        <DeleteSlidesDialog
          items={asking.items}
          appNames={new Map(pages.map((page) => [page.experienceId, page.pageName]))}
          onClose={onClose}
          onConfirm={(items) => {
            asking.done()
            onClose()
            remove(items)
          }}
        />
      )
  }
}
