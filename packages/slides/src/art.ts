/** Entry point: pictures that are drawn in the colours of a look. */
export {
  type ArtColours,
  artAddress,
  artColoursOf,
  type ArtFrame,
  parseArtAddress,
  recolourArt,
} from './art/art-address.ts'
export { isArt } from './art/is-art.ts'
export { artInfo, drawArt } from './art/draw-art.ts'
export { drawings } from './art/registry.ts'
