import type { Fix } from '@taplet/checks'
import type { MediaItem } from '@taplet/contract'
import type { AppTheme, MediaLookup, Slide } from '@taplet/slides/schema'
import type { ComponentType } from 'react'
import type { OpenEditor } from '../../../entities/experience/publish-flow.ts'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'

/** Parts of other features in the slide editor; passed in by the screen. */
export interface SlideEditorParts {
  /** Checks of the slide. */
  ChecksButton: ComponentType<{
    slideId: string
    document: Slide
    media: MediaLookup
    isShort?: boolean
    onSelectWidget: (widgetId: string | undefined) => void
    onEdit: (change: Fix) => void
  }>
  MediaPicker: MediaPickerComponent
  /** Publishes the app from which the slide was opened, with all of its slides. */
  PublishApp: ComponentType<{
    accountId: string
    experienceId: string
    open: OpenEditor
    onClose: () => void
  }>
  /** Starts an empty slide from a template; saves a filled one as a template. */
  TemplateActions: ComponentType<{
    slide: Slide
    theme: AppTheme | null | undefined
    onEdit: (make: (slide: Slide) => Slide) => void
    isBare?: boolean
  }>
  TwinButton: ComponentType<{ kind: 'SLIDE'; targetId: string; document: Slide; isCompact?: boolean }>
  /** Uploads files to the library; renders nothing. */
  UploadFiles: ComponentType<{
    files: readonly File[]
    /** Called when the files are being uploaded. */
    onTaken: (count: number) => void
    /** Called with the files that arrived in the library, and those that failed. */
    onSettled: (arrived: readonly MediaItem[], failed: readonly { name: string; reason: string }[]) => void
  }>
}
