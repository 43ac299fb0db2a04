import { useText } from '../../../lib/text.ts'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import type { LeftOutChoice } from '../left-out.ts'
import styles from './review.module.css'

interface LeftOutListProps {
  choices: readonly LeftOutChoice[]
  onChoose: (itemId: string, isLeftOut: boolean) => void
}

/** Slides that are not finished, or are by now: visitors see those that are not ticked. */
export function LeftOutList({ choices, onChoose }: LeftOutListProps) {
  const t = useText()
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="left-out">
      <h3 id="left-out">{t('publishing:unfinished.title')}</h3>
      <p>{t('publishing:unfinished.hint')}</p>
      <ul className={styles.choices}>
        {choices.map(({ slide: { itemId, item, change, isUnfinished }, isLeftOut }) => (
          <li key={itemId}>
            <label htmlFor={`left-out-${itemId}`}>
              <ChoiceBox
                type="checkbox"
                id={`left-out-${itemId}`}
                checked={isLeftOut}
                onChange={({ target }) => onChoose(itemId, target.checked)}
              />
              <span>
                <b>{change?.document.viewName ?? item?.itemName}</b>{' '}
                {t(isUnfinished ? 'publishing:unfinished.leaveOut' : 'publishing:unfinished.finished')}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
