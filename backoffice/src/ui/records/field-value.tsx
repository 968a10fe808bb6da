import { useGetOne } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { CHANGED_TEXTS } from '@gondola/contract/staff'
import { readable } from './difference-rows.ts'

/** Fields with the code of a record of another list. */
const REFERENCES: Readonly<Record<string, string>> = {
  Familia: 'familias',
  Marca: 'marcas',
  Departamento: 'departamentos',
  Articulo: 'articulos',
}
/** Fields in pesos. */
const PESOS = new Set(['Precioventa', 'Preciooferta', 'ImpuestoInterno', 'Monto1', 'Monto2', 'PesosPorPunto'])
/** How much of a long text is shown: enough to tell two apart. */
const SHOWN_CHARACTERS = 300

/** A field's value, formatted. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const reference = REFERENCES[field]
  const code = (value as { Codigo?: string | number } | null)?.Codigo
  if (reference !== undefined && code !== undefined) return <ReferenceName resource={reference} id={code} />
  if (PESOS.has(field) && typeof value === 'number') return <strong>{formatPesos(value)}</strong>
  const text = (readable(value) ?? '').replace(/<[^>]*>/g, ' ').trim()
  return <strong>{text === '' ? CHANGED_TEXTS.nothing : text.slice(0, SHOWN_CHARACTERS)}</strong>
}

function ReferenceName({ resource, id }: { resource: string; id: string | number }) {
  const { data } = useGetOne(resource, { id })
  return <strong>{(data?.['Descripcion'] as string | undefined) ?? String(id)}</strong>
}
