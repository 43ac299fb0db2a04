import type { Arrangement } from '../arrange-slide.ts'
import type { MediaLookup } from '../../define/media-info.ts'
import type { Slide } from '../slide-schema.ts'
import { type GroupPlace, type WordShade, wordShade } from './word-shade.ts'

/** Where a group stands; one above another at the foot stands as high as that leaves it. */
function placeOf(anchor: Slide['viewMetadata']['anchor'], isFoot: boolean, isLast: boolean): GroupPlace {
  if (isFoot || (anchor === 'FOOT' && isLast)) return 'FOOT'
  return anchor === 'TOP' ? 'TOP' : 'ANYWHERE'
}

export interface GroupShade {
  shade: WordShade
  place: GroupPlace
}

/** The shade under the words of one group of a slide; undefined where none is needed, and for the group on the sheet. */
export function groupShade(
  { viewMetadata }: Pick<Slide, 'viewMetadata'>,
  { behind, groups }: Arrangement,
  index: number,
  media: MediaLookup,
): GroupShade | undefined {
  const group = groups[index]
  if (!group || group.isSheet) return undefined
  const shade = wordShade({ viewMetadata, widgets: [...behind, ...group.widgets] }, media)
  return shade && { shade, place: placeOf(viewMetadata.anchor, group.isFoot, index === groups.length - 1) }
}
