import type { BrandInput } from '@taplet/contract'
import { appFromTemplate, appTemplates } from '@taplet/slides/app-templates'
import type { MediaLookup } from '@taplet/slides/schema'
import { brandTheme } from '@taplet/slides/themes'
import { useDeferredValue, useMemo } from 'react'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { language, useText } from '../../lib/text.ts'
import { SlideThumbnail } from '../../ui/slides/slide-thumbnail.tsx'
import styles from './brand.module.css'

const SHOWN = ['welcome', 'find'] as const
const WIDTH = 168 // px
const WIDTH_ON_PHONES = 112

/** A finished app in the brand as it is typed: its cover, and where to find it. */
export function BrandPreview({ brand, media }: { brand: BrandInput; media: MediaLookup }) {
  const t = useText()
  const width = useIsPhone() ? WIDTH_ON_PHONES : WIDTH
  const shown = useDeferredValue(brand)
  const slides = useMemo(() => {
    const template = appTemplates.find(({ id }) => id === 'shop')
    if (!template) return []
    let count = 0
    const newId = () => `brand-${++count}`
    const theme = brandTheme(shown.style, '')
    const nameOf = (name: (typeof template)['name']) => name(language)
    const name = shown.name.trim() || t('brand:untitled')
    const made = appFromTemplate(template, { name, theme, newId, nameOf, brand: shown }).slides
    const wanted = template.slides.map(({ id }) => id)
    return SHOWN.flatMap((id) => made[wanted.indexOf(id)] ?? [])
  }, [shown, t])
  return (
    <div className={styles.preview} role="img" aria-label={t('brand:preview')}>
      {slides.map(({ slide }) => (
        <div key={slide.viewId} className={styles.slide} inert>
          <SlideThumbnail {...{ slide, media, width }} showsEmpty />
        </div>
      ))}
    </div>
  )
}
