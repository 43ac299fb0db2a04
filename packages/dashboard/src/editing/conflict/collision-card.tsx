import { useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBox } from '../../ui/fields/choice-box.tsx'
import { diffWords, nearChanges, type Stretch } from './diff-words.ts'
import styles from './conflict-panel.module.css'
import type { Described } from './described.ts'

export type Side = 'MINE' | 'THEIRS'

function Value({ stretches }: { stretches: readonly Stretch[] }) {
  // If everything differs, highlighting everything is of no use.
  const hasSame = stretches.some(({ kind }) => kind !== 'CHANGED')
  return (
    <b>
      {stretches.map(({ kind, words }, index) => {
        const key = `${index}-${words}`
        return kind === 'CHANGED' && hasSame ? <mark key={key}>{words}</mark> : <span key={key}>{words}</span>
      })}
    </b>
  )
}

interface CollisionCardProps {
  described: Described
  side: Side
  names: Record<Side, string>
  /** Undefined where buttons below make the choice: both values are then only displayed. */
  onChoose: ((side: Side) => void) | undefined
}

/** One conflicting part: both values with differences highlighted, and a choice unless a button below has it. */
export function CollisionCard({ described, side, names, onChoose }: CollisionCardProps) {
  const t = useText()
  const name = useId() // groups the radios for arrow keys
  const [isWhole, setIsWhole] = useState(false)
  const whole = diffWords(described.mine, described.theirs)
  const short = whole.map(nearChanges)
  const isShortened = short.some((stretches) => stretches.some(({ kind }) => kind === 'LEFT_OUT'))
  const [mine = [], theirs = []] = isWhole ? whole : short
  const values: Record<Side, readonly Stretch[]> = { MINE: mine, THEIRS: theirs }
  return (
    <fieldset className={styles.card}>
      <legend>{described.label}</legend>
      <div className={styles.sides}>
        {(['MINE', 'THEIRS'] as const).map((one) =>
          onChoose ? (
            <label key={one} className={styles.side} htmlFor={`${name}-${one}`}>
              <ChoiceBox
                type="radio"
                id={`${name}-${one}`}
                name={name}
                checked={side === one}
                onChange={() => onChoose(one)}
              />
              <span>
                <small>{names[one]}</small> <Value stretches={values[one]} />
              </span>
            </label>
          ) : (
            <p key={one} className={styles.side} data-still>
              <span>
                <small>{names[one]}</small> <Value stretches={values[one]} />
              </span>
            </p>
          ),
        )}
      </div>
      {isShortened && (
        <Button small kind="plain" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'conflict:showChanged' : 'conflict:showWhole')}
        </Button>
      )}
    </fieldset>
  )
}
