import type { LinkType } from './networks.ts'

/** The inside of each logos/<id>.svg. Made by scripts/build-logos.ts; a test holds the two together. */
export const logoShapes: { [T in LinkType]: string } = {
  cashapp:
    '<path fill-rule="evenodd" d="M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zm3.3 2.8v1.7c-2.2.3-3.7 1.6-3.7 3.4 0 2 1.6 2.7 3.9 3.2 1.8.4 2.3.7 2.3 1.3 0 .7-.7 1.1-1.8 1.1-1.2 0-2.2-.4-3.1-1.2l-1.4 1.7c1 .9 2.2 1.4 3.6 1.6v1.7h1.9v-1.7c2.3-.3 3.7-1.6 3.7-3.4 0-2-1.5-2.8-3.9-3.3-1.8-.4-2.3-.6-2.3-1.2s.6-1 1.6-1 1.9.3 2.7.9l1.3-1.7c-.9-.7-1.9-1.1-3.1-1.3V4.8z"/>',
  customlink:
    '<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.3 4.3 0 0 0-6-6L12 6.2"/><path d="M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.3 4.3 0 0 0 6 6l1.3-1.2"/></g>',
  email:
    '<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="m3.5 7 8.5 6.2L20.5 7"/></g>',
  facebook:
    '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm1.1 20v-7.2h2.5l.5-3h-3V9.9c0-.9.4-1.6 1.7-1.6h1.4V5.8a15 15 0 0 0-2.3-.2c-2.4 0-3.8 1.4-3.8 3.9v2.3H7.5v3h2.6V22z"/>',
  instagram:
    '<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><rect x="3" y="3" width="18" height="18" rx="5.5"/><circle cx="12" cy="12" r="4.2"/></g><circle cx="17.2" cy="6.8" r="1.25"/>',
  linkedin:
    '<path fill-rule="evenodd" d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm-.2 7.7V18h2.7V9.7zm1.3-4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM10.2 9.7V18h2.7v-4.4c0-1.2.5-1.9 1.5-1.9s1.3.8 1.3 1.9V18h2.7v-5c0-2.3-1.2-3.5-3-3.5-1.2 0-2.1.5-2.6 1.3V9.7z"/>',
  phonecall:
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M6.5 3.5h3L11 8 9 9.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z"/>',
  snapchat:
    '<path d="M12 2.2c3.3 0 5.4 2.3 5.4 5.6l-.1 2.3c.4.2 1 0 1.5-.2.7-.2 1.5.2 1.5.9 0 .9-1.6 1.2-2 1.8-.5 1 1.4 3.7 3.9 4.2.4.1.6.5.4.9-.5 1-2.1 1.1-2.7 1.4-.4.3-.1 1.2-.8 1.4-.6.2-1.5-.2-2.5 0-1.3.3-2.2 2-4.6 2s-3.3-1.7-4.6-2c-1-.2-1.9.2-2.5 0-.7-.2-.4-1.1-.8-1.4-.6-.3-2.2-.4-2.7-1.4-.2-.4 0-.8.4-.9 2.5-.5 4.4-3.2 3.9-4.2-.4-.6-2-.9-2-1.8 0-.7.8-1.1 1.5-.9.5.2 1.1.4 1.5.2l-.1-2.3c0-3.3 2.1-5.6 5.4-5.6z"/>',
  soundcloud:
    '<path d="M12.2 7.1c.8-.5 1.6-.7 2.5-.7a4.9 4.9 0 0 1 4.8 4.2 3.6 3.6 0 1 1-.2 7.2h-7.1zM9.2 8.6h1.7v9.2H9.2zM6.2 10.2h1.7v7.6H6.2zM3.2 11.6h1.7v6.2H3.2zM.5 13h1.6v3.6H.5z"/>',
  spotify:
    '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6.1 9.4c3.7-1.1 8.2-.7 11.4 1.2a.95.95 0 0 0 1-1.7C14.8 6.7 9.8 6.3 5.5 7.6a.95.95 0 0 0 .6 1.8zm.5 3.3c3.1-.9 6.8-.5 9.5 1.1a.85.85 0 0 0 .9-1.4c-3.1-1.9-7.3-2.3-10.9-1.3a.85.85 0 0 0 .5 1.6zm.5 3.2c2.6-.7 5.4-.4 7.7.9a.75.75 0 0 0 .8-1.3c-2.6-1.5-5.9-1.9-8.9-1a.75.75 0 0 0 .4 1.4z"/>',
  textmessage:
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M7 4h10a4.5 4.5 0 0 1 4.5 4.5v4A4.5 4.5 0 0 1 17 17h-4.5L8 20.5V17H7a4.5 4.5 0 0 1-4.5-4.5v-4A4.5 4.5 0 0 1 7 4z"/><circle cx="8" cy="10.5" r="1.2"/><circle cx="12" cy="10.5" r="1.2"/><circle cx="16" cy="10.5" r="1.2"/>',
  twitch:
    '<path fill-rule="evenodd" d="M5.2 2H21v10.8l-4.5 4.5h-3.6L9.6 20.6V22H8.4v-4.7H3.5V6zm.7 2v11.3h4v2.4l2.5-2.4h3.6l3-3V4zm5 3.2h2v4.6h-2zm4.3 0h2v4.6h-2z"/>',
  twitter:
    '<path d="M22.2 5.6c-.7.3-1.5.6-2.3.7.8-.5 1.5-1.3 1.8-2.3-.8.5-1.7.8-2.6 1A4.2 4.2 0 0 0 12 8.8 11.8 11.8 0 0 1 3.4 4.4a4.2 4.2 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.9.1a4.2 4.2 0 0 0 3.9 2.9A8.3 8.3 0 0 1 2 18.2a11.8 11.8 0 0 0 18.1-10.5c.8-.6 1.5-1.3 2.1-2.1z"/>',
  venmo:
    '<path fill-rule="evenodd" d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm1.2 4.7 2 11.2h4.9c2.2-2.9 3.7-6.7 3.7-9.1 0-1-.2-1.7-.6-2.4l-3.3.7c.3.5.4 1 .4 1.6 0 1.6-1 4.1-2 5.7l-1.4-8z"/>',
  youtube:
    '<path fill-rule="evenodd" d="M5.5 4.5Q12 3.9 18.5 4.5a3.6 3.6 0 0 1 3.3 3.2q.5 4.3 0 8.6a3.6 3.6 0 0 1-3.3 3.2q-6.5.6-13 0a3.6 3.6 0 0 1-3.3-3.2q-.5-4.3 0-8.6a3.6 3.6 0 0 1 3.3-3.2zM10 8.4v7.2l6-3.6z"/>',
}
