import { expect, test } from 'vitest'
import { widgetSchemas } from '../registry/widgets/schemas.ts'
import { linkProblem } from './link-problem.ts'
import { type LinkType, normaliseLinkValue, socialLinkHref } from './networks.ts'

test.each<[LinkType, string, string]>([
  ['cashapp', 'https://cash.app/$lark', 'lark'],
  ['facebook', 'https://m.facebook.com/lark', 'lark'],
  ['facebook', 'fb.com/lark', 'lark'],
  ['instagram', 'https://WWW.Instagram.com/lark/', 'lark'],
  ['linkedin', 'https://pt.linkedin.com/in/lark/', 'lark'],
  ['snapchat', 'https://www.snapchat.com/add/lark', 'lark'],
  ['soundcloud', 'https://m.soundcloud.com/lark', 'lark'],
  ['spotify', 'https://open.spotify.com/intl-de/user/lark?si=1', 'lark'],
  ['twitch', 'https://m.twitch.tv/lark', 'lark'],
  ['twitter', 'https://x.com/lark', 'lark'],
  ['twitter', 'https://mobile.twitter.com/lark', 'lark'],
  ['venmo', 'https://account.venmo.com/u/lark', 'lark'],
  ['youtube', 'https://m.youtube.com/@lark/videos', 'lark'],
  ['youtube', 'https://www.youtube.com/c/lark', 'lark'],
  ['youtube', 'https://youtube.com/user/lark', 'lark'],
])('%s takes the name out of %s', (type, pasted, name) => {
  expect(normaliseLinkValue(type, pasted)).toBe(name)
  expect(linkProblem(type, name)).toBeUndefined()
})

test('a channel known by its id alone is opened by its id', () => {
  const id = `UC${'a'.repeat(22)}`
  const pasted = `https://www.youtube.com/channel/${id}`
  expect(socialLinkHref('youtube', normaliseLinkValue('youtube', pasted))).toBe(pasted)
})

test.each<[LinkType, string, string]>([
  ['instagram', 'https://facebook.com/lark', 'This address belongs to Facebook. Choose Facebook as the network.'],
  ['facebook', 'instagram.com/lark', 'This address belongs to Instagram. Choose Instagram as the network.'],
  ['instagram', 'https://notinstagram.com/lark', 'This address does not belong to Instagram.'],
  ['twitter', 'https://lark.coffee/menu', 'This address does not belong to Twitter.'],
  ['instagram', 'https://instagram.com/p/C1x', 'This address is no profile on Instagram. Type the name alone.'],
  ['spotify', 'https://open.spotify.com/artist/4x', 'This address is no profile on Spotify. Type the name alone.'],
  [
    'facebook',
    'https://www.facebook.com/profile.php?id=1',
    'This address is no profile on Facebook. Type the name alone.',
  ],
  ['venmo', 'two words', 'Type the name alone, without spaces, or paste the address of the profile.'],
  ['customlink', 'mailto:a@b.co', 'This is an e-mail address. Choose Email instead.'],
  ['customlink', 'a@b.co', 'This is an e-mail address. Choose Email instead.'],
  ['customlink', 'tel:+15550100123', 'This is a phone number. Choose Phone call instead.'],
  ['customlink', 'sms:+15550100123', 'This is a number for text messages. Choose Text message instead.'],
  ['tripadvisor', 'https://lark.coffee', 'This address does not belong to Tripadvisor.'],
  ['googlereviews', 'https://evil-google.com/x', 'This address does not belong to Google Reviews.'],
  ['bandcamp', 'lark', 'Paste the address of your page there, with https://.'],
  ['customlink', 'lark', 'Type a full web address, like https://lark.coffee.'],
  ['phonecall', '555 0100', 'Include your country code, like +351 21 555 0148.'],
  ['email', 'a@b', 'Type one e-mail address, like hello@lark.coffee.'],
])('%s refuses %s: %s', (linkType, linkUsername, message) => {
  const result = widgetSchemas.SOCIAL_LINK.data.safeParse({ linkType, linkUsername })
  expect(result.error?.issues).toMatchObject([{ path: ['linkUsername'], message }])
})
