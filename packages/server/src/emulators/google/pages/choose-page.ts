import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { GOOGLE_EMULATOR } from '../google-emulator-endpoint.ts'
import { PEOPLE } from './people.ts'

/** The page where a person chooses who they are. It says what it is, so that nobody enters real data. */
export const choosePage = (action: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Choose an account · Test mode</title>
<link rel="stylesheet" href="${GOOGLE_EMULATOR}/pages.css">
</head>
<body>
<main>
<p class="test-mode"><b>Test mode</b> This is not Google. No data leaves this machine.</p>
<h1>Choose an account</h1>
<p class="lead">Here Google would ask who you are. Choose somebody, or make somebody up.</p>
<form class="card people" method="post" action="${escapeHtml(action)}">
${PEOPLE.map(
  ({ subject, email, isEmailVerified, name }) =>
    `<button class="quiet" name="person" value="${subject}">${escapeHtml(name)} <small>${escapeHtml(email)}${isEmailVerified ? '' : ' · not verified'}</small></button>`,
).join('\n')}
</form>
<form class="card" method="post" action="${escapeHtml(action)}">
<label>Email
<input name="email" type="email" required maxlength="254" autocomplete="off">
</label>
<label>Name
<input name="name" maxlength="80" autocomplete="off">
</label>
<div class="buttons">
<button name="verified" value="yes">Continue</button>
<button class="quiet" name="verified" value="no">Continue, not verified</button>
</div>
</form>
<form method="post" action="${escapeHtml(action)}">
<div class="buttons"><button class="quiet" name="cancel" value="yes">Cancel</button></div>
</form>
</main>
</body>
</html>
`
