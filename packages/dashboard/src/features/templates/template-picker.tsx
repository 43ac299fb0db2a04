import { whenOpened } from '../../ui/overlays/when-opened.tsx'

/** Chooses a template, ours or one's own, after a look at it. Loaded with its templates when it is first opened. */
export const TemplatePicker = whenOpened(async () => (await import('./picker/template-dialog.tsx')).TemplateDialog)
