import { expect, test } from '@playwright/test'
import { openApp } from './story/open-app.ts'

test('a person makes a passkey in the account, signs out, and comes back with it alone', async ({ page }) => {
  // The button is what the story is about; else the browser's own suggestions might sign in first.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openApp(page, 'passkey-keeper', [])
  await page.goto('/app/account#security')
  const section = page.getByRole('region', { name: 'Sign-in and security' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByText('not used yet')).toBeVisible()
  expect((await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1)

  await page.getByRole('button', { name: 'Log Out' }).first().click()
  await page.waitForURL(/\/login/)
  await page.goto('/login?redirect=%2Fapp%2Faccount#security')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/app\/account#security$/)
  await expect(section.getByText(/used (?:just now|now)/)).toBeVisible()
})
