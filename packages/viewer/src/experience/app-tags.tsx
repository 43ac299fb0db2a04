import { experiencePath } from '@taplet/contract'

/** Files that browsers load to install an app, below its own address; app names contain no dot. */
export const installFiles = {
  manifest: 'manifest.webmanifest',
  /** For iOS, which rounds the corners itself. */
  touch: 'icon-180.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  /** For systems that crop icons to their own shape. */
  maskable: 'icon-maskable-512.png',
} as const

export const installPath = (fullPagePath: string, file: (typeof installFiles)[keyof typeof installFiles]): string =>
  `${experiencePath(fullPagePath)}/${file}`

/** Makes an app installable. More tags for iOS come with the module that caches it (client/after-load/keep-app.ts). */
export const AppTags = ({ fullPagePath }: { fullPagePath: string }) => (
  <link rel="manifest" href={installPath(fullPagePath, installFiles.manifest)} />
)
