type Edit = (make: (document: unknown) => unknown) => Promise<void>

/** The editors that are open in this page, by document. Module state: what edits them outlives its screen. */
const editors = new Map<string, Edit>()

/**
 * Says that a document is open in an editor, and how to edit it there once its draft is on the screen. The returned
 * function says that it is open no more.
 */
export function noteOpenEditor(name: string, edit: Edit): () => void {
  editors.set(name, edit)
  return () => {
    if (editors.get(name) === edit) editors.delete(name)
  }
}

/** How to edit a document in its open editor, by account, kind and id; undefined when it is in none. */
export const openEditor = (...names: readonly [accountId: string, kind: string, targetId: string]): Edit | undefined =>
  editors.get(names.join('/'))
