import { linkPath } from '@taplet/contract'
import { parseArgs } from 'node:util'
import { type TagCommands, TagCommandError } from './tag-commands.ts'

/** Output of a command: lines to print, and a file where requested. */
export interface TagAnswer {
  lines: string[]
  file?: { path: string; content: string }
}

interface Flags {
  count?: string
  type?: string
  batch?: string
  csv?: string
  days?: string
}

interface Command {
  usage: string
  about: string
  run(admin: TagCommands, words: readonly string[], flags: Flags): Promise<TagAnswer>
}

const DAYS = 30
const day = (date: Date): string => date.toISOString().slice(0, 10)
/** Replaces control characters in strangers' texts: they could move the operator's cursor, or colour the terminal. */
const plain = (text: string): string => text.replaceAll(/[^\u0020-\u007e]+/g, '?')

const asFile = (csv: string, path: string | undefined, count: string): TagAnswer =>
  path === undefined ? { lines: [csv.trimEnd()] } : { lines: [`${count} in ${path}.`], file: { path, content: csv } }

const switched = (count: number, what: string): TagAnswer => ({
  lines: [`${count === 1 ? '1 tag is' : `${count} tags are`} ${what}.`],
})

const commands: Readonly<Record<string, Command>> = {
  make: {
    usage: 'make --count <n> --type <TYPE> --batch <name> [--csv <file>]',
    about: 'make tags that nobody owns yet, and the file to write them from',
    async run(admin, _words, { count = '', type = '', batch = '', csv }) {
      const made = await admin.make({ count: Number(count || Number.NaN), type, batch })
      return asFile(made, csv, `${count} tags`)
    },
  },
  list: {
    usage: 'list [--batch <name>] [--csv <file>]',
    about: 'batches, or the tags of one; with --csv its file once more',
    async run(admin, _words, { batch, csv }) {
      if (batch !== undefined && csv !== undefined) return asFile(await admin.csvOf(batch), csv, 'The batch is')
      return { lines: batch === undefined ? await listBatches(admin) : await listBatch(admin, batch) }
    },
  },
  disable: {
    usage: 'disable <id, address or batch>',
    about: 'take tags out of service; whoever scans one reads so',
    run: async (admin, [which = '']) => switched(await admin.disable(which), 'out of service now'),
  },
  enable: {
    usage: 'enable <id, address or batch>',
    about: 'bring them back',
    run: async (admin, [which = '']) => switched(await admin.enable(which), 'in service again'),
  },
  orphans: {
    usage: 'orphans [--days <n>]',
    about: 'codes that were scanned and that nobody here ever gave',
    async run(admin, _words, { days = String(DAYS) }) {
      const span = Number(days)
      if (!Number.isInteger(span) || span < 1) throw new TagCommandError('--days must be a whole number.')
      const rows = await admin.orphans(span, new Date())
      if (rows.length === 0) return { lines: [`No unknown code was scanned in the last ${span} days.`] }
      return {
        lines: rows.map(
          ({ code, scans, last_day }) =>
            `${String(scans).padStart(8)}  ${code === '*' ? '(all others)' : linkPath(plain(code))}  last on ${last_day}`,
        ),
      }
    },
  },
}

async function listBatches(admin: TagCommands): Promise<string[]> {
  const batches = await admin.listBatches()
  if (batches.length === 0) return ['No tags were made yet.']
  return batches.map(
    ({ batch, tag_sub_type, made, claimed, disabled, made_at }) =>
      `${day(made_at)}  ${batch}  ${tag_sub_type}  ${made} made, ${claimed} claimed, ${disabled} out of service`,
  )
}

async function listBatch(admin: TagCommands, batch: string): Promise<string[]> {
  const tags = await admin.listBatch(batch)
  if (tags.length === 0) throw new TagCommandError(`There is no batch "${batch}".`)
  return tags.map(({ tag_id, tag_sub_type, claimed_at, disabled_at }) => {
    const state = disabled_at ? `out of service since ${day(disabled_at)}` : 'free'
    return `${admin.publicUrl}${linkPath(tag_id)}  ${tag_sub_type}  ${claimed_at && !disabled_at ? `claimed ${day(claimed_at)}` : state}`
  })
}

const help = (): string[] => [
  'npm run tags -- <command>',
  ...Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`),
]

const text = { type: 'string' } as const

/** Runs the command. Throws TagCommandError with a message for the operator. */
export async function runTags(admin: TagCommands, [name = 'list', ...rest]: readonly string[]): Promise<TagAnswer> {
  if (name === 'help' || name === '--help') return { lines: help() }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new TagCommandError([`There is no command "${name}".`, ...help()].join('\n'))
  const { values, positionals } = parse(rest)
  return command.run(admin, positionals, values)
}

function parse(args: readonly string[]) {
  try {
    const options = { count: text, type: text, batch: text, csv: text, days: text }
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new TagCommandError([cause instanceof Error ? cause.message : '', ...help()].join('\n'), { cause })
  }
}
