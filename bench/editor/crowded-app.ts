import type { Session } from '../taplet/sign-in.ts'

const NAME = 'bench-crowd'

/** An instant app of these slides of the library; answers its id, under which the editors know it. */
export async function makeCrowdedApp({ api }: Session, experienceItems: readonly string[]): Promise<string> {
  const { updatedPage } = await api.experiences.update({
    rootPageId: NAME,
    fullPagePath: NAME,
    pageName: 'Bench crowd',
    experienceItems: [...experienceItems],
  })
  return updatedPage.experienceId
}
