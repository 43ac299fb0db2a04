import { useText } from '../../lib/text.ts'
import { ChoiceBox } from '../../ui/fields/choice-box.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import styles from './subscription.module.css'

interface PlanOptionProps {
  /** Of the group. */
  name: string
  isChosen: boolean
  isCurrent: boolean
  label: string
  price: string
  onChoose: () => void
}

/** A plan among those to choose from. */
export function PlanOption({ name, isChosen, isCurrent, label, price, onChoose }: PlanOptionProps) {
  const t = useText()
  return (
    <label className={styles.option} data-chosen={isChosen}>
      <ChoiceBox type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.optionName}>{label}</span>
      {isCurrent && <Chip tone={isChosen ? 'plain' : 'blue'}>{t('subscription:chooser.current')}</Chip>}
      <span className={styles.optionPrice}>{price}</span>
    </label>
  )
}
