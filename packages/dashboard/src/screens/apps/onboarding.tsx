import { useNavigate } from 'react-router'
import { refusalOf } from '../../features/experiences/create/refusal.ts'
import { StartOrImport } from '../../features/experiences/create/start-or-import.tsx'
import { useCreateExperience } from '../../features/experiences/create/use-create-experience.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { appCopies } from '../../text/en/apps/app-copies.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { start } from '../../text/en/apps/start.ts'
import { UndoStrip } from '../../ui/list/undo-strip.tsx'

addTexts('experiences', experiences)
addTexts('appCopies', appCopies)
addTexts('start', start)

/** /app/onboarding: creates the first instant app itself (spec D10) and opens it. */
export function Onboarding() {
  const t = useText()
  const navigate = useNavigate()
  const create = useCreateExperience(t('start:firstSlide'))
  return (
    <>
      <title>{t('experiences:onboarding.title')}</title>
      <StartOrImport
        title={t('experiences:onboarding.title')}
        // The last app may just have been deleted.
        notice={<UndoStrip kind="APPS" />}
        // Busy until the next screen is rendered.
        isBusy={create.isPending || create.isSuccess}
        refusal={refusalOf(create.error)}
        onCreate={(experience) =>
          create.mutate(experience, { onSuccess: (page) => void navigate(`/app/experiences/${page.experienceId}`) })
        }
      />
    </>
  )
}
