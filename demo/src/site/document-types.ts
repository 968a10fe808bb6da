import type { DocumentType } from '@gondola/contract/clients'

/** Identity document types, DNI first; code 0 is reserved for 'none chosen' (spec §5). */
export function demoDocumentTypes(): DocumentType[] {
  return ['DNI', 'LE', 'LC', 'CI', 'Pasaporte', 'CUIT', 'CUIL', 'CDI'].map((Descripcion, index) => ({
    Codigo: index + 1,
    Descripcion,
  }))
}
