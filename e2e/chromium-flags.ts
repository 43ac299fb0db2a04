/** Playwright's own list in this version: a second switch of the same name replaces the first. */
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
 * The address bar's own pages, of which each new window (so each story) loads two invisible ones in a process of their
 * own; and a spare renderer process. Two thirds of the cost of a new window.
 */
const NOBODY_SEES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Launch options of the stories' browser; `agent` is its user agent. */
export const chromiumFlags = (agent: string): string[] => [
  // Service workers send the user agent, too: that of a visitor, not of a headless bot.
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
