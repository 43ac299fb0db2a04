import type { ExperienceItem } from '@taplet/contract'
import { useCreateFromTemplate } from './queries.ts'
import { TemplatePicker } from './template-picker.tsx'

interface NewFromTemplateProps {
  open: boolean
  onMade: (item: ExperienceItem) => void
  onClose: () => void
}

/** Creates a slide from the chosen template. */
export function NewFromTemplate({ open, onMade, onClose }: NewFromTemplateProps) {
  const begin = useCreateFromTemplate()
  return (
    <TemplatePicker
      open={open}
      isBusy={begin.isPending}
      error={begin.error?.message}
      onUse={(template) => begin.mutate(template, { onSuccess: onMade })}
      onClose={onClose}
    />
  )
}
