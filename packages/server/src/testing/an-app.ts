import type { Page } from '@taplet/contract'
import type { TestAccount } from './an-account.ts'

interface Words {
  text?: string
  pageName?: string
  description?: string
  isDraft?: boolean
}

/** Creates an instant app of the account at that path, with one text slide; `write` changes its text. */
export async function anApp(account: TestAccount, name: string, words: Words = {}) {
  const { text = `Words of ${name}`, pageName = `The ${name}`, description = '', isDraft } = words
  const { body } = await account.api.slides.createItem({ itemName: 'Slide' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const write = async (newText: string): Promise<void> => {
    // Only the text is given: the schema fills in the rest.
    const widgets = [{ widgetId: 'w', widgetType: 'TEXT_BOX' as const, widgetData: { text: newText } as never }]
    await account.api.slides.updateView({ viewId: String(viewId), widgets })
  }
  await write(text)
  const experienceItems = [experienceItemId]
  const input = { rootPageId: name, fullPagePath: name, pageName, description, experienceItems, isDraft }
  const { updatedPage } = await account.api.experiences.update(input)
  return { page: updatedPage, itemId: experienceItemId, write }
}

/** Gives the app another path, whatever was saved in between. */
export async function rename(account: TestAccount, page: Page, name: string): Promise<Page> {
  const input = { ...page, rootPageId: name, fullPagePath: name, revision: undefined }
  return (await account.api.experiences.update(input)).updatedPage
}
