import type { ComponentProps } from 'react'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { HistoryButtons } from '../top/history-buttons.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import styles from './tab-bar.module.css'

/** A button beside the tabs; an entry of the menu on phones. */
export interface EditorTool extends Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'shortcut' | 'pressed'> {
  onSelect: () => void
}

interface EditorToolsProps {
  editor: ExperienceEditorHandle
  tools: readonly EditorTool[]
}

/** Undo, redo and the tools of the editor; on a phone the menu beside Publish holds the tools. */
export function EditorTools({ editor, tools }: EditorToolsProps) {
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <span className={styles.history}>
        <HistoryButtons editor={editor} />
      </span>
    )
  return (
    <>
      <HistoryButtons editor={editor} />
      {tools.map(({ onSelect, ...tool }) => (
        <IconButton key={tool.icon} {...tool} onClick={onSelect} />
      ))}
    </>
  )
}
