import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { SliderField } from '../../../../ui/fields/slider-field.tsx'
import styles from './controls.module.css'
import { sentence } from './sentence.ts'
import { useTypedNumber } from './use-typed-number.ts'

type SliderProps = ComponentProps<EditorControls['Slider']>

function ExactNumber(props: SliderProps) {
  const t = useText()
  const input = useTypedNumber(props)
  return (
    <span className={styles.exact}>
      <input {...input} aria-label={t('slideControls:exact', { label: props.label })} />
      {props.unit && <span>{props.unit}</span>}
    </span>
  )
}

/** A slider whose number can also be typed. `before` is rendered next to the number. */
export function SliderControl({ before, ...props }: SliderProps & { before?: ReactNode }) {
  const aside = (
    <span className={styles.asides}>
      {before}
      <ExactNumber {...props} />
    </span>
  )
  return <SliderField {...props} error={sentence(props.label, props.error)} aside={aside} />
}
