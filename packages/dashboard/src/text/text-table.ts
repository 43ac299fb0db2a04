import type { analytics } from './en/analytics.ts'
import type { analyticsNames } from './en/analytics-names.ts'
import type { analyticsPlots } from './en/analytics-plots.ts'
import type { analyticsSharing } from './en/analytics-sharing.ts'
import type { auth } from './en/auth.ts'
import type { checks } from './en/checks.ts'
import type { chrome } from './en/chrome.ts'
import type { common } from './en/common.ts'
import type { consent } from './en/consent.ts'
import type { editing } from './en/editing.ts'
import type { experienceEditor } from './en/experience-editor.ts'
import type { experiences } from './en/experiences.ts'
import type { explore } from './en/explore.ts'
import type { exploreResults } from './en/explore-results.ts'
import type { gallery } from './en/gallery.ts'
import type { history } from './en/history.ts'
import type { inbox } from './en/inbox.ts'
import type { inboxCount } from './en/inbox-count.ts'
import type { inboxSettings } from './en/inbox-settings.ts'
import type { linkForm } from './en/link-form.ts'
import type { linkImport } from './en/link-import.ts'
import type { linkNfc } from './en/link-nfc.ts'
import type { linkRules } from './en/link-rules.ts'
import type { links } from './en/links.ts'
import type { linksPlace } from './en/links-place.ts'
import type { lists } from './en/lists.ts'
import type { mediaEditor } from './en/media-editor.ts'
import type { mediaFiles } from './en/media-files.ts'
import type { mediaPicker } from './en/media-picker.ts'
import type { mediaUpload } from './en/media-upload.ts'
import type { mediaVideo } from './en/media-video.ts'
import type { orders } from './en/orders.ts'
import type { pieces } from './en/pieces.ts'
import type { qrDesigner } from './en/qr-designer.ts'
import type { qrDesigns } from './en/qr-designs.ts'
import type { qrDownload } from './en/qr-download.ts'
import type { selling } from './en/selling.ts'
import type { sharing } from './en/sharing.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { slideControls } from './en/slide-controls.ts'
import type { slideHands } from './en/slide-hands.ts'
import type { slideKinds } from './en/slide-kinds.ts'
import type { slides } from './en/slides.ts'
import type { tagRegistration } from './en/tag-registration.ts'
import type { templates } from './en/templates.ts'
import type { tips } from './en/tips.ts'
import type { twin } from './en/twin.ts'
import type { twinDialog } from './en/twin-dialog.ts'

/** Every text by feature: one line for each file of en/. Keys are checked where they are used. */
export interface TextTable {
  analytics: typeof analytics
  analyticsNames: typeof analyticsNames
  analyticsPlots: typeof analyticsPlots
  analyticsSharing: typeof analyticsSharing
  auth: typeof auth
  checks: typeof checks
  chrome: typeof chrome
  common: typeof common
  consent: typeof consent
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
  linkForm: typeof linkForm
  linkImport: typeof linkImport
  linkNfc: typeof linkNfc
  linkRules: typeof linkRules
  links: typeof links
  linksPlace: typeof linksPlace
  lists: typeof lists
  mediaEditor: typeof mediaEditor
  mediaFiles: typeof mediaFiles
  mediaPicker: typeof mediaPicker
  mediaUpload: typeof mediaUpload
  mediaVideo: typeof mediaVideo
  orders: typeof orders
  pieces: typeof pieces
  qrDesigner: typeof qrDesigner
  qrDesigns: typeof qrDesigns
  qrDownload: typeof qrDownload
  selling: typeof selling
  sharing: typeof sharing
  shortcuts: typeof shortcuts
  slideControls: typeof slideControls
  slideHands: typeof slideHands
  slideKinds: typeof slideKinds
  slides: typeof slides
  tagRegistration: typeof tagRegistration
  templates: typeof templates
  tips: typeof tips
  twin: typeof twin
  twinDialog: typeof twinDialog
}
