import { PRODUCT } from '@taplet/contract'

/** Navigation, settings and everything around the screens. */
export const chrome = {
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    explore: 'Explore',
    experiences: 'Instant Apps',
    slides: 'Slides',
    links: 'Links',
    inbox: 'Inbox',
    history: 'History',
  },
  bar: {
    label: 'Control bar',
    menu: 'Menu',
    exit: 'Exit',
    back: 'Back',
    home: 'Home',
    apps: 'Apps',
  },
  menu: {
    title: 'Menu',
  },
  tips: {
    name: 'Tips',
    show: 'Show tips',
    hide: 'Hide tips',
  },
  settings: {
    name: 'Settings',
    dark: 'Dark Mode',
    darkHint: 'MIDNIGHT: easy on the eyes at night',
    tips: 'Showing Tips',
    tipsHint: 'Help beside what you are doing',
    fontSizes: 'Smaller Headings',
    fontSizesHint: 'Titles take less room on this phone',
  },
  account: {
    name: 'Account',
    of: 'Account of {{name}}',
    profile: 'Profile',
    subscription: 'Subscription',
    switch: 'Switch account',
    firstSteps: 'First steps',
    switched: 'Another account is open now: you chose it elsewhere, or an owner changed who works here.',
    logOut: 'Log Out',
    logOutFailed: 'Unable to logout',
    signIn: 'Sign in',
    signUp: 'Make your own',
    ended: 'Your session has ended. Sign in to continue where you left off.',
  },
  role: {
    title: 'This is not part of your role',
    sentence: 'You are {{role}} in this account. Ask an owner to do it, or to give you another role.',
    people: 'See whom to ask',
    owner: 'owner',
    editor: 'editor',
    seller: 'seller',
    viewer: 'viewer',
  },
  starting: 'Getting things ready',
  sessionError: {
    title: `We cannot reach ${PRODUCT.name}`,
    sentence: 'The connection dropped or the server is busy. Check your network, then try again.',
    safe: 'You are still signed in, and everything you saved is safe.',
  },
  pagesError: {
    title: 'Your instant apps did not load',
    sentence: 'The connection dropped or the server is busy. Try again in a moment.',
    safe: 'Your instant apps are safe. Nothing is lost.',
  },
} as const
