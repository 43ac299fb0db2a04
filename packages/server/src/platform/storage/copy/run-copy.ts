import { MEGABYTE } from '@taplet/base/bytes'
import { createFolderStorage } from '../create-storage.ts'
import type { Storage } from '../port.ts'
import { createS3Storage } from '../s3/s3-driver.ts'
import type { StorageSettings } from '../storage-settings.ts'
import { type CopyReport, copyFiles } from './copy-files.ts'

// inline-text: this file speaks to whoever runs the server, in a terminal
const USAGE = `Give one of these:
  npm run files -- to-bucket    copy the files of DATA_DIR to the bucket of S3_BUCKET
  npm run files -- to-disk      copy the files of the bucket to DATA_DIR
  npm run files -- compare      tell what the bucket lacks of DATA_DIR, and copy nothing`

const SHOWN = 20

interface CopyConfig {
  dataDir: string
  storage: StorageSettings
}

/** Runs one command; returns what to print, and whether every file is now on both sides. Throws on a mistake of words. */
export async function runCopy(
  { dataDir, storage: { bucket } }: CopyConfig,
  words: readonly string[],
  onProgress: (files: number) => void = () => {},
): Promise<{ lines: string[]; isComplete: boolean }> {
  const [command] = words
  if (words.length !== 1 || !command || !['to-bucket', 'to-disk', 'compare'].includes(command)) throw new Error(USAGE)
  if (!bucket) throw new Error('Set S3_BUCKET and its keys first (see .env.example). STORAGE_DRIVER may stay as it is.')
  const disk = createFolderStorage(dataDir)
  const remote = createS3Storage(bucket)
  const [from, to]: [Storage, Storage] = command === 'to-disk' ? [remote, disk] : [disk, remote]
  const report = await copyFiles({ from, to, isDryRun: command === 'compare', onProgress })
  return { lines: describe(report), isComplete: report.failed.length === 0 }
}

function describe({ copied, equal, bytes, failed }: CopyReport): string[] {
  const sum = `${copied} copied, ${equal} there already; ${(bytes / MEGABYTE).toFixed(1)} MB compared by checksum.`
  if (failed.length === 0) return [sum, 'Every file is on both sides.']
  const shown = failed.slice(0, SHOWN).map(({ key, reason }) => `  ${key}: ${reason}`)
  const more = failed.length > SHOWN ? [`  and ${failed.length - SHOWN} more`] : []
  return [sum, `${failed.length} NOT on both sides:`, ...shown, ...more, 'Run the command again.']
}
