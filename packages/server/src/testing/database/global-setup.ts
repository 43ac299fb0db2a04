import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectionUrl } from '../../platform/db/embedded/connection.ts'
import { ensurePostgres } from '../../platform/db/embedded/ensure-postgres.ts'
import { TEST_SETTINGS } from '../../platform/db/embedded/settings.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { TEMPLATE_DATABASE } from './template-database.ts'

/** Linux keeps files there in memory: a copy of the database has 665 files, which take a disk twenty times as long. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * Starts one PostgreSQL for all test files and migrates one database, which each file copies: a copy takes a tenth of a
 * second, while migrations take longer with every release. Returns the teardown function.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), 'taplet-tests-'))
  chmodSync(folder, 0o711) // PostgreSQL's account needs access when we are root
  const database = await ensurePostgres({ base: join(folder, 'pg'), settings: TEST_SETTINGS })
  const tearDown = async (): Promise<void> => {
    await database.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const url = connectionUrl(database.conn)
    await createTemplate(url)
    await migrate(connectionUrl(database.conn, TEMPLATE_DATABASE))
    project.provide('postgresUrl', url)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

function isRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES
  } catch {
    return false // not Linux
  }
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
}
