/** Tags that the visual editor supports; it drops all others. */
const KNOWN = new Set('h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote a b strong i em u s code'.split(' '))

/** Whether the visual editor preserves a text. */
export const isKeptByEditor = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].every(([, tag = '']) => KNOWN.has(tag.toLowerCase()))
