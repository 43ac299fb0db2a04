import { Suspense } from 'react'
import { lazyPiece } from '../../../../ui/pieces/lazy-piece.tsx'
import type { Library } from '../../../../entities/experience/library.ts'
import type { ConfigurationItem, Tab } from '../configuration/page-state.ts'
import { SharingTab } from '../sharing/sharing-tab.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { DetailsCard } from './details-card.tsx'

const AppLinks = lazyPiece(async () => (await import('../../../links/app-tab/app-links.tsx')).AppLinks)

const AppAnalytics = lazyPiece(async () => (await import('../../../analytics/app-tab/app-analytics.tsx')).AppAnalytics)

interface TabPanelProps {
  tab: Exclude<Tab, 'app-content'>
  editor: ExperienceEditorHandle
  library: Library | undefined
  /** The active configuration item, and how it becomes another one. */
  place: { item: ConfigurationItem; onActivate: (item: ConfigurationItem) => void }
}

/** What stands behind each tab but the first. */
export function TabPanel({ tab, editor, library, place }: TabPanelProps) {
  const { document, saved } = editor.state
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
