import { linkPath } from '@taplet/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeInPath } from '../link-codes.ts'
import { handleError } from './error-handler.ts'

/** Answers an address that cannot be decoded. A code that a bad reader put signs behind still leads where it should. */
export function answerUndecodable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isForPeople = request.method === 'GET' || request.method === 'HEAD'
  const code = isForPeople ? codeInPath(request.url.replace(/\?.*$/s, '')) : undefined
  if (!code) return handleError(error, request, reply)
  return reply.header('cache-control', 'no-store').redirect(linkPath(code), 302)
}
