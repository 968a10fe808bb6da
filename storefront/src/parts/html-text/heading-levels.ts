/**
 * Clean HTML whose highest heading is an h2, as the texts stand beneath a page's h1: no level is skipped, whichever the
 * staff began with.
 */
export function withHeadingsFromTwo(html: string): string {
  const levels = [...html.matchAll(/<h([2-6])\b/g)].map(([, level]) => Number(level))
  const tooDeep = Math.min(...levels) - 2
  if (levels.length === 0 || tooDeep === 0) return html
  return html.replace(/(<\/?h)([2-6])\b/g, (_, tag: string, level: string) => tag + (Number(level) - tooDeep))
}
