type Keyed = Map<string, { before: ChildNode; live: ChildNode }>

/** A widget keeps its element wherever it moves; anything else is matched by type and position. */
function keysOf(parent: Node): string[] {
  const places = new Map<string, number>()
  return [...parent.childNodes].map((node) => {
    const id = node instanceof HTMLElement && node.dataset['widgetId']
    if (id) return `widget ${id}`
    const place = (places.get(node.nodeName) ?? 0) + 1
    places.set(node.nodeName, place)
    return `${node.nodeName} ${place}`
  })
}

function morphAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
}

/** Moves a node without stopping a video in it, where the browser supports that. */
function moveBefore(parent: Node & { moveBefore?: Node['insertBefore'] }, node: Node, next: Node | null): void {
  if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, next)
  else parent.insertBefore(node, next)
}

function morphChildren(live: Node, before: Node, after: Node, onNew: (node: Node) => void): void {
  const keys = keysOf(before)
  const liveChildren = [...live.childNodes]
  const known: Keyed = new Map()
  ;[...before.childNodes].forEach((child, index) => {
    const liveChild = liveChildren[index]
    const key = keys[index]
    if (liveChild && key) known.set(key, { before: child, live: liveChild })
  })
  const wanted = keysOf(after)
  for (const [key, { live: gone }] of known) if (!wanted.includes(key)) gone.remove()
  let next = live.firstChild
  ;[...after.childNodes].forEach((child, index) => {
    const old = known.get(wanted[index] ?? '')
    const node = old ? morph(old.live, old.before, child, onNew) : (child.cloneNode(true) as ChildNode) // a copy of one
    if (!old) onNew(node)
    // The replacement may have taken this node out of the page.
    if (next && !next.parentNode) next = node
    if (node === next) next = next.nextSibling
    else moveBefore(live, node, next)
  })
}

/**
 * Applies the changes of the server's markup to the page, and nothing else: changes by scripts, scroll positions and
 * playing videos stay. Returns the node that is now in the page; `onNew` is called for new ones.
 */
export function morph(live: ChildNode, before: Node, after: Node, onNew: (node: Node) => void): ChildNode {
  if (before.isEqualNode(after)) return live
  const isSameKind = before.nodeName === after.nodeName && before.nodeName !== 'VIDEO'
  const isAsSent = live.nodeName === before.nodeName && live.childNodes.length === before.childNodes.length
  if (!isSameKind || !isAsSent) {
    const fresh = after.cloneNode(true) as ChildNode // it stands for one
    live.replaceWith(fresh)
    onNew(fresh)
    return fresh
  }
  if (after instanceof Element)
    morphAttributes(live as Element, before as Element, after) // of one kind, see above
  else live.nodeValue = after.nodeValue
  morphChildren(live, before, after, onNew)
  return live
}
