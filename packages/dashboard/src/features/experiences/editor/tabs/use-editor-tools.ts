import type { Page } from '@taplet/contract'
import { useNavigate } from 'react-router'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { useText } from '../../../../lib/text.ts'
import { lookPath } from '../../../../entities/experience/look/look-path.ts'
import type { usePageState } from '../configuration/use-page-state.ts'
import type { EditorTool } from './editor-tools.tsx'

/** The tools beside the tabs: versions, the look, keys where there is a keyboard, and the sidebar. */
export function useEditorTools(
  { experienceId }: Pick<Page, 'experienceId'>,
  { state: { isSidebarOpen }, showSidebar }: ReturnType<typeof usePageState>,
  { onVersions, onKeys }: { onVersions: () => void; onKeys: () => void },
): EditorTool[] {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const versions: EditorTool = { icon: 'clock', label: t('editing:versions'), onSelect: onVersions }
  const look: EditorTool = {
    icon: 'drop',
    label: t('experienceEditor:look'),
    onSelect: () => void navigate(lookPath(experienceId)),
  }
  if (isPhone)
    return [versions, look, { icon: 'info', label: t('experienceEditor:about'), onSelect: () => showSidebar(true) }]
  return [
    versions,
    look,
    { icon: 'keyboard', label: t('experienceEditor:keys'), shortcut: '?', onSelect: onKeys },
    {
      icon: 'sidebar',
      label: t(isSidebarOpen ? 'experienceEditor:hideSidebar' : 'experienceEditor:showSidebar'),
      pressed: isSidebarOpen,
      onSelect: () => showSidebar(!isSidebarOpen),
    },
  ]
}
