import type { Collision } from '@taplet/slides/edits'
import { useState } from 'react'
import { addTexts, useText } from '../../lib/text.ts'
import { conflict } from '../../text/en/conflict.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CollisionCard, type Side } from './collision-card.tsx'
import type { ConflictChoices } from './described.ts'

addTexts('conflict', conflict)

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
  // A single part is chosen by its button; only several parts need a choice each.
  const isSingle = collisions.length === 1
  const names = { MINE: t(`conflict:mine${words}`), THEIRS: t(`conflict:theirs${words}`) }
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
      title={t(from === 'DRAFT' ? 'conflict:titleDraft' : 'conflict:title')}
      closeLabel={t('conflict:later')}
      onClose={onLater}
      actions={
        isSingle ? (
          <>
            <Button onClick={() => onMerge(() => true)}>{t(`conflict:takeOne${words}`)}</Button>
            <Button kind="pri" onClick={() => onMerge(() => false)}>
              {t(`conflict:keepOne${words}`)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onKeepMine}>{t(`conflict:keepMine${words}`)}</Button>
            <Button onClick={onTakeTheirs}>{t(`conflict:takeTheirs${words}`)}</Button>
            <Button kind="pri" onClick={() => onMerge((path) => theirs.has(keyOf(path)))}>
              {t(`conflict:merge${words}`)}
            </Button>
          </>
        )
      }
    >
      <p>{t('conflict:lead', { count: collisions.length })}</p>
      {collisions.map((collision) => {
        const key = keyOf(collision.path)
        return (
          <CollisionCard
            key={key}
            described={describe(collision)}
            side={theirs.has(key) ? 'THEIRS' : 'MINE'}
            names={names}
            onChoose={isSingle ? undefined : (side) => choose(key, side)}
          />
        )
      })}
    </Dialog>
  )
}
