import { useNavigate } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { AppPlace } from './app-place.ts'
import styles from './top.module.css'

/** On to the slides before and after this one in its instant app. */
export function AppSteps({ place: { previous, next } }: { place: AppPlace }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className={styles['steps']} role="group" aria-label={t('slideHands:app.steps')}>
      <IconButton
        icon="arrowLeft"
        label={t('slideHands:app.previous')}
        shortcut="Alt PageUp"
        disabled={previous === undefined}
        onClick={() => previous && navigate(previous)}
      />
      <IconButton
        icon="arrowRight"
        label={t('slideHands:app.next')}
        shortcut="Alt PageDown"
        disabled={next === undefined}
        onClick={() => next && navigate(next)}
      />
    </div>
  )
}
