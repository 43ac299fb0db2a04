import { ensurePostgres, type EmbeddedPostgresOptions } from '../ensure-postgres.ts'

// A minimal Taplet: starts the database with the options of its argument, prints what it got, and runs until killed.
const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedPostgresOptions
const database = await ensurePostgres({ ...options, settings: { fsync: 'off' } })
const { conn, pid, how, role } = database
process.stdout.write(`${JSON.stringify({ conn, pid, how, role })}\n`)
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
