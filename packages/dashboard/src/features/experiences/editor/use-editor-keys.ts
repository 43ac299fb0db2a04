import type { Page } from '@taplet/contract'
import { useNavigate } from 'react-router'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import type { Shortcut } from '../../../ui/shortcuts/shortcut.ts'
import { useText } from '../../../lib/text.ts'
import { slidePath } from '../../../entities/slide/slide-path.ts'
import { focusedTile } from './strip/focus-tile.ts'
import type { SlideSteps } from './strip/use-slide-steps.ts'
import type { ExperienceEditorHandle } from './use-experience-editor.ts'

interface EditorKeys {
  page: Page
  editor: ExperienceEditorHandle
  steps: SlideSteps
  /** The slides selected in the strip. */
  ticked: readonly string[]
  onKeepDraft: () => void
  onAdd: () => void
}

/** The editor's shortcuts, and the sheet that lists them. */
export function useEditorKeys({ page, editor, steps, ticked, onKeepDraft, onAdd }: EditorKeys) {
  const t = useText()
  const navigate = useNavigate()
  /** The slides a shortcut applies to: the selected ones, else the one with the focus. */
  const meant = (): readonly string[] => {
    if (ticked.length > 0) return ticked
    const itemId = focusedTile()
    return itemId === undefined ? [] : [itemId]
  }
  const group = t('experienceEditor:shortcuts.group')
  const slides = t('experienceEditor:shortcuts.slides')
  const onSlides = (run: (itemIds: readonly string[]) => unknown): Pick<Shortcut, 'group' | 'when' | 'run'> => ({
    group: slides,
    when: () => meant().length > 0,
    run: () => void run(meant()),
  })
  return useShortcuts([
    { keys: ['mod+s'], label: t('experienceEditor:shortcuts.save'), group, whileTyping: true, run: onKeepDraft },
    { keys: ['mod+z'], label: t('experienceEditor:shortcuts.undo'), group, whileTyping: true, run: editor.undo },
    {
      keys: ['mod+shift+z', 'mod+y'],
      label: t('experienceEditor:shortcuts.redo'),
      group,
      whileTyping: true,
      run: editor.redo,
    },
    { keys: ['n'], label: t('experienceEditor:shortcuts.add'), group: slides, run: onAdd },
    {
      keys: ['alt+arrowleft'],
      label: t('experienceEditor:shortcuts.left'),
      ...onSlides((itemIds) => steps.move(itemIds, 'LEFT')),
    },
    {
      keys: ['alt+arrowright'],
      label: t('experienceEditor:shortcuts.right'),
      ...onSlides((itemIds) => steps.move(itemIds, 'RIGHT')),
    },
    {
      keys: ['e'],
      label: t('experienceEditor:shortcuts.edit'),
      ...onSlides(([itemId]) => itemId !== undefined && navigate(slidePath(itemId, page.experienceId))),
    },
    { keys: ['d'], label: t('experienceEditor:shortcuts.duplicate'), ...onSlides(steps.duplicate) },
    { keys: ['delete', 'backspace'], label: t('experienceEditor:shortcuts.remove'), ...onSlides(steps.remove) },
  ])
}
