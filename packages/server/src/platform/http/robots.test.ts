import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addRobots } from './robots.ts'

it('robots.txt tells search engines where not to go, what is excepted, and where all pages are listed', async () => {
  const server = fastify()
  addRobots(server, {
    disallowed: ['/app', '/api'],
    allowed: ['/api/oembed'],
    sitemap: 'https://taplet.example/sitemap.xml',
  })
  const answer = await server.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(
    'User-agent: *\nAllow: /api/oembed\nDisallow: /app\nDisallow: /api\n\nSitemap: https://taplet.example/sitemap.xml\n',
  )
  await server.close()
})
