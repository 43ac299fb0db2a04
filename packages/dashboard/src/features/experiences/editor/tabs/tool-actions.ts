import type { Text } from '../../../../text/text-key.ts'
import type { MenuAction } from '../../../../ui/overlays/menu.tsx'
import { phoneTabs, type Tab, tabs } from '../configuration/page-state.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import type { EditorTool } from './editor-tools.tsx'

interface ToolActionsOptions {
  t: Text
  editor: ExperienceEditorHandle
  tools: readonly EditorTool[]
  onTab: (tab: Tab) => void
}

/** The tools of the editor as entries of a phone's menu, below the tabs that have no room there. */
export function toolActions({ t, editor, tools, onTab }: ToolActionsOptions): MenuAction[] {
  const { past, future } = editor.state
  const others = tabs.filter((tab) => !phoneTabs.has(tab))
  return [
    ...others.map((tab, index) => ({
      label: t(`experienceEditor:tabs.${tab}`),
      startsGroup: index === 0,
      onSelect: () => onTab(tab),
    })),
    ...tools.map(({ icon, label, onSelect }, index) => ({ icon, label, onSelect, startsGroup: index === 0 })),
    {
      icon: 'undo',
      label: t('experienceEditor:undo'),
      disabled: past.length === 0,
      startsGroup: true,
      onSelect: editor.undo,
    },
    { icon: 'redo', label: t('experienceEditor:redo'), disabled: future.length === 0, onSelect: editor.redo },
  ]
}
