import { COLOUR_KEYS, type FilterName, FILTERS, type MediaRecipe } from '@taplet/contract'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../lib/text.ts'
import { ColourFilter } from './colour-filter.tsx'
import styles from './image-editor.module.css'
import { drawShape } from './render-picture.ts'

const THUMB_SIDE = 144 // px: 72 on a dense screen

// Object.keys returns strings; these are the names.
const names = Object.keys(FILTERS) as FilterName[]

function Thumb({ image, recipe, filter }: { image: HTMLImageElement; recipe: MediaRecipe; filter: FilterName }) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  // Effect: draws the canvas.
  useEffect(() => {
    if (canvas.current) drawShape(canvas.current, image, recipe, THUMB_SIDE)
  }, [image, recipe])
  return (
    <>
      <ColourFilter id={id} colours={FILTERS[filter]} />
      <canvas ref={canvas} aria-hidden="true" style={{ filter: `url(#${id})` }} />
    </>
  )
}

interface FilterPanelProps {
  image: HTMLImageElement
  recipe: MediaRecipe
  onChange: (recipe: MediaRecipe) => void
}

/** One-press filters, previewed on the picture itself. */
export function FilterPanel({ image, recipe, onChange }: FilterPanelProps) {
  const t = useText()
  const isChosen = (name: FilterName) => COLOUR_KEYS.every((key) => FILTERS[name][key] === recipe[key])
  return (
    <div className={styles.filters} role="group" aria-label={t('mediaEditor:filter.label')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={isChosen(name)}
          onClick={() => onChange({ ...recipe, ...FILTERS[name] })}
        >
          <Thumb {...{ image, recipe, filter: name }} />
          {t(`mediaEditor:filter.${name}`)}
        </button>
      ))}
    </div>
  )
}
