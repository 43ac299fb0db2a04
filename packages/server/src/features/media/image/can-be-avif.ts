import type { NewMedia } from '../store.ts'

/** GIFs are animations, and private pictures are on no page. An animated WebP is detected when it is opened. */
export const canBeAvif = ({ kind, scope, fileType }: Pick<NewMedia, 'kind' | 'scope' | 'fileType'>): boolean =>
  kind === 'IMAGE' && scope !== 'private' && fileType === 'image/webp'
