/** A document number as it is compared and stored: without dots, blanks and hyphens, capitals (argentina §3.3). */
export function normalisedDocument(Nrodoc: string): string {
  return Nrodoc.normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
}
