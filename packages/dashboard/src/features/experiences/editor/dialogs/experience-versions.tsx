import { useText } from '../../../../lib/text.ts'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import { VersionsDialog } from '../../../../editing/versions/versions-dialog.tsx'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import { documentOf, type ExperienceDocument, experienceKind } from '../state/experience-kind.ts'
import { restoreVersion } from '../state/restore-version.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { describeCollision } from './describe-collision.ts'
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
      describe={({ path, before, after }) => {
        const isSlide = path[0] === 'experienceItems' && path.length > 1 && !path[1]?.startsWith('*')
        const show = (value: unknown) => (isSlide && typeof value === 'string' ? nameOf(value) : value)
        const words = describeCollision({ path, base: undefined, mine: show(before), theirs: show(after) }, nameOf)
        return {
          label: isSlide ? t('experiences:editor.slides') : words.label,
          before: words.mine,
          after: words.theirs,
        }
      }}
      onRestore={(version) =>
        editor.edit((current) => restoreVersion(current, version, (itemId) => library?.itemById.has(itemId) ?? true))
      }
      onClose={onClose}
    />
  )
}
