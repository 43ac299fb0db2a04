import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BucketSettings } from '../../platform/storage/storage-settings.ts'
import { createBucketClient } from '../../platform/storage/s3/bucket-client.ts'

const PYTHON = '/usr/bin/python3'

/** Whether Debian's python3-swift is here. `npm test` installs it where it may. */
export const isSwiftInstalled = (): boolean => spawnSync(PYTHON, ['-c', 'import swift, paste.deploy']).status === 0

/** Starts OpenStack Swift, a program that speaks S3 and checks every signature, with an empty bucket. */
export async function startSwift() {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-swift-'))
  const child = spawn(PYTHON, [join(import.meta.dirname, 'serve-swift.py'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const port = Number(/^ready (\d+)$/.exec(String(line))?.[1])
  const settings: BucketSettings = {
    name: 'taplet-files',
    region: 'us-west-2',
    endpoint: `http://127.0.0.1:${port}`,
    addressing: 'path',
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
    directUploads: true,
  }
  const { client, CreateBucketCommand } = await createBucketClient(settings)()
  /** Creates an empty bucket. */
  async function aBucket(name: string): Promise<BucketSettings> {
    await client.send(new CreateBucketCommand({ Bucket: name }))
    return { ...settings, name }
  }
  return {
    settings: await aBucket(settings.name),
    aBucket,
    port,
    async stop(): Promise<void> {
      client.destroy()
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
