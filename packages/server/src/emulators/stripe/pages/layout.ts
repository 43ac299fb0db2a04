import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'

interface Words {
  title: string
  /** HTML. */
  body: string
}

/** A page of the emulator. It says what it is, so that nobody enters real data. */
export const layout = ({ title, body }: Words): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Test mode</title>
<link rel="stylesheet" href="${EMULATOR_PATH}/files/pages.css">
</head>
<body>
<main>
<p class="test-mode"><b>Test mode</b> No real money, and no data leaves this machine.</p>
${body}
</main>
</body>
</html>
`

/** In English formats: this is for developers. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

export const timeText = (seconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(seconds * 1000)
