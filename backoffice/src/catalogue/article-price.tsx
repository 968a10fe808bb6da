import { useEffect, useRef, useState } from 'react'
import { Box, Button } from '@mui/material'
import { Form, required, useUpdate, type RaRecord } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { staffArticles, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { SavingQuestions } from '../ui/forms/save-toolbar.tsx'
import { useKeptRecord } from '../ui/forms/use-after-save.tsx'
import { SavingProvider, useRecordSaving } from '../ui/forms/use-saving.ts'
import { useSavedText } from './prices/price-list-choice.tsx'
import { useMay, useMayCall } from '../ui/frame/use-own-staff.ts'

/** An article's price in the list; whoever may change it presses it, types another one and Enter. */
export function ArticlePrice({ article }: { article: StaffArticle }) {
  /** Null: not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const mayChange = useMayCall(staffArticles.change)
  const mayPrices = useMay('precios.editar')
  const price = formatPesos(article.Precioventa)
  if (!mayChange || !mayPrices) return price
  return (
    // a press on the row opens the article
    <Box onClick={(event) => event.stopPropagation()}>
      {isOpen ? (
        <PriceForm article={article} onClose={() => setOpen(false)} />
      ) : (
        <Button
          color="inherit"
          // the keyboard goes on where it was
          autoFocus={isOpen === false}
          aria-label={`${price}. ${TEXTS.changePriceOf(article.Descripcion)}`}
          onClick={() => setOpen(true)}
          sx={{ font: 'inherit', p: 0.5, m: -0.5, textDecoration: 'underline dotted' }}
        >
          {price}
        </Button>
      )}
    </Box>
  )
}

/** Saves as the article's form does: asks about jumps and others' changes, and can be undone. */
function PriceForm({ article, onClose }: { article: StaffArticle; onClose: () => void }) {
  const before = { Precioventa: article.Precioventa }
  const saving = useRecordSaving(undefined, false)
  const { onSuccess, onError } = useKeptRecord('updated', false, saving, useSavedText())
  const [update] = useUpdate<StaffArticle & RaRecord>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

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
        <Box
          ref={place}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          sx={{ minWidth: 125, '& .MuiFormControl-root': { my: 0 } }}
        >
          <PesosInput source="Precioventa" validate={required()} min={0} />
        </Box>
        <SavingQuestions />
      </Form>
    </SavingProvider>
  )
}
