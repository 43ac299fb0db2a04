import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { useText } from '../../../../lib/text.ts'
import styles from './controls.module.css'
import { steppedSize } from './stepped-size.ts'
import { SliderControl } from './slider-control.tsx'

/** Font size: buttons that step it up and down beside the number. */
export function SizeControl(props: ComponentProps<EditorControls['Size']>) {
  const t = useText()
  const { value, onChange } = props
  const step = (direction: 1 | -1, label: string) => (
    <button
      type="button"
      className={styles.step}
      data-large={direction === 1}
      aria-label={label}
      title={label}
      disabled={steppedSize(value, direction) === value}
      onClick={() => onChange(steppedSize(value, direction))}
    >
      A
    </button>
  )
  return (
    <SliderControl
      {...props}
      before={
        <span className={styles.steps}>
          {step(-1, t('slideControls:smaller'))}
          {step(1, t('slideControls:larger'))}
        </span>
      }
    />
  )
}
