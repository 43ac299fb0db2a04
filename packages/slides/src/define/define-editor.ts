import type { Language, Message } from '@taplet/messages'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { z } from 'zod'
import type { ControlRole, WidgetSchema } from './define-widget.ts'
import type { SlideTheme } from './slide-theme.ts'

/** What every control has: visible words, and what is wrong with its value as the end of a sentence ("must be …"). */
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
  /** Shows icons only; labels stay the options' names. */
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
  /** Stands before the text, e.g. @. */
  prefix?: string
  /** Offers to put a sign at the cursor that keyboards cannot type into a form, such as a tab. */
  insert?: { label: string; text: string }
}

interface ColourControl extends ControlTexts {
  /** Empty when there is none; only with `noneLabel`. */
  value: string
  onChange: (value: string) => void
  /** Says how well this colour reads on these; `ground` stands for what lies behind the widgets. */
  readsOn?: 'ground' | readonly string[]
  /** Offers to have no colour, under this name. */
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
  /** Each in its own letters. */
  options: readonly ControlOption[]
  onChange: (value: string) => void
}

interface FocalControl extends ControlTexts {
  kind: 'IMAGE' | 'VIDEO'
  /** The picture or video that is cut; the control shows nothing without one. */
  url: string
  /** % from left and top. */
  value: { x: number; y: number }
  onChange: (value: { x: number; y: number }) => void
}

interface SwitchControl extends Omit<ControlTexts, 'error'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The controls a host offers to widget forms, handed in so that widgets never import the host. */
export interface EditorControls {
  Choice: ComponentType<ChoiceControl>
  Colour: ComponentType<ColourControl>
  /** The point of a picture that stays in view however it is cut. */
  Focal: ComponentType<FocalControl>
  /** A face of the type case, chosen by its looks. */
  Font: ComponentType<FontControl>
  Media: ComponentType<MediaControl>
  /** A number typed or stepped. */
  Number: ComponentType<NumberControl>
  /** Two controls side by side. */
  Pair: ComponentType<{ children: ReactNode }>
  /** One of many, in a list that opens. */
  Select: ComponentType<ChoiceControl>
  /** The size of type: stepped by a ladder of sizes that go together, slid, or typed. */
  Size: ComponentType<NumberControl>
  /** A number on a rail, or typed. */
  Slider: ComponentType<NumberControl>
  Switch: ComponentType<SwitchControl>
  Text: ComponentType<TextControl>
}

/** What a widget's form receives: controlled, one change at a time. */
export interface EditorProps<S extends WidgetSchema> {
  data: z.output<S['data']>
  /** What is wrong, by the path of the field, e.g. `metadata.linkUrl`. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (data: z.output<S['data']>) => void
  controls: EditorControls
  /** Of what the form says. */
  language: Language
}

/** A text of a widget that is typed where it stands, on the preview itself. */
export interface TypedText<S extends WidgetSchema> {
  /** What it is called, the same as its control in the form. */
  label: Message
  /** The element of the view that holds this text and nothing else. */
  selector: string
  /** A freshly added widget is typed into at once. */
  isMain?: boolean
  /** Enter begins a new line; else it ends the typing. */
  isMultiline: boolean
  /** Characters, as the schema counts them. */
  maxLength: number
  /** Elements of the view that stand for a sign of the text, by selector. */
  signs?: Readonly<Record<string, string>>
  read(data: z.output<S['data']>): string
  write(data: z.output<S['data']>, text: string): z.output<S['data']>
}

/** A part of a widget's form: stands below a line at a desk, behind a tab on phones. */
export interface EditorSection<S extends WidgetSchema> {
  id: string
  label: Message
  /** It is about looks alone, so that it makes sense for several widgets of this kind at once. */
  isLook?: boolean
  Form: ComponentType<EditorProps<S>>
}

/** What every widget declares about being edited. Hosts ask these; they never name a type. */
export interface WidgetEditor<S extends WidgetSchema = WidgetSchema> {
  /** The words under its picture where widgets are added. */
  addLabel: Message
  /** Its place there, smaller first: what people reach for most. */
  addOrder: number
  /** The key that adds one. */
  shortcut: string
  /** Drawn in a square of 24, in strokes of the colour around it. */
  Icon: ComponentType<{ data?: z.output<S['data']> }>
  /** Its name in a list: what a person would call it. */
  title(data: z.output<S['data']>, language: Language): string
  /** The quieter line below: kind and main facts. */
  detail(data: z.output<S['data']>, language: Language): string
  /** What a freshly added one takes over from the slide it is put on, such as its ink. */
  fitTo?(data: z.output<S['data']>, theme: SlideTheme): z.output<S['data']>
  /** What a form refuses though stored slides may hold it: whole sentences, by the path of the field. */
  refuses?(data: z.output<S['data']>): Readonly<Record<string, Message>>
  /** Texts that can be typed on the preview, the main one first. */
  typed?: readonly TypedText<S>[]
  /** The controls of its form where these are changed, so that an advice can lead there. */
  controls: Partial<Record<ControlRole, Message>>
  /** The file it shows, when it shows one: what a pasted picture or video becomes. */
  shows?: { kind: 'IMAGE' | 'VIDEO'; write(data: z.output<S['data']>, url: string): z.output<S['data']> }
  /** The fields that are look and not content: what copying a style takes along. */
  look(data: z.output<S['data']>): Readonly<Record<string, unknown>>
  sections: readonly EditorSection<S>[]
}
