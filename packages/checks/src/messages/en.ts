/** Texts of issues visitors may notice, and of their fixes. */
export const en = {
  altText: {
    title: 'Missing alt text',
    link: 'This picture is a link, and someone who cannot see it hears only an address. Write where it leads.',
    picture: 'Someone who cannot see this picture hears nothing of it. Describe it, or mark it as decoration.',
  },
  captions: {
    title: 'Videos without captions',
    ours: 'This video has sound and no captions: in a loud room, or to someone who is deaf, it says nothing. Add captions.',
    elsewhere: 'This video has sound, and a video from another address can carry no captions. Upload it to add some.',
  },
  contrast: {
    title: 'Words that are hard to read',
    onGround: '{{name}} is hard to read on its ground: contrast {{ratio}} : 1, and {{wanted}} : 1 is needed.',
    onPicture:
      '{{name}} is hard to read on the picture behind it: contrast {{ratio}} : 1, and {{wanted}} : 1 is needed.',
    darkenPicture: 'Darken the picture',
    darkenWords: 'Darken the words',
    fixBoth: 'Change words and picture',
    footer:
      'The line at the end of the app (“Report”) is hard to read in the text colour of this slide. Visitors see it in another shade.',
    lightenPicture: 'Lighten the picture',
    lightenWords: 'Lighten the words',
  },
  deadLinks: {
    title: 'Links that lead nowhere',
    blocked: 'Visitors do not see this: links to {{host}} are not allowed here, as it was reported for doing harm.',
    error:
      'The website at {{host}} answers with an error of its own ({{status}}). Open it to see whether it works again.',
    gone: 'The page is not there any more: {{host}} answers “not found”.',
    noWebsite: 'There is no website at {{host}}. Look for a typing mistake.',
    onlySlide: 'This leads to the next slide, and the app has only this one.',
    private: 'The address {{host}} lies inside a private network. Visitors cannot open it.',
    silent: 'The website at {{host}} did not answer. Open it to see whether it works.',
    slideGone: 'The slide that this leads to is not in the app any more. Visitors get to the next one instead.',
  },
  firstLook: {
    title: 'Below the fold',
    outOfSight: '{{name}} is out of sight on {{found}} of {{all}} upright screens until someone scrolls.',
  },
  framing: {
    title: 'Websites that cannot be embedded',
    refused:
      'The website at {{host}} does not let other pages show it. Visitors get a card with a button that opens it.',
  },
  overflow: {
    title: 'Words that do not fit',
    broken: '“{{word}}” is too long for a line and breaks in its middle {{where}}.',
    cut: '{{name}} runs out of the slide {{where}}, and a part of it cannot be read.',
    shrink: 'Make the words smaller',
  },
  overlap: {
    title: 'Words on top of each other',
    covered: '{{name}} lies on {{other}} {{where}}.',
  },
  product: {
    title: 'Products that are not ready to be sold',
    noAddress: '“{{title}}” has no address where it is sold. Visitors see a price and no button.',
    noPicture: '“{{title}}” has no picture. Visitors see its name on a coloured ground instead.',
    notOnSale: 'The product on “{{slide}}” is not on sale. Visitors read its name and that it cannot be bought.',
    soldOut: '“{{title}}” is sold out. Visitors cannot buy it until some are in stock.',
  },
  tapTargets: {
    title: 'Hard to tap',
    overlapping: '{{first}} and {{second}} lie on each other, so that a tap may hit the wrong one.',
    small: '{{name}} is only {{size}} px to tap. A finger needs {{least}} px.',
    tooClose: '{{first}} and {{second}} stand only {{gap}} px apart, so that a thumb hits both. Leave {{least}} px.',
  },
  unfinished: {
    title: 'Not finished yet',
    blank: 'Visitors would see an empty slide. Add words, a picture or a button.',
    blankParts_one: 'Visitors would see an empty slide. One part waits to be filled in.',
    blankParts_other: 'Visitors would see an empty slide. {{count}} parts wait to be filled in.',
    lacks: {
      ADDRESS: '{{name}} leads nowhere yet. Visitors do not see it until it does.',
      HOURS: '{{name}} has no hours yet. Visitors do not see it until it does.',
      MEDIA: '{{name}} has nothing to show yet. Visitors do not see it until it does.',
      TEXT: '{{name}} has no words yet. Visitors do not see it until it does.',
      TIME: '{{name}} has no day yet. Visitors do not see it until it does.',
    },
    parts: '{{count}} parts wait to be filled in. Visitors do not see them until they are.',
  },
  weight: {
    title: 'Slow to open',
    markup:
      'The first slide holds so much ({{size}} of text and widgets) that it does not arrive in one piece. Move a part of it to the next slide.',
    picture: 'The first slide opens with a picture of {{size}}: about {{seconds}} seconds on a slow phone network.',
    video: 'The first slide opens with a video of {{size}}: about {{seconds}} seconds on a slow phone network.',
    wholeApp: 'Who looks at all slides loads {{size}}. The heaviest part, {{heaviest}}, is on “{{slide}}”.',
  },
  kilobytes: '{{size}} KB',
  megabytes: '{{size}} MB',
  name: '“{{words}}”',
  nameless: 'The {{kind}}',
  nameOfGone: 'Something',
  setApart: 'Set them apart',
  where: {
    largeText: 'with text at 200 %',
    screen: 'on the {{screen}}',
    screenLargeText: 'on the {{screen}} with text at 200 %',
    screens: 'on {{found}} of {{all}} screens',
    screensLargeText: 'on {{found}} of {{all}} screens with text at 200 %',
  },
  screens: {
    androidPhone: 'Android phone',
    desktopStage: 'phone on the stage of a desktop',
    iPad: 'iPad',
    iPhoneMax: 'iPhone Max',
    iPhoneSe: 'iPhone SE',
    largeAndroidPhone: 'large Android phone',
    phoneSideways: 'phone held sideways',
    pixel: 'Pixel',
    smallAndroidPhone: 'small Android phone',
    smallTablet: 'small tablet',
    smallestPhone: 'smallest phone',
    usualPhone: 'usual phone',
  },
} as const
