import type { Session } from '../taplet/sign-in.ts'

const NAME = 'bench-crowd'

/** Creates an instant app of these library slides; returns the id under which editors open it. */
export async function makeCrowdedApp({ api }: Session, experienceItems: readonly string[]): Promise<string> {
  const { updatedPage } = await api.experiences.update({
    rootPageId: NAME,
    fullPagePath: NAME,
    pageName: 'Bench crowd',
    experienceItems: [...experienceItems],
  })
  return updatedPage.experienceId
}
