import type { BranchLikeness, ImportBranch } from '@gondola/contract/imports'

const count = new Intl.NumberFormat('es-AR')

/** Prices by branch on the screen of an import. */
export const IMPORT_BRANCH_TEXTS = {
  each: (merchant: string, branches: number) =>
    `Cada sucursal con sus precios (${count.format(branches)}): ${merchant}`,
  title: 'Qué sucursal es cada una',
  explain:
    'Las que ya se importaron se conocen por su clave. Revisá las demás: una que se parece a otra de la tienda sólo está propuesta.',
  inShop: 'En la tienda',
  isNew: 'Nueva',
  omit: 'No importarla',
  choiceOf: (branch: string) => `En la tienda, ${branch}`,
  twice: 'Dos sucursales del archivo no pueden ser la misma.',
  effects: 'Por sucursal',
  effectsHint: 'Las que tienen precios iguales comparten una lista.',
  branch: 'Sucursal',
  list: 'Lista',
  base: 'Precio base',
  prices: 'Precios',
  added: 'Nuevos',
  dearer: 'Suben',
  cheaper: 'Bajan',
  gone: 'No se venden más',
  isAdded: 'se agrega',
  undo: 'Deshacer',
  undoOf: (branch: string) => `Deshacer en ${branch}`,
  undoExplain: (branch: string) =>
    `${branch} vuelve a los precios y al surtido de antes de esta importación, en una lista propia. Las otras sucursales quedan como están. También se puede deshacer.`,
  undoes: (branch: string, id: number) => `Deshace en ${branch} la importación ${id}.`,
  jumpsAt: (branch: string) => `en ${branch}`,
} as const

const LIKENESS: Readonly<Record<BranchLikeness, string>> = {
  clave: 'Se conoce por su clave.',
  codigo: 'Se parece por el código: confirmala.',
  nombre: 'Se parece por el nombre: confirmala.',
  direccion: 'Se parece por la dirección: confirmala.',
}

/** Why the branch of the shop is chosen. */
export const likenessText = ({ Propuesta }: ImportBranch): string =>
  Propuesta === undefined ? '' : LIKENESS[Propuesta.Por]
