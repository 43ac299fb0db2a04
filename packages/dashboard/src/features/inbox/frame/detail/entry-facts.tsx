import { experiencePath, type InboxEntry, linkPath, type Page } from '@taplet/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { useText } from '../../../../lib/text.ts'
import { slidePath } from '../../../../entities/slide/slide-path.ts'
import styles from './detail.module.css'

/** The slide's address in the published app, or undefined when it is not shown or the app is switched off. */
export function livePathOf(entry: InboxEntry, pages: readonly Page[]): string | undefined {
  const page = pages.find(({ experienceId }) => experienceId === entry.experienceId)
  const index = page?.experienceItems.indexOf(entry.experienceItemId) ?? -1
  return page?.active && index >= 0 ? `${experiencePath(page.fullPagePath)}#slide-${index + 1}` : undefined
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** App, slide, link and time, each a link. */
export function EntryFacts({ entry, children }: { entry: InboxEntry; children?: ReactNode }) {
  const t = useText()
  return (
    <dl className={styles.facts}>
      <Fact name={t('inbox:facts.time')}>
        <time dateTime={entry.createdAt}>{exactTime(entry.createdAt)}</time>
      </Fact>
      <Fact name={t('inbox:facts.app')}>
        <Link to={`/app/experiences/${entry.experienceId}`}>{entry.experienceName}</Link>
      </Fact>
      <Fact name={t('inbox:facts.slide')}>
        {entry.slideName ? (
          <Link to={slidePath(entry.experienceItemId, entry.experienceId)}>{entry.slideName}</Link>
        ) : (
          t('inbox:goneSlide')
        )}
      </Fact>
      {entry.tagId && (
        <Fact name={t('inbox:facts.link')}>
          <a href={linkPath(entry.tagId)} target="_blank" rel="noopener">
            {entry.linkName}
          </a>
        </Fact>
      )}
      {children}
    </dl>
  )
}
