import type { ComponentProps } from 'react'
import styles from './choice-box.module.css'

interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type: 'checkbox' | 'radio'
}

/** A box to tick or one of several to choose, in the colours of the theme; put it into its label. */
export const ChoiceBox = (props: ChoiceBoxProps) => <input {...props} className={styles['box']} />
