import type { SlideRule } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import { lazyUpgrade } from '../../../../lib/lazy/lazy-upgrade.tsx'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { styleSourceOf } from '../../../../entities/slide/style-source.ts'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import { useEditorParts } from '../editor-parts.ts'
import styles from './slide-strip.module.css'
import { StillTiles } from './still-tiles.tsx'
import { StripWindow } from './strip-window.tsx'

interface SlideStripProps {
  experienceId: string
  itemIds: readonly string[]
  /** When visitors see slides, by id. */
  rules: Readonly<Record<string, SlideRule>>
  theme: AppTheme | null
  /** The slide shown in sidebar and preview. */
  activeId: string | undefined
  /** Undefined while loading. */
  library: Library | undefined
  selection: ListSelection
  nameOf: (itemId: string) => string
  actionsOf: (itemId: string) => readonly MenuAction[]
  onPlace: (itemId: string, overId: string) => void
  onActivate: (itemId: string) => void
  onAdd: () => void
}

const NO_MEDIA = {}

const Tiles = lazyUpgrade(StillTiles, async () => (await import('./sortable-tiles.tsx')).SortableTiles)

/** The slides in the order visitors swipe them, moved by dragging, keys, or each tile's menu. */
export function SlideStrip(props: SlideStripProps) {
  const {
    experienceId,
    itemIds,
    rules,
    theme,
    activeId,
    library,
    selection,
    nameOf,
    actionsOf,
    onPlace,
    onActivate,
    onAdd,
  } = props
  const t = useText()
  const { FunnelFoot } = useEditorParts()
  const [hasMore, setHasMore] = useState(false)
  const others = (itemId: string) =>
    library?.itemById.get(itemId)?.usedIn.filter((id) => id !== experienceId).length ?? 0
  const shown = {
    tiles: itemIds.map((itemId, index) => ({
      itemId,
      place: index + 1,
      item: library?.itemById.get(itemId),
      view: viewOf(library, itemId),
      beside: styleSourceOf({ itemIds, theme }, index, (one) => viewOf(library, one)),
      media: library?.media ?? NO_MEDIA,
      others: others(itemId),
      rule: rules[itemId],
      isActive: itemId === activeId,
      isSelecting: selection.isOn,
      isTicked: selection.has(itemId),
      actions: actionsOf(itemId),
      foot: (
        <Suspense fallback={null}>
          <FunnelFoot {...{ experienceId, itemId }} nextId={itemIds[index + 1]} />
        </Suspense>
      ),
      onToggle: (isRange: boolean) => selection.toggle(itemId, isRange),
      onActivate: () => onActivate(itemId),
    })),
    nameOf,
    onPlace,
    end: (
      <li>
        <button type="button" className={styles.add} data-add-slide onClick={onAdd}>
          <Icon name="plus" />
          {t('experiences:editor.addSlide')}
        </button>
      </li>
    ),
  }
  return (
    <Card
      title={t('experiences:editor.slides')}
      lede={
        <>
          <span className={styles.fine}>
            {t('experiences:editor.slidesHint')} <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
          </span>
          <span className={styles.touch}>{t('experiences:editor.slidesHintTouch')}</span>
        </>
      }
      action={
        itemIds.length > 1 && (
          <div className={styles.tools}>
            {/* Where slides are added is out of sight. */}
            {hasMore && (
              <Button small kind="soft" icon="plus" onClick={onAdd}>
                {t('experiences:editor.addSlide')}
              </Button>
            )}
            <Button small kind="plain" icon="check" disabled={selection.isOn} onClick={selection.hold}>
              {t('lists:select')}
            </Button>
          </div>
        )
      }
    >
      {itemIds.length === 0 ? (
        <EmptyState
          title={t('experiences:editor.emptySlides')}
          sentence={t('experiences:editor.emptySlidesHint')}
          action={
            <Button kind="soft" icon="plus" data-add-slide onClick={onAdd}>
              {t('experiences:editor.addSlide')}
            </Button>
          }
        />
      ) : (
        <StripWindow activeId={activeId} onMore={setHasMore}>
          <Tiles {...shown} />
        </StripWindow>
      )}
    </Card>
  )
}
