import type { ComponentProps } from 'react'
import styles from './choice-box.module.css'

interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type: 'checkbox' | 'radio'
}

/** A checkbox or radio in the theme's colours; put it into its label. */
export const ChoiceBox = (props: ChoiceBoxProps) => <input {...props} className={styles.box} />
