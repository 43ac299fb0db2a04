import { NavLink } from 'react-router'
import { addTexts, useText } from '../../lib/text.ts'
import { linksPlace } from '../../text/en/links/links-place.ts'
import { DESIGNS_PATH, LINKS_PATH } from './link-paths.ts'
import styles from './place-tabs.module.css'

addTexts('linksPlace', linksPlace)

/** The two lists of this place: links, and the looks of their codes. */
export function PlaceTabs() {
  const t = useText()
  return (
    <nav className={styles['tabs']} aria-label={t('linksPlace:label')}>
      <NavLink to={LINKS_PATH} end>
        {t('linksPlace:links')}
      </NavLink>
      <NavLink to={DESIGNS_PATH} end>
        {t('linksPlace:designs')}
      </NavLink>
    </nav>
  )
}
