import { experiencePath } from '@taplet/contract'

/** What browsers fetch to put an app on a home screen, below its own address; no name of an app has a dot in it. */
export const installFiles = {
  manifest: 'manifest.webmanifest',
  /** For iOS, which rounds the corners itself. */
  touch: 'icon-180.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  /** For systems that cut icons to a shape of their own. */
  maskable: 'icon-maskable-512.png',
} as const

export const installPath = (fullPagePath: string, file: (typeof installFiles)[keyof typeof installFiles]): string =>
  `${experiencePath(fullPagePath)}/${file}`

/** Makes an instant app one that can be installed. What else iOS wants, the module adds that keeps the app (client/later/keep-app.ts). */
export const AppTags = ({ fullPagePath }: { fullPagePath: string }) => (
  <link rel="manifest" href={installPath(fullPagePath, installFiles.manifest)} />
)
