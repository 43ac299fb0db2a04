import type { ReactNode } from 'react'
import type { SlideTileProps } from './slide-tile.tsx'

export type TileProps = Omit<SlideTileProps, 'drag'>

export interface TilesProps {
  tiles: readonly TileProps[]
  nameOf: (itemId: string) => string
  onPlace: (itemId: string, overId: string) => void
  /** Rendered after the last tile. */
  end: ReactNode
}
