import type { Page } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import type { ComponentType } from 'react'
import type { OpenDocument } from '../../lib/editing/open-document.ts'
import type { SavedSlide } from '../slide/document/slide-document.ts'
import type { ExperienceDocument } from './experience-document.ts'

/** What the editor shows from which somebody publishes: newer than its draft. */
export interface OpenEditor {
  app?: OpenDocument<ExperienceDocument, Page>
  slide?: OpenDocument<Slide, SavedSlide>
}

export interface PublishFlowProps {
  experienceId: string
  open: OpenEditor
  /** PUBLISH sends at once when there is nothing to ask; the others show first what would change. */
  mode: 'PUBLISH' | 'REVIEW' | 'SCHEDULE'
  /** `isFirst`: visitors can see it for the first time. */
  onPublished: (page: Page, isFirst: boolean) => void
  /** A field of the app was refused. */
  onRefused: (refusal: { field: string | undefined; message: string }) => void
  /** Adds a slide, where that can be done. */
  onAdd?: () => void
  onClose: () => void
}

/** Publishes an app with all of its drafts. Screens hand it to the editors of apps and of slides. */
export type PublishFlowComponent = ComponentType<PublishFlowProps>
