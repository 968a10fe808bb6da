/** The company behind the demo shop. All data are invented; the CUIT has a valid check digit. */
export const COMPANY = {
  NombreTienda: 'Supermercados Góndola',
  RazonSocial: 'Góndola Supermercados Regionales S.A.',
  Cuit: '30-99888777-8',
  Domicilio: 'Av. Colón 1480, B7000 Tandil, provincia de Buenos Aires',
  Email: 'hola@gondola.example',
  Telefono: '(0249) 444-5500',
  Whatsapp: '5492494555500',
  AreaAtencion: 'Atención al cliente',
} as const

/** What its look has of its own. */
export const DEMO_BRAND = { NombreCorto: 'Góndola' } as const
