import type { ExperienceItem } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { useCreateFromTemplate } from './queries.ts'
import { TemplatePicker } from './template-picker.tsx'

interface NewFromTemplateProps {
  open: boolean
  /** The look of the app that it is for. */
  theme?: AppTheme | null
  onMade: (item: ExperienceItem) => void
  onClose: () => void
}

/** Creates a slide from the chosen template. */
export function NewFromTemplate({ open, theme, onMade, onClose }: NewFromTemplateProps) {
  const begin = useCreateFromTemplate()
  return (
    <TemplatePicker
      {...{ open, theme }}
      isBusy={begin.isPending}
      error={begin.error?.message}
      onUse={(template) => begin.mutate(template, { onSuccess: onMade })}
      onClose={onClose}
    />
  )
}
