import { applyColours, cropBox, type MediaRecipe } from '@taplet/contract'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { readHeader } from './read-header.ts'
import { messages } from '../messages/messages.ts'

/** The same limit as in browsers: larger than any phone shows. */
const MAX_SIDE = 2560
const QUALITY = 90
/** Seconds each: with more in front, the one who edits would have given up. */
const LINE = { mostWaiting: 2 }

interface Raw {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const open = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })
const toRaw = (picture: Sharp): Promise<Raw> => picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })

/** Returns the edited picture as WebP. The steps are separate, because one pipeline would reorder them. */
export const renderRecipe = (accountId: string, path: string, recipe: MediaRecipe): Promise<Buffer> =>
  inPictureQueue(accountId, () => renderFile(path, recipe), LINE)

const renderFile = pictureWork(
  import.meta.url,
  'renderFile',
  async (path: string, recipe: MediaRecipe): Promise<Buffer> => {
    const { frames } = await readHeader(path)
    if (frames > 1) throw new AppError('BAD_REQUEST', { message: messages.later('animationNotEditable') })
    try {
      return await render(path, recipe)
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('MEDIA_UNREADABLE', { cause })
    }
  },
)

async function render(path: string, recipe: MediaRecipe): Promise<Buffer> {
  const upright = await toRaw(
    sharp(path, { failOn: 'error', limitInputPixels: false })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha(),
  )
  const mirrored = await toRaw(open(upright).flop(recipe.flipX).flip(recipe.flipY))
  const turned = await toRaw(
    recipe.rotation === 0
      ? open(mirrored)
      : open(mirrored).rotate(recipe.rotation, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  )
  const box = fitInto(cropBox(upright.info, recipe), turned.info)
  const cut = await toRaw(open(turned).extract(box))
  applyColours(cut.data, recipe)
  return open(cut).webp({ quality: QUALITY }).toBuffer()
}

/** The rotated picture may be a pixel smaller than computed. */
function fitInto<Box extends { left: number; top: number; width: number; height: number }>(
  box: Box,
  { width, height }: { width: number; height: number },
): Box {
  const left = Math.min(box.left, width - 1)
  const top = Math.min(box.top, height - 1)
  return { ...box, left, top, width: Math.min(box.width, width - left), height: Math.min(box.height, height - top) }
}
