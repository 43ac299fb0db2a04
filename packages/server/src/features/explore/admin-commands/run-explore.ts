import { experiencePath } from '@taplet/contract'
import { type ExploreCommands, ExploreCommandError } from './explore-commands.ts'
import { readWords } from './read-words.ts'

interface Command {
  usage: string
  about: string
  run(admin: ExploreCommands, words: readonly string[]): Promise<string[]>
}

/** Strips control characters from strangers' texts: they could move the cursor of the operator's terminal. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
const nameOf = (app: { path: string; name: string }): string => `${experiencePath(app.path)} (${plain(app.name)})`
const hiddenNote = (app: { is_shown: boolean }): string =>
  app.is_shown ? '' : ' Visitors do not see it there: it is switched off, hidden, taken down, or its account sleeps.'

async function listGroups(admin: ExploreCommands): Promise<string[]> {
  const groups = await admin.listGroups()
  if (groups.length === 0) return ['There are no groups yet.']
  return groups.map(
    ({ group_id, name, members }, index) =>
      `  ${index + 1}  ${group_id.padEnd(24)} ${name}  (${members.length} ${members.length === 1 ? 'app' : 'apps'})`,
  )
}

const groupCommands: Readonly<Record<string, Command>> = {
  list: { usage: 'groups', about: 'the groups in their order', run: listGroups },
  add: {
    usage: 'groups add <name…>',
    about: 'a new group, last; it shows as soon as an app is in it',
    async run(admin, words) {
      const group = await admin.addGroup(words.join(' '))
      return [`The group "${group.name}" is there: ${group.group_id}.`]
    },
  },
  rename: {
    usage: 'groups rename <group> <name…>',
    about: 'another name; its id stays',
    async run(admin, [which = '', ...name]) {
      const group = await admin.renameGroup(which, name.join(' '))
      return [`${group.group_id} is now "${group.name}".`]
    },
  },
  move: {
    usage: 'groups move <group> <place>',
    about: 'to another place; 1 is the first',
    async run(admin, [which = '', place = '']) {
      await admin.moveGroup(which, place)
      return listGroups(admin)
    },
  },
  remove: {
    usage: 'groups remove <group>',
    about: 'the group goes; its apps stay featured',
    run: async (admin, words) => [`The group "${(await admin.removeGroup(words.join(' '))).name}" is gone.`],
  },
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list',
    about: 'what is featured, by group',
    async run(admin) {
      const [featured, groups] = [await admin.listFeatured(), await admin.listGroups()]
      if (featured.length === 0) return ['Nothing is featured.']
      const byId = new Map(featured.map((app) => [app.experience_id, app]))
      const grouped = new Set(groups.flatMap(({ members }) => members))
      const line = (id: string): string[] => {
        const app = byId.get(id)
        if (!app) return []
        return [`  ${nameOf(app)}${app.category && `  ${app.category}`}${app.is_shown ? '' : '  not shown'}`]
      }
      const rest = featured.filter((app) => !grouped.has(app.experience_id))
      return [
        ...groups.flatMap(({ name, group_id, members }) => [`${name} (${group_id}):`, ...members.flatMap(line)]),
        ...(rest.length > 0 ? ['In no group:', ...rest.flatMap((app) => line(app.experience_id))] : []),
      ]
    },
  },
  feature: {
    usage: 'feature <address> [--group <group>] [--place <n>]',
    about: 'put an app on the list; the first of the first group is the pick of the week',
    async run(admin, words) {
      const { rest, options } = readWords(words, ['group', 'place'])
      const app = await admin.feature(rest.join(' '), options)
      return [`${nameOf(app)} is featured.${hiddenNote(app)}`]
    },
  },
  unfeature: {
    usage: 'unfeature <address> [--group <group>]',
    about: 'take it off the list, or out of that group only',
    async run(admin, words) {
      const { rest, options } = readWords(words, ['group'])
      const app = await admin.unfeature(rest.join(' '), options.group)
      return [`${nameOf(app)} is ${options.group === undefined ? 'not featured any more' : 'out of that group'}.`]
    },
  },
  category: {
    usage: 'category <address> [name…]',
    about: 'the category that it is found in; without a name none',
    async run(admin, [address = '', ...name]) {
      const app = await admin.setCategory(address, name.join(' '))
      return [`${nameOf(app)} is in ${app.category ? `"${app.category}"` : 'no category'}.`]
    },
  },
}

const help = (): string[] => [
  'npm run explore -- <command>',
  ...[...Object.values(commands), ...Object.values(groupCommands)].map(
    ({ usage, about }) => `  ${usage.padEnd(50)} ${about}`,
  ),
]

const findCommand = (table: Readonly<Record<string, Command>>, name: string): Command | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Runs the command and returns the lines to print. Throws ExploreCommandError with a message for the operator. */
export async function runExplore(admin: ExploreCommands, words: readonly string[]): Promise<string[]> {
  const [name = 'list', ...rest] = words
  if (name === 'help' || name === '--help') return help()
  const [inner = 'list', ...innerRest] = rest
  const [command, args] =
    name === 'groups' ? [findCommand(groupCommands, inner), innerRest] : [findCommand(commands, name), rest]
  if (!command) throw new ExploreCommandError([`There is no command "${words.join(' ')}".`, ...help()].join('\n'))
  return command.run(admin, args)
}
