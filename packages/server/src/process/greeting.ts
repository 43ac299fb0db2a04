import { PRODUCT } from '@taplet/contract'

export interface Greeting {
  localUrl: string
  lanUrl: string | undefined
  isDevelopment: boolean
  demo: { email: string; password: string } | undefined
  notes: readonly string[]
  /** Why strangers can probably reach it. */
  publicBy: string | undefined
  startedInMs: number
}

const warning = (publicBy: string): string[] => [
  '',
  `  !!!  THIS SERVER LOOKS PUBLIC (${publicBy}) AND IS IN DEVELOPMENT MODE.`,
  '  !!!  Its demo sign-in is known to everybody, mail and SMS are not sent, and whoever is in its',
  '  !!!  network reads all codes. Start it with TAPLET_MODE=production: docs/how-to/deploy.md.',
]

/** Returns the start-up message. */
export function greeting(facts: Greeting): string {
  const { localUrl, lanUrl, isDevelopment, demo, notes, publicBy, startedInMs } = facts
  const rows: [string, string | undefined][] = [
    ['Open', localUrl],
    ['On your phone', lanUrl],
    [
      'Outbox',
      isDevelopment ? `${localUrl}/dev/outbox   (mail and SMS; for this computer and its network only)` : undefined,
    ],
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
    ...(isDevelopment && publicBy !== undefined ? warning(publicBy) : []),
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
