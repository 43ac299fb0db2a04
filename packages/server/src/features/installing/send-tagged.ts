import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Tagged {
  body: string | Buffer
  /** Unique to exactly this body. */
  tag: string
  headers: Readonly<Record<string, string>>
}

/** Sends the body, or 304 when the browser has it already. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, tag, headers }: Tagged): FastifyReply {
  const etag = `"${tag}"`
  reply.headers({ ...headers, etag })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(etag) ? reply.status(304).send() : reply.send(body)
}
