import { COLOUR_KEYS, type MediaRecipe } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import styles from './image-editor.module.css'

/** Colour sliders. */
export function AdjustPanel({ recipe, onChange }: { recipe: MediaRecipe; onChange: (recipe: MediaRecipe) => void }) {
  const t = useText()
  return (
    <div className={styles.panel}>
      {COLOUR_KEYS.map((key) => (
        <SliderField
          key={key}
          label={t(`mediaEditor:adjust.${key}`)}
          min={-100}
          max={100}
          value={recipe[key]}
          onChange={(value) => onChange({ ...recipe, [key]: value })}
        />
      ))}
    </div>
  )
}
