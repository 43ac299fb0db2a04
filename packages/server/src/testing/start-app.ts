import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type App, createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { TEMPLATE_DATABASE } from './template-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser connection of the PostgreSQL that global-setup.ts started. */
    postgresUrl: string
  }
}

export interface TestApp extends App {
  config: Config
  /** Closes the app, drops its database and its data folder. */
  stop: () => Promise<void>
}

/** The real app on a database and data folder of its own. One per test file, in beforeAll; `stop` in afterAll. */
export async function startTestApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const postgresUrl = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(postgresUrl, `create database ${name} template ${TEMPLATE_DATABASE}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'taplet-test-'))
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', DATABASE_POOL_MAX: '12' }),
    publicUrl: 'http://localhost',
    ...overrides,
  }
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const app = await createApp({
    config,
    connection: { connectionString: url.href },
    secret: 'a secret for tests, at least 32 characters',
  })
  return {
    ...app,
    config,
    stop: async () => {
      await app.close()
      await administer(postgresUrl, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
