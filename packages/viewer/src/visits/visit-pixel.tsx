import { API_PREFIX, VISIT_PIXEL_PATH } from '@taplet/contract'

/** Tells of a visitor whose browser runs no script. The address of the page itself comes along as the referrer. */
export function VisitPixel({ path, tagId }: { path: string; tagId: string | undefined }) {
  const query = new URLSearchParams({ path, ...(tagId !== undefined && { tag: tagId }) })
  return (
    <noscript>
      <img src={`${API_PREFIX}${VISIT_PIXEL_PATH}?${query}`} alt="" hidden />
    </noscript>
  )
}
