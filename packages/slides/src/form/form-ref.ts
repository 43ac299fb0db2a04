/** The published slide that something stands on. */
export interface FormPage {
  fullPagePath: string
  experienceItemId: string
  /** All slides of the page, in order. */
  slideIds?: readonly string[]
  /** Returns the version of a consent. Passed in: screens that only show forms need not load the hash function. */
  consentVersion?: (consentText: string) => string
}

export interface FormRef extends FormPage {
  widgetId: string
}

/** A form sent without a script: shown again with the typed values and their problems. */
export interface FormAnswer {
  /** By the name of the field. Files cannot be restored. */
  values: Readonly<Record<string, string>>
  /** Whole sentences by the name of the field; `form` for the form as a whole. */
  problems: Readonly<Record<string, string | undefined>>
}

export interface SentForm {
  widgetId: string
  answer: FormAnswer
}
