import { describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import { linksOfFile, RULE, SITE, toUrl } from '../../testing/links-of-file.ts'

const { app, anAccount } = await linksOfFile()

describe('a link', () => {
  it('is made with all that it was given, and listed after the own links of the apps', async () => {
    const { account, links } = await anAccount()
    const { page, itemId } = await anApp(account, 'first-cafe')
    const input = {
      tagName: 'Counter card',
      tagSubType: 'GOLD' as const,
      experienceId: page.experienceId,
      slideId: itemId,
      fallbackUrl: 'https://example.com/closed',
      note: 'By the till',
      slug: 'Counter-Card',
      rules: [{ ...RULE, destination: toUrl('https://example.at/') }],
      utm: { source: 'card', medium: '', campaign: '', term: '', content: '' },
      expiresAt: '2030-01-01T01:00:00+01:00',
      password: 'open sesame',
    }
    const { tagData } = await links.create(input)
    const { password: _password, ...shown } = input
    expect(tagData).toMatchObject({
      ...shown,
      slug: 'counter-card',
      expiresAt: '2030-01-01T00:00:00.000Z',
      destinationUrl: '',
      qrDesignId: null,
      active: true,
      hasPassword: true,
      isDefault: false,
      isReadOnly: false,
      takedown: null,
      revision: 1,
    })
    expect(tagData.tagId).toMatch(/^[A-Za-z0-9]{8}$/)
    expect(JSON.stringify(tagData)).not.toContain('sesame')
    const all = (await links.fetchAll({})).tagData
    expect(all.map(({ tagName, isDefault }) => [tagName, isDefault])).toEqual([
      ['The first-cafe', true],
      ['Counter card', false],
    ])
    expect(all[1]).toEqual(tagData)
  })

  it('is dated by the clock of the app, as the own link of an app is', async () => {
    const { account, links } = await anAccount()
    app.clock.now = new Date('2031-02-03T04:05:06Z')
    await anApp(account, 'dated-cafe')
    await links.create(SITE)
    expect((await links.fetchAll({})).tagData.map(({ createdAt }) => createdAt)).toEqual([
      '2031-02-03T04:05:06.000Z',
      '2031-02-03T04:05:06.000Z',
    ])
    app.clock.ahead = 0
  })

  it('is called by what it leads to when nobody names it', async () => {
    const { account, links } = await anAccount()
    const { page } = await anApp(account, 'named-cafe')
    expect((await links.create({ experienceId: page.experienceId })).tagData.tagName).toBe('The named-cafe')
    expect((await links.create({ destinationUrl: 'https://www.example.com/a' })).tagData.tagName).toBe('example.com')
  })

  it('keeps what is not sent, moves whole to another destination, and stores nothing when nothing is new', async () => {
    const { account, links } = await anAccount()
    const { page, itemId } = await anApp(account, 'moved-cafe')
    const made = (await links.create({ experienceId: page.experienceId, slideId: itemId, note: 'Keep me' })).tagData
    const moved = (await links.update({ tagId: made.tagId, ...SITE })).tagData
    expect(moved).toMatchObject({ experienceId: null, slideId: null, ...SITE, note: 'Keep me', revision: 2 })
    expect((await links.update({ tagId: made.tagId, ...SITE, note: 'Keep me' })).tagData).toEqual(moved)
    const back = (await links.update({ tagId: made.tagId, experienceId: page.experienceId })).tagData
    expect(back).toMatchObject({ experienceId: page.experienceId, slideId: null, destinationUrl: '' })
  })

  it('tells whoever changes an older state of it what it is now, and overwrites nothing', async () => {
    const { links } = await anAccount()
    const { tagId } = (await links.create({ ...SITE, note: 'one' })).tagData
    await links.update({ tagId, note: 'two', revision: 1 })
    expect(await refusal(links.update({ tagId, note: 'three', revision: 1 }))).toMatchObject({
      status: 409,
      callResult: 'CONFLICT',
      current: { note: 'two', revision: 2 },
    })
  })

  it('loses its password when told so, and keeps it otherwise', async () => {
    const { links } = await anAccount()
    const { tagId } = (await links.create({ ...SITE, password: '1234' })).tagData
    expect((await links.update({ tagId, note: 'x' })).tagData.hasPassword).toBe(true)
    expect((await links.update({ tagId, password: null })).tagData.hasPassword).toBe(false)
    const row = await app.db.selectFrom('links').selectAll().where('tag_id', '=', tagId).executeTakeFirstOrThrow()
    expect(row.password_hash).toBe('')
  })

  it('may be over already', async () => {
    const { links } = await anAccount()
    expect((await links.create({ ...SITE, expiresAt: '2020-01-01T00:00:00Z' })).tagData.expiresAt).toBe(
      '2020-01-01T00:00:00.000Z',
    )
  })

  it('is deleted and brought back, and its code and names stay its own', async () => {
    const { links } = await anAccount()
    const { tagId } = (await links.create({ ...SITE, slug: 'comes-back' })).tagData
    await links.delete({ tagId })
    expect((await links.fetchAll({})).tagData).toEqual([])
    expect(await refusal(links.delete({ tagId }))).toMatchObject({ status: 404 })
    expect(await refusal(links.update({ tagId, note: 'x' }))).toMatchObject({ status: 404 })
    expect((await links.restore({ ids: [tagId, 'unknown'] })).results).toEqual([
      { id: tagId, outcome: 'DONE', problem: '' },
      { id: 'unknown', outcome: 'NOT_FOUND', problem: '' },
    ])
    expect((await links.restore({ ids: [tagId] })).results[0]?.outcome).toBe('UNCHANGED')
    expect((await links.fetchAll({})).tagData[0]).toMatchObject({ tagId, slug: 'comes-back' })
  })
})

describe('the own link of an app', () => {
  it('is its owner’s to dress, keeps its app, and stays as long as that does', async () => {
    const { account, links } = await anAccount()
    const { page, itemId } = await anApp(account, 'own-cafe')
    const [own] = (await links.fetchAll({})).tagData
    const tagId = own?.tagId ?? ''
    const input = { tagId, note: 'On the door', slideId: itemId, fallbackUrl: 'https://example.com/', slug: 'own-cafe' }
    expect((await links.update(input)).tagData).toMatchObject({ ...input, isDefault: true })
    expect(await refusal(links.update({ tagId, ...SITE }))).toMatchObject({ status: 400, field: 'destinationUrl' })
    expect(await refusal(links.update({ tagId, experienceId: null }))).toMatchObject({ field: 'experienceId' })
    expect(await refusal(links.delete({ tagId }))).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    await account.api.experiences.delete({ rootPageId: page.rootPageId, fullPagePath: page.fullPagePath })
    expect((await links.update({ tagId, note: 'Gone' })).tagData.note).toBe('Gone')
    await links.delete({ tagId })
    expect((await links.fetchAll({})).tagData).toEqual([])
  })
})
