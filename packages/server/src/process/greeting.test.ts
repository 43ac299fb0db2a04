import { expect, it } from 'vitest'
import { type Greeting, greeting } from './greeting.ts'

const facts: Greeting = {
  localUrl: 'http://localhost:3000',
  lanUrl: 'http://192.168.1.7:3000',
  isDevelopment: true,
  demo: { email: 'demo@taplet.example', password: 'a password' },
  notes: ['Database: embedded'],
  publicBy: undefined,
  startedInMs: 2345,
}

it('[14.5] the start-up message of the development mode says who may open the outbox', () => {
  const said = greeting(facts)
  expect(said).toContain(
    'Outbox         http://localhost:3000/dev/outbox   (mail and SMS; for this computer and its network only)',
  )
  expect(said).toContain('On your phone  http://192.168.1.7:3000')
  expect(said).toContain('Demo sign-in   demo@taplet.example   a password')
  expect(said).not.toContain('LOOKS PUBLIC')
})

it('[14.5] the start-up message shouts where a server in development mode looks public, and why', () => {
  expect(greeting({ ...facts, publicBy: 'PUBLIC_URL' })).toMatch(/!!! {2}THIS SERVER LOOKS PUBLIC \(PUBLIC_URL\)/)
})

it('[14.5] the start-up message of production names neither outbox nor demo, and does not shout', () => {
  const said = greeting({ ...facts, isDevelopment: false, demo: undefined, publicBy: 'PUBLIC_URL' })
  for (const words of ['outbox', 'Demo', 'LOOKS PUBLIC']) expect(said).not.toContain(words)
})
