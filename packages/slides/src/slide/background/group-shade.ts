import type { Arrangement } from '../arrange-slide.ts'
import type { MediaLookup } from '../../define/media-info.ts'
import type { Slide } from '../slide-schema.ts'
import { type GroupPosition, type WordShade, wordShade } from './word-shade.ts'

/** Returns where a group is; a group above the one at the bottom can be at any height. */
function placeOf(anchor: Slide['viewMetadata']['anchor'], isFoot: boolean, isLast: boolean): GroupPosition {
  if (isFoot || (anchor === 'FOOT' && isLast)) return 'FOOT'
  return anchor === 'TOP' ? 'TOP' : 'ANYWHERE'
}

export interface GroupShade {
  shade: WordShade
  place: GroupPosition
}

/** Returns the shade under the text of one group; undefined where none is needed, and for the group on the sheet. */
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
