import type { FastifyReply } from 'fastify'

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
