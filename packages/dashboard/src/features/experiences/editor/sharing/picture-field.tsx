import type { MediaLookup } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { pictureUrl } from '../../../../entities/media/picture-url.ts'
import { useEditorParts } from '../editor-parts.ts'
import styles from './sharing.module.css'

interface PictureFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: string
  media: MediaLookup
  onChange: (url: string) => void
}

/** A picture that represents the app, from the library or uploaded. */
export function PictureField({ label, hint, error, value, media, onChange }: PictureFieldProps) {
  const t = useText()
  const { MediaPicker } = useEditorParts()
  const [isChoosing, setIsChoosing] = useState(false)
  const picture = pictureUrl(value, media)
  return (
    <Field label={label} hint={hint} error={error} isGroup>
      {({ labelId, describedBy }) => (
        <div className={styles.field} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
          {value === '' ? (
            <button type="button" className={styles.choose} onClick={() => setIsChoosing(true)}>
              <Icon name="image" size={24} />
              {t('experienceEditor:sharing.choose')}
            </button>
          ) : (
            <>
              {picture && <img className={styles.chosen} src={picture} alt="" />}
              <div className={styles.buttons}>
                <Button small onClick={() => setIsChoosing(true)}>
                  {t('experienceEditor:sharing.change')}
                </Button>
                <Button small kind="plain" danger onClick={() => onChange('')}>
                  {t('experienceEditor:sharing.remove')}
                </Button>
              </div>
            </>
          )}
          {isChoosing && (
            <Suspense fallback={null}>
              <MediaPicker
                kind="IMAGE"
                value={value}
                onChoose={(url) => {
                  onChange(url)
                  setIsChoosing(false)
                }}
                onClose={() => setIsChoosing(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
