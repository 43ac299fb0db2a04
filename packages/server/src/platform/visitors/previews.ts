/**
 * Programs that fetch a shared address to show a preview of it. The first match wins; its name is what owners read.
 * Programs in which people read pages (`[Pinterest/iOS]`, `Line/14`, `Snapchat/12`) are not included.
 */
export const previews: readonly (readonly [name: string, pattern: RegExp])[] = [
  // Messages on iPhones and Macs claims to be all three.
  ['Apple Messages', /facebookexternalhit.*facebot.*twitterbot/i],
  // Any app on an iPhone or Mac that shows a card of an address.
  ['Apple', /^linkpresentation\//i],
  // These name others beside themselves, too.
  ['KakaoTalk', /kakaotalk-scrap/i],
  ['LINE', /linespider|line-poker/i],
  ['Telegram', /telegrambot/i],
  ['Facebook', /facebookexternalhit|facebot|meta-externalfetcher|facebookcatalog/i],
  // Signal sends the same. In the app's own browser people read, and its name stands at the end there.
  ['WhatsApp', /^whatsapp/i],
  ['X', /twitterbot/i],
  ['Slack', /slackbot|slack-imgproxy/i],
  ['Discord', /discordbot/i],
  ['LinkedIn', /linkedinbot/i],
  ['Microsoft Teams', /skypeuripreview|microsoft(?:-| )?(?:teams|preview)/i],
  ['Pinterest', /pinterestbot|pinterest\/[\d.]+/i],
  ['Viber', /^viber/i],
  ['VK', /vkshare/i],
  ['Reddit', /redditbot/i],
  ['Snapchat', /snap url preview/i],
  ['Google Messages', /google-messages|google-pagerenderer/i],
  ['Bluesky', /cardyb|bluesky/i],
  ['Mastodon', /mastodon|misskey|pleroma|akkoma|friendica/i],
  ['Matrix', /synapse|matrix-media-repo/i],
  ['Embedly', /embedly|iframely/i],
  ['Zoom', /zoombot/i],
  ['Notion', /notionbot/i],
  ['Tumblr', /^tumblr/i],
  [
    'a preview',
    /bitlybot|bingpreview|chatwork|flipboardproxy|xing-contenttabreceiver|(?:link|url)[ -]?preview|outbrain|nuzzel|unfurl/i,
  ],
]
