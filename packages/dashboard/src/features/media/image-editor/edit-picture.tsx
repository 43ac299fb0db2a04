import { type MediaItem, type MediaRecipe, neutralRecipe } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaEditor } from '../../../text/en/media/media-editor.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { ImageEditor } from './image-editor.tsx'
import { loadPicture } from './load-picture.ts'
import { saveEdit } from './save-edit.ts'
import styles from './image-editor.module.css'

addTexts('mediaEditor', mediaEditor)

interface EditPictureProps {
  name: string
  /** The original: an item of the library, or a file that is not uploaded yet. */
  original: MediaItem | File
  start?: MediaRecipe | null
  onSaved: (media: MediaItem) => void
  onClose: () => void
}

/** Address of the original; that of a file is valid as long as the editor is open. */
function useAddress(original: MediaItem | File): string {
  const [address] = useState(() =>
    original instanceof File ? URL.createObjectURL(original) : original.uploadUrl || original.url,
  )
  // The browser keeps the file in memory until its address is revoked.
  useEffect(() => () => (address.startsWith('blob:') ? URL.revokeObjectURL(address) : undefined), [address])
  return address
}

/** Loads the original, edits it, and saves the result as a new file. */
export function EditPicture({ name, original, start, onSaved, onClose }: EditPictureProps) {
  const t = useText()
  const studio = useApi().media
  const { addAndWait } = useUploads()
  const address = useAddress(original)
  const picture = useQuery({
    queryKey: ['media', 'picture', address],
    queryFn: () => loadPicture(address),
    retry: false,
    gcTime: 0,
  })
  const save = useMutation({
    mutationFn: (recipe: MediaRecipe) => {
      if (!picture.data) throw new Error(t('mediaEditor:unreadable'))
      return saveEdit({ studio, upload: addAndWait }, { original, image: picture.data, recipe })
    },
    onSuccess: onSaved,
  })
  if (picture.data)
    return (
      <ImageEditor
        name={name}
        image={picture.data}
        start={start ?? neutralRecipe}
        isSaving={save.isPending}
        problem={save.isError ? t('mediaEditor:saveFailed', { reason: save.error.message }) : ''}
        onSave={save.mutate}
        onClose={onClose}
      />
    )
  return (
    <Dialog open title={t('mediaEditor:title', { name })} closeLabel={t('mediaEditor:cancel')} onClose={onClose}>
      {picture.isError ? (
        <p className={styles.problem} role="alert">
          {t('mediaEditor:unreadable')}
        </p>
      ) : (
        <p className={styles.wait} role="status">
          <Spinner />
          {t('mediaEditor:loading')}
        </p>
      )}
    </Dialog>
  )
}
