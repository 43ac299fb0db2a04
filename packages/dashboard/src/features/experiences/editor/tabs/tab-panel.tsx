import type { Library } from '../../library-query.ts'
import type { Tab } from '../configuration/page-state.ts'
import { SharingTab } from '../sharing/sharing-tab.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { DetailsCard } from './details-card.tsx'

interface TabPanelProps {
  tab: Exclude<Tab, 'app-content'>
  editor: ExperienceEditorHandle
  library: Library | undefined
}

/** What stands behind each tab but the first. */
export function TabPanel({ tab, editor, library }: TabPanelProps) {
  const { document, saved } = editor.state
  switch (tab) {
    case 'details':
      return (
        <DetailsCard
          isRoomy
          document={document}
          address={saved.rootPageId}
          refusal={editor.refusal}
          onChange={editor.update}
        />
      )
    case 'sharing':
      return (
        <SharingTab
          page={saved}
          document={document}
          library={library}
          refusal={editor.refusal}
          onChange={editor.update}
        />
      )
  }
}
