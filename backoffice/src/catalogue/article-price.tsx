import { Box } from '@mui/material'
import { Form, required, useUpdate, type RaRecord } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { staffArticles, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { EditInPlace, InPlaceField } from '../ui/forms/edit-in-place.tsx'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { SavingQuestions } from '../ui/forms/save-toolbar.tsx'
import { useKeptRecord } from '../ui/forms/use-after-save.tsx'
import { SavingProvider, useRecordSaving } from '../ui/forms/use-saving.ts'
import { useSavedText } from './prices/price-list-choice.tsx'
import { useMay, useMayCall } from '../ui/frame/use-own-staff.ts'

/** An article's price in the list; whoever may change it presses it, types another one and Enter. */
export function ArticlePrice({ article }: { article: StaffArticle }) {
  const mayChange = useMayCall(staffArticles.change)
  const mayPrices = useMay('precios.editar')
  const price = formatPesos(article.Precioventa)
  if (!mayChange || !mayPrices) return price
  return (
    // a press on the row opens the article
    <Box onClick={(event) => event.stopPropagation()}>
      <EditInPlace shown={price} action={TEXTS.changePriceOf(article.Descripcion)}>
        {(onClose) => <PriceForm article={article} onClose={onClose} />}
      </EditInPlace>
    </Box>
  )
}

/** Saves as the article's form does: asks about jumps and others' changes, and can be undone. */
function PriceForm({ article, onClose }: { article: StaffArticle; onClose: () => void }) {
  const before = { Precioventa: article.Precioventa }
  const saving = useRecordSaving(undefined, false)
  const { onSuccess, onError } = useKeptRecord('updated', false, saving, useSavedText())
  const [update] = useUpdate<StaffArticle & RaRecord>()

  async function save(typed: Record<string, unknown>) {
    if (typed['Precioventa'] === before.Precioventa) return onClose()
    const data = await saving.transform({ Precioventa: typed['Precioventa'] }, { previousData: before })
    const params = { id: article.Codigo, data, previousData: { ...article, id: article.Codigo } }
    await update(staffArticles.name, params, {
      onSuccess: (record) => {
        onSuccess(record, { data })
        onClose()
      },
      onError,
    })
  }

  return (
    <SavingProvider value={saving.saving}>
      <Form defaultValues={before} onSubmit={save}>
        <InPlaceField minWidth={125} onClose={onClose}>
          <PesosInput source="Precioventa" validate={required()} min={0} />
        </InPlaceField>
        <SavingQuestions />
      </Form>
    </SavingProvider>
  )
}
