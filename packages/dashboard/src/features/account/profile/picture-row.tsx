import type { AccountData } from '@taplet/contract'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { Avatar } from '../../../entities/account/avatar.tsx'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from './profile.module.css'
import { useSaveProfile } from './use-save-profile.ts'

export interface PictureDialogProps {
  file: File
  /** Receives the address of the uploaded picture. */
  onUploaded: (url: string) => void
  onClose: () => void
}

const SIDE = 400 // px, as it is stored

interface PictureRowProps {
  account: AccountData
  PictureDialog: ComponentType<PictureDialogProps>
}

/** The account's picture: chosen from this device, cropped to a square, or removed. */
export function PictureRow({ account, PictureDialog }: PictureRowProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const save = useSaveProfile('profilePicture')
  const { profilePicture: picture, name, email, phone, username } = account
  const store = (url: string) =>
    save.mutate(
      { profilePicture: url },
      {
        onSuccess: () => {
          setFile(undefined)
          toast.done(t(url === '' ? 'profile:picture.removed' : 'profile:picture.saved'))
        },
      },
    )
  return (
    <div className={styles.picture}>
      <Avatar isLarge name={name || email || phone || username} picture={picture || undefined} />
      <div className={styles.words}>
        <h3>{t('profile:picture.title')}</h3>
        <p>{t('profile:picture.hint', { side: SIDE })}</p>
        {save.error && (
          <p role="alert" className={styles.problem}>
            {t('profile:notSaved', { reason: failureMessage(save.error, t) })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button small onClick={() => input.current?.click()}>
          {t(picture === '' ? 'profile:picture.add' : 'profile:picture.change')}
        </Button>
        {picture !== '' && (
          <Button small kind="plain" busy={save.isPending} onClick={() => store('')}>
            {t('profile:picture.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('profile:picture.title')}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          event.target.value = '' // the same file again is a change, too
        }}
      />
      {file && (
        <Suspense fallback={null}>
          <PictureDialog file={file} onUploaded={store} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
