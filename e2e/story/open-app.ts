import { expect, type Page } from '@playwright/test'
import { LEGAL_VERSIONS } from '@taplet/contract'
import { z } from 'zod'
import { codeFor } from '../code-for.ts'
import { BASE_URL } from '../server.ts'
import { makeRoom } from './make-room.ts'
import { ownAddress } from './own-address.ts'

const attempt = z.object({ attemptId: z.string() })
const made = z.object({
  body: z.object({ newExperienceItem: z.object({ viewId: z.string(), experienceItemId: z.string() }) }),
})
const saved = z.object({ updatedPage: z.object({ experienceId: z.string() }) })

export interface OpenedApp {
  experienceId: string
  itemId: string
  viewId: string
  /** A client of this account. */
  call: (path: string, data: object) => Promise<unknown>
}

/**
 * Creates an account with an instant app of one slide and signs this page in, without the screens, which have stories
 * of their own.
 */
export async function openApp(page: Page, address: string, widgets: readonly object[]): Promise<OpenedApp> {
  // Requested from within the page: calls of other origins are refused.
  const call = async (path: string, data: object): Promise<unknown> => {
    const response = await page.request.post(`/api${path}`, {
      data,
      headers: { origin: BASE_URL, ...ownAddress(address) },
    })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const account = { email: `${address}@harbour.example`, password: 'nine herrings in a row', name: 'Rosa Marin' }
  await makeRoom(account.email, address)
  const { attemptId } = attempt.parse(await call('/auth/signUp', { ...account, consent: LEGAL_VERSIONS }))
  await call('/auth/confirmSignUp', { attemptId, code: await codeFor(account.email) })
  const { viewId, experienceItemId } = made.parse(await call('/experienceItems/create', { itemName: 'Morning' })).body
    .newExperienceItem
  await call('/updateView', { viewId, viewName: 'Morning', widgets })
  const app = { rootPageId: address, fullPagePath: address, pageName: 'Harbour', experienceItems: [experienceItemId] }
  const { experienceId } = saved.parse(await call('/updatePage', app)).updatedPage
  return { experienceId, itemId: experienceItemId, viewId, call }
}
