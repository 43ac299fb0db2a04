import { useSyncExternalStore } from 'react'

interface Store<Document> {
  getState: () => { document: Document }
  subscribe: (listener: () => void) => () => void
}

/** The document of this moment, letter by letter: for the few parts that show what is typed. */
export const useDocument = <Document>({ getState, subscribe }: Store<Document>): Document =>
  useSyncExternalStore(subscribe, () => getState().document)
