import { type MediaRecipe, neutralRecipe } from '@taplet/contract'
import { useEffect, useRef } from 'react'
import { drawShape } from './render-picture.ts'
import styles from './image-editor.module.css'

const PREVIEW_SIDE = 1200 // px, sharp on the largest stage

interface LookStageProps {
  image: HTMLImageElement
  recipe: MediaRecipe
  filterId: string
  /** Shows the upload instead. */
  isComparing: boolean
  label: string
}

/** The picture as it will be. */
export function LookStage({ image, recipe, filterId, isComparing, label }: LookStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { rotation, flipX, flipY, crop } = isComparing ? neutralRecipe : recipe
  // The canvas.
  useEffect(() => {
    if (canvas.current)
      drawShape(canvas.current, image, { ...neutralRecipe, rotation, flipX, flipY, crop }, PREVIEW_SIDE)
  }, [image, rotation, flipX, flipY, crop])
  return (
    <div className={styles['look']}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={isComparing ? undefined : { filter: `url(#${filterId})` }}
      />
    </div>
  )
}
