import type { BrandStyle } from '@taplet/slides/schema'
import { adjustedColours, brandTheme, themeContrast } from '@taplet/slides/themes'
import { Suspense, useState } from 'react'
import type { MediaPickerComponent } from '../../entities/media/media-picker.ts'
import { language, useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ColourField } from '../../ui/fields/colour-field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './brand.module.css'

interface ColourFieldsProps {
  style: BrandStyle
  logoUrl: string
  /** Found in a logo or picture, the most telling first. */
  palette: readonly string[]
  MediaPicker: MediaPickerComponent
  onTake: (url: string) => void
  onChange: (change: Partial<BrandStyle>) => void
}

const parts = ['ground', 'ink', 'main', 'accent'] as const

/** The four colours of a brand: chosen, or taken from the logo or a picture; and how well they can be read. */
export function ColourFields({ style, logoUrl, palette, MediaPicker, onTake, onChange }: ColourFieldsProps) {
  const t = useText()
  const [isChoosing, setIsChoosing] = useState(false)
  const theme = brandTheme(style, '')
  const shown = { ...style, ink: style.ink || theme.ink }
  const adjusted = adjustedColours(style)
  const names = new Intl.ListFormat(language).format(adjusted.map((part) => t(`brand:colours.${part}`)))
  const ratio = (Math.floor(themeContrast(theme) * 10) / 10).toFixed(1)
  return (
    <>
      <div className={styles.take}>
        {logoUrl !== '' && (
          <Button small kind="soft" icon="drop" onClick={() => onTake(logoUrl)}>
            {t('brand:colours.fromLogo')}
          </Button>
        )}
        <Button small icon="image" onClick={() => setIsChoosing(true)}>
          {t('brand:colours.fromPicture')}
        </Button>
      </div>
      <div className={styles.colours}>
        {parts.map((part) => (
          <ColourField
            key={part}
            label={t(`brand:colours.${part}`)}
            value={shown[part]}
            texts={{ code: t('brand:colours.code'), own: t('brand:colours.own') }}
            {...(palette.length > 0 && { swatches: palette })}
            onChange={(colour) => onChange({ [part]: colour.slice(0, 7) })}
          />
        ))}
      </div>
      <p className={styles.readable} role="status">
        <Icon name="check" size={16} />
        <span>
          {adjusted.length > 0
            ? t('brand:colours.adjusted', { count: adjusted.length, parts: names })
            : t('brand:colours.readable', { ratio })}
        </span>
      </p>
      {isChoosing && (
        <Suspense fallback={null}>
          <MediaPicker
            kind="IMAGE"
            value=""
            onChoose={(url) => {
              setIsChoosing(false)
              onTake(url)
            }}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
