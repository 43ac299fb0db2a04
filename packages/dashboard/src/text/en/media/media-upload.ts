/** Upload errors that the browser detects before the server does. */
export const mediaUpload = {
  wrongKind: 'This kind of file cannot be used. Pictures: JPEG, PNG, WebP, GIF, AVIF. Video: MP4, MOV, WebM.',
  imageTooLarge: 'A picture may have at most {{limit}} MB.',
  videoTooLarge: 'A video may have at most {{limit}} MB.',
  videoTooLong: 'The video is longer than {{minutes}} minutes. Trim it and try again.',
  videoNotConverted:
    'This browser cannot convert the video. Use a current Chrome, Edge or Safari, or save it as MP4 first.',
  heic: 'This browser cannot open HEIC photos. On your iPhone choose Settings → Camera → Formats → Most Compatible, or send the photo as JPEG.',
  ready: '{{name}} is ready',
  notReady: '{{name}} could not be prepared. {{reason}}',
  lineBroke: 'The connection dropped. Nothing was lost; try again.',
} as const
