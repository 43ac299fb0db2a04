import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../storage-settings.ts'

const CONNECT_MS = 5000
/** Without a byte for this long, a connection counts as dead. */
const SILENCE_MS = 30_000

/** Loads the client when the first file is asked for: an installation on the disk never needs it. */
export function createBucketClient(settings: BucketSettings) {
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { ...sdk, client: new sdk.S3Client(clientOptions(settings)) }
  }
  let loaded: ReturnType<typeof load> | undefined
  return () => (loaded ??= load())
}

const clientOptions = ({ region, endpoint, addressing, credentials }: BucketSettings) =>
  ({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: addressing === 'path',
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // The checksums that the SDK adds by itself are unknown to many S3 programs; each upload carries its MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const satisfies ConstructorParameters<typeof S3Client>[0]

/** The origin that browsers send files to; for the policy of pages and the rules of the bucket. */
export function bucketOrigin({ name, region, endpoint, addressing }: BucketSettings): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return `${url.protocol}//${addressing === 'virtual' ? `${name}.` : ''}${url.host}`
}
