import { join, resolve } from 'node:path'
import { createDiskStorage } from './disk-driver.ts'
import type { Storage } from './port.ts'
import { createS3Storage } from './s3/s3-driver.ts'
import type { StorageSettings } from './storage-settings.ts'

export { createDiskStorage } from './disk-driver.ts'
export type { ByteRange, Storage, StoredObject } from './port.ts'

interface StorageOptions {
  config: { dataDir: string; storage: StorageSettings }
}

/** Files in the data folder, under `files`; or in a bucket when STORAGE_DRIVER says so. */
export function createStorage({ config }: StorageOptions): Storage {
  const { driver, bucket } = config.storage
  return driver === 's3' && bucket ? createS3Storage(bucket) : createFolderStorage(config.dataDir)
}

/** The files of a data folder. */
export const createFolderStorage = (dataDir: string): Storage =>
  createDiskStorage({ root: join(resolve(dataDir), 'files') })
