import { NavLink } from 'react-router'
import { addTexts, useText } from '../../lib/text.ts'
import { linkTabs } from '../../text/en/links/link-tabs.ts'
import { DESIGNS_PATH, LINKS_PATH } from './link-paths.ts'
import styles from './link-tabs.module.css'

addTexts('linkTabs', linkTabs)

/** Tabs of the two lists in this section: links and QR designs. */
export function LinkTabs() {
  const t = useText()
  return (
    <nav className={styles.tabs} aria-label={t('linkTabs:label')}>
      <NavLink to={LINKS_PATH} end>
        {t('linkTabs:links')}
      </NavLink>
      <NavLink to={DESIGNS_PATH} end>
        {t('linkTabs:designs')}
      </NavLink>
    </nav>
  )
}
