import { API_PREFIX, VISIT_PIXEL_PATH } from '@taplet/contract'

interface VisitPixelProps {
  path: string
  /** The slide that the page opens with. */
  slideId: string | undefined
  tagId: string | undefined
}

/** Reports a visitor whose browser runs no script. The page's address is sent as the referrer. */
export function VisitPixel({ path, slideId, tagId }: VisitPixelProps) {
  const query = new URLSearchParams({
    path,
    ...(slideId !== undefined && { slide: slideId }),
    ...(tagId !== undefined && { tag: tagId }),
  })
  return (
    <noscript>
      <img src={`${API_PREFIX}${VISIT_PIXEL_PATH}?${query}`} alt="" hidden />
    </noscript>
  )
}
