import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ViewProps } from '../../define/define-widget.ts'
import { DEFAULT_CONSENT, newsletterSignUpSchema } from './schema.ts'
import { consentVersion } from '../../form/consent-version.ts'
import { NewsletterSignUpView } from './view.tsx'

type Props = ViewProps<typeof newsletterSignUpSchema>

const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1', consentVersion }
const draw = (data: object, more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <NewsletterSignUpView
      data={newsletterSignUpSchema.data.parse(data)}
      media={{}}
      isDeferred={false}
      place={place}
      {...more}
    />,
  )

describe('A newsletter sign-up', () => {
  it('asks for an address in the way that phones fill in', () => {
    const html = draw({})
    expect(html).toMatch(/<input[^>]* autoComplete="email" inputMode="email"/)
    expect(html).toMatch(/<form[^>]* action="\/api\/forms\/subscriptions"[^>]* method="post"/)
  })

  it('has words on its button, also where its merchant took them away', () => {
    expect(draw({ buttonText: ' ' })).toMatch(/<button[^>]*><span>Send<\/span>/)
  })

  it('ticks no box beforehand, and cannot be sent without', () => {
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec(draw({}))?.[0]
    expect(box).toContain('required=""')
    expect(box).not.toContain('checked')
  })

  it('always says what a visitor agrees to', () => {
    expect(draw({ consentText: '  ' })).toContain(DEFAULT_CONSENT)
    expect(draw({ consentText: 'Only postcards.' })).toContain('Only postcards.')
    expect(newsletterSignUpSchema.form?.(newsletterSignUpSchema.data.parse({ consentText: '' }))).toMatchObject({
      consentText: DEFAULT_CONSENT,
    })
  })

  it('says in the form which words were read', () => {
    const version = createHash('sha256').update('Only postcards – really.').digest('hex')
    const html = draw({ consentText: ' Only postcards – really. ' })
    expect(html).toContain(`<input type="hidden" name="consentVersion" value="${version}"/>`)
    expect(html.match(/name="consentVersion"/g)).toHaveLength(1)
  })

  it('links a privacy notice only when there is one', () => {
    expect(draw({})).not.toContain('Privacy notice')
    expect(draw({ privacyUrl: 'https://example.com/privacy' })).toContain('href="https://example.com/privacy"')
  })

  it('keeps what was typed when it could not be sent', () => {
    const html = draw(
      {},
      { answer: { values: { email: 'rosa@', consent: 'true' }, problems: { email: 'Whole one.' } } },
    )
    expect(html).toContain('value="rosa@"')
    expect(html).toMatch(/type="checkbox"[^>]*checked=""/)
    expect(html).toContain('Whole one.')
  })
})
