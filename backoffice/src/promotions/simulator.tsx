import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { SIMULATOR_TEXTS as TEXTS, tryBasket, type TriedBasket } from '@gondola/contract/promotions'
import { callServer, faultText } from '../api/call-server.ts'
import { shopDay } from '../ui/forms/form-values.ts'
import { BasketLines, type BasketLine } from './basket-lines.tsx'
import { activeMeans } from './mechanic-inputs.tsx'
import { TriedBasketTable } from './tried-basket-table.tsx'
import { ChoiceField } from '../ui/forms/choice-field.tsx'

/** Simulates the cost of any basket on any day. */
export function Simulator() {
  const [Fecha, setDay] = useState(shopDay)
  const [lines, setLines] = useState<readonly BasketLine[]>([])
  const [TipoPago, setMeans] = useState<number | null>(null)
  const { data: means = [] } = useQuery({ queryKey: ['tipos-pago-activos'], queryFn: activeMeans })
  const [tried, setTried] = useState<TriedBasket | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function run() {
    try {
      const Lineas = lines.map(({ Codigo: Codart, Cantidad }) => ({ Codart, Cantidad }))
      setTried(await callServer(tryBasket, { body: { Fecha, TipoPago, Lineas } }))
      setFault(null)
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <Card sx={{ mt: 2 }}>
      <Title title={TEXTS.title} />
      <CardContent>
        <Typography sx={{ mb: 2 }}>{TEXTS.intro}</Typography>
        <Stack spacing={2}>
          <TextField
            type="date"
            label={TEXTS.day}
            value={Fecha}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <ChoiceField
            size="medium"
            label={TEXTS.paidWith}
            value={TipoPago ?? ''}
            all={TEXTS.anyMeans}
            choices={means.map(({ Codigo, Descripcion }) => [Codigo, Descripcion])}
            onChange={(chosen) => setMeans(chosen === '' ? null : Number(chosen))}
          />
          <BasketLines lines={lines} onChange={setLines} />
          <Button
            variant="contained"
            sx={{ alignSelf: 'flex-start' }}
            disabled={lines.length === 0 || Fecha === ''}
            onClick={run}
          >
            {TEXTS.run}
          </Button>
          {fault && <Alert severity="error">{fault}</Alert>}
          {tried && <TriedBasketTable tried={tried} />}
        </Stack>
      </CardContent>
    </Card>
  )
}
