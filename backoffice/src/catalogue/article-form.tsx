import {
  ArrayInput,
  CheckboxGroupInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
} from 'react-admin'
import { ARTICLE_TEXTS, MANUAL_FIELD_NAMES } from '../texts/catalogue-panel.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { CreateScreen, EditScreen, Heading } from '../ui/forms/form-screens.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { BY_BRANCH_TEXTS, BY_BRANCH_TEXTS as TEXTS } from '../texts/branches.ts'
import { FACTS_TEXTS } from '../texts/product-facts.ts'
import { FactsFields } from './facts-fields.tsx'
import { ArticlePrices } from './prices/price-history.tsx'
import { ArticleFields, ArticlePriceFields } from './article-fields.tsx'
import type { ListedPrice } from '@gondola/contract/catalogue-admin'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { BranchIdsInput } from '../ui/forms/branch-inputs.tsx'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { choicesOfLists, usePriceLists, useSavedText } from './prices/price-list-choice.tsx'

/** The price lists and the branches between which an article may differ. */
function useByBranch() {
  const lists = usePriceLists()
  const { branches } = useChosenBranch()
  return { lists, branches: branches.length > 1 ? branches : [] }
}

/** An article's prices by list, and the branches that do not sell it. */
function ByBranchFields() {
  const { lists, branches } = useByBranch()
  return (
    <>
      {lists.length > 0 && (
        <>
          <Heading>{TEXTS.prices}</Heading>
          <ArrayInput
            source="PreciosPorLista"
            label={false}
            helperText={TEXTS.pricesHint}
            parse={(prices: ListedPrice[] | null) => (prices?.length ? prices : null)}
          >
            <SimpleFormIterator inline disableReordering disableClear>
              <SelectInput
                source="Lista"
                label={TEXTS.list}
                choices={choicesOfLists(lists)}
                validate={required()}
                helperText={false}
              />
              <PesosInput source="Precio" label={TEXTS.price} validate={required()} min={0} />
            </SimpleFormIterator>
          </ArrayInput>
        </>
      )}
      {branches.length > 0 && (
        <>
          <Heading>{TEXTS.sold}</Heading>
          <BranchIdsInput source="NoSeVendeEn" label={TEXTS.notSold} hint={TEXTS.notSoldHint} />
        </>
      )}
    </>
  )
}

const { tabs } = ARTICLE_TEXTS
const NARROW = { maxWidth: 720 }

/** Drops an empty rate, so that the server uses the family's; a pasted code has blanks around it. */
const asSent = ({ Iva, Codigo, ...rest }: Record<string, unknown>) => ({
  ...rest,
  Codigo: typeof Codigo === 'string' ? Codigo.trim() : Codigo,
  ...(typeof Iva === 'number' && { Iva }),
})

export const ArticleCreate = () => (
  <CreateScreen transform={asSent}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Codigo" validate={required()} />
      <ArticleFields />
      <ArticlePriceFields />
    </SimpleForm>
  </CreateScreen>
)

export const ArticleEdit = () => (
  <EditScreen savedText={useSavedText()}>
    <ArticleForm />
  </EditScreen>
)

function ArticleForm() {
  const { lists, branches } = useByBranch()
  return (
    <TabbedForm toolbar={<SaveToolbar />} warnWhenUnsavedChanges>
      <TabbedForm.Tab label={tabs.article} sx={NARROW}>
        <TextInput source="Codigo" readOnly />
        <ArticleFields />
        <CheckboxGroupInput
          source="CamposManuales"
          choices={choicesOf(MANUAL_FIELD_NAMES)}
          helperText={ARTICLE_TEXTS.manualHint}
        />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={tabs.price} path="precio" sx={NARROW}>
        <ArticlePriceFields />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={FACTS_TEXTS.tab} path="ficha" sx={NARROW}>
        <FactsFields />
      </TabbedForm.Tab>
      {lists.length + branches.length > 0 && (
        <TabbedForm.Tab label={BY_BRANCH_TEXTS.tab} path="sucursales" sx={NARROW}>
          <ByBranchFields />
        </TabbedForm.Tab>
      )}
      <TabbedForm.Tab label={tabs.history} path="historial">
        <ArticlePrices />
      </TabbedForm.Tab>
    </TabbedForm>
  )
}
