import { useNavigate } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { SlidePosition } from './slide-position.ts'
import styles from './top.module.css'

/** Links to the previous and next slide of the instant app; the browser's back still leads to the app. */
export function AppSteps({ place: { previous, next } }: { place: SlidePosition }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className={styles.steps} role="group" aria-label={t('slideActions:app.steps')}>
      <IconButton
        icon="arrowLeft"
        label={t('slideActions:app.previous')}
        shortcut="Alt PageUp"
        disabled={previous === undefined}
        onClick={() => previous && navigate(previous, { replace: true })}
      />
      <IconButton
        icon="arrowRight"
        label={t('slideActions:app.next')}
        shortcut="Alt PageDown"
        disabled={next === undefined}
        onClick={() => next && navigate(next, { replace: true })}
      />
    </div>
  )
}
