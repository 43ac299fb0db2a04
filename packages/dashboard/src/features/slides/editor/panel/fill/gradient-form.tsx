import type { BackgroundMedia } from '@taplet/slides/schema'
import { useText } from '../../../../../lib/text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/fields/field.tsx'
import { ColourControl } from '../../controls/colour-control.tsx'
import { AngleDial } from './angle-dial.tsx'
import styles from './gradient-form.module.css'
import { gradientPresets } from './gradient-presets.ts'

interface GradientFormProps {
  background: BackgroundMedia
  onChange: (change: Partial<BackgroundMedia>) => void
  /** Applies a fill along with a text colour for it. */
  onFill: (change: Partial<BackgroundMedia>, ink: string) => void
}

/** The two colours and direction of a gradient; presets first. */
export function GradientForm({ background, onChange, onFill }: GradientFormProps) {
  const t = useText()
  const { color, gradientTo, gradientAngle } = background
  return (
    <>
      <Field label={t('slideControls:gradient.presets')} isGroup>
        {({ labelId }) => (
          <div className={styles.presets} role="group" aria-labelledby={labelId}>
            {gradientPresets.map(({ id, from, to, angle, ink }) => {
              const name = t(`slideControls:gradient.names.${id}`)
              return (
                <button
                  key={id}
                  type="button"
                  style={{ background: `linear-gradient(${angle}deg,${from},${to})` }}
                  aria-label={t('slideControls:gradient.use', { name })}
                  title={name}
                  aria-pressed={color === from && gradientTo === to && gradientAngle === angle}
                  onClick={() => onFill({ color: from, gradientTo: to, gradientAngle: angle }, ink)}
                />
              )
            })}
          </div>
        )}
      </Field>
      <ColourControl label={t('slides:background.from')} value={color} onChange={(next) => onChange({ color: next })} />
      <ColourControl
        label={t('slides:background.to')}
        value={gradientTo}
        onChange={(next) => onChange({ gradientTo: next })}
      />
      <span className={styles.swap}>
        <Button small kind="plain" icon="upDown" onClick={() => onChange({ color: gradientTo, gradientTo: color })}>
          {t('slideControls:gradient.swap')}
        </Button>
      </span>
      <AngleDial value={gradientAngle} onChange={(next) => onChange({ gradientAngle: next })} />
    </>
  )
}
