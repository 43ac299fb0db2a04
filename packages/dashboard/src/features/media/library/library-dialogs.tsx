import type { MediaItem } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { DeleteFiles } from './delete-files.tsx'
import { EditMedia, WhereTo } from '../picker/edit-media.tsx'
import type { UseTable } from './find-media.ts'
import { MediaDetails } from './media-details.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

const EditPicture = lazyComponent(async () => (await import('../image-editor/edit-picture.tsx')).EditPicture, 'OVER')

/** The open dialog, and the files it is about. */
export type Asked =
  | { what: 'DETAILS'; item: MediaItem }
  | { what: 'EDIT'; item: MediaItem }
  | { what: 'EDIT_FILE'; file: File }
  | { what: 'BACK'; item: MediaItem; original: MediaItem }
  | { what: 'DELETE'; items: readonly MediaItem[] }

interface LibraryDialogsProps {
  asked: Asked | undefined
  library: readonly MediaItem[]
  uses: UseTable
  onChoose: (url: string) => void
  onClose: () => void
}

/** The dialogs of the library, one at a time. */
export function LibraryDialogs({ asked, library, uses, onChoose, onClose }: LibraryDialogsProps) {
  const client = useQueryClient()
  switch (asked?.what) {
    case undefined:
      return null
    case 'DETAILS':
      return (
        <MediaDetails
          item={asked.item}
          original={library.find((one) => one.mediaId === asked.item.originalMediaId)}
          use={uses.get(asked.item.url)}
          onClose={onClose}
        />
      )
    case 'EDIT':
      return <EditMedia item={asked.item} library={library} onUse={onChoose} onClose={onClose} />
    case 'BACK':
      return <WhereTo before={asked.item} after={asked.original} onUse={onChoose} onClose={onClose} />
    case 'EDIT_FILE':
      return (
        <Suspense fallback={null}>
          <EditPicture
            name={asked.file.name}
            original={asked.file}
            onSaved={({ url }) => {
              void client.invalidateQueries({ queryKey: ['media'] })
              onChoose(url)
            }}
            onClose={onClose}
          />
        </Suspense>
      )
    case 'DELETE':
      return <DeleteFiles items={asked.items} library={library} uses={uses} onDone={onClose} onCancel={onClose} />
  }
}
