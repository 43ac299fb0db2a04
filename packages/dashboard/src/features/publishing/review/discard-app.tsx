import { useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import styles from './review.module.css'

interface DiscardAppProps {
  /** How many slides wear a look that is not live yet. */
  wornBy: number
  onDiscard: (takesLookOff: boolean) => void
}

/** Discards the changes of the app; asks what becomes of the slides where a new look is among them. */
export function DiscardApp({ wornBy, onDiscard }: DiscardAppProps) {
  const t = useText()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [takesOff, setTakesOff] = useState(true)
  return (
    <>
      <Button
        small
        kind="plain"
        aria-label={t('publishing:discardApp')}
        onClick={() => (wornBy > 0 ? setIsAsking(true) : onDiscard(false))}
      >
        {t('publishing:discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('publishing:discardLook.title')}
        consequences={[t('publishing:discardLook.look'), t('publishing:discardLook.keeps')]}
        confirmLabel={t('publishing:discard')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard(takesOff)
        }}
        onCancel={() => setIsAsking(false)}
      >
        <div className={styles.choices}>
          <label htmlFor={id}>
            <ChoiceBox
              type="checkbox"
              id={id}
              checked={takesOff}
              onChange={({ target }) => setTakesOff(target.checked)}
            />
            <span>{t('publishing:discardLook.slides', { count: wornBy })}</span>
          </label>
        </div>
      </ConfirmDialog>
    </>
  )
}
