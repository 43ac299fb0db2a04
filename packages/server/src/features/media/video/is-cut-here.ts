import type { OwnedRow } from '../store.ts'

/** Whether a video is cut on the server from another item's file. One cut in a browser has its own upload; no further cut. */
export const isCutHere = ({ storage_key: key, key_tag: tag }: Pick<OwnedRow, 'storage_key' | 'key_tag'>): boolean =>
  !key.includes(tag)
