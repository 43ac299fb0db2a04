import type { MediaLookup } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import type { MediaPickerComponent } from '../../entities/media/media-picker.ts'
import { pictureUrl } from '../../entities/media/picture-url.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './brand.module.css'

interface LogoFieldProps {
  value: string
  media: MediaLookup
  MediaPicker: MediaPickerComponent
  onChange: (url: string) => void
}

/** The logo, from the library or uploaded. */
export function LogoField({ value, media, MediaPicker, onChange }: LogoFieldProps) {
  const t = useText()
  const [isChoosing, setIsChoosing] = useState(false)
  const picture = pictureUrl(value, media)
  return (
    <Field label={t('brand:logo.label')} hint={t('brand:logo.hint')} isGroup>
      {({ labelId, describedBy }) => (
        <div className={styles.logo} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
          {picture ? (
            <>
              <img className={styles.mark} src={picture} alt="" />
              <Button small onClick={() => setIsChoosing(true)}>
                {t('brand:logo.change')}
              </Button>
              <Button small kind="plain" onClick={() => onChange('')}>
                {t('brand:logo.remove')}
              </Button>
            </>
          ) : (
            <button type="button" className={styles.choose} onClick={() => setIsChoosing(true)}>
              <Icon name="image" size={24} />
              {t('brand:logo.choose')}
            </button>
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
