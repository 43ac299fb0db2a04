import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE_DATABASE } from './template-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser connection of the PostgreSQL that global-setup.ts started. */
    postgresUrl: string
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a migrated database as a copy of the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(postgresUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(postgresUrl, `drop database if exists ${name} with (force)`) }
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
