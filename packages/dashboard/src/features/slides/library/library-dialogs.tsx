import type { ExperienceItem } from '@taplet/contract'
import { useNavigate } from 'react-router'
import { useCreateSlide, useRenameSlide } from '../queries.ts'
import { DeleteSlideDialog } from './delete-slide-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

/** The question that is open, and about which slide. */
export type Asking = { kind: 'create' } | { kind: 'rename' | 'delete'; item: ExperienceItem } | undefined

interface LibraryDialogsProps {
  asking: Asking
  /** Names of instant apps by id. */
  appNames: ReadonlyMap<string, string>
  onClose: () => void
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useCreateSlide()
  return (
    <NameDialog
      kind="create"
      name=""
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onName={(name) =>
        mutate(name, { onSuccess: (item) => void navigate(`/app/experienceItems/${item.experienceItemId}`) })
      }
    />
  )
}

function RenameDialog({ item, onClose }: { item: ExperienceItem; onClose: () => void }) {
  const { mutate, isPending, error } = useRenameSlide()
  return (
    <NameDialog
      kind="rename"
      name={item.itemName}
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onName={(itemName) => mutate({ item, itemName }, { onSuccess: onClose })}
    />
  )
}

/** What the library asks before it acts. */
export function LibraryDialogs({ asking, appNames, onClose }: LibraryDialogsProps) {
  switch (asking?.kind) {
    case undefined:
      return null
    case 'create':
      return <CreateDialog onClose={onClose} />
    case 'rename':
      return <RenameDialog item={asking.item} onClose={onClose} />
    case 'delete':
      return (
        <DeleteSlideDialog
          item={asking.item}
          apps={asking.item.usedIn.flatMap((id) => appNames.get(id) ?? [])}
          onClose={onClose}
        />
      )
  }
}
