/**
 * Entry point of clients: one typed client, its answers, and the rules that both sides follow. Contains addresses, no
 * schemas; those are for the server, for OpenAPI and for what a screen itself must check (schemas.ts).
 */
export type { Address } from './kit/address.ts'
export { addresses } from './addresses.ts'
export type { AccountData } from './account/account.ts'
export type { AccountClosing } from './account/closing.ts'
export { LEGAL_VERSIONS } from './account/legal.ts'
export { ACCOUNT_NAME_MAX, BIO_MAX, USERNAME_MAX, USERNAME_MIN, usernameProblem } from './account/profile.ts'
export {
  CLOSING_DAYS,
  CODE_LENGTH,
  CODE_MINUTES,
  LAST_WORDS_MAX,
  MAX_PASSKEYS,
  PASSKEY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REAUTHENTICATION_MINUTES,
  RESET_CODE_LENGTH,
  UNDO_HOURS,
} from './account/limits.ts'
export type { Passkey, Security, SignedInDevice } from './account/security.ts'
export type { AppTemplate, TemplateSlide } from './app-copies/app-templates.ts'
export type { Brand, BrandInput } from './brands/brands.ts'
export { BRAND_LIMITS, MAX_BRAND_LINKS, MAX_HOURS, MAX_STREET } from './brands/limits.ts'
export type { CopyLink, SharedApp } from './app-copies/copy-links.ts'
export { APP_TEMPLATE_LIMITS, COPY_LINK_DAYS } from './app-copies/limits.ts'
export type { Contract, Feature } from './contract.ts'
export type { CheckedAddress, UntriedLinks } from './editing/checks.ts'
export type { MeasuredLayout, SlideLayout } from './editing/layouts.ts'
export type { DocumentKind, Draft, DraftOrder } from './editing/drafts.ts'
export {
  MAX_CHECKED_ADDRESSES,
  MAX_LAYOUT_LENGTH,
  MAX_NAMED_VERSIONS,
} from './editing/limits.ts'
export type { CheckFinding } from './editing/save-warnings.ts'
export type { ShownDocument, Twin } from './editing/twins.ts'
export type { Version } from './editing/versions.ts'
export { COVER_SIZE } from './experiences/cover-size.ts'
export { EMBED_SIZE, embedFrame } from './experiences/embed-frame.ts'
export type { ExperienceConsequences } from './experiences/experience-tools.ts'
export { isSlideShown } from './experiences/hours/is-slide-shown.ts'
export { nextSlideChange } from './experiences/hours/next-slide-change.ts'
export type { SlideRule, SlideRules } from './experiences/hours/slide-rules.ts'
export type { Page, PageInput, PublicExperience, PublicSlide } from './experiences/experiences.ts'
export type { ExploreGroup, FeaturedExperience } from './experiences/explore.ts'
export { MAX_ADDRESSES, MAX_DAYS_AHEAD, MAX_SLIDES } from './experiences/limits.ts'
export { PAGE_NAME_MAX, PAGE_NAME_MIN, pageNameProblem, RESERVED_NAMES, toPageName } from './experiences/page-name.ts'
export { sourceOf } from './experiences/source.ts'
export type { ReviewInput, SubscriptionInput } from './forms/forms.ts'
export type { InboxFilter, InboxOrder } from './forms/inbox-calls.ts'
export type { InboxEntry, InboxReview, InboxSubscriber, ReviewState, SubscriberState } from './forms/inbox-entries.ts'
export type { DigestRhythm, InboxDigest, InboxWebhook, WebhookDelivery, WebhookEvent } from './forms/inbox-settings.ts'
export {
  CONFIRM_DAYS,
  FORM_LIMITS,
  FORM_RETENTION_DAYS,
  OLD_SECRET_HOURS,
  REVIEW_PHOTO_MAX,
  REVIEW_REPLY_MAX,
  REVIEW_TEXT_MAX,
  VISITOR_NAME_MAX,
} from './forms/limits.ts'
export {
  MAX_IMPORTED_DESCRIPTION,
  MAX_IMPORTED_ITEMS,
  MAX_IMPORTED_LINKS_OF_PAGE,
  MAX_IMPORTED_NAME,
  MAX_IMPORTED_PICTURES,
  MAX_PAGES_READ,
  MAX_PICTURES_STORED,
} from './imports/limits.ts'
export type {
  ImportedHours,
  ImportedItem,
  ImportedPage,
  ImportedPicture,
  PageRefusal,
} from './imports/page-imports.ts'
export type { Call, CallAnswer, CallInput, Calls, Failure, ParsedInput } from './kit/call.ts'
export { ApiError, callUrl, type Client, createClient } from './kit/client.ts'
export { type ErrorCode, errors } from './kit/errors.ts'
export { MAX_MANY } from './kit/limits.ts'
export type { ChangeResult } from './kit/many.ts'
export {
  API_PREFIX,
  embedPath,
  experiencePath,
  linkPath,
  previewPath,
  MEDIA_PREFIX,
  reportPath,
  safeRedirect,
  twinPath,
} from './kit/paths.ts'
export { refusalMessage } from './kit/refusal-message.ts'
export { opensSoon } from './kit/opens-soon.ts'
export { PRODUCT } from './kit/product.ts'
export { chooseDestination, type ChosenDestination, type LinkVisitor, withUtm } from './links/choose-destination.ts'
export { LINK_PASSWORD, MAX_IMPORT_BYTES, MAX_IMPORTED_LINKS, MAX_LINK_RULES, MAX_SERIES } from './links/limits.ts'
export type { LinkDestination, LinkRule, LinkUtm, VisitorDevice } from './links/link-rules.ts'
export type { ImportedLink, LinkBatch, LinkChange, LinkHealth, LinkScans } from './links/link-tools.ts'
export type { Tag, TagInput, TagSubType } from './links/links.ts'
export { ndefAddress, type NdefAddress, type NfcChip, nfcChips, tapUrl, toHex } from './links/ndef.ts'
export type { LongJob, LongJobKind } from './long-jobs/long-jobs.ts'
export { MAIL_HOUR } from './mails/mail-hour.ts'
export { canShowImage } from './media/can-show-image.ts'
export {
  IMAGE_TYPES,
  MAX_CAPTION_BYTES,
  MAX_CAPTIONS,
  MAX_VIDEO_MS,
  MEDIA_LIMITS,
  STORAGE_LIMITS,
  VIDEO_TYPES,
} from './media/limits.ts'
export type { MediaRecipe, MediaTrim } from './media/media-recipe.ts'
export type { MediaUse } from './media/media-tools.ts'
export type { MediaItem } from './media/media.ts'
export { applyColours } from './media/recipe/apply-colours.ts'
export { colourMatrix, type ColourMatrix } from './media/recipe/colour-matrix.ts'
export { type FilterName, FILTERS } from './media/recipe/filters.ts'
export {
  type Box,
  type Crop,
  cropBox,
  fitCrop,
  largestCrop,
  normalRotation,
  type Size,
  sourcePoint,
  toCrop,
  turnedSize,
} from './media/recipe/geometry.ts'
export { COLOUR_KEYS, type ColourKey, type Colours, isNeutral, neutralRecipe } from './media/recipe/neutral-recipe.ts'
export type { Onboarding } from './onboarding/onboarding.ts'
export { ONBOARDING_STEPS, type OnboardingStep } from './onboarding/steps.ts'
export type { Invitation, Member, Membership } from './people/people.ts'
export {
  type Capability,
  CAPABILITIES,
  OPEN_ACCOUNT_HEADER,
  type Role,
  ROLE_CAPABILITIES,
  roleAllows,
  ROLES,
} from './people/roles.ts'
export { hasSeat, INVITATION_DAYS, roleNow, seatsOf } from './people/seats.ts'
export type { VisitorData, VisitorErasure, VisitorOrder } from './personal-data/personal-data.ts'
export type {
  BillingInvoice,
  BillingState,
  ChangePreview,
  SubscriptionInfo,
  SubscriptionUpdate,
} from './plans/billing.ts'
export { FREE_PLAN_ID } from './plans/free-plan.ts'
export { FREE_LIMITS, type LimitedKind, mayCreate, type Tier, tierOf } from './plans/limits.ts'
export type { AvailablePlan, KeptIds, PlansAnswer, PlanUsage } from './plans/plan-calls.ts'
export {
  ALL_PLAN_FEATURES,
  type FeatureId,
  featureOf,
  featuresOf,
  type FeatureValue,
  findPlan,
  type PaidTier,
  PLAN_PERIODS,
  type Plan,
  type PlanFeature,
  type PlanId,
  type PlanPeriod,
  PLANS,
  SEATS,
  TIER_LEVELS,
  TIERS,
  tierThatLifts,
  TRIAL_DAYS,
} from './plans/plans.ts'
export { CURRENCIES, type Currency, listPrice, PAID_MONTHS_OF_YEAR } from './plans/prices.ts'
export {
  ACCOUNT_STATUSES,
  type AccountFacts,
  type AccountStanding,
  accountStanding,
  type AccountStatus,
  accountStatusOf,
  accountTier,
  type AccountType,
  type Entitlement,
  ENTITLEMENTS,
  SUBSCRIPTION_SOURCES,
  type SubscriptionSource,
} from './plans/tiers.ts'
export {
  MAX_BLEED_MM,
  MAX_CODES,
  MAX_LABELS,
  MAX_PRINT_CODES,
  MAX_PRINT_COPIES,
  MAX_PRINT_TEXT,
  MAX_QR_PIXELS,
  SAMPLE_TAG_ID,
} from './qr-designs/limits.ts'
export {
  labelsOn,
  type PrintProductName,
  printProductNames,
  printSize,
  type PrintSizeName,
  sizesOf,
} from './qr-designs/print-sizes.ts'
export type { PrintFormat, PrintOrder, PrintPreview, PrintPreviewOrder, PrintWishes } from './qr-designs/prints.ts'
export type { QrCheck, QrClientConfig, QrDesign, QrDesignInput, QrLogo } from './qr-designs/qr-designs.ts'
export type { CodeFilesOrder, LabelSheetName, QrFormat } from './qr-designs/qr-tools.ts'
export {
  MAX_PRICE,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCTS,
  MAX_QUANTITY,
  MAX_REFUND_REASON,
  MAX_STOCK,
  MAX_VARIANTS,
} from './selling/limits.ts'
export type { Order, OrdersFilter, OrderState, PayoutAccount } from './selling/orders.ts'
export { piecesOfRefund } from './selling/pieces-of-refund.ts'
export type { DeliveryAddress, PaymentIntent, PaymentStatus, Receipt } from './selling/payments.ts'
export type { NewProduct, Product, ProductInput, ProductVariant } from './selling/products.ts'
export { MAX_TEMPLATES } from './slides/limits.ts'
export type { SlideConsequences } from './slides/slide-tools.ts'
export type { ExperienceItem, ItemType, View } from './slides/slides.ts'
export type { SlideTemplate } from './slides/templates.ts'
export type { WebsiteFacts } from './slides/websites.ts'
export { VISIT_PIXEL_PATH } from './visits/addresses.ts'
export type {
  AnalyticsMail,
  AnalyticsReport,
  AnalyticsShare,
  AnalyticsShareLink,
  AnalyticsSubject,
  AnalyticsTotals,
  FunnelSlide,
  ReportQuery,
  ReportTable,
} from './visits/analytics-tools.ts'
export { DEVICE_HISTORY_KEY, type DeviceHistory, MAX_DEVICE_HISTORY } from './visits/history-device.ts'
export type { AccountHistoryItem } from './visits/history-tools.ts'
export type { HistoryItem } from './visits/history.ts'
export {
  MAX_ACCOUNT_HISTORY,
  MAX_HISTORY_PATHS,
  MAX_REPORT_DAYS,
  NFC_MARK,
  RECENT_DAYS,
  ROLLING_WEEK_DAYS,
  TAG_MARK,
} from './visits/limits.ts'
export type { VisitEventType, VisitReport } from './visits/visits.ts'
export { FILE_HOURS } from './long-jobs/limits.ts'
