/** The checklist of first steps. */
export const onboarding = {
  title: 'First steps',
  done: '{{done}} of {{count}} done',
  putAway: 'Hide. You can bring it back from the account menu.',
  minutes: '{{count}} min',
  isDone: 'Done',
  share: 'Last step: share the code. Then this list is done.',
  shareAction: 'Share the code',
  steps: {
    createABurst: {
      text: 'Make an instant app',
      description: 'Name it, say what it is for, and choose from finished apps.',
      button: 'Make an app',
    },
    createASlide: {
      text: 'Make a slide',
      description: 'A menu, a price list, a letter: from a template or from scratch.',
      button: 'Make a slide',
    },
    addSlideToTaplet: {
      text: 'Add a slide to your app',
      description: 'Visitors swipe through the slides in your order.',
      button: 'Add a slide',
    },
    createAnAppClip: {
      text: 'Make a preview card',
      description: 'The card iPhones show before an app opens.',
      button: 'Make a card',
    },
    createAQRDesign: {
      text: 'Design your QR code',
      description: 'Your colours and your logo, tested to scan while you choose.',
      button: 'Design a code',
    },
    createATag: {
      text: 'Make another link',
      description: 'One for the door, one for the receipt: see which one gets scanned.',
      button: 'Make a link',
    },
  },
} as const
