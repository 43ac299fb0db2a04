/** Entry point: what client and server promise each other. */
export { accountCalls, type AccountData, accountData, accountStatus, accountType } from './account.ts'
export {
  answers,
  type Call,
  type CallAnswer,
  type CallInput,
  type Calls,
  type Failure,
  failure,
  type ParsedInput,
} from './call.ts'
export { canShowImage } from './can-show-image.ts'
export { ApiError, type Client, createClient } from './client.ts'
export { type Contract, contract, type Feature } from './contract.ts'
export { EMBED_SIZE, embedFrame } from './embed-frame.ts'
export { type ErrorCode, errors } from './errors.ts'
export {
  experienceCalls,
  MAX_SLIDES,
  type Page,
  type PageInput,
  type PublicExperience,
  type PublicSlide,
  publicExperience,
} from './experiences.ts'
export { exploreCalls, type ExploreGroup, type FeaturedExperience } from './explore.ts'
export { REVIEW_PHOTO_MAX, REVIEW_TEXT_MAX, VISITOR_NAME_MAX } from './form-limits.ts'
export { moreReviewsCalls } from './more-reviews.ts'
export { formCalls, type ReviewInput, reviewInput, type SubscriptionInput, subscriptionInput } from './forms.ts'
export { DEVICE_HISTORY_KEY, type DeviceHistory, MAX_DEVICE_HISTORY } from './history-device.ts'
export { CODE_LENGTH, identityCalls, PASSWORD_MAX, PASSWORD_MIN } from './identity.ts'
export { instanceCalls } from './instance.ts'
export { FREE_LIMITS, type LimitedKind, mayCreate, type Tier, tierOf } from './limits.ts'
export {
  IMAGE_TYPES,
  MAX_VIDEO_MS,
  MEDIA_LIMITS,
  type MediaItem,
  mediaItem,
  mediaScope,
  STORAGE_LIMITS,
  VIDEO_TYPES,
} from './media.ts'
export { PAGE_NAME_MAX, PAGE_NAME_MIN, pageNameProblem, RESERVED_NAMES, toPageName } from './page-name.ts'
export {
  API_PREFIX,
  embedPath,
  experiencePath,
  linkPath,
  MEDIA_PREFIX,
  reportPath,
  safeRedirect,
  twinPath,
} from './paths.ts'
export { PRODUCT } from './product.ts'
export { type ExperienceItem, type ItemType, itemType, type View } from './slides.ts'
export { sourceOf } from './source.ts'
export { NFC_MARK, VISIT_PIXEL_PATH, type VisitEventType, type VisitReport } from './visits.ts'
