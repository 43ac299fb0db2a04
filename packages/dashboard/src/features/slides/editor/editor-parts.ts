import type { Fix } from '@taplet/checks'
import type { MediaItem } from '@taplet/contract'
import type { MediaLookup, Slide } from '@taplet/slides/schema'
import type { ComponentType } from 'react'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'

/** What the slide editor shows of other features; handed in by the screen. */
export interface SlideEditorParts {
  /** What visitors would stumble over on the slide. */
  ChecksButton: ComponentType<{
    slideId: string
    document: Slide
    media: MediaLookup
    isShort?: boolean
    onSelectWidget: (widgetId: string | undefined) => void
    onEdit: (change: Fix) => void
  }>
  MediaPicker: MediaPickerComponent
  /** Starts an empty slide from a template; makes a template of a filled one. */
  TemplateActions: ComponentType<{
    slide: Slide
    onEdit: (make: (slide: Slide) => Slide) => void
    isBare?: boolean
  }>
  TwinButton: ComponentType<{ kind: 'SLIDE'; targetId: string; document: Slide; isCompact?: boolean }>
  /** Sends files to the library and draws nothing. */
  UploadFiles: ComponentType<{
    files: readonly File[]
    /** The files are on their way. */
    onTaken: (count: number) => void
    /** These have arrived in the library, and these have not. */
    onSettled: (arrived: readonly MediaItem[], failed: readonly { name: string; reason: string }[]) => void
  }>
}
