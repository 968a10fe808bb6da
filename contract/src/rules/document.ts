/** A document number as it is compared and stored: without dots, blanks and hyphens, capitals (argentina §3.3). */
export function normalisedDocument(Nrodoc: string): string {
  return Nrodoc.normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
}

/** What a number of each type is made of (argentina §3.3), and how that is said. */
const FORMS: Readonly<Record<string, DocumentForm>> = {
  DNI: { form: /^\d{7,8}$/, said: '7 u 8 números' },
  LE: { form: /^\d{6,8}$/, said: 'de 6 a 8 números' },
  LC: { form: /^\d{6,8}$/, said: 'de 6 a 8 números' },
  CI: { form: /^\d{5,9}$/, said: 'de 5 a 9 números' },
  PASAPORTE: { form: /^[A-Z0-9]{5,15}$/, said: 'de 5 a 15 letras y números' },
  CUIT: { form: /^\d{11}$/, said: '11 números' },
  CUIL: { form: /^\d{11}$/, said: '11 números' },
  CDI: { form: /^\d{11}$/, said: '11 números' },
}
/** Types that a shop added. */
const OTHER: DocumentForm = { form: /^[A-Z0-9]{1,20}$/, said: 'letras y números' }

interface DocumentForm {
  form: RegExp
  said: string
}

/** What a type's number has to be, where it is not; null: it may be so. `Tipo` is the type's name. */
export function documentFault(Tipo: string, Nrodoc: string): string | null {
  const { form, said } = FORMS[Tipo.trim().toUpperCase()] ?? OTHER
  return form.test(normalisedDocument(Nrodoc)) ? null : said
}
