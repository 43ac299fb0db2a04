import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailConformance } from './conformance.ts'
import type { Mail, MailMessage } from './port.ts'
import { createSmtpMail } from './smtp-driver.ts'

interface Envelope {
  recipients: string[]
  data: string
}

const received: Envelope[] = []
const sockets = new Set<Socket>()
let server: Server
let mail: Mail
const from = 'Taplet <hello@example.org>'

/** As much of RFC 5321 as one client needs. Refuses mail to refused@… */
function converse(socket: Socket): void {
  sockets.add(socket)
  let pending = ''
  let envelope: Envelope = { recipients: [], data: '' }
  let isInData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const takeLine = (line: string) => {
    if (isInData) {
      if (line === '.') {
        isInData = false
        received.push(envelope)
        envelope = { recipients: [], data: '' }
        say('250 taken')
      } else envelope.data += `${line.startsWith('.') ? line.slice(1) : line}\r\n`
    } else if (line.startsWith('RCPT TO:<refused@')) say('550 nobody here')
    else if (line.startsWith('RCPT TO:')) {
      envelope.recipients.push(line.slice('RCPT TO:<'.length, line.indexOf('>')))
      say('250 fine')
    } else if (line === 'DATA') {
      isInData = true
      say('354 go on')
    } else say('250 fine')
  }
  say('220 test server')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('latin1')).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  })
}

beforeAll(async () => {
  server = createServer(converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  mail = createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${address.port}`, from })
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

mailConformance('SMTP', () => ({ mail, received: async () => received.map(parseMessage) }))

it('the SMTP driver names us as the sender', async () => {
  await mail.send({ to: 'ana@example.org', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' })
  expect(received.at(-1)?.data).toContain(`From: ${from}`)
})

it('the SMTP driver rejects when the server does not take the message', async () => {
  await expect(mail.send({ to: 'refused@example.org', subject: 'Hi', text: 'Hi', html: '' })).rejects.toThrow('550')
})

it('the SMTP driver writes to one address only, even when the text looks like a list', async () => {
  const before = received.length
  await mail.send({ to: 'a@example.org,eve@example.org', subject: 'Hi', text: 'Hi', html: '' }).catch(() => {})
  for (const envelope of received.slice(before)) expect(envelope.recipients).toHaveLength(1)
})

function parseMessage({ recipients, data }: Envelope): MailMessage {
  const [headers = '', ...rest] = data.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none'
  const parts = body.split(`--${boundary}`)
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(headers)?.[1] ?? ''
  return {
    to: recipients.join(','),
    subject: decodeWords(subject),
    text: decodePart(parts.find((part) => part.includes('text/plain'))),
    html: decodePart(parts.find((part) => part.includes('text/html'))),
    headers: Object.fromEntries(
      [...unfold(headers).matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [name, value ?? '']),
    ),
  }
}

const unfold = (headers: string): string => headers.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r', '')

/** Decodes RFC 2047 words, as a mail program does. */
const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\r\n[ \t]=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
    .replaceAll('\r\n', '')

function decodePart(part = ''): string {
  const [headers = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').replace(/\r\n$/, '')
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(headers)?.[1]
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable'
    ? fromQuotedPrintable(body).replaceAll('\r\n', '\n')
    : body.replaceAll('\r\n', '\n')
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
