import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { toGroupId } from './to-group-id.ts'
import * as store from './store.ts'

const NAME_MAX = 60
const CATEGORY_MAX = 40
const MAX_GROUPS = 30

/** The message is shown to the operator. */
export class ExploreCommandError extends Error {}

/** Operator commands for the explore list. Running servers show changes with the next request. */
export function createExploreCommands(db: Database) {
  const inTurn = <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    inTransaction(db, async (trx) => {
      await store.takeTurn(trx)
      return work(trx)
    })

  /** Stores the groups' positions in their order in the list. */
  const arrange = async (groups: readonly store.Group[], trx: Transaction<Tables>): Promise<void> => {
    for (const [place, group] of groups.entries())
      if (group.place !== place) await store.changeGroup(group.group_id, { place }, trx)
  }

  return {
    async listGroups() {
      const groups = await store.listGroups(db)
      return Promise.all(
        groups.map(async (group) => ({ ...group, members: await store.listMembers(group.group_id, db) })),
      )
    },
    listFeatured: () => store.listFeatured(db),

    addGroup: (text: string) =>
      inTurn(async (trx) => {
        const name = requireName(text, 'group', NAME_MAX)
        const groups = await store.listGroups(trx)
        refuseTaken(groups, name)
        if (groups.length >= MAX_GROUPS)
          throw new ExploreCommandError(`There are ${MAX_GROUPS} groups; remove one first.`)
        const group = { group_id: toGroupId(name, groups), name, place: groups.length }
        await store.addGroup(group, trx)
        return group
      }),

    renameGroup: (which: string, text: string) =>
      inTurn(async (trx) => {
        const groups = await store.listGroups(trx)
        const group = findGroup(groups, which)
        const name = requireName(text, 'group', NAME_MAX)
        refuseTaken(
          groups.filter((one) => one !== group),
          name,
        )
        await store.changeGroup(group.group_id, { name }, trx)
        return { ...group, name }
      }),

    /** Positions count from 1; one past the end means the end. */
    moveGroup: (which: string, to: string) =>
      inTurn(async (trx) => {
        const groups = await store.listGroups(trx)
        const group = findGroup(groups, which)
        const others = groups.filter((one) => one !== group)
        await arrange(others.toSpliced(toIndex(to), 0, group), trx)
        return group
      }),

    /** Its apps stay featured. */
    removeGroup: (which: string) =>
      inTurn(async (trx) => {
        const groups = await store.listGroups(trx)
        const group = findGroup(groups, which)
        await store.removeGroup(group.group_id, trx)
        await arrange(
          groups.filter((one) => one !== group),
          trx,
        )
        return group
      }),

    /** Features an app, optionally in a group: at the given position, else its current one, else last. */
    feature: (address: string, { group: which, place }: { group?: string; place?: string } = {}) =>
      inTurn(async (trx) => {
        const app = await findApp(address, trx)
        if (which === undefined && place !== undefined)
          throw new ExploreCommandError('A place is one in a group: name it with --group.')
        if (which !== undefined) {
          const group = findGroup(await store.listGroups(trx), which)
          const members = await store.listMembers(group.group_id, trx)
          await store.setMembers(group.group_id, withMember(members, app.experience_id, place), trx)
        }
        await store.changeApp(app.experience_id, { is_featured: true }, trx)
        return app
      }),

    /** Removes an app from one group, or from the list. */
    unfeature: (address: string, which?: string) =>
      inTurn(async (trx) => {
        const app = await findApp(address, trx)
        if (which === undefined) {
          if (!app.is_featured) throw new ExploreCommandError(`"${address}" is not featured.`)
          await store.removeMember(app.experience_id, trx)
          await store.changeApp(app.experience_id, { is_featured: false }, trx)
          return app
        }
        const group = findGroup(await store.listGroups(trx), which)
        const members = await store.listMembers(group.group_id, trx)
        if (!members.includes(app.experience_id))
          throw new ExploreCommandError(`"${address}" is not in the group "${group.name}".`)
        await store.setMembers(
          group.group_id,
          members.filter((id) => id !== app.experience_id),
          trx,
        )
        return app
      }),

    /** An empty name removes it from its category. */
    setCategory: (address: string, text: string) =>
      inTurn(async (trx) => {
        const app = await findApp(address, trx)
        const category = text.trim() === '' ? '' : requireName(text, 'category', CATEGORY_MAX)
        await store.changeApp(app.experience_id, { category }, trx)
        return { ...app, category }
      }),
  }
}
export type ExploreCommands = ReturnType<typeof createExploreCommands>

async function findApp(address: string, trx: Transaction<Tables>): Promise<store.Chosen> {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/|\/$/g, '')
    .toLowerCase()
  const app = path === '' ? undefined : await store.findByPath(path, trx)
  if (!app) throw new ExploreCommandError(address ? `No app lives at "${address}".` : 'Name an app by its address.')
  return app
}

/** Finds a group by id or name. */
function findGroup(groups: readonly store.Group[], which: string): store.Group {
  const wanted = which.trim().toLocaleLowerCase()
  const group = groups.find((one) => one.group_id === wanted || one.name.toLocaleLowerCase() === wanted)
  if (group) return group
  const there = groups.map((one) => one.group_id).join(', ')
  throw new ExploreCommandError(
    `There is no group "${which}". ${there ? `There are: ${there}.` : 'There is none yet.'}`,
  )
}

function refuseTaken(groups: readonly store.Group[], name: string): void {
  const taken = groups.find((one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase())
  if (taken) throw new ExploreCommandError(`The group "${taken.name}" has that name already.`)
}

function requireName(text: string, kind: string, max: number): string {
  // Invisible characters are not part of a name.
  const name = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  if (name === '') throw new ExploreCommandError(`Give the ${kind} a name.`)
  if (name.length > max) throw new ExploreCommandError(`The name of a ${kind} may have ${max} characters.`)
  return name
}

/** Zero-based. */
function toIndex(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new ExploreCommandError(`"${text}" is no place. The first is 1.`)
  return Number(text) - 1
}

function withMember(members: readonly string[], id: string, place: string | undefined): string[] {
  if (place === undefined) return members.includes(id) ? [...members] : [...members, id]
  return members.filter((one) => one !== id).toSpliced(toIndex(place), 0, id)
}
