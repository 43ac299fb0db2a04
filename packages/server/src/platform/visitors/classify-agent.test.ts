import crawlers from 'crawler-user-agents'
import { describe, expect, it } from 'vitest'
import { CLASSIFIER, classifyAgent } from './classify-agent.ts'
import { people } from './testing/people.ts'
import { previewAgents } from './testing/preview-agents.ts'

/**
 * The list of crawlers holds these, too: the in-app browsers of Instagram and Facebook on phones that are sold by the
 * million (IAB: in-app browser). Whoever reads a page in them is a person; a shop would miss most of its guests without.
 */
const ARE_PEOPLE = [/Instagram 406\.0\.0\.58\.159 Android.*IABMV/, /Pixel 10 Pro XL.*MetaIAB Facebook$/]

const verdictOf = (agent: string) => classifyAgent(agent).verdict

describe('the judge of programs', () => {
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

  it('takes who has no name for a machine', () => {
    expect(classifyAgent('')).toMatchObject({ verdict: 'BOT', reason: 'No name', device: 'OTHER' })
    expect(verdictOf('  ')).toBe('BOT')
  })

  it('calls robots that owners know by name, and no other by a name that it chose itself', () => {
    expect(classifyAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)').reason).toBe(
      'Google',
    )
    expect(classifyAgent('ev1l-key-4711-bot/1.0').reason).toBe('')
  })

  it('says who judged', () => {
    expect(CLASSIFIER).toMatch(/^isbot \d+\.\d+\.\d+ \+ taplet \d+$/)
  })
})
