import type { Collision } from '@taplet/slides/edits'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { ConflictChoices, Described } from './described.ts'
import styles from './conflict-panel.module.css'

type Side = 'MINE' | 'THEIRS'

interface CollisionCardProps {
  described: Described
  side: Side
  names: Record<Side, string>
  onChoose: (side: Side) => void
}

/** One part, both values, one choice. */
function CollisionCard({ described, side, names, onChoose }: CollisionCardProps) {
  const values: Record<Side, string> = { MINE: described.mine, THEIRS: described.theirs }
  return (
    <fieldset className={styles['card']}>
      <legend>{described.label}</legend>
      <div className={styles['sides']}>
        {(['MINE', 'THEIRS'] as const).map((one) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words stand deeper than the rule looks
          <label key={one} className={styles['side']}>
            <input type="radio" checked={side === one} onChange={() => onChoose(one)} />
            <span>
              <small>{names[one]}</small> <b>{values[one]}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ConflictPanelProps extends ConflictChoices {
  collisions: readonly Collision[]
  from: 'SAVE' | 'DRAFT'
}

/** What ConflictDialog draws once there is a conflict. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { collisions, from, describe, onKeepMine, onTakeTheirs, onMerge, onLater } = props
  const t = useText()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const words = from === 'DRAFT' ? 'Draft' : ''
  const names = { MINE: t(`editing:conflict.mine${words}`), THEIRS: t(`editing:conflict.theirs${words}`) }
  const keyOf = (path: readonly string[]) => path.join('/')
  const choose = (key: string, side: Side) => {
    const next = new Set(theirs)
    if (side === 'THEIRS') next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  return (
    <Dialog
      open
      isWide
      title={t(from === 'DRAFT' ? 'editing:conflict.titleDraft' : 'editing:conflict.title')}
      closeLabel={t('editing:conflict.later')}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onKeepMine}>{t(`editing:conflict.keepMine${words}`)}</Button>
          <Button onClick={onTakeTheirs}>{t(`editing:conflict.takeTheirs${words}`)}</Button>
          <Button kind="pri" onClick={() => onMerge((path) => theirs.has(keyOf(path)))}>
            {t(`editing:conflict.merge${words}`)}
          </Button>
        </>
      }
    >
      <p>{t('editing:conflict.lead', { count: collisions.length })}</p>
      {collisions.map((collision) => {
        const key = keyOf(collision.path)
        return (
          <CollisionCard
            key={key}
            described={describe(collision)}
            side={theirs.has(key) ? 'THEIRS' : 'MINE'}
            names={names}
            onChoose={(side) => choose(key, side)}
          />
        )
      })}
    </Dialog>
  )
}
