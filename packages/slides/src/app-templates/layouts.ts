import type { DrawingId } from '../art/registry.ts'
import { reviewForm, signUp } from '../templates/pieces.ts'
import type { AppSlideSource, AppTemplateWidget } from './define-app-template.ts'
import { art, bold, heading, picture, title, words } from './parts.ts'

/** The first slide: a drawing that fills it, the name, and what it is all about. */
export const cover = (id: DrawingId, promise: string, ...foot: readonly AppTemplateWidget[]): AppSlideSource => ({
  look: { anchor: 'FOOT', backgroundMedia: { type: 'IMAGE', url: art(id, 'COVER'), focalPoint: { x: 50, y: 50 } } },
  widgets: [title(), words(promise), ...foot],
})

/** A list from the top; what is last, as many as `foot` says, stays at the bottom. */
export const list = (
  said: string,
  rows: readonly AppTemplateWidget[],
  foot: readonly AppTemplateWidget[] = [],
): AppSlideSource => ({
  look: { anchor: 'TOP', footCount: foot.length },
  widgets: [heading(said), ...rows, ...foot],
})

/** A drawing from edge to edge, and what is said of it below. */
export const scene = (
  id: DrawingId,
  said: string,
  rest: readonly AppTemplateWidget[],
  foot: readonly AppTemplateWidget[] = [],
): AppSlideSource => ({
  look: { anchor: 'TOP', footCount: foot.length },
  widgets: [picture(id), heading(said, 24), ...rest, ...foot],
})

/** A drawing above, and one thought at the bottom. */
export const poster = (id: DrawingId, said: string, promise: string): AppSlideSource => ({
  ...cover(id, promise),
  widgets: [heading(said), words(promise)],
})

/** A large heading, and cards that fill the slide from the bottom. */
export const cards = (said: string, promise: string, foot: readonly AppTemplateWidget[]): AppSlideSource => ({
  look: { anchor: 'TOP', footCount: foot.length },
  widgets: [bold(said), words(promise), ...foot],
})

/** Asks for a review. */
export const reviews = (said: string, promise: string, prompt: string): AppSlideSource => ({
  look: { anchor: 'FOOT' },
  widgets: [
    heading(said),
    words(promise),
    reviewForm({
      prompt,
      textLabel: 'In your words',
      metadata: { cardColor: '#E6F1FF', borderRadius: 20, spacing: 22 },
    }),
  ],
})

/** Asks for an address to write to. */
export const letter = (said: string, promise: string, buttonText: string): AppSlideSource => ({
  look: { anchor: 'TOP' },
  widgets: [
    picture('letter'),
    heading(said, 24),
    words(promise),
    signUp({ prompt: '', buttonText, metadata: { spacing: 20 } }),
  ],
})
