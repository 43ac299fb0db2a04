/** The opacity of the faintest words of a form: hints beside its labels (form.css). */
export const FAINT_LABEL = 0.82
