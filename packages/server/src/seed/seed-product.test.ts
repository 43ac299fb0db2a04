import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../testing/start-test-app.ts'
import { seedProduct } from './seed-product.ts'

let content: TestApp
beforeAll(async () => {
  content = await startTestApp()
})
afterAll(() => content.stop())

it('seedProduct puts a product of six colours and its slide into the library of the demo account, once', async () => {
  const { db } = content
  const { products, slides } = content.features
  const { accountId } = await content.anAccount()
  const email = 'demo@taplet.example'
  await db.updateTable('auth_user').set({ email }).where('id', '=', accountId).execute()
  for (let start = 0; start < 2; start++)
    await seedProduct({ db, products, slides, email, origin: 'https://taplet.example' })
  const items = await slides.listItems(accountId)
  expect(items).toMatchObject([{ itemName: 'Harbour mug', itemType: 'PRODUCT' }])
  const row = await db.selectFrom('products').select('variants').executeTakeFirstOrThrow()
  const names = (row.variants as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(['Sea Blue', 'Mint', 'Papaya', 'Lilac', 'Cloud', 'Dandelion'])
})
