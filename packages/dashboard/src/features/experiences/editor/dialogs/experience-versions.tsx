import { useText } from '../../../../lib/text.ts'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import { describeExperienceChange } from '../../../../editing/conflict/describe-experience.ts'
import { VersionsDialog } from '../../../../editing/versions/versions-dialog.tsx'
import { useLookName } from '../../../../entities/experience/look/use-look-name.ts'
import { documentDifferences } from '../../../../entities/experience/changes/count-changes.ts'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import { documentOf, type ExperienceDocument } from '../../../../entities/experience/experience-document.ts'
import { experienceKind } from '../state/experience-kind.ts'
import { restoreVersion } from '../state/restore-version.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import styles from './experience-versions.module.css'

interface ExperienceVersionsProps {
  editor: ExperienceEditorHandle
  library: Library | undefined
  nameOf: (itemId: string) => string
  onClose: () => void
}

const MOST_DRAWN = 3
const WIDTH = 80 // px of each drawing

/** The saved versions of the app, and the differences between the published one and the screen. */
export function ExperienceVersions({ editor, library, nameOf, onClose }: ExperienceVersionsProps) {
  const t = useText()
  const { document, saved } = editor.state
  const lookName = useLookName()
  const drawFirst = ({ experienceItems }: ExperienceDocument) => (
    <>
      <div className={styles.strip}>
        {experienceItems.slice(0, MOST_DRAWN).map((itemId) => {
          const view = viewOf(library, itemId)
          return view && <SlideThumbnail key={itemId} slide={view} media={library?.media ?? {}} width={WIDTH} />
        })}
      </div>
      <p className={styles.said}>{t('experienceEditor:slidesAsToday')}</p>
    </>
  )
  return (
    <VersionsDialog
      kind="EXPERIENCE"
      targetId={experienceKind.targetIdOf(saved)}
      published={documentOf(saved)}
      edited={document}
      parse={experienceKind.parse}
      preview={drawFirst}
      compare={documentDifferences}
      describe={(difference) => describeExperienceChange(difference, nameOf, lookName)}
      onRestore={(version) =>
        editor.edit((current) => restoreVersion(current, version, (itemId) => library?.itemById.has(itemId) ?? true))
      }
      onClose={onClose}
    />
  )
}
