/** Lets the keyboard reach the stacks that are taller than their slide, and only those: the rest is no stop for Tab. */
export function scrollByKeys(root: Element): void {
  // One pixel of rounding is not scrolling.
  for (const stack of root.querySelectorAll('.tp-stack'))
    if (stack.scrollHeight > stack.clientHeight + 1) stack.setAttribute('tabindex', '0')
    else stack.removeAttribute('tabindex')
}
