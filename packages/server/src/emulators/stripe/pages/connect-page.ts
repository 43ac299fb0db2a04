import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layout } from './layout.ts'

const COUNTRIES = [
  'US',
  'CA',
  'GB',
  'IE',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'NL',
  'PT',
  'SE',
  'DK',
  'PL',
  'AU',
  'NZ',
  'JP',
]
const names = new Intl.DisplayNames('en', { type: 'region' })

interface ConnectForm {
  action: string
  problem: string
  name: string
}

export const connectPage = ({ action, problem, name }: ConnectForm): string =>
  layout({
    title: 'Get paid',
    body: `<h1>Get paid</h1>
<p class="lead">Here Stripe would ask who you are and which bank account your money goes to. In test mode two answers will do.</p>
<form class="card" method="post" action="${escapeHtml(action)}">
<label>Name of your business
<input name="name" value="${escapeHtml(name)}" autocomplete="organization" maxlength="100"${problem === '' ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus'}>
</label>
${problem === '' ? '' : `<p class="problem" id="problem">${escapeHtml(problem)}</p>`}
<label>Country
<select name="country" autocomplete="country">${COUNTRIES.map((code) => `<option value="${code}">${escapeHtml(names.of(code) ?? code)}</option>`).join('')}</select>
</label>
<div class="buttons">
<button name="next" value="finish">Finish</button>
<button class="quiet" name="next" value="later">Not yet</button>
</div>
</form>`,
  })
