import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Tagged {
  body: string | Buffer
  /** Stands for exactly this body. */
  tag: string
  headers: Readonly<Record<string, string>>
}

/** Sends a body, or that it is still the one which the browser has. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, tag, headers }: Tagged): FastifyReply {
  const etag = `"${tag}"`
  reply.headers({ ...headers, etag })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(etag) ? reply.status(304).send() : reply.send(body)
}
