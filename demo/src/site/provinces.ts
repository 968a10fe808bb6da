import type { Province } from '@gondola/contract/site'

/** ISO 3166-2:AR letters and names (argentina §3.3). */
const PROVINCES: Record<string, string> = {
  C: 'Ciudad Autónoma de Buenos Aires',
  B: 'Buenos Aires',
  K: 'Catamarca',
  H: 'Chaco',
  U: 'Chubut',
  X: 'Córdoba',
  W: 'Corrientes',
  E: 'Entre Ríos',
  P: 'Formosa',
  Y: 'Jujuy',
  L: 'La Pampa',
  F: 'La Rioja',
  M: 'Mendoza',
  N: 'Misiones',
  Q: 'Neuquén',
  R: 'Río Negro',
  A: 'Salta',
  J: 'San Juan',
  D: 'San Luis',
  Z: 'Santa Cruz',
  S: 'Santa Fe',
  G: 'Santiago del Estero',
  V: 'Tierra del Fuego',
  T: 'Tucumán',
}

/** The 24 provinces. */
export function demoProvinces(): Province[] {
  return Object.entries(PROVINCES).map(([Codigo, Descripcion], index) => ({
    Id: index + 1,
    Codigo,
    Descripcion,
  }))
}
