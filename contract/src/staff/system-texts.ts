import { formatNumber } from '../base/index.ts'

/** What the panel says about the database and the files; docs/operating.md has the steps. */
export const SYSTEM_TEXTS = {
  title: 'Estado del sistema',
  explain: 'Cómo están la base de datos y los archivos de la tienda.',
  database: 'Base de datos',
  files: 'Imágenes y archivos',
  sqlite: (megabytes: number, most: number) =>
    `SQLite, en un archivo de ${formatNumber(megabytes)} MB. Alcanza hasta ${formatNumber(most)} MB.`,
  postgres: (replicas: number) =>
    replicas === 0
      ? 'PostgreSQL.'
      : `PostgreSQL, con ${formatNumber(replicas)} ${replicas === 1 ? 'copia' : 'copias'} al día.`,
  fits: 'La tienda entra bien en su base de datos.',
  outgrown: 'La tienda ya es grande para SQLite: de acá en adelante conviene PostgreSQL.',
  outgrownHint:
    'No se pierde nada ni se deja de vender, pero las listas y búsquedas del panel van a tardar más cada mes. Avisale a quien mantiene el servidor: el cambio es un comando («npm run mudar») con la tienda cerrada un rato, y está explicado en docs/operating.md.',
  seeState: 'Ver el estado',
  inFolder: 'En el disco del servidor.',
  inStore: 'En un almacén de archivos, que responde.',
  storeAway:
    'El almacén de archivos no responde: la tienda sigue vendiendo, pero hay imágenes que no se ven y no se pueden subir archivos. Avisale a quien mantiene el servidor.',
} as const
