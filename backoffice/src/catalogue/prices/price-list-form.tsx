import { AutocompleteInput, ReferenceInput, required, SimpleForm, TextInput } from 'react-admin'
import { staffPriceLists, type PriceList } from '@gondola/contract/catalogue-admin'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { CreateScreen, EditScreen } from '../../ui/forms/form-screens.tsx'
import { ChainOnly, type BranchesOf } from '../../ui/forms/of-chain.tsx'

export const PriceListCreate = () => (
  <ChainOnly>
    <CreateScreen redirect="show">
      <SimpleForm sx={{ maxWidth: 720 }}>
        <TextInput source="Nombre" validate={required()} />
        <ReferenceInput
          source="CopiaDe"
          reference={staffPriceLists.name}
          perPage={500}
          sort={{ field: 'Nombre', order: 'ASC' }}
        >
          <AutocompleteInput optionText="Nombre" helperText={TEXTS.copyHint} fullWidth />
        </ReferenceInput>
      </SimpleForm>
    </CreateScreen>
  </ChainOnly>
)

const branchesOf: BranchesOf = ({ Sucursales }) => (Sucursales as PriceList['Sucursales']).map(({ Id }) => Id)

export const PriceListEdit = () => (
  <EditScreen redirect="show" branchesOf={branchesOf}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Nombre" validate={required()} />
    </SimpleForm>
  </EditScreen>
)
