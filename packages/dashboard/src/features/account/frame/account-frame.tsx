import { CLOSING_DAYS } from '@taplet/contract'
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { account } from '../../../text/en/account/account.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './account-frame.module.css'
import type { AccountSection } from './account-section.ts'
import { AccountTabs } from './account-tabs.tsx'
import { SavedState } from './saved-state.tsx'
import { useSectionAddress } from './use-section-address.ts'

addTexts('account', account)

interface AccountFrameProps {
  sections: readonly AccountSection[]
  /** The button at the end of the header. */
  signOut: ReactNode
  /** What concerns the whole account, above all sections. */
  notice?: ReactNode
}

/** The account screen: a row of tabs that stays in view, and all sections below each other. */
export function AccountFrame({ sections, signOut, notice }: AccountFrameProps) {
  const t = useText()
  const page = useRef<HTMLElement>(null)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useSectionAddress(ids, page)
  return (
    <>
      <title>{t('account:title')}</title>
      <PageHeader
        title={t('account:title')}
        actions={
          <>
            <SavedState />
            {signOut}
          </>
        }
      />
      <AccountTabs ids={ids} current={current} />
      <main ref={page} className={styles.page}>
        {notice}
        {sections.map(({ id, Content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <div className={styles.about}>
              <h2 id={`${id}-title`}>{t(`account:sections.${id}.title`)}</h2>
              <p>{t(`account:sections.${id}.lede`, { days: CLOSING_DAYS })}</p>
            </div>
            <div className={styles.panel}>
              <Suspense
                fallback={
                  <Skeletons label={t('loading')}>
                    <Skeleton height={160} radius={12} />
                  </Skeletons>
                }
              >
                <Content />
              </Suspense>
            </div>
          </section>
        ))}
      </main>
    </>
  )
}
