import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import { type RequestInfo, mayHaveSession } from '../../../platform/http/request-info.ts'
import type { Authenticate } from '../../../platform/http/bind.ts'
import { SESSION_COOKIE } from '../../../platform/http/session-cookie.ts'
import { isMember, ownerOf, type Visited } from './owners.ts'

interface OwnVisitsOptions {
  db: Database
  authenticate: Authenticate
}

const MAX_REMEMBERED = 1000

/** Detects an account's people looking at their own content. Only for requests with a session, and once a visit. */
export function createOwnVisits({ db, authenticate }: OwnVisitsOptions) {
  const remembered = new Map<string, Promise<boolean>>()

  async function find(request: FastifyRequest, visited: Visited): Promise<boolean> {
    const account = await authenticate(request)
    const owner = account && (await ownerOf(visited, db))
    return account !== undefined && owner !== undefined && isMember(account.personId, owner, db)
  }

  return (request: RequestInfo, visitId: string, visited: Visited): Promise<boolean> => {
    if (!mayHaveSession(request) || !request.headers.cookie?.includes(SESSION_COOKIE)) return Promise.resolve(false)
    const known = remembered.get(visitId)
    if (known) return known
    const isOwn = find(request, visited)
    if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
    remembered.set(visitId, isOwn)
    isOwn.catch(() => remembered.delete(visitId))
    return isOwn
  }
}
