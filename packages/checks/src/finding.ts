import type { CheckFinding } from '@taplet/contract'
import type { ControlRole, Slide } from '@taplet/slides/schema'

/** A repair: an edit of the slide's content that an editor can undo. */
export type Fix = <S extends Pick<Slide, 'viewMetadata' | 'widgets'>>(slide: S) => S

/** Something a visitor would stumble over. Over the wire it travels without its repair. */
export interface Finding extends CheckFinding {
  /** The control of the form where it is mended. */
  control?: ControlRole | undefined
  fix?: { label: string; apply: Fix } | undefined
}
