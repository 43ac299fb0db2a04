import { expect, type Page, test } from '@playwright/test'
import { codeFor } from './code-for.ts'
import { askDatabase } from './story/ask-database.ts'
import { openAccount } from './story/open-account.ts'

const NEW = 'ten herrings in a row'
const PHONE = '+351912340099'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a person who forgot the password sets another one by a code, with a code of the phone after it, and is where they wanted to be', async ({
  page,
}) => {
  const { email } = await openAccount('forgetful', { name: 'Morning', words: 'Good morning' })
  await askDatabase('update auth_user set phone = null where phone = $1', [PHONE])
  await askDatabase('update auth_user set phone = $2, sms_challenge = true where email = $1', [email, PHONE])

  await page.goto('/app/account#subscription')
  await expect(page).toHaveURL('/login?redirect=%2Fapp%2Faccount#subscription')
  await signIn(page, email, 'not the one')
  await page.getByRole('link', { name: 'Set a new password' }).click()
  await expect(page.getByLabel('Email or phone number')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL('/auth/completeForgotPassword?redirect=%2Fapp%2Faccount#subscription')

  await page.getByLabel('Code').fill(await codeFor(email))
  await page.getByLabel('New password').fill(NEW)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/auth/cofirmLogin?redirect=%2Fapp%2Faccount#subscription')
  await page.getByLabel('Code').fill(await codeFor(PHONE))
  await expect(page).toHaveURL('/app/account#subscription')
})

test('an account whose password has to be replaced asks for another one at the next sign-in', async ({ page }) => {
  const { email, password } = await openAccount('renewing', { name: 'Morning', words: 'Good morning' })
  await askDatabase("update auth_user set password_demand = 'CHANGE' where email = $1", [email])
  await page.goto('/login')
  await signIn(page, email, password)
  await expect(page).toHaveURL('/auth/resetPassword')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Choose another password than the one you have.')).toBeVisible()
  await page.getByLabel('New password').fill(NEW)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL(/onboarding/)
})
