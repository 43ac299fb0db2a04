import type { SharedApp as App } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { sessionQuery } from '../../../entities/session/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { fileSizeLabel } from '../../../lib/file-size-label.ts'
import { loginPath } from '../../../lib/login-path.ts'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './copy-page.module.css'
import { SharedSlide } from './shared-slide.tsx'
import { TakeButton } from './take-button.tsx'

const WIDTH = 156 // px

/** What somebody shares: the slides, who it is from, what comes along; and the way to take it. */
export function SharedApp({ token, app }: { token: string; app: App }) {
  const t = useText()
  const session = useQuery(sessionQuery(useApi())).data
  const { pageName: name, sharedBy, description, slides, media, live, slideCount, productCount, bytes } = app
  return (
    <div className={styles.card}>
      <h1>{t('appCopies:take.title', { name })}</h1>
      {sharedBy !== '' && <p className={styles.by}>{t('appCopies:take.by', { name: sharedBy })}</p>}
      {description !== '' && <p>{description}</p>}
      <ul className={styles.slides} aria-label={t('appCopies:take.slides', { name })}>
        {slides.map((slide) => (
          <li key={slide.experienceItemId}>
            <span className={styles.thumb} aria-hidden="true">
              <SharedSlide {...{ slide, media, live }} width={WIDTH} />
            </span>
            <span className={styles.title}>{slide.title}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        <li>{t('appCopies:take.holds', { count: slideCount })}</li>
        {productCount > 0 && <li>{t('appCopies:take.products', { count: productCount })}</li>}
        {bytes > 0 && <li>{t('appCopies:take.files', { size: fileSizeLabel(bytes) })}</li>}
      </ul>
      <p>{t('appCopies:take.about')}</p>
      {session?.isSignedIn ? <TakeButton token={token} app={app} /> : <WaysIn />}
    </div>
  )
}

/** For guests: both ways lead back here. */
function WaysIn() {
  const t = useText()
  const login = loginPath(useLocation())
  return (
    <div className={styles.ways}>
      <p>{t('appCopies:take.first')}</p>
      <ButtonLink kind="pri" wide to={login.replace('/login', '/signup')}>
        {t('appCopies:take.signUp')}
      </ButtonLink>
      <ButtonLink wide to={login}>
        {t('appCopies:take.signIn')}
      </ButtonLink>
    </div>
  )
}
