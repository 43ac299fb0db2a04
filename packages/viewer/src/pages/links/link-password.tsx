import { ArrowIcon } from '../../story/icons.tsx'
import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'

const ART = drawing('letter')
const PASSWORD_MAX = 100

interface PasswordPage extends PageOptions {
  /** Where the password is sent. */
  action: string
  /** What was wrong with the last attempt. */
  problem?: string
}

/** Asks for the password of a link and reveals nothing of its destination. Works without a script. */
export const renderLinkPassword = ({ assets, language, action, problem }: PasswordPage): string =>
  renderPlainPage({
    language,
    title: messages(language)('passwordTitle'),
    lede: messages(language)('passwordHint'),
    art: ART,
    content: (
      <form method="post" action={action}>
        {problem ? <p role="alert">{problem}</p> : null}
        <label>
          {messages(language)('password')}
          <input
            type="password"
            name="password"
            required
            maxLength={PASSWORD_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
          />
        </label>
        <button type="submit" className="main">
          {messages(language)('openButton')}
          <ArrowIcon />
        </button>
      </form>
    ),
    ways: [],
    css: assets.pageCss,
  })
