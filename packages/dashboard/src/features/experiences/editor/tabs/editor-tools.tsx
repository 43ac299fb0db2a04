import type { ComponentProps } from 'react'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/overlays/menu.tsx'
import { phoneTabs, type Tab, tabs } from '../configuration/page-state.ts'
import { HistoryButtons } from '../top/history-buttons.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import styles from './tab-bar.module.css'

/** A button beside the tabs; an entry of their menu on phones. */
export interface EditorTool extends Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'shortcut' | 'pressed'> {
  onSelect: () => void
}

interface EditorToolsProps {
  editor: ExperienceEditorHandle
  tools: readonly EditorTool[]
  onTab: (tab: Tab) => void
}

/** Undo, redo and the tools of the editor; on a phone a menu holds them, with the tabs that have no room. */
export function EditorTools({ editor, tools, onTab }: EditorToolsProps) {
  const t = useText()
  const isPhone = useIsPhone()
  if (!isPhone)
    return (
      <>
        <HistoryButtons editor={editor} />
        {tools.map(({ onSelect, ...tool }) => (
          <IconButton key={tool.icon} {...tool} onClick={onSelect} />
        ))}
      </>
    )
  const { past, future } = editor.state
  const others = tabs.filter((tab) => !phoneTabs.has(tab))
  const actions: MenuAction[] = [
    ...others.map((tab) => ({ label: t(`experienceEditor:tabs.${tab}`), onSelect: () => onTab(tab) })),
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
  return (
    <>
      <span className={styles.history}>
        <HistoryButtons editor={editor} />
      </span>
      <Menu
        actions={actions}
        trigger={(trigger) => <IconButton {...trigger} icon="more" label={t('experienceEditor:more')} />}
      />
    </>
  )
}
