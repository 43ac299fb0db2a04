import { Link, useLocation } from 'react-router'
import { useText } from '../../lib/text.ts'
import { Hint } from '../../ui/hint.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { HISTORY } from './nav-items.ts'
import styles from './side-nav.module.css'

/** Link to the history of visited apps; open to anyone (spec §2). */
export function HistoryLink() {
  const name = useText()('chrome:nav.history')
  const { pathname } = useLocation()
  return (
    <Hint text={name} side="right">
      <Link
        to={HISTORY}
        className={styles.tool}
        aria-label={name}
        aria-current={pathname === HISTORY ? 'page' : undefined}
      >
        <Icon name="clock" size={20} />
      </Link>
    </Hint>
  )
}
