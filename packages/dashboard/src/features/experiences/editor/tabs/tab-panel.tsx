import { Suspense } from 'react'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import type { Library } from '../../../../entities/experience/library.ts'
import type { ConfigurationItem, Tab } from '../configuration/page-state.ts'
import { useEditorParts } from '../editor-parts.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { DetailsCard } from './details-card.tsx'

const SharingTab = lazyComponent(async () => (await import('../sharing/sharing-tab.tsx')).SharingTab)

interface TabPanelProps {
  tab: Exclude<Tab, 'app-content'>
  editor: ExperienceEditorHandle
  library: Library | undefined
  /** The active configuration item, and a function to activate another. */
  place: { item: ConfigurationItem; onActivate: (item: ConfigurationItem) => void }
}

/** The content of each tab but the first. */
export function TabPanel({ tab, editor, library, place }: TabPanelProps) {
  const { document, saved } = editor.state
  const { AppAnalytics, AppLinks } = useEditorParts()
  switch (tab) {
    case 'analytics':
      return (
        <Suspense fallback={null}>
          <AppAnalytics page={saved} library={library} />
        </Suspense>
      )
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
    case 'links':
      return (
        <Suspense fallback={null}>
          <AppLinks page={saved} {...place} />
        </Suspense>
      )
    case 'sharing':
      return (
        <Suspense fallback={null}>
          <SharingTab
            page={saved}
            document={document}
            library={library}
            refusal={editor.refusal}
            onChange={editor.update}
          />
        </Suspense>
      )
  }
}
