import type { Page } from '@taplet/contract'
import { addSlide, isSameData, moveSlide, removeSlide } from '@taplet/slides/edits'

/** What the editor changes of a page. */
export type Draft = Pick<Page, 'pageName' | 'description' | 'active' | 'rootPageId'> & {
  experienceItems: readonly string[]
}

/** An instant app under edit. */
export interface EditorState {
  /** As the server has it; its revision is the base of the next save. */
  saved: Page
  draft: Draft
}

export type EditorStep =
  | { type: 'edit'; changes: Partial<Draft> }
  | { type: 'addSlide'; itemId: string }
  | { type: 'moveSlide'; itemId: string; direction: 'LEFT' | 'RIGHT' }
  | { type: 'orderSlides'; itemIds: readonly string[] }
  | { type: 'removeSlide'; itemId: string }
  /** A save came back. What was edited meanwhile stays, and stays unsaved. */
  | { type: 'saved'; page: Page }
  /** The person chose what the server has. */
  | { type: 'takeTheirs'; page: Page }

export const draftOf = ({ pageName, description, active, rootPageId, experienceItems }: Page): Draft => ({
  pageName,
  description,
  active,
  rootPageId,
  experienceItems,
})

export const openEditor = (page: Page): EditorState => ({ saved: page, draft: draftOf(page) })

/** §4: the unsaved flag. Undoing an edit by hand makes it clean again. */
export const isUnsaved = ({ saved, draft }: EditorState): boolean => !isSameData(draftOf(saved), draft)

/** One step. Returns the same state when nothing changes, so that a no-op sets no flag. */
export function editorReducer(state: EditorState, step: EditorStep): EditorState {
  switch (step.type) {
    case 'edit':
      return withDraft(state, step.changes)
    case 'addSlide':
      return withDraft(state, { experienceItems: addSlide(state.draft.experienceItems, step.itemId) })
    case 'moveSlide':
      return withDraft(state, { experienceItems: moveSlide(state.draft.experienceItems, step.itemId, step.direction) })
    case 'orderSlides':
      return withDraft(state, { experienceItems: step.itemIds })
    case 'removeSlide':
      return withDraft(state, { experienceItems: removeSlide(state.draft.experienceItems, step.itemId) })
    case 'saved':
      return { ...state, saved: step.page }
    case 'takeTheirs':
      return openEditor(step.page)
  }
}

function withDraft(state: EditorState, changes: Partial<Draft>): EditorState {
  const draft = { ...state.draft, ...changes }
  return isSameData(state.draft, draft) ? state : { ...state, draft }
}

/** The page to send: the draft on top of what the server has, with the revision it was based on. */
export function toSave({ saved, draft }: EditorState) {
  return {
    experienceId: saved.experienceId,
    ...draft,
    experienceItems: [...draft.experienceItems],
    fullPagePath: draft.rootPageId,
    shopifyConfig: saved.shopifyConfig,
    revision: saved.revision,
  }
}

/** The fields in which a draft and another version of the page differ. */
export function differences(draft: Draft, theirs: Page): (keyof Draft)[] {
  const other = draftOf(theirs)
  return (['pageName', 'rootPageId', 'description', 'active', 'experienceItems'] as const).filter(
    (field) => !isSameData(draft[field], other[field]),
  )
}
