import { Suspense } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { itemKinds } from './item-kinds.ts'
import type { ItemThumbnailProps } from './item-thumbnail.tsx'
import styles from './lazy-item-thumbnail.module.css'

const Waiting = ({ item, width, height }: ItemThumbnailProps) => (
  <span className={styles.waiting} style={{ width, height }}>
    <Icon name={itemKinds[item.itemType].icon} size={24} />
  </span>
)

const ItemThumbnail = lazyComponent(async () => (await import('./item-thumbnail.tsx')).ItemThumbnail, 'SILENT')

/** The picture of a slide that shows a website or a product; its code is loaded when there is such a slide. */
export const LazyItemThumbnail = (props: ItemThumbnailProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <ItemThumbnail {...props} />
  </Suspense>
)
