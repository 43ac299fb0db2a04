import type { SavedPage } from './messages.ts'
import { type Saver, startSaver } from './start-saver.ts'
import type { Taplet } from '../taplet/start-taplet.ts'
import { type Session, signIn } from '../taplet/sign-in.ts'

const SLIDES = 8
const PAGES = 4

/** Creates slides and instant apps for the demo account, and a process that will save them. */
export async function openSaver(taplet: Taplet): Promise<{ saver: Saver; session: Session }> {
  const session = await signIn(taplet)
  const slides: string[] = []
  const experienceItems: string[] = []
  for (let index = 0; index < SLIDES; index++) {
    const { body } = await session.api.slides.createItem({ itemName: `Saved ${index}`, websiteUrl: '' })
    slides.push(body.updatedView?.viewId ?? '')
    experienceItems.push(body.newExperienceItem.experienceItemId)
  }
  const pages: SavedPage[] = []
  for (let index = 0; index < PAGES; index++) {
    const path = `bench-saved-${index}`
    const address = { rootPageId: path, fullPagePath: path, pageName: 'Saved under load' }
    const { updatedPage } = await session.api.experiences.update({ ...address, experienceItems })
    pages.push({ experienceId: updatedPage.experienceId, path, experienceItems })
  }
  const saver = startSaver()
  await saver.tell({ order: 'open', origin: taplet.origin, token: session.token, slides, pages })
  return { saver, session }
}
