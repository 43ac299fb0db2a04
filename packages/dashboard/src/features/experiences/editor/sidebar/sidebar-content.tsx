import type { Page } from '@taplet/contract'
import { DetailsCard } from '../tabs/details-card.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import type { Tab } from '../configuration/page-state.ts'
import type { SlideSteps } from '../strip/use-slide-steps.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { LazyAppActions } from './lazy-app-actions.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { SlidePanel } from './slide-panel.tsx'

interface SidebarContentProps {
  editor: ExperienceEditorHandle
  page: Page
  pages: readonly Page[]
  library: Library | undefined
  tab: Tab
  /** Shown beside the content; otherwise a sheet over it. */
  hasRoom: boolean
  activeId: string | undefined
  steps: SlideSteps
  onDuplicate: () => void
  onDelete: () => void
}

const NO_MEDIA = {}

/** The sidebar's content for the active item: a slide, or the whole app. */
export function SidebarContent(props: SidebarContentProps) {
  const { editor, page, pages, library, tab, hasRoom, activeId, steps, onDuplicate, onDelete } = props
  const { document } = editor.state
  const item = activeId === undefined ? undefined : library?.itemById.get(activeId)
  if (item) {
    const panel = (
      <SlidePanel
        item={item}
        view={viewOf(library, item.experienceItemId)}
        media={library?.media ?? NO_MEDIA}
        experienceId={page.experienceId}
        pages={pages}
        order={document.experienceItems}
        steps={steps}
      />
    )
    return hasRoom ? <Card>{panel}</Card> : panel
  }
  const actions = { onDuplicate, onDelete }
  // Beside the slides it shows the details by default; the other tabs have room for them.
  if (hasRoom && tab === 'app-content')
    return (
      <>
        <DetailsCard document={document} address={page.rootPageId} refusal={editor.refusal} onChange={editor.update} />
        <Card>
          <LazyAppActions page={page} {...actions} />
        </Card>
      </>
    )
  const slideCount = document.experienceItems.length
  const overview = <OverviewPanel {...{ page, library, slideCount }} {...actions} />
  return hasRoom ? <Card>{overview}</Card> : overview
}
