import { groundColours } from '@taplet/slides/editor'
import type { BackgroundMedia } from '@taplet/slides/schema'
import { useRef } from 'react'
import { lazyUpgrade } from '../../../../lib/lazy/lazy-upgrade.tsx'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { useEditorActionsNow } from '../interactions/use-editor-actions-now.ts'
import styles from './stack.module.css'
import { StillRows } from './still-rows.tsx'
import { useRowInSight } from './use-row-in-sight.ts'

const WidgetRows = lazyUpgrade(StillRows, async () => (await import('./sortable-rows.tsx')).SortableRows)

/** The background as a swatch: its picture, or its colours. */
function swatch(background: BackgroundMedia, picture: string | undefined): string {
  if (picture) return `center / cover url("${picture}")`
  if (background.type === 'GRADIENT')
    return `linear-gradient(${background.gradientAngle}deg, ${background.color}, ${background.gradientTo})`
  return groundColours(background)[0] ?? background.color
}

function BackgroundRow() {
  const t = useText()
  const { handle, select } = useEditorActionsContext()
  const { media } = useEditorContext()
  const background = handle.state.document.viewMetadata.backgroundMedia
  const { type, url, color, gradientTo } = background
  const info = media[url]
  const needsMedia = type === 'IMAGE' || type === 'VIDEO'
  const detail = {
    COLOR: t('slides:stack.backgroundColor', { colour: color.toUpperCase() }),
    GRADIENT: t('slides:stack.backgroundGradient', { colour: color.toUpperCase(), to: gradientTo.toUpperCase() }),
    IMAGE: t('slides:stack.backgroundImage'),
    VIDEO: t('slides:stack.backgroundVideo'),
  }[type]
  const isSelected = handle.state.selection.kind === 'BACKGROUND'
  return (
    <div className={styles.background} data-selected={isSelected}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words stand deeper than the rule looks */}
      <button
        type="button"
        className={styles.main}
        aria-pressed={isSelected}
        onClick={() => select({ kind: 'BACKGROUND' })}
      >
        <i
          style={{
            background: swatch(
              background,
              needsMedia ? info?.posterUrl || info?.sources[0]?.url || (type === 'IMAGE' ? url : '') : '',
            ),
          }}
        />
        <span className={styles.words}>
          <b>{t('slides:stack.background')}</b>
          <small>{needsMedia && !url ? t('slides:stack.noMedia') : detail}</small>
        </span>
      </button>
    </div>
  )
}

/** Number of selected widgets, and a button to end selecting by touch. */
function Chosen() {
  const t = useText()
  const { ids, isChoosing, setIsChoosing, selectAll } = useEditorActionsContext()
  if (!isChoosing) return null
  return (
    <div className={styles.chosen}>
      <b role="status">
        {ids.length > 0 ? t('slideActions:selected', { count: ids.length }) : t('slideActions:chooseHint')}
      </b>
      <Button small kind="plain" onClick={selectAll}>
        {t('slideActions:selectAll')}
      </Button>
      <Button small kind="soft" onClick={() => setIsChoosing(false)}>
        {t('slideActions:stopChoosing')}
      </Button>
    </div>
  )
}

/** All widgets of the slide from top to bottom, then its background. Rows move by mouse, touch, keys or their menu. */
export function WidgetStack() {
  const t = useText()
  const { handle, ids, isChoosing } = useEditorActionsContext()
  const { media } = useEditorContext()
  const actionsNow = useEditorActionsNow()
  const { widgets } = handle.state.document
  const list = useRef<HTMLDivElement>(null)
  useRowInSight(list, ids.at(-1))
  const current = widgets.find(({ widgetId }) => ids.includes(widgetId)) ?? widgets[0]
  return (
    <div className={styles.stack} data-place="stack">
      <header className={styles.head}>
        <h2>{t('slides:stack.title')}</h2>
        <span>
          {ids.length > 1
            ? t('slideActions:selected', { count: ids.length })
            : t('slides:stack.count', { count: widgets.length })}
        </span>
      </header>
      <Chosen />
      <div className={styles.scroll} ref={list}>
        {widgets.length === 0 && <p className={styles.empty}>{t('slides:stack.empty')}</p>}
        <WidgetRows {...{ widgets, ids, isChoosing, media, actionsNow }} currentId={current?.widgetId} />
        <BackgroundRow />
      </div>
    </div>
  )
}
