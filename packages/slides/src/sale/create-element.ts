/** Creates an element with its attributes and text; nothing in it is parsed as HTML. */
export function createElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Partial<HTMLElementTagNameMap[T]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = Object.assign(document.createElement(tag), attributes)
  made.append(...children)
  return made
}
