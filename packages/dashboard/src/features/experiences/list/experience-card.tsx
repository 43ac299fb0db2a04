import { experiencePath, type Page, reportPath } from '@taplet/contract'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import type { ListView } from '../../../ui/list/list-tools.tsx'
import { SelectBox } from '../../../ui/list/selecting/select-box.tsx'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import type { Library } from '../../../entities/experience/library.ts'
import { publishState, shownState, stateLabel, stateTones } from '../../../entities/experience/publish-state.ts'
import { hasPicture, SlidePicture } from '../../../entities/experience/slide-picture.tsx'
import { printPath, sharePath } from '../../../entities/experience/share-path.ts'
import { pictureUrl } from '../../../entities/media/picture-url.ts'
import styles from './experience-card.module.css'

export type CardAction = 'copyElsewhere' | 'copyLink' | 'duplicate' | 'saveTemplate' | 'switch' | 'delete'

interface ExperienceCardProps {
  page: Page
  view: ListView
  /** Undefined while loading or after a failure. */
  library: Library | undefined
  /** Includes edits of its slides. */
  editedAt: string
  /** Number of visits, as text; undefined while unknown. */
  visits: string | undefined
  /** The list is sorted by edit time, so cards show it. */
  showsEdited: boolean
  hasUnsaved: boolean
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
  onAction: (action: CardAction, page: Page) => void
}

const NO_MEDIA = {}
const sizes = { grid: { width: 176, height: 236 }, rows: { width: 44, height: 60 } } as const

function useActions(page: Page, onAction: ExperienceCardProps['onAction']): MenuAction[] {
  const t = useText()
  const navigate = useNavigate()
  return [
    {
      label: t('experiences:edit'),
      icon: 'edit',
      onSelect: () => void navigate(`/app/experiences/${page.experienceId}`),
    },
    {
      label: t('experiences:open'),
      icon: 'open',
      onSelect: () => globalThis.open(experiencePath(page.fullPagePath), '_blank', 'noopener'),
    },
    ...(publishState(page) === 'live'
      ? [
          {
            label: t('experiences:share'),
            icon: 'share' as const,
            onSelect: () => void navigate(sharePath(page.experienceId)),
          },
          {
            label: t('experiences:print'),
            icon: 'card' as const,
            onSelect: () => void navigate(printPath(page.experienceId)),
          },
        ]
      : []),
    { label: t('experiences:copyLink'), icon: 'link', onSelect: () => onAction('copyLink', page) },
    { label: t('lists:apps.duplicate'), icon: 'copy', onSelect: () => onAction('duplicate', page) },
    { label: t('appCopies:saveTemplate'), icon: 'star', onSelect: () => onAction('saveTemplate', page) },
    { label: t('appCopies:copyElsewhere'), icon: 'account', onSelect: () => onAction('copyElsewhere', page) },
    // A draft is published in its editor, after a look at what is not finished.
    ...(page.publishedAt === null
      ? []
      : [
          {
            label: page.active ? t('lists:apps.rest') : t('lists:apps.goLive'),
            icon: page.active ? ('eyeOff' as const) : ('eye' as const),
            onSelect: () => onAction('switch', page),
          },
        ]),
    {
      label: t('experiences:delete'),
      icon: 'trash',
      danger: true,
      startsGroup: true,
      onSelect: () => onAction('delete', page),
    },
  ]
}

/** The picture chosen by the owner, else the first slide. */
function Cover({ page, library, view }: Pick<ExperienceCardProps, 'page' | 'library' | 'view'>) {
  const t = useText()
  const size = sizes[view]
  const { experienceItems: itemIds, theme } = page
  const picture = pictureUrl(page.coverImageUrl, library?.media ?? NO_MEDIA)
  const itemId = itemIds.find((one) => hasPicture(library, one))
  if (picture) return <img className={styles.cover} src={picture} alt="" style={size} loading="lazy" />
  if (library && itemId !== undefined) return <SlidePicture {...{ library, itemIds, theme, itemId }} {...size} />
  return (
    <div className={styles.blank} style={size}>
      {view === 'grid' && itemIds.length === 0 && t('experiences:noSlides')}
    </div>
  )
}

/** An instant app in the list: its picture, address and status. */
export const ExperienceCard = memo(function ExperienceCard(props: ExperienceCardProps) {
  const { page, view, library, editedAt, visits, showsEdited, hasUnsaved, isSelecting, isSelected } = props
  const { onToggle, onAction } = props
  const t = useText()
  const actions = useActions(page, onAction)
  const size = sizes[view]
  const state = publishState(page)
  return (
    <article className={styles.card} data-view={view} data-selected={isSelected}>
      <div className={styles.stage}>
        <WhenNear style={size}>
          <Cover {...{ page, library, view }} />
        </WhenNear>
      </div>
      {hasUnsaved && state !== 'draft' && (
        <span className={styles.unsaved}>
          <Chip tone="amber">{t('lists:apps.notLive')}</Chip>
        </span>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/app/experiences/${page.experienceId}`}>{page.pageName}</Link>
        </h2>
        <p className={styles.path}>/{page.fullPagePath}</p>
        <p className={styles.visits}>{visits}</p>
        {page.takedown && (
          <p className={styles.reason}>
            {page.takedown.reason}{' '}
            <a href={reportPath(page.fullPagePath)} target="_blank" rel="noopener">
              {t('experiences:object')}
            </a>
          </p>
        )}
        {view === 'grid' && showsEdited && (
          <p className={styles.path}>
            <EditedTime at={editedAt} words={(when) => t('lists:edited', { when })} />
          </p>
        )}
      </div>
      <p className={styles.edited}>
        <EditedTime at={editedAt} words={(when) => t('lists:edited', { when })} />
      </p>
      <div className={styles.foot}>
        <Chip tone={stateTones[shownState(page)]} dot>
          {stateLabel(page, t)}
        </Chip>
        <span className={styles.count}>{t('experiences:slides', { count: page.experienceItems.length })}</span>
        <Menu
          actions={actions}
          trigger={(trigger) => (
            <IconButton {...trigger} icon="more" label={t('experiences:menu', { name: page.pageName })} />
          )}
        />
      </div>
      <SelectBox
        label={t('lists:selectOne', { name: page.pageName })}
        checked={isSelected}
        isOn={isSelecting}
        onToggle={(isRange) => onToggle(page.experienceId, isRange)}
      />
    </article>
  )
})
