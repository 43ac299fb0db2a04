import crawlers from 'crawler-user-agents'
import { describe, expect, it } from 'vitest'
import { CLASSIFIER, classifyAgent } from './classify-agent.ts'
import { people } from './testing/people.ts'
import { previewAgents } from './testing/preview-agents.ts'

/**
 * isbot's list includes these, too: the in-app browsers of Instagram and Facebook on very common phones (IAB: in-app
 * browser). They are used by people; without this a shop would miss most of its visitors.
 */
const ARE_PEOPLE = [/Instagram 406\.0\.0\.58\.159 Android.*IABMV/, /Pixel 10 Pro XL.*MetaIAB Facebook$/]

const verdictOf = (agent: string) => classifyAgent(agent).verdict

describe('the classifier of programs', () => {
  it('takes no crawler of the open list for a person', () => {
    const instances = crawlers.flatMap((crawler) => crawler.instances)
    expect(instances.length).toBeGreaterThan(2000)
    const counted = instances.filter((agent) => verdictOf(agent) === 'HUMAN')
    expect(counted.filter((agent) => !ARE_PEOPLE.some((known) => known.test(agent)))).toEqual([])
    expect(counted).toHaveLength(ARE_PEOPLE.length)
  })

  it.each(previewAgents)('knows the preview of %s', (name, agent) => {
    expect(classifyAgent(agent)).toMatchObject({ verdict: 'PREVIEW', reason: name })
  })

  it('takes each of more than sixty browsers for a person', () => {
    expect(people.length).toBeGreaterThan(60)
    expect(people.filter(([, agent]) => verdictOf(agent) !== 'HUMAN')).toEqual([])
  })

  it('knows what people hold', () => {
    expect(people.filter(([device, agent]) => classifyAgent(agent).device !== device)).toEqual([])
  })

  it('takes who has no name for a bot', () => {
    expect(classifyAgent('')).toMatchObject({ verdict: 'BOT', reason: 'No name', device: 'OTHER' })
    expect(verdictOf('  ')).toBe('BOT')
  })

  it('calls robots that owners know by name, and no other by a name that it chose itself', () => {
    expect(classifyAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)').reason).toBe(
      'Google',
    )
    expect(classifyAgent('ev1l-key-4711-bot/1.0').reason).toBe('')
  })

  it.each([
    'CFNetwork/1494.0.7 Darwin/23.4.0',
    'com.apple.WebKit.Networking/19618.2.12.11.6 CFNetwork/1496.0.7 Darwin/23.5.0',
    'MobileSafari/8618.2.12.10.9 CFNetwork/1496.0.7 Darwin/23.5.0',
  ])('[14.18] takes %s, which no person looks through, for a machine of Apple', (agent) => {
    expect(classifyAgent(agent)).toMatchObject({ verdict: 'BOT', reason: 'Apple' })
  })

  it('[14.18] takes a page open within WhatsApp on an iPhone for a person, and what WhatsApp fetches for a preview', () => {
    const inApp =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/2.25.20'
    expect([verdictOf(inApp), verdictOf('WhatsApp/2.25.20 i')]).toEqual(['HUMAN', 'PREVIEW'])
  })

  it('says who classified', () => {
    expect(CLASSIFIER).toMatch(/^isbot \d+\.\d+\.\d+ \+ taplet \d+$/)
  })
})
