import type { AppTheme, Slide } from '@taplet/slides/schema'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { slideControls } from '../../text/en/slides/slide-controls.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import type { StartingSlide } from './queries.ts'
import { SaveTemplate } from './save-template.tsx'
import { TemplatePicker } from './template-picker.tsx'
import styles from './template-actions.module.css'

addTexts('slideControls', slideControls)

interface TemplateActionsProps {
  slide: Slide
  /** The look of its app, which templates wear. */
  theme?: AppTheme | null | undefined
  onEdit: (make: (slide: Slide) => Slide) => void
  /** Only the button, where there is no room for text. */
  isBare?: boolean
}

/** An empty slide can start from a template, as one undoable step; a filled one can be saved as a template. */
export function TemplateActions({ slide, theme, onEdit, isBare = false }: TemplateActionsProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isBlank = slide.widgets.length === 0
  const handleUse = async (template: StartingSlide) => {
    const { fromTemplate } = await import('@taplet/slides/templates')
    onEdit((current) => fromTemplate(current, template, newId))
    setIsOpen(false)
    toast.done(t('slideControls:template.used', { name: template.name }))
  }
  return (
    <div className={styles.actions} data-blank={isBlank && !isBare}>
      {isBlank && !isBare && <p>{t('slideControls:template.lead')}</p>}
      <Button
        kind={isBlank ? (isBare ? 'pri' : 'soft') : 'plain'}
        icon={isBlank ? 'slides' : 'copy'}
        onClick={() => setIsOpen(true)}
      >
        {t(isBlank ? 'slideControls:template.start' : 'slideControls:template.keep')}
      </Button>
      {isBlank ? (
        <TemplatePicker
          open={isOpen}
          theme={theme}
          onUse={(template) => void handleUse(template)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <SaveTemplate open={isOpen} slide={slide} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
