import { useState } from 'react'
import DeleteIcon from '@mui/icons-material/Delete'
import { Autocomplete, Box, IconButton, Stack, TextField, Typography } from '@mui/material'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import type { SaleUnit } from '@gondola/contract/base'
import { SIMULATOR_TEXTS as TEXTS, STAFF_PROMOTION_TEXTS } from '@gondola/contract/promotions'
import { readTypedNumber } from '../ui/forms/parse-number.ts'
import { callServer } from '../api/call-server.ts'
import { useFound } from './codes-input.tsx'

/** An article in the basket: pieces, or grams if it is weighed. */
export interface BasketLine {
  Codigo: string
  Descripcion: string
  unidad: SaleUnit
  Cantidad: number
}

const FOUND_MAX = 20

/** The simulated basket: articles are searched and added, quantities typed. */
export function BasketLines({
  lines,
  onChange,
}: {
  lines: readonly BasketLine[]
  onChange: (lines: readonly BasketLine[]) => void
}) {
  const [typed, setTyped] = useState('')
  const found = useFound('simulador', typed, findArticles)
  const add = (line: BasketLine) => {
    setTyped('')
    if (!lines.some(({ Codigo }) => Codigo === line.Codigo)) onChange([...lines, line])
  }
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 640 }}>
      <Autocomplete
        fullWidth
        options={found}
        value={null}
        inputValue={typed}
        blurOnSelect
        noOptionsText={STAFF_PROMOTION_TEXTS.nothingFound}
        filterOptions={(all) => all}
        getOptionLabel={({ Descripcion }) => Descripcion}
        getOptionKey={({ Codigo }) => Codigo}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_event, chosen) => chosen && add(chosen)}
        renderInput={(input) => (
          <TextField {...input} label={TEXTS.add} helperText={STAFF_PROMOTION_TEXTS.searchArticles} />
        )}
      />
      {lines.length === 0 && <Typography>{TEXTS.empty}</Typography>}
      {lines.map((line) => (
        <Stack key={line.Codigo} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ flex: 1 }}>{line.Descripcion}</Typography>
          <Box sx={{ width: 120, flex: 'none' }}>
            <QuantityField
              line={line}
              onChange={(Cantidad) =>
                onChange(lines.map((each) => (each === line ? { ...each, Cantidad } : each)))
              }
            />
          </Box>
          <IconButton
            aria-label={TEXTS.remove(line.Descripcion)}
            onClick={() => onChange(lines.filter((each) => each !== line))}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  )
}

/** Pieces or grams, in a text field: a browser parses number fields in its own language. */
function QuantityField({ line, onChange }: { line: BasketLine; onChange: (quantity: number) => void }) {
  const [typed, setTyped] = useState(String(line.Cantidad))
  const reading = readTypedNumber(typed, 0)
  const isFaulty = reading.kind !== 'number' || reading.value < 1
  return (
    <TextField
      size="small"
      label={line.unidad === 100 ? `${TEXTS.quantity} (g)` : TEXTS.quantity}
      value={typed}
      error={isFaulty}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readTypedNumber(target.value, 0)
        if (read.kind === 'number' && read.value >= 1) onChange(read.value)
      }}
      onBlur={() => setTyped(String(line.Cantidad))}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-label': TEXTS.quantityOf(line.Descripcion),
        },
      }}
    />
  )
}

async function findArticles(q: string): Promise<BasketLine[]> {
  if (q === '') return []
  const rows = await callServer(staffArticles.list, { query: { q, _start: 0, _end: FOUND_MAX } })
  return rows.map(({ Codigo, Descripcion, unidad }) => ({ Codigo, Descripcion, unidad, Cantidad: unidad }))
}
