import { createElement, memo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Floor, ShownScreen } from './floor-page.ts'

// In the page: a finished screen as plain React elements, without state, effects, queries or a router. Parts of the
// page and articles are components, which React skips where nothing in them changed.

interface Description {
  tag: string
  props: Record<string, unknown>
  children: (Description | Part | string)[]
}
interface Part {
  part: Description
}

const root = createRoot(document.getElementById('app')!)
const PARTS = 'header, nav, footer, article'
/** By HTML: an equal part is the same object. */
const known = new Map<string, Part>()
let screens = 0

const Shown = memo(({ part }: Part) => elementOf(part))

function elementOf({ tag, props, children }: Description): ReactNode {
  return createElement(tag, props, ...children.map(nodeOf))
}

function nodeOf(child: Description | Part | string): ReactNode {
  if (typeof child === 'string') return child
  return 'part' in child ? createElement(Shown, child) : elementOf(child)
}

function partOf(element: Element): Part {
  const found = known.get(element.outerHTML) ?? { part: describe(element) }
  known.set(element.outerHTML, found)
  return found
}

function describe(element: Element): Description {
  const props = Object.fromEntries([...element.attributes].map((attribute) => propOf(element, attribute)))
  const children = [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return []
    return node.matches(PARTS) ? partOf(node) : describe(node)
  })
  return { tag: element.tagName.toLowerCase(), props, children }
}

const NAMES: Record<string, string> = { class: 'className', value: 'defaultValue', checked: 'defaultChecked' }

function propOf(element: Element, { name, value }: Attr): [string, unknown] {
  if (name === 'style') return [name, styleOf(element as HTMLElement)]
  // `disabled=""` is true
  return [NAMES[name] ?? name, value === '' && name !== 'alt' && name !== 'value' ? true : value]
}

const styleOf = ({ style }: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...style].map((name) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]),
  )

function prepare({ parts, change }: ShownScreen): () => void {
  const template = document.createElement('template')
  template.innerHTML = parts.join('')
  // another screen is mounted, as a router does; a change within one is not
  if (!change) screens += 1
  const described = [...template.content.children].map((element) =>
    element.matches(PARTS) ? partOf(element) : describe(element),
  )
  const drawn = described.map((part, index) =>
    'part' in part
      ? createElement(Shown, { key: index, ...part })
      : createElement(Screen, { key: part.tag === 'main' ? `screen ${screens}` : index, screen: part }),
  )
  return () => root.render(drawn)
}

const Screen = ({ screen }: { screen: Description }) => elementOf(screen)

const floor: Floor = { prepare }
Object.assign(window, { floor })
