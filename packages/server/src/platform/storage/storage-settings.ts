import { z } from 'zod'

/** spec §9: the region, where none is named. */
const DEFAULT_REGION = 'us-west-2'

/** The environment variables about files, as `.env.example` explains them. */
export const storageEnvironment = {
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, - and .')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as us-west-2')
    .default(DEFAULT_REGION),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ADDRESSING: z.enum(['virtual', 'path']).default('virtual'),
  S3_ACCESS_KEY_ID: z.string().min(3).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(3).optional(),
  S3_DIRECT_UPLOADS: z.enum(['on', 'off']).default('on'),
}
const lines = z.object(storageEnvironment)

export interface BucketSettings {
  name: string
  region: string
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined
  /** Whether the bucket is named by the first part of the host or of the path. */
  addressing: 'virtual' | 'path'
  /** Undefined: those that the machine has, such as the role of a container. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Whether browsers may send files straight to the bucket. */
  directUploads: boolean
}

export interface StorageSettings {
  driver: 'disk' | 's3'
  /** Also set while the disk is in use: files are copied before the switch. */
  bucket: BucketSettings | undefined
}

/** Returns where files are stored. Throws when some settings are missing. */
export function readStorageSettings(environment: z.output<typeof lines>): StorageSettings {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (environment.STORAGE_DRIVER === 's3' && name === undefined)
    throw new Error('STORAGE_DRIVER=s3 needs S3_BUCKET, the name of the bucket that holds the files.')
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: both, or none for a role of the machine.',
    )
  const bucket = name && {
    name,
    region: environment.S3_REGION,
    endpoint: environment.S3_ENDPOINT,
    addressing: environment.S3_ADDRESSING,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    directUploads: environment.S3_DIRECT_UPLOADS === 'on',
  }
  return { driver: environment.STORAGE_DRIVER, bucket: bucket || undefined }
}
