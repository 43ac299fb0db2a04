import { Suspense } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'
import { itemKinds } from './item-kinds.ts'
import type { ItemThumbnailProps } from './item-thumbnail.tsx'
import styles from './late-item-thumbnail.module.css'

const Waiting = ({ item, width, height }: ItemThumbnailProps) => (
  <span className={styles['waiting']} style={{ width, height }}>
    <Icon name={itemKinds[item.itemType].icon} size={24} />
  </span>
)

const ItemThumbnail = lazyPiece(async () => (await import('./item-thumbnail.tsx')).ItemThumbnail, 'SILENT')

/** The picture of a slide that shows a website or a product; its code is asked for where there is one. */
export const LateItemThumbnail = (props: ItemThumbnailProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <ItemThumbnail {...props} />
  </Suspense>
)
