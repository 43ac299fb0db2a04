/** Makes stacks taller than their slide focusable, so that they scroll by keyboard; others are no tab stops. */
export function scrollByKeys(root: Element): void {
  // One pixel is a rounding error.
  for (const stack of root.querySelectorAll('.tp-stack'))
    if (stack.scrollHeight > stack.clientHeight + 1) stack.setAttribute('tabindex', '0')
    else stack.removeAttribute('tabindex')
}
