import { colourMatrix, type Colours } from '@taplet/contract'

/** An SVG filter that recolours as the recipe does; use with `filter: url(#id)`. */
export function ColourFilter({ id, colours }: { id: string; colours: Colours }) {
  const rows = colourMatrix(colours).map(([red, green, blue, added]) => `${red} ${green} ${blue} 0 ${added}`)
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={`${rows.join(' ')} 0 0 0 1 0`} />
      </filter>
    </svg>
  )
}
