import { RegistrationPage } from '../../features/links/registration/registration-page.tsx'
import { addTexts, useText } from '../../lib/text.ts'
import { links } from '../../text/en/links/links.ts'
import { tagRegistration } from '../../text/en/links/tag-registration.ts'

addTexts('links', links)
addTexts('tagRegistration', tagRegistration)

/** /info/tagRegistration: claiming a physical tag. */
export function TagRegistration() {
  return (
    <>
      <title>{useText()('tagRegistration:page')}</title>
      <RegistrationPage />
    </>
  )
}
