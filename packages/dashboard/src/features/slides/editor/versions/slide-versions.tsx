import { dataDifferences, isSameData } from '@taplet/slides/edits'
import type { MediaLookup } from '@taplet/slides/schema'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import { VersionsDialog } from '../../../../editing/versions/versions-dialog.tsx'
import { describePart } from '../conflict/describe-part.ts'
import { savedSlide } from '../../../../entities/slide/document/slide-document.ts'
import { slideKind } from '../state/slide-kind.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

const WIDTHS = { phone: 112, larger: 168 } // px of the drawing

interface SlideVersionsProps {
  handle: SlideEditorHandle
  media: MediaLookup
  onClose: () => void
}

/** The saved versions of the edited slide, and the differences between the published one and the screen. */
export function SlideVersions({ handle, media, onClose }: SlideVersionsProps) {
  const isPhone = useIsPhone()
  const { document: slide, saved } = handle.state
  const published = savedSlide(saved)
  return (
    <VersionsDialog
      kind="SLIDE"
      targetId={slideKind.targetIdOf(saved)}
      published={published}
      edited={slide}
      parse={slideKind.parse}
      preview={(version) => (
        <SlideThumbnail slide={version} media={media} width={isPhone ? WIDTHS.phone : WIDTHS.larger} />
      )}
      describe={({ path, before, after }, sides = [slide, published]) => {
        const part = describePart(sides, media)
        return { label: part.label(path), before: part.value(path, before), after: part.value(path, after) }
      }}
      compare={dataDifferences}
      onRestore={(version) =>
        handle.edit((current) => {
          const restored = { ...version, viewId: current.viewId }
          return isSameData(restored, current) ? current : restored
        }, slideKind.firstSelection)
      }
      onClose={onClose}
    />
  )
}
