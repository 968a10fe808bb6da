import { useState } from 'react'
import {
  CheckboxGroupInput,
  TabbedForm,
  TextInput,
  Pagination,
  ReferenceManyField,
  useRecordContext,
} from 'react-admin'
import type { StaffArticle } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS, MANUAL_FIELD_NAMES } from '../texts/catalogue-panel.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { BY_BRANCH_TEXTS } from '../texts/branches.ts'
import { FACTS_TEXTS } from '../texts/product-facts.ts'
import { FactsFields } from './facts-fields.tsx'
import { ByBranchFields, useByBranch } from './by-branch-fields.tsx'
import { ArticleFields, ArticlePriceFields } from './article-fields.tsx'
import { PriceListChoice } from '../ui/records/price-list-choice.tsx'
import { PriceTable } from '../ui/records/price-table.tsx'

/** The price history of the article: who, when, by which import. Its tab is there before it is shown: a change asks again. */
function ArticlePrices() {
  const [Lista, setLista] = useState<number | null>(null)
  return (
    <>
      <PriceListChoice chosen={Lista} onChoose={setLista} />
      <ReferenceManyField
        key={useRecordContext<StaffArticle & { id: string }>()?.Actualizado}
        reference="precios"
        target="Articulo"
        perPage={25}
        sort={{ field: 'Fechahora', order: 'DESC' }}
        filter={Lista === null ? {} : { Lista }}
        pagination={<Pagination />}
      >
        <PriceTable />
      </ReferenceManyField>
    </>
  )
}

const { tabs } = ARTICLE_TEXTS
const NARROW = { maxWidth: 720 }

export const ArticleEdit = () => (
  <EditScreen>
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
