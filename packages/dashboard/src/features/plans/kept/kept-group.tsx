import { FREE_LIMITS, type LimitedKind } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './kept-group.module.css'
import { useChooseKept } from './use-choose-kept.ts'

interface KeptGroupProps {
  kind: LimitedKind
  things: readonly { id: string; name: string }[]
  /** What stays editable now. */
  kept: readonly string[]
}

/** The things of one kind, with those ticked that stay editable. */
export function KeptGroup({ kind, things, kept }: KeptGroupProps) {
  const t = useText()
  const choose = useChooseKept()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(kept))
  const limit = FREE_LIMITS[kind]
  const isFull = ticked.size >= limit
  const isSame = ticked.size === kept.length && kept.every((id) => ticked.has(id))
  function handleToggle(id: string): void {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  return (
    <Card title={t(`plans:kept.${kind}`)}>
      <fieldset className={styles.things}>
        <legend>{t('plans:kept.count', { count: ticked.size, limit })}</legend>
        {things.map(({ id, name }) => (
          <label key={id} className={styles.thing}>
            <ChoiceBox
              type="checkbox"
              checked={ticked.has(id)}
              disabled={isFull && !ticked.has(id)}
              onChange={() => handleToggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.end}>
        <p>{isFull ? t('plans:kept.untickFirst') : t('plans:kept.rest')}</p>
        <Button
          kind="soft"
          busy={choose.isPending}
          disabled={isSame}
          onClick={() =>
            choose.mutate({ kind, ids: [...ticked] }, { onSuccess: (all) => setTicked(new Set(all[kind])) })
          }
        >
          {t('plans:kept.save')}
        </Button>
      </div>
    </Card>
  )
}
