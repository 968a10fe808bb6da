import { AutocompleteInput, ReferenceInput, required, SelectInput, type RaRecord } from 'react-admin'
import { IVA_RATES } from '@gondola/contract/entities/staff-article.ts'
import { ARTICLE_TEXTS } from '@gondola/contract/texts/staff/catalogue-panel.ts'

interface CodeInputProps {
  source: string
  label?: string
  /** A filter that is always there. */
  alwaysOn?: boolean
  /** A form's field that must be filled in. */
  isNeeded?: boolean
}

const neededIf = (isNeeded: boolean | undefined) => (isNeeded ? { validate: required() } : {})

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

/** One family of the shop, found by typing. */
export const FamilyInput = ({ source, label = ARTICLE_TEXTS.fields.Familia, isNeeded }: CodeInputProps) => (
  <ReferenceInput source={source} reference="familias" perPage={50} sort={{ field: 'Orden', order: 'ASC' }}>
    <AutocompleteInput
      fullWidth
      sx={{ minWidth: 220 }}
      label={label}
      optionText={familyText}
      {...neededIf(isNeeded)}
    />
  </ReferenceInput>
)

export const DepartmentInput = ({
  source,
  label = ARTICLE_TEXTS.fields.Departamento,
  isNeeded,
}: CodeInputProps) => (
  <ReferenceInput
    source={source}
    reference="departamentos"
    perPage={100}
    sort={{ field: 'Orden', order: 'ASC' }}
  >
    <AutocompleteInput
      fullWidth
      sx={{ minWidth: 220 }}
      label={label}
      optionText="Descripcion"
      {...neededIf(isNeeded)}
    />
  </ReferenceInput>
)

export const BrandInput = ({ source, label = ARTICLE_TEXTS.fields.Marca, isNeeded }: CodeInputProps) => (
  <ReferenceInput
    source={source}
    reference="marcas"
    perPage={50}
    sort={{ field: 'Descripcion', order: 'ASC' }}
  >
    <AutocompleteInput
      fullWidth
      sx={{ minWidth: 220 }}
      label={label}
      optionText="Descripcion"
      {...neededIf(isNeeded)}
    />
  </ReferenceInput>
)

export const ArticleInput = ({ source, label = ARTICLE_TEXTS.one, isNeeded }: CodeInputProps) => (
  <ReferenceInput
    source={source}
    reference="articulos"
    perPage={25}
    sort={{ field: 'Descripcion', order: 'ASC' }}
  >
    <AutocompleteInput
      fullWidth
      sx={{ minWidth: 220 }}
      label={label}
      optionText={articleText}
      {...neededIf(isNeeded)}
    />
  </ReferenceInput>
)

const RATES = IVA_RATES.map((rate) => ({ id: rate, name: `${rate.toLocaleString('es-AR')} %` }))

export const IvaInput = () => <SelectInput source="Iva" choices={RATES} defaultValue={21} />

const YES_NO = [
  { id: 'true', name: ARTICLE_TEXTS.yes },
  { id: 'false', name: ARTICLE_TEXTS.no },
]

/** A filter that is yes, no or not asked. */
export const YesNoFilter = ({ source, label }: { source: string; label?: string; alwaysOn?: boolean }) => (
  <SelectInput source={source} choices={YES_NO} {...(label !== undefined && { label })} />
)
