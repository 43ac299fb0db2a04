import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'

/** Chooses a template, built-in or own, after a preview. Loaded with its templates when first opened. */
export const TemplatePicker = lazyDialog(async () => (await import('./picker/template-dialog.tsx')).TemplateDialog)
