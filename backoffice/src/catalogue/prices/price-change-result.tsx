import { useState } from 'react'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import type { OvertakenOffer, PriceDifference, PricePreview } from '@gondola/contract/catalogue-admin'
import { formatPesos, formatVariation as variation } from '@gondola/contract/base'
import { CheckField } from '../../ui/forms/choice-field.tsx'
import { RowsTable, type RowsColumn } from '../../ui/records/rows-table.tsx'
import { PRICE_CHANGE_TEXTS } from '../../texts/catalogue-panel.ts'

interface PriceDifferencesProps {
  name: string
  /** With the offer's price, if the list is about offers. */
  differences: readonly (PriceDifference & Partial<Pick<OvertakenOffer, 'Preciooferta'>>)[]
}

/** Prices before and after, in a table. */
const PriceDifferences = ({ name, differences }: PriceDifferencesProps) => (
  <RowsTable
    region={name}
    rows={differences}
    keyOf={({ Codigo }) => Codigo}
    caption={
      <Typography component="caption" sx={{ captionSide: 'top', fontWeight: 700 }}>
        {name}
      </Typography>
    }
    columns={[
      { title: PRICE_CHANGE_TEXTS.article, cell: ({ Descripcion }) => Descripcion },
      { title: PRICE_CHANGE_TEXTS.before, cell: ({ Antes }) => formatPesos(Antes), right: true },
      { title: PRICE_CHANGE_TEXTS.after, cell: ({ Despues }) => formatPesos(Despues), right: true },
      {
        title: PRICE_CHANGE_TEXTS.change,
        cell: ({ Antes, Despues }) => variation(Antes, Despues),
        right: true,
      },
      ...(hasOffers(differences) ? [OFFER_PRICE] : []),
    ]}
  />
)

const OFFER_PRICE: RowsColumn<PriceDifferencesProps['differences'][number]> = {
  title: PRICE_CHANGE_TEXTS.offerPrice,
  cell: ({ Preciooferta }) => Preciooferta !== undefined && formatPesos(Preciooferta),
  right: true,
}

const hasOffers = (differences: PriceDifferencesProps['differences']): boolean =>
  differences.some(({ Preciooferta }) => Preciooferta !== undefined)

interface PriceChangeResultProps {
  preview: PricePreview
  isBusy: boolean
  onApply(answers: { Confirmado: boolean; Mantener: boolean }): Promise<void>
}

const extremeText = (name: string, { Descripcion, Antes, Despues }: PriceDifference) =>
  `${name}: ${Descripcion}, de ${formatPesos(Antes)} a ${formatPesos(Despues)} (${variation(Antes, Despues)})`

/** The effect of a price change, and the button that applies it; jumps need their own confirmation. */
export function PriceChangeResult({ preview, isBusy, onApply }: PriceChangeResultProps) {
  const [Confirmado, setConfirmed] = useState(false)
  const [Mantener, setKept] = useState(false)
  const { Cambian, Articulos, Avisos, Saltos, MayorAumento, MayorBaja, Ejemplos, EjemplosDeSaltos } = preview
  const { Fijados, EjemplosDeOfertas } = preview
  const { greatestRise, greatestFall } = PRICE_CHANGE_TEXTS
  return (
    <Card component="section" aria-labelledby="price-result">
      <CardContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography id="price-result" variant="h6" component="h2">
          {PRICE_CHANGE_TEXTS.result}
        </Typography>
        <Box role="status">
          <Typography>{PRICE_CHANGE_TEXTS.summary(Cambian, Articulos)}</Typography>
          {MayorAumento && <Typography>{extremeText(greatestRise, MayorAumento)}</Typography>}
          {MayorBaja && <Typography>{extremeText(greatestFall, MayorBaja)}</Typography>}
        </Box>
        {Avisos.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
        {Saltos > 0 && <PriceDifferences name={PRICE_CHANGE_TEXTS.jumps} differences={EjemplosDeSaltos} />}
        {EjemplosDeOfertas.length > 0 && (
          <PriceDifferences name={PRICE_CHANGE_TEXTS.overtaken} differences={EjemplosDeOfertas} />
        )}
        {Cambian > 0 && (
          <>
            <PriceDifferences name={PRICE_CHANGE_TEXTS.examples} differences={Ejemplos} />
            {Fijados > 0 && <Typography>{PRICE_CHANGE_TEXTS.pinned(Fijados, Cambian)}</Typography>}
            <CheckField label={PRICE_CHANGE_TEXTS.keep} checked={Mantener} onChange={setKept} />
            {Saltos > 0 && (
              <CheckField label={PRICE_CHANGE_TEXTS.confirm} checked={Confirmado} onChange={setConfirmed} />
            )}
            <Button
              variant="contained"
              disabled={isBusy || (Saltos > 0 && !Confirmado)}
              onClick={() => onApply({ Confirmado, Mantener })}
            >
              {PRICE_CHANGE_TEXTS.apply(Cambian)}
            </Button>
          </>
        )}
      </CardContent>
    </Card>
  )
}
