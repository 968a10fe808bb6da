/**
 * Shifts the headings of clean HTML so that the highest is an h2, because the text is below the page's h1. No level is
 * skipped, whichever level the staff began with.
 */
export function withHeadingsFromTwo(html: string): string {
  const levels = [...html.matchAll(/<h([2-6])\b/g)].map(([, level]) => Number(level))
  const tooDeep = Math.min(...levels) - 2
  if (levels.length === 0 || tooDeep === 0) return html
  return html.replace(/(<\/?h)([2-6])\b/g, (_, tag: string, level: string) => tag + (Number(level) - tooDeep))
}
