import { expect, test } from 'vitest'
import { DEFAULT_SITE_PARAMETERS } from './default-texts.ts'
import { DRAFTED_TEXTS, isToReview, lacksOf, legalDraft, withoutReviewMark } from './legal-drafts.ts'

const chain = {
  NombreTienda: 'Mercado Sur',
  RazonSocial: 'Mercado & Sur S.A.',
  Cuit: '30-99888777-8',
  Domicilio: 'San Martín 100, Azul',
  Email: 'hola@mercadosur.example',
  Telefono: '02281 42-0000',
  AreaAtencion: 'Atención al cliente',
  ToleranciaPeso: 7.5,
}

test.each(DRAFTED_TEXTS)(
  'the draft of text %i says all that is wanted, and asks to be reviewed',
  (number) => {
    const draft = legalDraft(number, chain, ['Efectivo'])
    expect(lacksOf(number, draft, chain)).toEqual([])
    expect(isToReview(draft)).toBe(true)
    expect(isToReview(withoutReviewMark(draft))).toBe(false)
    expect(lacksOf(number, withoutReviewMark(draft), chain)).toEqual([])
    expect(draft).not.toContain('undefined')
  },
)

test("the terms have the chain's data and its tolerance, as text", () => {
  const terms = legalDraft(2, { ...chain, NombreTienda: '<b>Sur' }, [])
  expect(terms).toContain('&lt;b&gt;Sur')
  expect(terms).toContain('Mercado &amp; Sur S.A., CUIT 30-99888777-8')
  expect(terms).toContain('<strong>7,5%</strong>')
})

test('what a text lacks is named, also if a number is no longer true', () => {
  const terms = legalDraft(2, chain, [])
  expect(lacksOf(2, terms, { ...chain, ToleranciaPeso: 5 })).toEqual([
    'la diferencia de peso que aceptás (5 %)',
  ])
  expect(lacksOf(2, terms.replaceAll('10 días corridos', 'unos días'), chain)).toEqual([
    'el arrepentimiento dentro de los 10 días corridos',
  ])
  expect(lacksOf(2, DEFAULT_SITE_PARAMETERS.Texto2, chain)).toHaveLength(15)
  const bare = { ...chain, Cuit: '' }
  expect(lacksOf(2, legalDraft(2, bare, []), bare)).toEqual(['el CUIT'])
})

test('active payment types are listed', () =>
  expect(legalDraft(9, chain, ['Efectivo', 'Débito & crédito'])).toContain(
    '<li><strong>Débito &amp; crédito.</strong></li>',
  ))
