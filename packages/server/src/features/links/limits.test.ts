import { describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import { linksOfFile, SITE } from '../../testing/links-of-file.ts'

const { app, anAccount } = await linksOfFile()

describe('the free plan', () => {
  it('holds ten links beside those of the apps, also when twenty are made at once', async () => {
    const { account, links } = await anAccount()
    await anApp(account, 'full-cafe')
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(links.create(SITE))))
    expect(results.filter((result) => result === undefined)).toHaveLength(10)
    expect(new Set(results.map((result) => result?.code))).toEqual(new Set([undefined, 'LINK_LIMIT_REACHED']))
    const all = (await links.fetchAll({})).tagData
    expect(all).toHaveLength(11)
    expect(all.some(({ isReadOnly }) => isReadOnly)).toBe(false)
    const { tagId = '' } = all.find(({ isDefault }) => !isDefault) ?? {}
    await links.delete({ tagId })
    await links.create(SITE)
    expect((await links.restore({ ids: [tagId] })).results[0]).toMatchObject({ outcome: 'REFUSED' })
  })

  it('keeps the oldest ten to be changed after a downgrade; the rest can be deleted and go on leading', async () => {
    const { account, links } = await anAccount(100)
    for (let count = 0; count < 12; count++) await links.create({ ...SITE, tagName: `Link ${count}` })
    expect((await links.fetchAll({})).tagData.some(({ isReadOnly }) => isReadOnly)).toBe(false)
    await app.db.updateTable('accounts').set({ access_level: 0 }).where('account_id', '=', account.accountId).execute()
    const all = (await links.fetchAll({})).tagData
    expect(all.filter(({ isReadOnly }) => isReadOnly).map(({ tagName }) => tagName)).toEqual(['Link 10', 'Link 11'])
    const [first, extra, last] = [all[0]?.tagId ?? '', all[10]?.tagId ?? '', all[11]?.tagId ?? '']
    expect((await links.update({ tagId: first, note: 'x' })).tagData.note).toBe('x')
    expect(await refusal(links.update({ tagId: extra, note: 'x' }))).toMatchObject({ code: 'LINK_READ_ONLY' })
    const change = { type: 'ACTIVE' as const, active: false }
    expect((await links.changeMany({ ids: [first, extra], change })).results.map(({ outcome }) => outcome)).toEqual([
      'DONE',
      'REFUSED',
    ])
    await links.delete({ tagId: first })
    await links.delete({ tagId: last })
    expect((await links.update({ tagId: extra, note: 'mine again' })).tagData.note).toBe('mine again')
  })
})
