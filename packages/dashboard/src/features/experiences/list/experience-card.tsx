import { experiencePath, type Page } from '@taplet/contract'
import type { MediaLookup, Slide } from '@taplet/slides/schema'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import styles from './experience-card.module.css'

interface ExperienceCardProps {
  page: Page
  /** Its first slide; undefined when it has none. */
  cover: Slide | undefined
  media: MediaLookup
  onCopyLink: () => void
  onDelete: () => void
}

const THUMBNAIL = { width: 176, height: 236 }

/** An instant app in the list: what it looks like, where it is, how it is. */
export function ExperienceCard({ page, cover, media, onCopyLink, onDelete }: ExperienceCardProps) {
  const t = useText()
  const navigate = useNavigate()
  const to = `/app/experiences/${page.experienceId}`
  const actions = [
    { label: t('experiences:edit'), icon: 'edit' as const, onSelect: () => navigate(to) },
    {
      label: t('experiences:open'),
      icon: 'open' as const,
      onSelect: () => globalThis.open(experiencePath(page.fullPagePath), '_blank', 'noopener'),
    },
    { label: t('experiences:copyLink'), icon: 'copy' as const, onSelect: onCopyLink },
    { label: t('experiences:delete'), icon: 'trash' as const, danger: true, startsGroup: true, onSelect: onDelete },
  ]
  return (
    <article className={styles['card']}>
      <div className={styles['stage']}>
        {cover ? (
          <SlideThumbnail slide={cover} media={media} {...THUMBNAIL} />
        ) : (
          <div className={styles['blank']}>{t('experiences:noSlides')}</div>
        )}
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link to={to}>{page.pageName}</Link>
        </h2>
        <p className={styles['path']}>/{page.fullPagePath}</p>
        <div className={styles['foot']}>
          <Chip tone={page.active ? 'green' : 'plain'} dot>
            {page.active ? t('experiences:live') : t('experiences:resting')}
          </Chip>
          <span className={styles['count']}>{t('experiences:slides', { count: page.experienceItems.length })}</span>
          <Menu
            actions={actions}
            trigger={(props) => (
              <IconButton {...props} icon="more" label={t('experiences:menu', { name: page.pageName })} />
            )}
          />
        </div>
      </div>
    </article>
  )
}
