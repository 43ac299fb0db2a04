import type { Message } from '@taplet/messages'
import type { CheckFinding } from '@taplet/contract'
import type { ControlRole, Slide } from '@taplet/slides/schema'

/** A fix: an undoable edit of the slide's content. */
export type Fix = <S extends Pick<Slide, 'viewMetadata' | 'widgets'>>(slide: S) => S

/** An issue that visitors may notice. Over the wire it is in one language and without its fix. */
export interface Finding extends Omit<CheckFinding, 'message'> {
  message: Message
  /** The form control where it can be fixed. */
  control?: ControlRole | undefined
  fix?: { label: Message; apply: Fix } | undefined
}
