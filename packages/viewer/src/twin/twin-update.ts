/** What the server tells the page of a twin when the editor shows something else. Free of React: the page's script reads it. */
export interface TwinUpdate {
  title: string
  /** The slide that is selected in the editor; empty when there is none. */
  selectedId: string
  /** HTML of what lies over the slides. */
  chrome: string
  /** Custom properties of the body. */
  properties: Readonly<Record<string, string>>
  /** Faces that the slides are set in. */
  fonts: readonly { family: string; url: string; weight: string; style: string }[]
  /** All slides in order; HTML comes only with those that the page does not show so already. */
  slides: readonly { id: string; html?: string }[]
}

export interface EditorNews {
  isAway: boolean
}
