// What a text that staff write may hold (spec §3): cleaned when it is written and again when it is shown.

/** Tags of a text: headings, paragraphs, lists, tables, links, emphasis. No styles, scripts, frames, forms, pictures. */
export const TEXT_TAGS: readonly string[] =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote table thead tbody tr th td caption a b strong i em u s code small sub sup span div details summary'.split(
    ' ',
  )

export const TEXT_ATTRIBUTES: readonly string[] = ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang']
