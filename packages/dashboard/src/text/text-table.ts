import type { account } from './en/account/account.ts'
import type { analytics } from './en/visits/analytics.ts'
import type { analyticsNames } from './en/visits/analytics-names.ts'
import type { analyticsPlots } from './en/visits/analytics-plots.ts'
import type { analyticsSharing } from './en/visits/analytics-sharing.ts'
import type { appCopies } from './en/apps/app-copies.ts'
import type { previewLink } from './en/apps/preview-link.ts'
import type { auth } from './en/auth.ts'
import type { checks } from './en/slides/checks.ts'
import type { chrome } from './en/chrome.ts'
import type { closing } from './en/account/closing.ts'
import type { common } from './en/common.ts'
import type { conflict } from './en/conflict.ts'
import type { consent } from './en/apps/consent.ts'
import type { dunning } from './en/account/dunning.ts'
import type { editing } from './en/editing.ts'
import type { experienceEditor } from './en/apps/experience-editor.ts'
import type { experiences } from './en/apps/experiences.ts'
import type { explore } from './en/apps/explore.ts'
import type { exploreResults } from './en/apps/explore-results.ts'
import type { gallery } from './en/gallery.ts'
import type { history } from './en/apps/history.ts'
import type { inbox } from './en/inbox/inbox.ts'
import type { inboxCount } from './en/inbox/inbox-count.ts'
import type { inboxSettings } from './en/inbox/inbox-settings.ts'
import type { linkForm } from './en/links/link-form.ts'
import type { linkImport } from './en/links/link-import.ts'
import type { linkNfc } from './en/links/link-nfc.ts'
import type { linkRules } from './en/links/link-rules.ts'
import type { longJobs } from './en/links/long-jobs.ts'
import type { linkSeries } from './en/links/link-series.ts'
import type { links } from './en/links/links.ts'
import type { linkTabs } from './en/links/link-tabs.ts'
import type { lists } from './en/lists.ts'
import type { mediaEditor } from './en/media/media-editor.ts'
import type { mediaFiles } from './en/media/media-files.ts'
import type { mediaPicker } from './en/media/media-picker.ts'
import type { mediaUpload } from './en/media/media-upload.ts'
import type { mediaVideo } from './en/media/media-video.ts'
import type { looks } from './en/apps/looks.ts'
import type { numbers } from './en/apps/numbers.ts'
import type { onboarding } from './en/apps/onboarding.ts'
import type { overview } from './en/apps/overview.ts'
import type { options } from './en/options.ts'
import type { orders } from './en/inbox/orders.ts'
import type { legal } from './en/legal.ts'
import type { lazy } from './en/lazy.ts'
import type { brand } from './en/account/brand.ts'
import type { pageImport } from './en/imports/page-import.ts'
import type { people } from './en/account/people.ts'
import type { profile } from './en/account/profile.ts'
import type { plans } from './en/account/plans.ts'
import type { publishing } from './en/publishing/publishing.ts'
import type { qrDesigner } from './en/qr/qr-designer.ts'
import type { qrDesigns } from './en/qr/qr-designs.ts'
import type { qrDownload } from './en/qr/qr-download.ts'
import type { qrPrint } from './en/qr/qr-print.ts'
import type { security } from './en/account/security.ts'
import type { selling } from './en/inbox/selling.ts'
import type { sharing } from './en/apps/sharing.ts'
import type { share } from './en/apps/share.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { hoursControls } from './en/slides/hours-controls.ts'
import type { picturesControl } from './en/slides/pictures-control.ts'
import type { rowsControl } from './en/slides/rows-control.ts'
import type { slideControls } from './en/slides/slide-controls.ts'
import type { slideActions } from './en/slides/slide-actions.ts'
import type { slideKinds } from './en/slides/slide-kinds.ts'
import type { slideHours } from './en/publishing/slide-hours.ts'
import type { slides } from './en/slides/slides.ts'
import type { start } from './en/apps/start.ts'
import type { subscription } from './en/account/subscription.ts'
import type { versions } from './en/versions.ts'
import type { visitors } from './en/account/visitors.ts'
import type { tagRegistration } from './en/links/tag-registration.ts'
import type { templates } from './en/slides/templates.ts'
import type { tips } from './en/slides/tips.ts'
import type { twin } from './en/slides/twin.ts'
import type { twinDialog } from './en/slides/twin-dialog.ts'

/** Every text by feature: one line for each file of en/. Keys are checked where they are used. */
export interface TextTable {
  account: typeof account
  brand: typeof brand
  analytics: typeof analytics
  analyticsNames: typeof analyticsNames
  analyticsPlots: typeof analyticsPlots
  analyticsSharing: typeof analyticsSharing
  appCopies: typeof appCopies
  previewLink: typeof previewLink
  auth: typeof auth
  checks: typeof checks
  chrome: typeof chrome
  closing: typeof closing
  common: typeof common
  conflict: typeof conflict
  consent: typeof consent
  dunning: typeof dunning
  editing: typeof editing
  experienceEditor: typeof experienceEditor
  experiences: typeof experiences
  explore: typeof explore
  exploreResults: typeof exploreResults
  gallery: typeof gallery
  history: typeof history
  inbox: typeof inbox
  inboxCount: typeof inboxCount
  inboxSettings: typeof inboxSettings
  legal: typeof legal
  linkForm: typeof linkForm
  linkImport: typeof linkImport
  linkNfc: typeof linkNfc
  linkRules: typeof linkRules
  links: typeof links
  linkSeries: typeof linkSeries
  linkTabs: typeof linkTabs
  longJobs: typeof longJobs
  lists: typeof lists
  mediaEditor: typeof mediaEditor
  mediaFiles: typeof mediaFiles
  mediaPicker: typeof mediaPicker
  mediaUpload: typeof mediaUpload
  mediaVideo: typeof mediaVideo
  looks: typeof looks
  numbers: typeof numbers
  onboarding: typeof onboarding
  overview: typeof overview
  options: typeof options
  orders: typeof orders
  lazy: typeof lazy
  pageImport: typeof pageImport
  people: typeof people
  profile: typeof profile
  plans: typeof plans
  publishing: typeof publishing
  qrDesigner: typeof qrDesigner
  qrDesigns: typeof qrDesigns
  qrDownload: typeof qrDownload
  qrPrint: typeof qrPrint
  security: typeof security
  selling: typeof selling
  sharing: typeof sharing
  share: typeof share
  shortcuts: typeof shortcuts
  hoursControls: typeof hoursControls
  picturesControl: typeof picturesControl
  rowsControl: typeof rowsControl
  slideControls: typeof slideControls
  slideActions: typeof slideActions
  slideKinds: typeof slideKinds
  slideHours: typeof slideHours
  slides: typeof slides
  start: typeof start
  subscription: typeof subscription
  versions: typeof versions
  visitors: typeof visitors
  tagRegistration: typeof tagRegistration
  templates: typeof templates
  tips: typeof tips
  twin: typeof twin
  twinDialog: typeof twinDialog
}
