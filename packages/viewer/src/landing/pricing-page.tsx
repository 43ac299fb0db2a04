import { CURRENCIES, PAID_MONTHS_OF_YEAR, PRODUCT, type Tier, TIERS } from '@taplet/contract'
import { type FontFace, slideFonts } from '@taplet/slides/schema'
import { renderDocument } from '../experience/document.tsx'
import { Comparison } from './comparison.tsx'
import { landingScript } from './landing-script.ts'
import { Logo } from './marks.tsx'
import { messages } from './messages/messages.ts'
import { PlanSheet } from './plan-sheet.tsx'
import { PRICING_PATH, type PricingFacts } from './pricing-facts.ts'
import { PrintedCodes } from './printed-codes.tsx'
import { Questions } from './questions.tsx'

const MONTHS = 12

const facesOf = (id: 'figtree' | 'young-serif'): FontFace[] => {
  const { files, ...family } = slideFonts[id]
  return files.filter((file) => file.style === 'normal').map((file) => ({ ...family, ...file }))
}
const FIGTREE = facesOf('figtree')
const FACES = [...FIGTREE, ...facesOf('young-serif')]

function Head({ facts, title, about }: { facts: PricingFacts; title: string; about: string }) {
  const address = facts.origin + PRICING_PATH
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <script dangerouslySetInnerHTML={{ __html: landingScript }} />
    </>
  )
}

function TopBar({ language, tier }: Pick<PricingFacts, 'language' | 'tier'>) {
  const say = messages(language)
  return (
    <header className="wrap head">
      <a className="vh skip" href="#plans">
        {say('skip')}
      </a>
      <a className="brand" href="/">
        <Logo />
        {PRODUCT.name}
      </a>
      <nav aria-label={say('main')}>
        <a href={PRICING_PATH} aria-current="page">
          {say('whatItCosts')}
        </a>
        <a href="/app/explore">{say('explore')}</a>
      </nav>
      {tier === undefined ? (
        <a className="btn soft" href="/login">
          {say('signIn')}
        </a>
      ) : (
        <a className="btn soft" href="/app/experiences">
          {say('open', { product: PRODUCT.name })}
        </a>
      )}
    </header>
  )
}

/** Monthly or yearly, as two radio buttons that style sheets read: it works without a script. */
function PeriodSwitch({ language, period }: Pick<PricingFacts, 'language' | 'period'>) {
  const say = messages(language)
  return (
    <div className="seg" role="radiogroup" aria-label={say('howOften')}>
      <label>
        <input type="radio" name="period" id="monthly" defaultChecked={period === 'monthly'} />
        {say('monthly')}
      </label>
      <label>
        <input type="radio" name="period" id="yearly" defaultChecked={period === 'yearly'} />
        {say('yearly')}
        <span className="save">{say('monthsOff', { months: MONTHS - PAID_MONTHS_OF_YEAR })}</span>
      </label>
    </div>
  )
}

function Currencies({ language, currency, plans }: Pick<PricingFacts, 'language' | 'currency' | 'plans'>) {
  const offered = CURRENCIES.filter((one) => plans.some(({ prices }) => prices.some((price) => price.currency === one)))
  if (offered.length < 2) return null
  return (
    <p className="wrap currencies">
      {messages(language)('currencies')}{' '}
      {offered.map((one) => (
        <a key={one} href={`?currency=${one}`} rel="nofollow" aria-current={one === currency ? 'true' : undefined}>
          {one}
        </a>
      ))}
    </p>
  )
}

/** Renders the pricing page: readable and usable without a script. */
export function renderPricing(facts: PricingFacts): string {
  const { assets, language, plans, period, tier, base } = facts
  const say = messages(language)
  const isSelling = plans.length > 0
  const tiers: readonly Tier[] = isSelling ? TIERS.slice(TIERS.indexOf(base)) : [base]
  const title = `${say('pricingTitle', { product: PRODUCT.name })} · ${PRODUCT.name}`
  const about = say('pricingAbout')
  return renderDocument({
    language,
    title,
    description: about,
    themeColor: '#FFFFFF',
    css: assets.landingCss,
    fonts: FACES,
    firstFonts: FIGTREE,
    head: <Head {...{ facts, title, about }} />,
    body: (
      <>
        <TopBar {...{ language, tier }} />
        <main>
          <section className="wrap hi">
            <div>
              <h1>{isSelling ? say('headline') : say('headlineFree')}</h1>
              <p className="lede">{isSelling ? say('lede') : say('ledeFree')}</p>
            </div>
            {isSelling ? <PeriodSwitch {...{ language, period }} /> : null}
          </section>
          <PlanSheet {...{ facts, tiers }} />
          {isSelling ? <Currencies {...facts} /> : null}
          <PrintedCodes {...facts} />
          <Comparison {...{ language, tiers }} />
          <Questions {...{ language, isSelling, base }} />
        </main>
        <footer className="wrap foot">
          <span>{PRODUCT.name}</span>
          <a href="/app/explore">{say('explore')}</a>
          <a href="/login">{say('signIn')}</a>
        </footer>
      </>
    ),
  })
}
