import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

// Lighthouse's "slow 4G".
const ROUND_TRIP_MS = 150
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000
const PIECE = 4 * 1460 // what arrives at once: a few packets

export interface SlowNetwork {
  origin: string
  stop: () => void
}

/** Runs pieces of work in order, none before its time: of timers alone one may overtake another. */
function createLane() {
  let last: Promise<unknown> = Promise.resolve()
  const take = async (before: Promise<unknown>, time: number, work: () => unknown) => {
    await before
    for (let left = time - performance.now(); left > 0; left = time - performance.now()) await sleep(left)
    work()
  }
  return (time: number, work: () => unknown): void => void (last = take(last, time, work))
}

/**
 * Puts a mobile network in front of a server: every connection costs its round trip, every byte its time on the one
 * link that all connections share. The browser's own throttle leaves out connection set-up, a third of a phone's
 * waiting.
 */
export async function startSlowNetwork(target: string, port: number): Promise<SlowNetwork> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let linkFreeAt = 0
  const server = createServer((phone) => {
    const upstream = connect({ host: hostname, port: Number(targetPort) })
    const openAt = performance.now() + ROUND_TRIP_MS
    for (const socket of [phone, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()) // the browser drops connections as it likes
      socket.on('close', () => sockets.delete(socket))
    }
    const [up, down] = [createLane(), createLane()]
    phone.on('data', (chunk) =>
      up(Math.max(openAt, performance.now()) + ROUND_TRIP_MS / 2, () => upstream.write(chunk)),
    )
    upstream.on('data', (chunk) => {
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE)
        linkFreeAt = Math.max(linkFreeAt, performance.now()) + piece.length / BYTES_PER_MS
        down(linkFreeAt + ROUND_TRIP_MS / 2, () => phone.write(piece))
      }
    })
    upstream.on('end', () => down(Math.max(linkFreeAt, performance.now()) + ROUND_TRIP_MS / 2, () => phone.end()))
    phone.on('end', () => upstream.end())
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
