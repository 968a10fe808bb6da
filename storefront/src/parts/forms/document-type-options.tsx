import { useDocumentTypes } from '../../state/clients.ts'

/** Options of a select of document types; `none` is the empty choice, code 0 (spec §5). */
export function DocumentTypeOptions({ none }: { none: string }) {
  const types = useDocumentTypes().data ?? []
  return (
    <>
      <option value={0}>{none}</option>
      {types.map(({ Codigo, Descripcion }) => (
        <option key={Codigo} value={Codigo}>
          {Descripcion}
        </option>
      ))}
    </>
  )
}
