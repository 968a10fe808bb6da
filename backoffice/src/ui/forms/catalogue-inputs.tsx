import { PANEL_TEXTS } from '@gondola/contract/staff'
import { AutocompleteInput, ReferenceInput, required, SelectInput, type RaRecord } from 'react-admin'
import { IVA_RATES } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS, CODE_HINT } from '../../texts/catalogue-panel.ts'
import { WholeInput } from './number-inputs.tsx'

/** A record's code: the server chooses one if it is left empty, and it never changes. */
export const CodeInput = ({ isNew }: { isNew: boolean }) =>
  isNew ? (
    <WholeInput source="Codigo" min={1} helperText={CODE_HINT} />
  ) : (
    <WholeInput source="Codigo" readOnly />
  )

/** Drops an empty code, so that the server assigns one. */
export function withoutEmptyCode({ Codigo, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return typeof Codigo === 'number' ? { Codigo, ...rest } : rest
}

interface CodeInputProps {
  source: string
  label?: string
  /** A filter that is always shown. */
  alwaysOn?: boolean
  /** A required form field. */
  isNeeded?: boolean
}

const familyText = (family: RaRecord): string => {
  const { Departamento, Descripcion } = family as unknown as {
    Departamento?: { Descripcion: string }
    Descripcion: string
  }
  return Departamento ? `${Departamento.Descripcion} › ${Descripcion}` : Descripcion
}

const articleText = (article: RaRecord): string => {
  const { Codigo, Descripcion } = article as unknown as { Codigo: string; Descripcion: string }
  return Descripcion ? `${Descripcion} (${Codigo})` : ''
}

interface PickerProps extends CodeInputProps {
  /** The resource to choose from. */
  reference: string
  sortField: 'Orden' | 'Descripcion'
  perPage: number
  /** The label of a record; its name by default. */
  optionText?: (record: RaRecord) => string
}

/** Autocomplete for one record of the catalogue. */
const CataloguePicker = ({
  source,
  label,
  isNeeded,
  reference,
  sortField,
  perPage,
  optionText,
}: PickerProps) => (
  <ReferenceInput
    source={source}
    reference={reference}
    perPage={perPage}
    sort={{ field: sortField, order: 'ASC' }}
  >
    <AutocompleteInput
      fullWidth
      sx={{ minWidth: 220 }}
      optionText={optionText ?? 'Descripcion'}
      label={label}
      validate={isNeeded ? required() : undefined}
    />
  </ReferenceInput>
)

export const FamilyInput = ({ label = ARTICLE_TEXTS.fields.Familia, ...rest }: CodeInputProps) => (
  <CataloguePicker
    {...rest}
    label={label}
    reference="familias"
    sortField="Orden"
    perPage={50}
    optionText={familyText}
  />
)

export const DepartmentInput = ({ label = ARTICLE_TEXTS.fields.Departamento, ...rest }: CodeInputProps) => (
  <CataloguePicker {...rest} label={label} reference="departamentos" sortField="Orden" perPage={100} />
)

export const BrandInput = ({ label = ARTICLE_TEXTS.fields.Marca, ...rest }: CodeInputProps) => (
  <CataloguePicker {...rest} label={label} reference="marcas" sortField="Descripcion" perPage={50} />
)

export const ArticleInput = ({ label = ARTICLE_TEXTS.one, ...rest }: CodeInputProps) => (
  <CataloguePicker
    {...rest}
    label={label}
    reference="articulos"
    sortField="Descripcion"
    perPage={25}
    optionText={articleText}
  />
)

export const RATES = IVA_RATES.map((rate) => ({ id: rate, name: `${rate.toLocaleString('es-AR')} %` }))

export const IvaInput = () => <SelectInput source="Iva" choices={RATES} defaultValue={21} />

const YES_NO = [
  { id: 'true', name: PANEL_TEXTS.yes },
  { id: 'false', name: PANEL_TEXTS.no },
]

/** A filter with yes, no and unset. */
export const YesNoFilter = ({ source, label }: { source: string; label?: string; alwaysOn?: boolean }) => (
  <SelectInput source={source} choices={YES_NO} label={label} />
)
