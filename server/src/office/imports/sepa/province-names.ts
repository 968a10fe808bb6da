/** Names of the provinces by their ISO 3166-2 code. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  'AR-A': 'Salta',
  'AR-B': 'Buenos Aires',
  'AR-C': 'CABA',
  'AR-D': 'San Luis',
  'AR-E': 'Entre Ríos',
  'AR-F': 'La Rioja',
  'AR-G': 'Santiago del Estero',
  'AR-H': 'Chaco',
  'AR-J': 'San Juan',
  'AR-K': 'Catamarca',
  'AR-L': 'La Pampa',
  'AR-M': 'Mendoza',
  'AR-N': 'Misiones',
  'AR-P': 'Formosa',
  'AR-Q': 'Neuquén',
  'AR-R': 'Río Negro',
  'AR-S': 'Santa Fe',
  'AR-T': 'Tucumán',
  'AR-U': 'Chubut',
  'AR-V': 'Tierra del Fuego',
  'AR-W': 'Corrientes',
  'AR-X': 'Córdoba',
  'AR-Y': 'Jujuy',
  'AR-Z': 'Santa Cruz',
}

/** A province as a SEPA file names it: by its code, or in words. */
export const provinceName = (text: string): string => PROVINCE_NAMES[text.toUpperCase()] ?? text
