/** Playwright's own list in this version: a second switch of this name replaces the first. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/**
 * The pages of the address bar's own list, of which each new window, so each story, loads two in a process of their own,
 * though none is to be seen; and a process kept ready for a page to come. Two thirds of what a new window costs.
 */
const NOBODY_SEES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** How the browser of the stories starts; `agent` is what it calls itself. */
export const chromiumFlags = (agent: string): string[] => [
  // Service workers say what they are, too: a visitor's browser, and no robot that looks through one.
  `--user-agent=${agent}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...LEFT_OUT_BY_PLAYWRIGHT, ...NOBODY_SEES].join(',')}`,
]
