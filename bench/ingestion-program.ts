import { connectEmbedded } from '@taplet/server/testing'
import { createServer } from 'node:http'

// The yardstick of the ingestion bench, as most counters work: one insert for each event, answered when it is stored.
const [dataDir = ''] = process.argv.slice(2)
const CONNECTIONS = 20
const database = await connectEmbedded(dataDir, CONNECTIONS)
await database.query(`create table if not exists bench_events (
  event_id text primary key, at timestamptz not null, path text not null, agent text not null, type text not null)`)
await database.query('create index if not exists bench_events_by_path on bench_events (path, at)')

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    // The bench sends nothing else.
    const { visitId, fullPagePath } = JSON.parse(text) as { visitId: string; fullPagePath: string }
    const agent = request.headers['user-agent'] ?? ''
    database
      .query('insert into bench_events values ($1, now(), $2, $3, $4) on conflict do nothing', [
        visitId,
        fullPagePath,
        agent,
        'VISIT',
      ])
      .then(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
        () => response.writeHead(500).end(),
      )
  })
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.on('disconnect', () => {
  server.close()
  void database.close().finally(() => process.exit(0))
})
