/** The checklist of first steps. */
export const onboarding = {
  title: 'First steps',
  done: '{{done}} of {{count}} done',
  putAway: 'Put away. The account menu brings it back.',
  minutes: '{{count}} min',
  isDone: 'Done',
  soon: 'Opens soon',
  share: 'Last of all, share the code: then this list is done.',
  shareAction: 'Share the code',
  steps: {
    createABurst: {
      text: 'Make an instant app',
      description: 'Name it, choose a trade, and five finished apps put the name on.',
      button: 'Make an app',
    },
    createASlide: {
      text: 'Make a slide',
      description: 'A menu, a price list, a letter: from a template or from nothing.',
      button: 'Make a slide',
    },
    addSlideToTaplet: {
      text: 'Add a slide to your app',
      description: 'Visitors swipe through slides in the order that you give them.',
      button: 'Add a slide',
    },
    createAnAppClip: {
      text: 'Make a preview card',
      description: 'The card that iPhones show before an app opens.',
      button: 'Make a card',
    },
    createAQRDesign: {
      text: 'Design your QR code',
      description: 'Your colours and your logo, tested to scan while you choose.',
      button: 'Design a code',
    },
    createATag: {
      text: 'Make a link of its own',
      description: 'One for the door, one for the receipt: you see which is scanned.',
      button: 'Make a link',
    },
  },
} as const
