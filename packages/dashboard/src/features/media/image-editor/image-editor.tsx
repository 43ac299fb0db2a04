import { isNeutral, type MediaRecipe, neutralRecipe } from '@taplet/contract'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segment } from '../../../ui/fields/segment.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { AdjustPanel } from './adjust-panel.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { CropPanel } from './crop/crop-panel.tsx'
import { CropStage } from './crop/crop-stage.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './image-editor.module.css'
import { RecipeStage } from './recipe-stage.tsx'
import { findRatio, type Ratio, ratioOf } from './crop/ratios.ts'
import { change, redo, startHistory, undo } from './recipe/recipe-history.ts'
import { cropTo } from './recipe/recipe-steps.ts'
import { ToolIcon } from './tool-icon.tsx'

const TOOLS = ['CROP', 'FILTERS', 'ADJUST'] as const
type Tool = (typeof TOOLS)[number]

export interface ImageEditorProps {
  name: string
  /** The original, loaded. */
  image: HTMLImageElement
  /** The recipe of earlier edits. */
  start: MediaRecipe
  isSaving: boolean
  problem: string
  /** The only shape of the crop; the start has it. It can be saved unchanged. */
  fixedRatio?: Ratio
  onSave: (recipe: MediaRecipe) => void
  onClose: () => void
}

/** Crops, rotates, mirrors and recolours a picture. Non-destructive: the original and the recipe are stored. */
export function ImageEditor({ name, image, start, isSaving, problem, fixedRatio, onSave, onClose }: ImageEditorProps) {
  const t = useText()
  const [size] = useState({ width: image.naturalWidth, height: image.naturalHeight })
  const [history, setHistory] = useState(() => startHistory(start))
  const recipe = history.now
  const setRecipe = (next: MediaRecipe) => setHistory((current) => change(current, next))
  const step = (move: typeof undo) => {
    const next = move(history)
    setHistory(next)
    setRatio(fixedRatio ?? findRatio(next.now, size))
  }
  const [ratio, setRatio] = useState(() => fixedRatio ?? findRatio(start, size))
  const [tool, setTool] = useState<Tool>('CROP')
  const [isComparing, setIsComparing] = useState(false)
  const filterId = useId()
  const isChanged = JSON.stringify(recipe) !== JSON.stringify(start)
  const stage = tool === 'CROP' && !isComparing
  const panels = {
    CROP: (
      <CropPanel
        {...{ recipe, size, ratio }}
        hasFixedRatio={fixedRatio !== undefined}
        onRatio={setRatio}
        onChange={setRecipe}
      />
    ),
    FILTERS: <FilterPanel {...{ image, recipe }} onChange={setRecipe} />,
    ADJUST: <AdjustPanel {...{ recipe }} onChange={setRecipe} />,
  }
  const handleKeys = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'range'
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || isText || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    event.stopPropagation()
    step(key === 'y' || event.shiftKey ? redo : undo)
  }
  const reset = () => {
    setRecipe(fixedRatio ? start : neutralRecipe)
    setRatio(fixedRatio ?? 'FREE')
  }
  return (
    <Dialog
      open
      isWide
      title={t('mediaEditor:title', { name })}
      closeLabel={t('mediaEditor:cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('mediaEditor:cancel')}</Button>
          <Button kind="pri" busy={isSaving} disabled={!isChanged && !fixedRatio} onClick={() => onSave(recipe)}>
            {isNeutral(recipe) && isChanged ? t('mediaEditor:useOriginal') : t('mediaEditor:save')}
          </Button>
        </>
      }
    >
      <ColourFilter id={filterId} colours={isComparing ? neutralRecipe : recipe} />
      {/* Keys of the whole editor: they reach it from whatever control has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.editor} onKeyDown={handleKeys}>
        <div className={styles.stage}>
          {stage ? (
            <CropStage
              url={image.src}
              label={t('mediaEditor:frame.label')}
              ratio={ratioOf(ratio, size, recipe.rotation)}
              onCrop={(crop) => setRecipe(cropTo(recipe, crop, size))}
              {...{ size, recipe, filterId }}
            />
          ) : (
            <RecipeStage
              {...{ image, recipe, filterId, isComparing }}
              label={isComparing ? t('mediaEditor:before') : t('mediaEditor:after')}
            />
          )}
        </div>
        <div className={styles.tools}>
          <Segment
            label={t('mediaEditor:tool.label')}
            value={tool}
            options={TOOLS.map((value) => ({ value, label: t(`mediaEditor:tool.${value}`) }))}
            onChange={setTool}
          />
          {panels[tool]}
          <div className={styles.whole}>
            <button type="button" aria-pressed={isComparing} onClick={() => setIsComparing(!isComparing)}>
              <ToolIcon name="compare" />
              {t('mediaEditor:compare')}
            </button>
            <IconButton
              icon="undo"
              label={t('mediaEditor:undo')}
              disabled={history.past.length === 0}
              onClick={() => step(undo)}
            />
            <IconButton
              icon="redo"
              label={t('mediaEditor:redo')}
              disabled={history.future.length === 0}
              onClick={() => step(redo)}
            />
            <Button small kind="plain" disabled={fixedRatio ? !isChanged : isNeutral(recipe)} onClick={reset}>
              {t('mediaEditor:reset')}
            </Button>
          </div>
          {isSaving && (
            <p className={styles.saving} role="status">
              {t('mediaEditor:saving')}
            </p>
          )}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
