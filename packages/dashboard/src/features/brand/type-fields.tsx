import { type BrandStyle, fontIds, fontStack, slideFonts } from '@taplet/slides/schema'
import { useText } from '../../lib/text.ts'
import { Segment } from '../../ui/fields/segment.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { CORNERS, type Corners, cornersOf } from './brand-draft.ts'
import styles from './brand.module.css'

interface TypeFieldsProps {
  style: BrandStyle
  onChange: (change: Partial<BrandStyle>) => void
}

const fonts = fontIds.map((id) => ({
  value: id,
  label: slideFonts[id].family,
  style: { fontFamily: fontStack(id) },
}))
const tones = ['SQUARE', 'SOFT', 'ROUND'] as const satisfies readonly Corners[]

/** Both typefaces, and the form of buttons and panels. */
export function TypeFields({ style, onChange }: TypeFieldsProps) {
  const t = useText()
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('brand:type.heading')}
        value={style.heading}
        options={fonts}
        onChange={(heading) => onChange({ heading })}
      />
      <SelectField
        label={t('brand:type.body')}
        value={style.body}
        options={fonts}
        onChange={(body) => onChange({ body })}
      />
      <Segment
        label={t('brand:type.corners')}
        value={cornersOf(style.buttonRadius)}
        options={tones.map((value) => ({
          value,
          label: t(`brand:corners.${value}`),
          style: { borderRadius: CORNERS[value].buttonRadius },
        }))}
        onChange={(tone) => onChange(CORNERS[tone])}
      />
    </div>
  )
}
