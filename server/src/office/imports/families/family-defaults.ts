import type { Family } from '@gondola/contract/catalogue'
import { folded } from '../../../platform/text/folded.ts'

/** The properties that a new family gets from its name until staff change them (argentina §1.2, §1.3, §1.4). */
export type FamilyDefaults = Pick<Family, 'Perecedero' | 'Alcohol'> & { Frio: boolean; Iva: number }

const VAT = 21
const REDUCED_VAT = 10.5
const EXEMPT = 0

const ALCOHOL =
  /cerveza|vino|espumante|sidra|champan|aperitivo|bebidas? blancas?|whisky|licor|fernet|vermut|destilad/
const NOT_ALCOHOL = /vinagre|sin alcohol/
const FRESH =
  /carne|cerdo|pollo|granja|achura|embutido|pescado|marisco|frutas|verdura|hortaliza|citrico|hierbas frescas/
const NOT_FRESH = /secas|congelad|envasad|conserva|rebozad|alimento|accesorio|perro|gato/
const PERISHABLE =
  /lacteo|leches?$|yogur|quesos?|fiambre|crema de leche|cremas de leche|manteca|postres y flanes|pastas frescas|tapas|huevo|salchicha|pate|ensalada|congelad|helado|hamburguesa|panaderia fresca|pan fresco|facturas|rotiseria|sandwich|levadura/
/** Families kept in the refrigerator or the freezer. */
const COLD =
  /lacteo|leches?$|yogur|quesos?|fiambre|cremas? de leche|manteca|postres y flanes|pastas frescas|tapas|salchicha|pate|ensalada|congelad|helado|hielo|hamburguesa|rotiseria|sandwich|levadura|carne|cerdo|pollo|granja|achura|embutido|pescado|marisco/
const NOT_COLD = /^pan\b|^panes\b|huevo|conserva|polvo|larga vida|alimento|accesorio|perro|gato/
const MILK = /^leches?( en polvo| fluida| larga vida)?$/

export function familyDefaults(family: string, department: string): FamilyDefaults {
  const name = folded(family)
  const isFresh = FRESH.test(name) && !NOT_FRESH.test(name)
  const Perecedero = isFresh || PERISHABLE.test(name) || /frescos|congelados/.test(folded(department))
  return {
    Alcohol: ALCOHOL.test(name) && !NOT_ALCOHOL.test(name),
    Perecedero,
    Frio: (Perecedero || name === 'hielo') && COLD.test(name) && !NOT_COLD.test(name),
    Iva: MILK.test(name) ? EXEMPT : isFresh ? REDUCED_VAT : VAT,
  }
}
