import { useState } from 'react'
import { Autocomplete, Button, Stack, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { staffFamilies } from '@gondola/contract/catalogue-admin'
import { REVIEW_TEXTS } from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'

interface FamilyChoice {
  Codigo: number
  label: string
  Departamento: string
}

/** Moves the chosen articles to a family of the shop, also one that is not visible. */
export function FamilyForm({ disabled, onPut }: { disabled: boolean; onPut: (family: number) => void }) {
  const [family, setFamily] = useState<FamilyChoice | null>(null)
  const families = useFamilies()
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 2, mb: 1, alignItems: { sm: 'center' } }}
    >
      <Autocomplete
        options={families}
        value={family}
        onChange={(_event, one) => setFamily(one)}
        groupBy={({ Departamento }) => Departamento}
        isOptionEqualToValue={(a, b) => a.Codigo === b.Codigo}
        renderInput={(params) => (
          <TextField {...params} size="small" label={REVIEW_TEXTS.family} sx={{ my: 0 }} />
        )}
        sx={{ minWidth: 280 }}
      />
      <Button
        variant="contained"
        disabled={family === null || disabled}
        onClick={() => onPut(family!.Codigo)}
        sx={{ minHeight: 48 }}
      >
        {REVIEW_TEXTS.put}
      </Button>
    </Stack>
  )
}

/** More families than any shop has. */
const FAMILIES_MAX = 1000

function useFamilies(): FamilyChoice[] {
  const { data } = useQuery({
    queryKey: ['review-families'],
    queryFn: ({ signal }) =>
      callServer(staffFamilies.list, {
        query: { _start: 0, _end: FAMILIES_MAX, _sort: 'Orden', _order: 'ASC' },
        signal,
      }),
  })
  return (data ?? []).map(({ Codigo, Descripcion, Departamento }) => ({
    Codigo,
    label: Descripcion,
    Departamento: Departamento.Descripcion,
  }))
}
