import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Content, startContent } from '../testing/start-content.ts'
import { seedProduct } from './seed-product.ts'

let content: Content
beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

it('puts a product of six colours and its slide into the library of the demo account, once', async () => {
  const { db, products, slides } = content
  const { accountId } = await content.anAccount()
  const [email, stamps] = ['demo@taplet.example', { created_at: new Date(), updated_at: new Date() }]
  await db
    .insertInto('auth_user')
    .values({ id: accountId, name: 'Demo', email, email_verified: true, ...stamps })
    .execute()
  for (let start = 0; start < 2; start++)
    await seedProduct({ db, products, slides, email, origin: 'https://taplet.example' })
  const items = await slides.listItems(accountId)
  expect(items).toMatchObject([{ itemName: 'Harbour mug', itemType: 'PRODUCT' }])
  const row = await db.selectFrom('products').select('variants').executeTakeFirstOrThrow()
  const names = (row.variants as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(['Sea Blue', 'Mint', 'Papaya', 'Lilac', 'Cloud', 'Dandelion'])
})
