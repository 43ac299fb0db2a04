import { tierOf } from '@taplet/contract'
import { parseArgs } from 'node:util'
import { AccountCommandError, type AccountCommands } from './account-commands.ts'
import type { OperatedAccount } from './store.ts'

interface Command {
  usage: string
  about: string
  run(commands: AccountCommands, words: readonly string[]): Promise<string[]>
}

const minute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')
/** Strips control characters from names that strangers chose: they could move the operator's cursor. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')

const planOf = ({ access_level: level, granted_level: granted, subscribed_level: subscribed }: OperatedAccount) =>
  `${tierOf(level).toLowerCase()} (${level})${subscribed > 0 ? ` (given ${granted}, subscription ${subscribed})` : ''}`

const lineOf = (account: OperatedAccount): string =>
  `${plain(account.email)}  ${planOf(account)}  ${account.status.toLowerCase()}  ${account.account_id}  ${plain(account.name)}`.trimEnd()

const changeLines = (changes: Awaited<ReturnType<AccountCommands['log']>>): string[] =>
  changes.map(
    ({ changed_at: at, email, field, before, after, changed_by: by, reason }) =>
      `  ${minute(at)}  ${plain(email)}  ${field.toLowerCase()} ${before} → ${after}  by ${plain(by)}: ${plain(reason)}`,
  )

function readVisitorWords(words: readonly string[]) {
  try {
    const options = { account: { type: 'string' }, yes: { type: 'boolean' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (cause) {
    throw new AccountCommandError(cause instanceof Error ? cause.message : 'This is no such command.', { cause })
  }
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list',
    about: 'accounts above the free plan, and paused ones',
    async run(accounts) {
      const found = await accounts.list()
      return found.length === 0 ? ['All accounts are active and on the free plan.'] : found.map(lineOf)
    },
  },
  show: {
    usage: 'show <email>',
    about: 'one account and what was changed, when and by whom',
    async run(accounts, [who = '']) {
      const { account, changes } = await accounts.show(who)
      return [lineOf(account), ...changeLines(changes)]
    },
  },
  level: {
    usage: 'level <email> <plan> <reason…>',
    about: 'what you give: free, starter, growth or an access level; a subscription may give more',
    run: async (accounts, [who = '', level = '', ...reason]) => [
      lineOf(await accounts.setLevel(who, level, reason.join(' '))),
    ],
  },
  pause: {
    usage: 'pause <email> <reason…>',
    about: 'it may read and not write, and its pages rest',
    run: async (accounts, [who = '', ...reason]) => [lineOf(await accounts.pause(who, reason.join(' ')))],
  },
  resume: {
    usage: 'resume <email> <reason…>',
    about: 'everything is as before',
    run: async (accounts, [who = '', ...reason]) => [lineOf(await accounts.resume(who, reason.join(' ')))],
  },
  'force-password': {
    usage: 'force-password <email> <reason…>',
    about: 'the next sign-in asks for another password; signs out everywhere',
    run: async (accounts, [who = '', ...reason]) => [lineOf(await accounts.forcePassword(who, reason.join(' ')))],
  },
  'require-reset': {
    usage: 'require-reset <email> <reason…>',
    about: 'the password is known to others: a code comes first; signs out everywhere',
    run: async (accounts, [who = '', ...reason]) => [lineOf(await accounts.requireReset(who, reason.join(' ')))],
  },
  'drop-second-factor': {
    usage: 'drop-second-factor <email> <reason…>',
    about: 'for somebody who lost phone and recovery codes',
    run: async (accounts, [who = '', ...reason]) => [lineOf(await accounts.dropSecondFactor(who, reason.join(' ')))],
  },
  'erase-visitor': {
    usage: 'erase-visitor <email> [--account <account>] [--yes]',
    about: 'what is stored of a visitor, in one account or in all; with --yes it is erased',
    async run(accounts, words) {
      const { values, positionals } = readVisitorWords(words)
      const [email, ...others] = positionals
      if (email === undefined || others.length > 0)
        throw new AccountCommandError('Give one email address: erase-visitor <email> [--account <account>] [--yes]')
      return accounts.eraseVisitor(email, values.account, values.yes === true)
    },
  },
  log: {
    usage: 'log',
    about: 'the last changes of all accounts',
    async run(accounts) {
      const changes = await accounts.log()
      return changes.length === 0 ? ['Nothing was changed.'] : changeLines(changes)
    },
  },
}

const help = (): string[] => [
  'npm run accounts -- <command>      (an account by its email, phone number or id)',
  ...Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(34)} ${about}`),
]

/** Runs the command and returns the lines to print. Throws AccountCommandError with a message for the operator. */
export async function runAccounts(
  accounts: AccountCommands,
  [name = 'help', ...words]: readonly string[],
): Promise<string[]> {
  if (name === 'help' || name === '--help') return help()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new AccountCommandError([`There is no command "${name}".`, ...help()].join('\n'))
  return command.run(accounts, words)
}
