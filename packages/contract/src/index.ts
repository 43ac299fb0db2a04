/** Entry point: what client and server promise each other. */
export { accountCalls, type AccountData, accountData, accountStatus, accountType } from './account/account.ts'
export {
  answers,
  type Call,
  type CallAnswer,
  type CallInput,
  type Calls,
  type Failure,
  failure,
  type ParsedInput,
} from './kit/call.ts'
export { canShowImage } from './media/can-show-image.ts'
export { ApiError, type Client, createClient } from './kit/client.ts'
export { type Contract, contract, type Feature } from './contract.ts'
export { EMBED_SIZE, embedFrame } from './experiences/embed-frame.ts'
export { type ErrorCode, errors } from './kit/errors.ts'
export { refusalMessage } from './kit/refusal-message.ts'
export {
  experienceCalls,
  MAX_SLIDES,
  type Page,
  type PageInput,
  type PublicExperience,
  type PublicSlide,
  publicExperience,
} from './experiences/experiences.ts'
export { exploreCalls, type ExploreGroup, type FeaturedExperience } from './experiences/explore.ts'
export { REVIEW_PHOTO_MAX, REVIEW_TEXT_MAX, VISITOR_NAME_MAX } from './forms/form-limits.ts'
export { moreReviewsCalls } from './forms/more-reviews.ts'
export { formCalls, type ReviewInput, reviewInput, type SubscriptionInput, subscriptionInput } from './forms/forms.ts'
export { DEVICE_HISTORY_KEY, type DeviceHistory, MAX_DEVICE_HISTORY } from './visits/history-device.ts'
export { CODE_LENGTH, identityCalls, PASSWORD_MAX, PASSWORD_MIN } from './account/identity.ts'
export { instanceCalls } from './account/instance.ts'
export {
  MAX_ADDRESSES,
  MAX_NAMED_VERSIONS,
  FREE_LIMITS,
  type LimitedKind,
  mayCreate,
  type Tier,
  tierOf,
} from './account/limits.ts'
export {
  IMAGE_TYPES,
  MAX_VIDEO_MS,
  MEDIA_LIMITS,
  type MediaItem,
  mediaItem,
  mediaScope,
  STORAGE_LIMITS,
  VIDEO_TYPES,
} from './media/media.ts'
export { PAGE_NAME_MAX, PAGE_NAME_MIN, pageNameProblem, RESERVED_NAMES, toPageName } from './experiences/page-name.ts'
export {
  API_PREFIX,
  embedPath,
  experiencePath,
  linkPath,
  MEDIA_PREFIX,
  reportPath,
  safeRedirect,
  twinPath,
} from './kit/paths.ts'
export { PRODUCT } from './kit/product.ts'
export { type ExperienceItem, type ItemType, itemType, type View } from './slides/slides.ts'
export { sourceOf } from './experiences/source.ts'
export { NFC_MARK, VISIT_PIXEL_PATH, type VisitEventType, type VisitReport } from './visits/visits.ts'
