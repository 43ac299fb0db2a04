import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addTexts, useText } from '../../lib/text.ts'
import { auth } from '../../text/en/auth.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import styles from './auth-layout.module.css'
import { Stage } from './stage/stage.tsx'

addTexts('auth', auth)

interface AuthLayoutProps {
  /** For the browser tab. */
  pageTitle: string
  title: string
  sentence: ReactNode
  children: ReactNode
  /** The alternative, e.g. to sign up. */
  foot?: ReactNode
}

/** The form on one side, phones on the other; on small screens only the form. */
export function AuthLayout({ pageTitle, title, sentence, children, foot }: AuthLayoutProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <title>{pageTitle}</title>
      <div className={styles.side}>
        <Link to="/app/explore" className={styles.logo}>
          <Logo size="small" />
        </Link>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.sentence}>{sentence}</p>
          {children}
        </main>
        {foot && (
          <footer className={styles.foot}>
            {foot} <a href="/pricing">{t('auth:whatItCosts')}</a>
          </footer>
        )}
      </div>
      <Stage />
    </div>
  )
}
