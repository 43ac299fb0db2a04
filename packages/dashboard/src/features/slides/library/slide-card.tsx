import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import styles from './slide-card.module.css'

const WIDTH = 148 // px of the thumbnail

interface SlideCardProps {
  item: ExperienceItem
  view: View | undefined
  media: MediaLookup
  onRename: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** A slide of the library: how it looks, its name, where it is used, and what can be done with it. */
export function SlideCard({ item, view, media, onRename, onDuplicate, onDelete }: SlideCardProps) {
  const t = useText()
  const navigate = useNavigate()
  const path = `/app/experienceItems/${item.experienceItemId}`
  const count = item.usedIn.length
  const kinds = { CUSTOM: '', EXTERNAL_WEBSITE: t('slides:list.website'), PRODUCT: t('slides:list.product') }
  const used = count === 0 ? t('slides:list.notUsed') : t('slides:list.used', { count })
  return (
    <article className={styles['card']}>
      <div className={styles['stage']}>
        {view ? (
          <SlideThumbnail slide={view} media={media} width={WIDTH} />
        ) : (
          <span className={styles['other']}>
            <Icon name={item.itemType === 'PRODUCT' ? 'bag' : 'globe'} size={24} />
          </span>
        )}
      </div>
      <div className={styles['foot']}>
        <div className={styles['words']}>
          <h2>
            <Link to={path}>{item.itemName}</Link>
          </h2>
          <p>{kinds[item.itemType] || used}</p>
        </div>
        <Menu
          trigger={(props) => (
            <IconButton icon="more" label={t('slides:list.more', { name: item.itemName })} {...props} />
          )}
          actions={[
            { label: t('slides:list.open'), icon: 'edit', onSelect: () => void navigate(path) },
            { label: t('slides:list.rename'), icon: 'text', onSelect: onRename },
            { label: t('slides:list.duplicate'), icon: 'copy', onSelect: onDuplicate },
            { label: t('delete'), icon: 'trash', danger: true, startsGroup: true, onSelect: onDelete },
          ]}
        />
      </div>
    </article>
  )
}
