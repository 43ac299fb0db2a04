import type { Locator } from '@playwright/test'

/** A way of using the product: mouse, touch or keyboard. Stories are written in these actions. */
export interface InputMethod {
  /** Presses a button, a link, a tab or a tile. */
  press(target: Locator): Promise<void>
  /** Types at the end of a field's value. */
  write(field: Locator, words: string): Promise<void>
  /** Opens a list or a menu and chooses an option. */
  pick(opener: Locator, option: Locator): Promise<void>
  /** Selects a widget on the slide, which opens its form. */
  choose(widget: Locator): Promise<void>
  /** Adds a widget of this kind to the slide. */
  addWidget(kind: 'Image' | 'Link' | 'Text'): Promise<void>
  /** Types at the caret on the slide, then ends typing. */
  typeInPlace(words: string): Promise<void>
  /** Opens a section of the widget's form, where only one is shown at a time. */
  openPart(name: string): Promise<void>
  /** Moves a widget above another one on the slide. */
  carryAbove(widget: Locator, other: Locator): Promise<void>
  /** Moves a slide of an instant app to the place of its neighbour on the left. */
  moveLeft(tile: Locator, neighbour: Locator): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
}
