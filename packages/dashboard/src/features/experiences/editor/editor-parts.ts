import type { ExperienceItem, Page, View } from '@taplet/contract'
import type { AppTheme, MediaLookup } from '@taplet/slides/schema'
import { type ComponentType, createContext, useContext } from 'react'
import type { Library } from '../../../entities/experience/library.ts'
import type { PublishFlowComponent } from '../../../entities/experience/publish-flow.ts'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'
import type { ConfigurationItem } from './configuration/page-state.ts'

/** Parts of other features in the editor of instant apps; passed in by the screen. */
export interface ExperienceEditorParts {
  AppAnalytics: ComponentType<{ page: Page; library: Library | undefined }>
  /** How the app is going, and whether its slides are ready. */
  AppOverview: ComponentType<{
    page: Page
    itemIds: readonly string[]
    itemById: ReadonlyMap<string, ExperienceItem>
    viewById: ReadonlyMap<string, View>
    media: MediaLookup
  }>
  AppLinks: ComponentType<{
    page: Page
    /** The active configuration item, and a function to activate another. */
    item: ConfigurationItem
    onActivate: (item: ConfigurationItem) => void
  }>
  /** How many visitors saw a slide. */
  FunnelFoot: ComponentType<{ experienceId: string; itemId: string; nextId: string | undefined }>
  /** Buttons that create a slide which shows a website or a product. */
  KindButtons: ComponentType<{ onMade: (item: ExperienceItem) => void }>
  MediaPicker: MediaPickerComponent
  /** Creates a slide from a template. */
  NewFromTemplate: ComponentType<{
    open: boolean
    theme: AppTheme | null
    onMade: (item: ExperienceItem) => void
    onClose: () => void
  }>
  /** Publishes the app and its slides, at once or with a look at what changes. */
  PublishFlow: PublishFlowComponent
  TwinButton: ComponentType<{
    kind: 'EXPERIENCE'
    targetId: string
    document: { pageName: string; experienceItems: readonly string[] }
    selectedItemId?: string | undefined
  }>
}

const EditorParts = createContext<ExperienceEditorParts | undefined>(undefined)
export const EditorPartsProvider = EditorParts.Provider

/** Throws outside of its provider. */
export function useEditorParts(): ExperienceEditorParts {
  const parts = useContext(EditorParts)
  if (!parts) throw new Error('useEditorParts stands outside of EditorPartsProvider')
  return parts
}
