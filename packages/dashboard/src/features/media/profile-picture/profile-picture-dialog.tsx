import { neutralRecipe, type MediaRecipe } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaEditor } from '../../../text/en/media/media-editor.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { cropFor } from '../image-editor/crop/ratios.ts'
import { ImageEditor } from '../image-editor/image-editor.tsx'
import styles from '../image-editor/image-editor.module.css'
import { loadPicture } from '../image-editor/load-picture.ts'
import { drawSquare } from './draw-square.ts'
import { uploadProfilePicture } from './upload-profile-picture.ts'

addTexts('mediaEditor', mediaEditor)

interface ProfilePictureDialogProps {
  file: File
  /** Receives the address of the uploaded picture. */
  onUploaded: (url: string) => void
  onClose: () => void
}

const ratio = 'SQUARE'

const squareOf = (image: HTMLImageElement): MediaRecipe => ({
  ...neutralRecipe,
  crop: cropFor(ratio, { width: image.naturalWidth, height: image.naturalHeight }, 0),
})

/** Crops a picture of this device to a square, and uploads it as the account's picture. */
export function ProfilePictureDialog({ file, onUploaded, onClose }: ProfilePictureDialogProps) {
  const t = useText()
  const { media } = useApi()
  const [address] = useState(() => URL.createObjectURL(file))
  // Effect: the browser's memory, which keeps the file until its address is revoked.
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const picture = useQuery({
    queryKey: ['media', 'picture', address],
    queryFn: () => loadPicture(address),
    retry: false,
    gcTime: 0,
  })
  const save = useMutation({
    mutationKey: ['account', 'uploadPicture'],
    mutationFn: async (recipe: MediaRecipe) => {
      if (!picture.data) throw new Error(t('mediaEditor:unreadable'))
      const content = await drawSquare(picture.data, recipe)
      return uploadProfilePicture(media, content, new AbortController().signal)
    },
    networkMode: 'always',
    onSuccess: onUploaded,
  })
  const title = t('mediaEditor:title', { name: file.name })
  if (picture.data)
    return (
      <ImageEditor
        name={file.name}
        image={picture.data}
        start={squareOf(picture.data)}
        fixedRatio={ratio}
        isSaving={save.isPending}
        problem={save.isError ? t('mediaEditor:saveFailed', { reason: failureMessage(save.error, t) }) : ''}
        onSave={save.mutate}
        onClose={onClose}
      />
    )
  return (
    <Dialog open title={title} closeLabel={t('mediaEditor:cancel')} onClose={onClose}>
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
