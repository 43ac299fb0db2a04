import { mergeData } from '@taplet/slides/edits'
import { expect, it } from 'vitest'
import { createEditing } from './create-editing.ts'
import type { EditorKind } from './editor-kind.ts'
import type { SaveOutcome } from './save-outcome.ts'

interface Menu {
  soup: string
  cake: string
}
interface Saved {
  revision: number
  menu: Menu
}

const kind: EditorKind<Menu, string, Saved> = {
  kind: 'SLIDE',
  targetIdOf: () => 's1',
  documentOf: ({ menu }) => menu,
  revisionsOf: ({ revision }) => ({ s1: revision }),
  firstSelection: '',
  canSelect: () => true,
  merge: mergeData,
  parse: () => undefined,
}
const offline: SaveOutcome<Saved> = { status: 'FAILED', message: 'Offline', isPassing: true }

/** An editor whose saves wait until they are answered. */
function begin() {
  const calls: { sent: Menu; base: Saved; answer: (outcome: SaveOutcome<Saved>) => void }[] = []
  const editing = createEditing<Menu, string, Saved>({
    kind,
    saved: { revision: 1, menu: { soup: 'Leek', cake: 'Plum' } },
    save: (sent, base) => new Promise((answer) => calls.push({ sent, base, answer })),
    timers: { later: () => () => undefined },
  })
  const edit = (change: Partial<Menu>) =>
    editing.dispatch({ type: 'EDIT', make: (menu) => ({ ...menu, ...change }), at: 0 })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const answer = async (outcome: SaveOutcome<Saved>) => {
    calls.at(-1)?.answer(outcome)
    await settle()
  }
  return { editing, calls, edit, answer, settle }
}

it('createEditing sends no older edits after newer ones, however often it is told to try again', async () => {
  const { editing, calls, edit, answer, settle } = begin()
  edit({ soup: 'Pea' })
  void editing.save()
  await settle()
  await answer(offline)
  // The retry timer and the restored connection, both at once; then the person.
  void editing.saveAgain()
  edit({ soup: 'Bean' })
  void editing.save()
  void editing.saveAgain()
  await settle()
  await answer(offline)
  await answer(offline)
  await answer(offline)
  const soups = calls.map(({ sent }) => sent.soup)
  expect(soups.slice(0, 3)).toEqual(['Pea', 'Pea', 'Bean'])
  expect(soups.slice(3)).not.toContain('Pea')
})

it('createEditing overwrites nothing of others with what the person has taken back since it was sent', async () => {
  const { editing, calls, edit, answer, settle } = begin()
  edit({ soup: 'Pea', cake: 'Apple' })
  void editing.save()
  await settle()
  edit({ soup: 'Leek' })
  await answer({ status: 'CONFLICT', theirs: { revision: 2, menu: { soup: 'Bean', cake: 'Plum' } } })
  expect(calls.at(-1)?.sent).toEqual({ soup: 'Bean', cake: 'Apple' })
  expect(editing.getState().document).toEqual({ soup: 'Bean', cake: 'Apple' })
})

it('createEditing still asks the server what it holds after a save without an answer, whatever was chosen of a draft meanwhile', async () => {
  const { editing, edit, answer, settle } = begin()
  edit({ soup: 'Pea' })
  void editing.save()
  await settle()
  await answer(offline)
  const base = { soup: 'Leek', cake: 'Plum' }
  editing.dispatch({ type: 'RESTORE_DRAFT', draft: { document: { ...base, soup: 'Bean' }, base } })
  expect(editing.getState().saving.status).toBe('CONFLICT')
  editing.dispatch({ type: 'TAKE_THEIRS' })
  edit({ soup: 'Leek' })
  // The server may hold the pea soup.
  expect(editing.isUnsaved()).toBe(true)
})
