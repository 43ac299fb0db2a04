/** The published slide that a form is sent from. */
export interface FormPage {
  fullPagePath: string
  experienceItemId: string
  /** Names the words of a consent. Handed in by who publishes: screens that only show forms need not carry what reckons it. */
  consentVersion?: (consentText: string) => string
}

export interface FormPlace extends FormPage {
  widgetId: string
}

/** A form as a visitor sent it without a script: shown again with what was typed and what is wrong with it. */
export interface FormAnswer {
  /** By the name of the field. Files cannot be kept. */
  values: Readonly<Record<string, string>>
  /** Whole sentences by the name of the field; `form` stands for all of it. */
  problems: Readonly<Record<string, string | undefined>>
}

export interface SentForm {
  widgetId: string
  answer: FormAnswer
}
