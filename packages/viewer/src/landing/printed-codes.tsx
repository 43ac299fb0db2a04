import { messages } from './messages/messages.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** What happens to the app behind a printed code as the years go by; the code does not change. */
const STATIONS = [
  { after: 0, title: 'printTitle', text: 'printText' },
  { after: 2, title: 'renameTitle', text: 'renameText' },
  { after: 5, title: 'lowerTitle', text: 'lowerText' },
  { after: 10, title: 'deleteTitle', text: 'deleteText' },
] as const

/** The same printed card, older each time, with a code that can be scanned. */
export function PrintedCodes({ language, codeUrl, year }: Pick<PricingFacts, 'language' | 'codeUrl' | 'year'>) {
  const say = messages(language)
  return (
    <section className="wrap ever">
      <h2>{say('foreverTitle')}</h2>
      <p className="lede">{say('foreverLede')}</p>
      <ol className="tl">
        {STATIONS.map(({ after, title, text }) => (
          <li key={title} data-age={after}>
            <span className="card">
              <img src={codeUrl} width="136" height="136" loading="lazy" alt={after === 0 ? say('codeAlt') : ''} />
              <span aria-hidden="true">{say('onCard')}</span>
            </span>
            <i aria-hidden="true" />
            <small>{year + after}</small>
            <b>{say(title)}</b>
            <span>{say(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
