import type { OwnedRow } from '../store.ts'

/** Whether a video is cut out of another item's file. One that a browser cut has an upload of its own, and is not cut again. */
export const isCutHere = ({ storage_key: key, key_tag: tag }: Pick<OwnedRow, 'storage_key' | 'key_tag'>): boolean =>
  !key.includes(tag)
