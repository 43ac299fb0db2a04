import { type MediaRecipe, neutralRecipe } from '@taplet/contract'
import { useEffect, useRef } from 'react'
import { drawShape } from './render-picture.ts'
import styles from './image-editor.module.css'

const PREVIEW_SIDE = 1200 // px, sharp on the largest stage

interface RecipeStageProps {
  image: HTMLImageElement
  recipe: MediaRecipe
  filterId: string
  /** Shows the original instead. */
  isComparing: boolean
  label: string
}

/** Preview of the edited picture. */
export function RecipeStage({ image, recipe, filterId, isComparing, label }: RecipeStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { rotation, flipX, flipY, crop } = isComparing ? neutralRecipe : recipe
  // Effect: draws the canvas.
  useEffect(() => {
    if (canvas.current)
      drawShape(canvas.current, image, { ...neutralRecipe, rotation, flipX, flipY, crop }, PREVIEW_SIDE)
  }, [image, rotation, flipX, flipY, crop])
  return (
    <div className={styles.look}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={isComparing ? undefined : { filter: `url(#${filterId})` }}
      />
    </div>
  )
}
