import type { ExperienceItem, View } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { StoredKind } from '../../../lib/editing/editor-kind.ts'
import { parseSlide } from './parse-slide.ts'

/** What the server holds of a slide, with the revisions that saves are based on. */
export interface SavedSlide {
  item: ExperienceItem
  view: View
}

/** The server's content, in the form of the document. `viewName` is the slide's name in the library. */
export function savedSlide({ item, view }: SavedSlide): Slide {
  const { viewId, viewMetadata, widgets } = view
  return { viewId, viewName: item.itemName, viewMetadata, widgets }
}

/** Slides as stored documents: the library's entry is renamed with the content. */
export const slideDocument: StoredKind<Slide, SavedSlide> = {
  kind: 'SLIDE',
  targetIdOf: ({ item }) => item.experienceItemId,
  documentOf: savedSlide,
  revisionsOf: ({ item, view }) => ({ [item.experienceItemId]: item.revision, [view.viewId]: view.revision }),
  revisedIdOf: ({ view }) => view.viewId,
  merge: mergeData,
  parse: parseSlide,
  // Versions are numbered by the content. The name a draft began with is known while it is still the stored one; else
  // its name may be edited or just old, so the person is asked: an empty name in the base makes it a choice.
  baseOfDraft(version, { document, madeOn, saved: { item } }) {
    if (madeOn[item.experienceItemId] === item.revision) return { ...version, viewName: item.itemName }
    return document.viewName === version.viewName ? version : { ...version, viewName: '' }
  },
  // The content is stored first, then the name.
  stagesOf: ({ viewName }, sent) => [{ ...sent, viewName }, sent],
}
