import type pg from 'pg'

/** A code after which the queue waits some seconds and retries, without limit. */
const AGAIN = 'ETIMEDOUT'
const LOST = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ENOENT', '57P01', '57P02', '57P03'])
const LOST_WORDS = /connection terminated|not queryable|timeout exceeded when trying to connect/i

/**
 * The pool as the queue sees it: a lost database looks like a slow one. The queue treats few errors of a lost
 * connection as temporary; on any other it dies, and the process with it, when marking a job as done.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => patientClient(await asPassing(pool.connect()))
  return new Proxy(pool, {
    get(target, name) {
      // With a callback it is the listener's connection, which the queue handles itself.
      if (name === 'connect')
        return (callback?: Parameters<pg.Pool['connect']>[0]) => (callback ? target.connect(callback) : connect())
      return boundTo(target, name)
    },
  })
}

const patientClient = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return boundTo(target, name)
      // The queue awaits each of its queries.
      return (...query: Parameters<pg.PoolClient['query']>) =>
        asPassing(target.query(...query) as unknown as Promise<unknown>)
    },
  })

function boundTo(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

async function asPassing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isLost(error) ? Object.assign(new Error('The database is away.', { cause: error }), { code: AGAIN }) : error
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && LOST.has(String(error.code))) || LOST_WORDS.test(error.message))
