// HTML allowed in texts written by staff (spec §3): sanitised when stored and again when shown.

/** Allowed tags: headings, paragraphs, lists, tables, links, emphasis. No styles, scripts, frames, forms, pictures. */
export const TEXT_TAGS: readonly string[] =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote table thead tbody tr th td caption a b strong i em u s code small sub sup span div details summary'.split(
    ' ',
  )

export const TEXT_ATTRIBUTES: readonly string[] = ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang']
