import { type MediaRecipe, type Size, toCrop, turnedSize } from '@taplet/contract'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Cropper, type CropperRef, ImageRestriction } from 'react-advanced-cropper'
import 'react-advanced-cropper/dist/style.css'
import { useText } from '../../../../lib/text.ts'
import styles from '../image-editor.module.css'
import { moveCrop, scaleCrop } from './move-crop.ts'

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
  const t = useText()
  const hintId = useId()
  const cropper = useRef<CropperRef>(null)
  const stage = useRef<HTMLDivElement>(null)
  const show = () => cropper.current?.setState((state) => state && stateOf(state, size, recipe))
  const handleReady = () => {
    // The library gives its pictures no alt text; the group around them has a name.
    for (const picture of stage.current?.querySelectorAll('img') ?? []) picture.alt = ''
    show()
  }
  const handleKeys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const crop =
      moveCrop(recipe.crop, event.key, event.shiftKey) ??
      scaleCrop(recipe.crop, event.key, turnedSize(size, recipe.rotation))
    if (!crop) return
    event.preventDefault()
    onCrop(crop)
  }
  // Effect: the cropper, which has its own state.
  useEffect(() => {
    show()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` reads what is listed
  }, [recipe, size, ratio])
  const latestShow = useRef(show)
  useLayoutEffect(() => {
    latestShow.current = show
  })
  // Effect: the size of the stage, which changes when a phone is turned. The cropper measures its boundary again.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const place = async () => {
      // oxlint-disable-next-line typescript/await-thenable -- a promise, although its type says `void`
      await cropper.current?.refresh()
      latestShow.current()
    }
    const observer = new ResizeObserver(() => void place())
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move the frame, too
    <div
      ref={stage}
      className={styles.crop}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame is moved by keys as well
      tabIndex={0}
      onKeyDown={handleKeys}
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
      <p id={hintId} className={styles.keys}>
        {t('mediaEditor:frame.keys')}
      </p>
    </div>
  )
}
