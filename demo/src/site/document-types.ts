import type { DocumentType } from '@gondola/contract/entities/client.ts'

/** The documents that identify a customer, DNI first; code 0 stays free for 'none chosen' (spec §5). */
export function demoDocumentTypes(): DocumentType[] {
  return ['DNI', 'LE', 'LC', 'CI', 'Pasaporte', 'CUIT', 'CUIL', 'CDI'].map((Descripcion, index) => ({
    Codigo: index + 1,
    Descripcion,
  }))
}
