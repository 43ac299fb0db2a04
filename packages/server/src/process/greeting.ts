import { PRODUCT } from '@taplet/contract'

export interface Greeting {
  localUrl: string
  lanUrl: string | undefined
  isDevelopment: boolean
  demo: { email: string; password: string } | undefined
  notes: readonly string[]
  startedInMs: number
}

/** What the terminal says once everything answers. */
export function greeting({ localUrl, lanUrl, isDevelopment, demo, notes, startedInMs }: Greeting): string {
  const rows: [string, string | undefined][] = [
    ['Open', localUrl],
    ['On your phone', lanUrl],
    ['Outbox', isDevelopment ? `${localUrl}/dev/outbox   (mail and SMS that would have been sent)` : undefined],
    ['Gallery', isDevelopment ? `${localUrl}/dev/ui` : undefined],
    ['API', `${localUrl}/api/docs`],
    ['Demo sign-in', demo && `${demo.email}   ${demo.password}`],
  ]
  const lines = rows
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => `  ${label.padEnd(14)} ${value}`)
  const about = notes.map((note) => `  ${note}`)
  return [
    '',
    `${PRODUCT.name} is running (started in ${(startedInMs / 1000).toFixed(1)} s).`,
    '',
    ...lines,
    '',
    ...about,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
