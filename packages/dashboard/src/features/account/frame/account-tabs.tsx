import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import type { SectionId } from './account-section.ts'
import styles from './account-frame.module.css'
import { TABS_ID } from './use-section-address.ts'

/** Links to the sections below; the current one is marked, and stays in view where the row is wider than the window. */
export function AccountTabs({ ids, current }: { ids: readonly SectionId[]; current: SectionId | undefined }) {
  const t = useText()
  const row = useRef<HTMLElement>(null)
  // Effect: the row's scroll position.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && tab)
      row.current.scrollTo?.({ left: tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it says when, not what
  }, [current])
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
