import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Badge } from '../../../ui/layout/chip.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useCurrentInView } from '../../../ui/use-current-in-view.ts'
import type { Counts } from '../queries.ts'
import styles from './frame.module.css'

const ToDoBadge = lazyComponent(async () => (await import('./to-do-badge.tsx')).ToDoBadge, 'SILENT')
const tabs = ['reviews', 'signups', 'orders'] as const
export type ShownTab = (typeof tabs)[number]

const pathOf = (tab: ShownTab): string => (tab === 'reviews' ? '/app/inbox' : `/app/inbox?tab=${tab}`)

function Unread({ count }: { count: number }) {
  const t = useText()
  if (count === 0) return null
  return (
    <>
      <Badge selected>{count}</Badge>
      <span className="visually-hidden">{t('inbox:unread')}</span>
    </>
  )
}

/** Tabs by kind, each with the number that needs the merchant's attention. */
export function InboxTabs({ current, counts }: { current: ShownTab; counts: Counts | undefined }) {
  const t = useText()
  const waiting: Record<ShownTab, ReactNode> = {
    reviews: <Unread count={counts?.unread.reviews ?? 0} />,
    signups: <Unread count={counts?.unread.subscribers ?? 0} />,
    orders: (
      <Suspense fallback={null}>
        <ToDoBadge />
      </Suspense>
    ),
  }
  return (
    <nav ref={useCurrentInView(current)} className={styles.tabs} aria-label={t('inbox:tabs.label')}>
      {tabs.map((tab) => (
        <Link key={tab} to={pathOf(tab)} aria-current={current === tab ? 'page' : undefined}>
          {t(`inbox:tabs.${tab}`)}
          {waiting[tab]}
        </Link>
      ))}
    </nav>
  )
}
