import { type MediaRecipe, type Size, turnedSize } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { SliderField } from '../../../../ui/fields/slider-field.tsx'
import { FilterPill } from '../../../../ui/layout/chip.tsx'
import styles from '../image-editor.module.css'
import { NumberBox } from './number-box.tsx'
import { cropFor, type Ratio, RATIOS } from './ratios.ts'
import { cropTo, flip, isFlipped, lean, splitRotation, turnQuarter } from '../recipe/recipe-steps.ts'
import { ToolIcon } from '../tool-icon.tsx'

interface CropPanelProps {
  recipe: MediaRecipe
  size: Size
  ratio: Ratio
  /** Hides the choice of shapes, and the frame in numbers, which could leave the shape. */
  hasFixedRatio?: boolean
  onRatio: (ratio: Ratio) => void
  onChange: (recipe: MediaRecipe) => void
}

const sides = ['left', 'top', 'width', 'height'] as const
type Side = (typeof sides)[number]
const across = (side: Side) => side === 'left' || side === 'width'

/** The crop frame as four numbers in pixels: cropping without a pointer. */
function FrameFields({ recipe, size, onChange }: Pick<CropPanelProps, 'recipe' | 'size' | 'onChange'>) {
  const t = useText()
  const turned = turnedSize(size, recipe.rotation)
  const whole = (side: Side) => (across(side) ? turned.width : turned.height)
  const set = (side: Side, pixels: number) => {
    const crop = { ...recipe.crop, [side]: Math.min(1, Math.max(0, pixels / whole(side))) }
    const width = Math.max(0.005, Math.min(crop.width, 1 - crop.left))
    const height = Math.max(0.005, Math.min(crop.height, 1 - crop.top))
    onChange(cropTo(recipe, { ...crop, width, height }, size))
  }
  return (
    <div className={styles.numbers}>
      {sides.map((side) => (
        <NumberBox
          key={side}
          label={t(`mediaEditor:frame.${side}`)}
          value={Math.round(recipe.crop[side] * whole(side))}
          min={side === 'left' || side === 'top' ? 0 : 1}
          max={Math.round(whole(side))}
          onCommit={(pixels) => set(side, pixels)}
        />
      ))}
    </div>
  )
}

/** Crop tools: ratios, rotation, mirroring, and the frame in numbers. */
export function CropPanel({ recipe, size, ratio, hasFixedRatio = false, onRatio, onChange }: CropPanelProps) {
  const t = useText()
  const { lean: leaning } = splitRotation(recipe.rotation)
  const choose = (next: Ratio) => {
    onRatio(next)
    onChange(cropTo(recipe, cropFor(next, size, recipe.rotation), size))
  }
  return (
    <div className={styles.panel}>
      {!hasFixedRatio && (
        <div className={styles.pills} role="group" aria-label={t('mediaEditor:ratio.label')}>
          {RATIOS.map((one) => (
            <FilterPill key={one} selected={one === ratio} onSelect={() => choose(one)}>
              {t(`mediaEditor:ratio.${one}`)}
            </FilterPill>
          ))}
        </div>
      )}
      <div className={styles.turns}>
        <button
          type="button"
          onClick={() => {
            // A fixed ratio does not fit the rotated picture.
            if (ratio !== 'ORIGINAL' && ratio !== 'SQUARE') onRatio('FREE')
            onChange(turnQuarter(recipe))
          }}
        >
          <ToolIcon name="turn" />
          {t('mediaEditor:turn')}
        </button>
        <button type="button" aria-pressed={isFlipped(recipe, 'x')} onClick={() => onChange(flip(recipe, 'x'))}>
          <ToolIcon name="flipX" />
          {t('mediaEditor:flipX')}
        </button>
        <button type="button" aria-pressed={isFlipped(recipe, 'y')} onClick={() => onChange(flip(recipe, 'y'))}>
          <ToolIcon name="flipY" />
          {t('mediaEditor:flipY')}
        </button>
      </div>
      <SliderField
        label={t('mediaEditor:straighten')}
        unit="°"
        min={-45}
        max={45}
        step={0.5}
        value={Math.round(leaning * 2) / 2}
        onChange={(degrees) => onChange(lean(recipe, degrees, size, ratio))}
      />
      {!hasFixedRatio && <FrameFields {...{ recipe, size, onChange }} />}
    </div>
  )
}
