/** Entry point: the fields of press actions. Loaded by editors when one is chosen. */
export { type PressForms, pressForms } from './press-actions/forms/press-forms.ts'
