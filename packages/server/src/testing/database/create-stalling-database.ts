import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_PORT } from '../../platform/db/embedded/layout.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/**
 * A database that stalls on demand: connections stay open and new ones are accepted, and nothing is answered, as when
 * PostgreSQL is stopped (SIGSTOP) or the network swallows everything.
 */
export async function createStallingDatabase() {
  const database = await createTestDatabase()
  const direct = new URL(database.url)
  const folder = await mkdtemp(join(tmpdir(), 'taplet-stall-'))
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  const set = (pair: readonly [Socket, Socket]): void => {
    for (const socket of pair) {
      if (isSilent) socket.pause()
      else socket.resume()
    }
  }

  const proxy = createServer((client) => {
    const server = connect(join(direct.searchParams.get('host') ?? '', `.s.PGSQL.${SOCKET_PORT}`))
    const pair = [client, server] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [server, client] as const]) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.end())
      from.on('error', () => to.destroy())
    }
    client.on('close', () => pairs.delete(pair))
    set(pair)
  })
  await new Promise<void>((resolve) => proxy.listen(join(folder, `.s.PGSQL.${SOCKET_PORT}`), resolve))
  const url = new URL(database.url)
  url.searchParams.set('host', folder)

  return {
    /** Through the proxy; the app that uses it drops nothing. */
    stalling: { url: url.href, drop: database.drop } satisfies TestDatabase,
    /** The same database for those who must get through. */
    direct: database,
    stall(isStalled: boolean): void {
      isSilent = isStalled
      for (const pair of pairs) set(pair)
    },
    async stop(): Promise<void> {
      for (const [client, server] of pairs) {
        client.destroy()
        server.destroy()
      }
      await new Promise((resolve) => proxy.close(resolve))
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
