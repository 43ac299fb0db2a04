import type { Language, Message } from '@taplet/messages'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { z } from 'zod'
import type { ControlRole, WidgetSchema } from './define-widget.ts'
import type { PressAction } from '../press-actions/press-actions.ts'
import type { SlideTheme } from './slide-theme.ts'

/** What every control has: a visible label, and its validation error as the end of a sentence ("must be …"). */
export interface ControlTexts {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

export interface ControlOption<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  style?: CSSProperties
}

interface NumberControl extends ControlTexts {
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  onChange: (value: number) => void
}

interface ChoiceControl extends ControlTexts {
  value: string
  options: readonly ControlOption[]
  onChange: (value: string) => void
  /** Shows icons only; the labels remain the options' accessible names. */
  iconsOnly?: boolean
}

interface TextControl extends ControlTexts {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  multiline?: boolean
  /** Shows how many characters are left. */
  maxLength?: number
  placeholder?: string
  inputMode?: 'text' | 'url' | 'tel' | 'email'
  /** Asks for a day, or for a day and an hour: `2027-05-01T19:30`. */
  type?: 'date' | 'datetime-local'
  /** Shown before the text, e.g. @. */
  prefix?: string
  /** Offers to insert a character at the cursor that keyboards cannot type into a form, such as a tab. */
  insert?: { label: string; text: string }
}

interface ColourControl extends ControlTexts {
  /** Empty for no colour; only with `noneLabel`. */
  value: string
  onChange: (value: string) => void
  /** Shows the contrast of this colour on these; `ground` is whatever lies behind the widgets. */
  readsOn?: 'ground' | readonly string[]
  /** Offers an option for no colour, with this label. */
  noneLabel?: string
}

interface MediaControl extends ControlTexts {
  kind: 'IMAGE' | 'VIDEO'
  /** The stable address; empty while nothing is chosen. */
  value: string
  onChange: (url: string) => void
}

interface FontControl extends ControlTexts {
  value: string
  /** Each label is drawn in its own font. */
  options: readonly ControlOption[]
  onChange: (value: string) => void
}

interface FocalControl extends ControlTexts {
  kind: 'IMAGE' | 'VIDEO'
  /** The picture or video that is cropped; without one the control shows nothing. */
  url: string
  /** Percent from left and top. */
  value: { x: number; y: number }
  onChange: (value: { x: number; y: number }) => void
}

/** The fields of a press action; its code is loaded when one is chosen. */
export interface PressControl {
  value: PressAction
  onChange: (action: PressAction) => void
  /** Of the whole widget, by the path of the field. */
  errors: Readonly<Record<string, string | undefined>>
  /** The path of the action in the widget's data. */
  path: string
  controls: EditorControls
  language: Language
}

interface SwitchControl extends Omit<ControlTexts, 'error'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** From a time of a day to a later one; to one that is not later: of the next day. 24 hours, 09:30. */
export interface TimeSpan {
  from: string
  until: string
}

interface SpansControl extends ControlTexts {
  /** How many spans one day may have. */
  mostSpans: number
}

interface WeekControl extends SpansControl {
  /** Monday first. */
  value: readonly (readonly TimeSpan[])[]
  onChange: (value: TimeSpan[][]) => void
}

interface SpecialDay {
  /** 2026-12-25 */
  date: string
  name: string
  hours: TimeSpan[]
}

interface SpecialDaysControl extends SpansControl {
  value: readonly SpecialDay[]
  most: number
  onChange: (value: SpecialDay[]) => void
}

interface PicturesControl extends ControlTexts {
  value: readonly { imageUrl: string; altText: string }[]
  most: number
  onChange: (value: { imageUrl: string; altText: string }[]) => void
}

/** A row of a table that is edited: texts by the id of their column. */
type EditedRow = Record<string, string | boolean> & { isHeading: boolean }

interface RowsControl extends ControlTexts {
  /** Two to a line; headings have the first alone. */
  columns: readonly { id: string; label: string; maxLength: number; isNarrow?: boolean }[]
  value: readonly EditedRow[]
  /** What is added. */
  empty: EditedRow
  heading: { label: string; add: string }
  most: number
  /** Returns the rows of a pasted table; undefined for what is pasted into a field. */
  readPasted(text: string): EditedRow[] | undefined
  // A method: its rows have the fields of those that it was given.
  onChange(value: EditedRow[]): void
}

interface ZoneControl extends ControlTexts {
  /** An IANA name; empty for the app's own. */
  value: string
  onChange: (value: string) => void
}

/** The controls that a host offers to widget forms, passed in so that widgets never import the host. */
export interface EditorControls {
  Choice: ComponentType<ChoiceControl>
  Colour: ComponentType<ColourControl>
  /** The focus point of a picture: what stays in view however it is cropped. */
  Focal: ComponentType<FocalControl>
  /** A slide font, chosen by how it looks. */
  Font: ComponentType<FontControl>
  Media: ComponentType<MediaControl>
  /** A number, typed or stepped. */
  Number: ComponentType<NumberControl>
  /** Two controls side by side. */
  Pair: ComponentType<{ children: ReactNode }>
  /** Pictures with their descriptions, in their order. */
  Pictures: ComponentType<PicturesControl>
  /** The fields of what a press does. */
  Press: ComponentType<PressControl>
  /** A table, one row below the other. */
  Rows: ComponentType<RowsControl>
  /** One of many, in a dropdown list. */
  Select: ComponentType<ChoiceControl>
  /** The font size: stepped through a scale of matching sizes, dragged on a slider, or typed. */
  Size: ComponentType<NumberControl>
  /** A number, dragged on a slider or typed. */
  Slider: ComponentType<NumberControl>
  /** Days with hours of their own. */
  SpecialDays: ComponentType<SpecialDaysControl>
  Switch: ComponentType<SwitchControl>
  Text: ComponentType<TextControl>
  /** The hours of each day of a week. */
  Week: ComponentType<WeekControl>
  Zone: ComponentType<ZoneControl>
}

/** The props of a widget's form: controlled, one change at a time. */
export interface EditorProps<S extends WidgetSchema> {
  data: z.output<S['data']>
  /** Validation errors, by the path of the field, e.g. `metadata.linkUrl`. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (data: z.output<S['data']>) => void
  controls: EditorControls
  /** The language of the form's own texts. */
  language: Language
}

/** A text of a widget that is typed directly on the preview. */
export interface TypedText<S extends WidgetSchema> {
  /** Its name, the same as that of its control in the form. */
  label: Message
  /** Selects the element of the view that holds this text and nothing else. */
  selector: string
  /** True when a freshly added widget opens for typing at once. */
  isMain?: boolean
  /** Enter starts a new line; otherwise it ends the typing. */
  isMultiline: boolean
  /** In characters, as the schema counts them. */
  maxLength: number
  /** Elements of the view that represent a character of the text, by selector. */
  signs?: Readonly<Record<string, string>>
  read(data: z.output<S['data']>): string
  write(data: z.output<S['data']>, text: string): z.output<S['data']>
}

/** A section of a widget's form: below a divider on desktop, behind a tab on phones. */
interface SectionFacts {
  id: string
  label: Message
  /** True when it only changes the appearance, so that it can apply to several widgets of this kind at once. */
  isLook?: boolean
}

/** A section whose form comes with the editor. */
export interface EditorSection<S extends WidgetSchema = WidgetSchema> extends SectionFacts {
  Form: ComponentType<EditorProps<S>>
}

/** A section whose form is fetched. */
export interface LazyEditorSection<S extends WidgetSchema = WidgetSchema> extends SectionFacts {
  /** Fetches its form when it is first shown: what few slides need must not weigh on every editor. */
  load: () => Promise<ComponentType<EditorProps<S>>>
}

/** What every widget declares about how it is edited. Hosts read these; they never name a type. */
export interface WidgetEditor<S extends WidgetSchema = WidgetSchema> {
  /** The label under its picture where widgets are added. */
  addLabel: Message
  /** Its position there, smallest first: what people use most. */
  addOrder: number
  /** The keyboard shortcut that adds one. */
  shortcut: string
  /** Drawn in a 24 × 24 square, with strokes in the current text colour. */
  Icon: ComponentType<{ data?: z.output<S['data']> }>
  /** Returns its name in a list, as a person would call it. */
  title(data: z.output<S['data']>, language: Language): string
  /** Returns the subtitle: kind and main facts. */
  detail(data: z.output<S['data']>, language: Language): string
  /** Adapts a freshly added widget to its slide, e.g. takes over the text colour. */
  fitTo?(data: z.output<S['data']>, theme: SlideTheme): z.output<S['data']>
  /** Returns what the form rejects although stored slides may hold it: whole sentences, by the path of the field. */
  refuses?(data: z.output<S['data']>): Readonly<Record<string, Message>>
  /** Texts that can be typed on the preview, the main one first. */
  typed?: readonly TypedText<S>[]
  /** The labels of the form's controls that change these, so that advice can link there. */
  controls: Partial<Record<ControlRole, Message>>
  /** The file that it shows, if any: what a pasted picture or video becomes. */
  shows?: { kind: 'IMAGE' | 'VIDEO'; write(data: z.output<S['data']>, url: string): z.output<S['data']> }
  /** Returns the fields that are appearance and not content: what copying a style includes. */
  look(data: z.output<S['data']>): Readonly<Record<string, unknown>>
  sections: readonly (EditorSection<S> | LazyEditorSection<S>)[]
}
