import { type MediaRecipe, type Size, toCrop, turnedSize } from '@taplet/contract'
import { useEffect, useRef } from 'react'
import { Cropper, type CropperRef, ImageRestriction } from 'react-advanced-cropper'
import 'react-advanced-cropper/dist/style.css'
import styles from '../image-editor.module.css'

type State = NonNullable<ReturnType<CropperRef['getState']>>

interface CropStageProps {
  url: string
  size: Size
  recipe: MediaRecipe
  ratio: number | undefined
  /** Id of the colour filter on this page. */
  filterId: string
  label: string
  onCrop: (crop: MediaRecipe['crop']) => void
}

/** The whole rotated picture, with margins where its shape differs from the stage. */
function wholeArea(boundary: Size, turned: Size) {
  const shape = boundary.width / Math.max(1, boundary.height)
  const width = Math.max(turned.width, turned.height * shape)
  const height = width / shape
  return { left: (turned.width - width) / 2, top: (turned.height - height) / 2, width, height }
}

function stateOf(state: State, size: Size, { rotation, flipX, flipY, crop }: MediaRecipe): State {
  const turned = turnedSize(size, rotation)
  return {
    ...state,
    transforms: { rotate: rotation, flip: { horizontal: flipX, vertical: flipY } },
    visibleArea: wholeArea(state.boundary, turned),
    coordinates: {
      left: crop.left * turned.width,
      top: crop.top * turned.height,
      width: crop.width * turned.width,
      height: crop.height * turned.height,
    },
  }
}

/** The picture with a draggable crop frame, which follows the recipe and reports manual changes. */
export function CropStage({ url, size, recipe, ratio, filterId, label, onCrop }: CropStageProps) {
  const cropper = useRef<CropperRef>(null)
  const stage = useRef<HTMLDivElement>(null)
  const show = () => cropper.current?.setState((state) => state && stateOf(state, size, recipe))
  const handleReady = () => {
    // The library gives its pictures no alt text; the group around them has a name.
    for (const picture of stage.current?.querySelectorAll('img') ?? []) picture.alt = ''
    show()
  }
  // Effect: the cropper, which has its own state.
  useEffect(() => {
    show()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` reads what is listed
  }, [recipe, size, ratio])
  return (
    <div
      ref={stage}
      className={styles.crop}
      role="group"
      aria-label={label}
      style={{ '--filter': `url(#${filterId})` } as object}
    >
      <Cropper
        ref={cropper}
        src={url}
        className={styles.cropper ?? ''}
        checkOrientation={false}
        crossOrigin={false}
        imageRestriction={ImageRestriction.fitArea}
        backgroundWrapperProps={{ scaleImage: false, moveImage: false, rotateImage: false }}
        stencilProps={{ grid: true, ...(ratio !== undefined && { aspectRatio: ratio }) }}
        transitions={false}
        minWidth={16}
        minHeight={16}
        onReady={handleReady}
        onInteractionEnd={(instance) => {
          const coordinates = instance.getCoordinates()
          if (coordinates) onCrop(toCrop(coordinates, size, recipe.rotation))
        }}
      />
    </div>
  )
}
