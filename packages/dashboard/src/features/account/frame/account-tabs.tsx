import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { useCurrentInView } from '../../../ui/use-current-in-view.ts'
import type { SectionId } from './account-section.ts'
import styles from './account-frame.module.css'
import { TABS_ID } from './use-section-address.ts'

/** Links to the sections below; the current one is marked, and stays in view where the row is wider than the window. */
export function AccountTabs({ ids, current }: { ids: readonly SectionId[]; current: SectionId | undefined }) {
  const t = useText()
  const row = useCurrentInView(current)
  return (
    <nav ref={row} id={TABS_ID} className={styles.tabs} aria-label={t('account:sections.label')}>
      {ids.map((id) => (
        <Link key={id} to={{ hash: `#${id}` }} replace aria-current={id === current ? 'true' : undefined}>
          {t(`account:sections.${id}.title`)}
        </Link>
      ))}
    </nav>
  )
}
