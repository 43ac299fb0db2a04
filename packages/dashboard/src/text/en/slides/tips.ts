/** Help texts: one entry for each topic of spec §2. `do` lists steps or habits, most helpful first. */
export const tips = {
  home: {
    name: 'Home',
    lead: 'Explore shows instant apps that others have made. Open a few on your phone: swiping is the fastest way to learn what works.',
    do: [
      'Look at the first slide alone. Would you swipe on?',
      'Notice how few words each slide carries.',
      'Press Make your own when you have seen enough.',
    ],
  },
  instantApps: {
    name: 'Instant Apps',
    lead: 'An instant app is a row of slides under one address. People open it by link or QR code; there is nothing to install.',
    do: [
      'Give each app one purpose: a menu, a release, an event.',
      'Three to seven slides are read to the end most often.',
      'The order of the slides is the order people swipe in.',
    ],
  },
  details: {
    name: 'Details',
    lead: 'The name is shown to visitors and in link previews. The description is the line below it.',
    do: [
      'Name the thing, not the campaign: “Lark Coffee”, not “Spring landing”.',
      'Switch Active off to pause an app. Its link and its codes keep answering with a friendly page.',
      'Changes are live once you save.',
    ],
  },
  links: {
    name: 'Links and QR codes',
    lead: 'Every app has a short link that never changes. Its QR code holds that link, so a printed code stays right even when you rename the app.',
    do: [
      'Print at least 2 cm wide; 1 cm for each 10 cm of distance.',
      'Leave the white edge around the code free.',
      'Scan the proof with two different phones before you print.',
    ],
  },
  previewCard: {
    name: 'Preview card',
    lead: 'Preview cards are not available yet. Until then, a scanned code opens your app in the browser of the phone.',
    do: ['For chats and posts, choose the picture of link previews on the Sharing tab of your app.'],
  },
  app: {
    name: 'App',
    lead: 'The slides of an app are its content. The same slide may be used in several apps; editing it changes all of them.',
    do: [
      'Drag a slide, or press Alt with an arrow key, to move it.',
      'Removing a slide from an app keeps it in your library.',
      'Put what people came for on slide one.',
    ],
  },
  push: {
    name: 'Push notifications',
    lead: 'Push notifications are not available yet. To write to visitors again, ask for their email address.',
    do: ['Add a Newsletter sign-up to a slide; whoever signs up is listed in your inbox.'],
  },
  analytics: {
    name: 'Analytics',
    lead: 'Visits are counted for each app, link and code, without cookies. Bots and your own visits are left out.',
    do: [
      'Compare this week with the last, not with yesterday.',
      'Find the slide where people leave, and shorten the one before it.',
    ],
  },
  slides: {
    name: 'Slides',
    lead: 'All slides you have made, whether an app shows them or not.',
    do: [
      'Give slides names you will recognise in a list.',
      'Before you delete a slide, see in which apps it is used; it leaves all of them.',
    ],
  },
  customSlide: {
    name: 'Custom slide',
    lead: 'A background with widgets on it: text, pictures, video, links and social links.',
    do: [
      'Begin with the background; it sets the mood and the colours.',
      'One headline, one thing to press.',
      'Check that the text can be read at its lightest spot.',
      'Look at it on the narrowest phone: many are that narrow.',
    ],
  },
  productSlide: {
    name: 'Product slide',
    lead: 'Shows one product with its pictures, price and variants, and lets visitors buy it.',
    do: [
      'Choose a picture on a plain background.',
      'Name the price; people swipe past a price they cannot see.',
      'Switch on “Sell it on the slide” and visitors pay by card without leaving it. Orders come into your inbox.',
    ],
  },
  websiteSlide: {
    name: 'External website slide',
    lead: 'Shows a page of another website inside your app, for booking or a map.',
    do: [
      'Some websites refuse to be shown inside others; then a card with a button opens them.',
      'Choose a page that reads well on a phone.',
    ],
  },
} as const
