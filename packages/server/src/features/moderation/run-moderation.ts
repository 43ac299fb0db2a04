import { experiencePath, linkPath } from '@taplet/contract'
import { type ModerationCommands, ModerationCommandError } from './moderation-commands.ts'

interface Command {
  usage: string
  about: string
  run(admin: ModerationCommands, words: readonly string[]): Promise<string[]>
}

const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')
const addressOf = ({ path, tag_id }: { path: string; tag_id: string | null }): string =>
  tag_id === null ? experiencePath(path) : linkPath(tag_id)
/** Strips control characters from strangers' texts: they could move the operator's cursor, or colour the terminal. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list',
    about: 'open reports and objections, the oldest first, and what is down',
    async run(admin) {
      const [open, down] = [await admin.listReports(), await admin.listDown()]
      return [
        open.length === 0 ? 'No open reports.' : `Open reports (${open.length}):`,
        ...open.flatMap(({ path, name, reason, message, email, created_at }) => [
          `  ${day(created_at)}  ${experiencePath(path)}  ${reason}  (${plain(name)})`,
          ...(message ? [`      ${plain(message)}`] : []),
          ...(email ? [`      answer to ${plain(email)}`] : []),
        ]),
        down.length === 0 ? 'Nothing is taken down.' : `Taken down (${down.length}):`,
        ...down.map(
          (one) => `  ${day(one.taken_down_at)}  ${addressOf(one)}  (${plain(one.name)})  ${plain(one.reason)}`,
        ),
      ]
    },
  },
  'take-down': {
    usage: 'take-down <address> <reason…>',
    about: 'take an app (/name) or a link (/t/…) from visitors; its owner reads the reason',
    async run(admin, [address = '', ...reason]) {
      const target = await admin.takeDown(address, reason.join(' '))
      return [`${addressOf(target)} (${plain(target.name)}) is taken down.`]
    },
  },
  restore: {
    usage: 'restore <address>',
    about: 'give it back to visitors',
    async run(admin, [address = '']) {
      const target = await admin.restore(address)
      return [`${addressOf(target)} (${plain(target.name)}) is shown again.`]
    },
  },
  dismiss: {
    usage: 'dismiss <address>',
    about: 'settle the reports of an app that stays',
    run: async (admin, [address = '']) => [`Settled: ${await admin.dismiss(address)}.`],
  },
  block: {
    usage: 'block <host> [reason…]',
    about: 'no page links to this website, or to hosts below it, any more',
    run: async (admin, [host = '', ...reason]) => [`${await admin.block(host, reason.join(' '))} is blocked.`],
  },
  unblock: {
    usage: 'unblock <host>',
    about: 'pages may link to it again',
    run: async (admin, [host = '']) => [`${await admin.unblock(host)} is not blocked any more.`],
  },
  orphans: {
    usage: 'orphans',
    about: 'codes that were scanned and never given by us: misprints, or tags of others',
    async run(admin) {
      const codes = await admin.listOrphans()
      if (codes.length === 0) return ['No unknown code was scanned.']
      return codes.map(
        ({ code, scans, last_day: lastOn }) =>
          `${scans.padStart(8)}  ${code === '*' ? 'others' : code}  last on ${lastOn}`,
      )
    },
  },
  blocked: {
    usage: 'blocked',
    about: 'the blocked websites',
    async run(admin) {
      const hosts = await admin.listBlocked()
      if (hosts.length === 0) return ['No website is blocked.']
      return hosts.map(({ host, reason, blocked_at }) => `${day(blocked_at)}  ${host}  ${plain(reason)}`.trimEnd())
    },
  },
}

const help = (): string[] => [
  'npm run moderate -- <command>',
  ...Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(32)} ${about}`),
]

/** Runs the command and returns the lines to print. Throws ModerationCommandError with a message for the operator. */
export async function runModeration(
  admin: ModerationCommands,
  [name = 'list', ...words]: readonly string[],
): Promise<string[]> {
  if (name === 'help' || name === '--help') return help()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ModerationCommandError([`There is no command "${name}".`, ...help()].join('\n'))
  return command.run(admin, words)
}
