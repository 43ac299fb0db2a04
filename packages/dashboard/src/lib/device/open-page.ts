/** Leaves the dashboard for a page of somebody else, in the whole window: sign-in pages refuse to be framed. */
export const openPage = (url: string): void => {
  // In an embedded dashboard the frame's own window would not do.
  ;(window.top ?? window).location.assign(url)
}
