/** The server's message to a twin's page when the draft changes. Free of React: the page's script reads it. */
export interface TwinUpdate {
  title: string
  /** The slide selected in the editor; empty when there is none. */
  selectedId: string
  /** HTML of the overlay on the slides. */
  chrome: string
  /** Custom properties of the body. */
  properties: Readonly<Record<string, string>>
  /** Fonts of the slides. */
  fonts: readonly { family: string; url: string; weight: string; style: string }[]
  /** All slides in order; with HTML only where it differs from what the page shows. */
  slides: readonly { id: string; html?: string }[]
}

export interface EditorNews {
  isAway: boolean
}
