import type { Locator } from '@playwright/test'

/** One way of using the product. The story is told in these words; each pair of hands has its own way to do them. */
export interface Hands {
  /** Presses a button, a link, a tab or a tile. */
  press(target: Locator): Promise<void>
  /** Writes at the end of what a field holds. */
  write(field: Locator, words: string): Promise<void>
  /** Opens a list or a menu, and takes one of what it offers. */
  pick(opener: Locator, option: Locator): Promise<void>
  /** Chooses a widget on the slide; its form is open then. */
  choose(widget: Locator): Promise<void>
  /** Adds a widget of this kind to the slide. */
  addWidget(kind: 'Image' | 'Link' | 'Text'): Promise<void>
  /** Types where the caret stands on the slide, and ends typing. */
  typeInPlace(words: string): Promise<void>
  /** Opens a part of the widget's form, where only one is shown at a time. */
  openPart(name: string): Promise<void>
  /** Moves a widget above another one on the slide. */
  carryAbove(widget: Locator, other: Locator): Promise<void>
  /** Moves a slide of an instant app to the place of its neighbour on the left. */
  moveLeft(tile: Locator, neighbour: Locator): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  save(): Promise<void>
}
