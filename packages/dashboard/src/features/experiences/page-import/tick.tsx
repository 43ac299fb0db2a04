import { type ReactNode, useId } from 'react'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import styles from './page-import.module.css'

interface TickProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** A line with a box: ticked, it becomes a part of the app. */
export function Tick({ isOn, onChange, children }: TickProps) {
  const id = useId()
  return (
    <label className={styles.tick} htmlFor={id}>
      <ChoiceBox type="checkbox" id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className={styles.words}>{children}</span>
    </label>
  )
}

interface PictureTickProps extends Omit<TickProps, 'children'> {
  label: string
  src: string
}

/** A picture with a box. */
export function PictureTick({ isOn, onChange, label, src }: PictureTickProps) {
  const id = useId()
  return (
    <label className={styles.picture} htmlFor={id} data-on={isOn}>
      <img src={src} alt="" />
      <ChoiceBox
        type="checkbox"
        id={id}
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
