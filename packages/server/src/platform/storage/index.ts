/** Entry point: where files are kept. */
export { createDiskStorage } from './disk-driver.ts'
export type { ByteRange, Storage, StoredObject } from './port.ts'
