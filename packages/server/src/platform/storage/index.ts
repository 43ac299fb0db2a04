/** Entry point: where files are kept. */
export { createDiskStorage } from './disk-driver.ts'
export { isStorageKey } from './key.ts'
export type { ByteRange, Content, Storage, StoredObject } from './port.ts'
