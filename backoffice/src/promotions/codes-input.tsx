import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, useInput, useResourceContext } from 'react-admin'
import { STAFF_PROMOTION_TEXTS } from '@gondola/contract/promotions'
import { useRested } from '../ui/forms/use-form.ts'

/** Debounce of typing before a search. */
const TYPING_MS = 250

/** The results of `find` for a text, debounced; the previous results stay meanwhile. */
export function useFound<T>(what: string, typed: string, find: (q: string) => Promise<T[]>): readonly T[] {
  const q = useRested(typed, TYPING_MS)
  const { data = [] } = useQuery({
    queryKey: ['buscar', what, q.trim()],
    queryFn: () => find(q.trim()),
    placeholderData: keepPreviousData,
  })
  return data
}

/** Something identified by its code and displayed by its name. */
export interface Coded<C extends string | number> {
  Codigo: C
  Descripcion: string
}

interface CodesInputProps<C extends string | number> {
  source: string
  /** Searches options while typing. */
  find: (q: string) => Promise<Coded<C>[]>
  /** Fetches the names of codes already chosen. */
  nameOf: (codes: readonly C[]) => Promise<Coded<C>[]>
  known?: readonly Coded<C>[]
  hint?: string
}

/** A form field for several codes, searched by name on the server. */
export function CodesInput<C extends string | number>({
  source,
  find,
  nameOf,
  known,
  hint,
}: CodesInputProps<C>) {
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Coded<C>[]>([])
  const options = useFound(source, typed, find)
  // null reaches a field as an empty text
  const codes = (field.value || []) as C[]
  const value = useNamed(source, codes, [...(known ?? []), ...chosen], nameOf)
  return (
    <Autocomplete
      id={id}
      multiple
      fullWidth
      filterSelectedOptions
      options={options}
      value={value}
      inputValue={typed}
      filterOptions={(all) => all}
      getOptionLabel={({ Descripcion }) => Descripcion}
      getOptionKey={({ Codigo }) => Codigo}
      isOptionEqualToValue={(option, each) => option.Codigo === each.Codigo}
      noOptionsText={STAFF_PROMOTION_TEXTS.nothingFound}
      // a reset renders the chosen options again: the typed text must stay
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, now) => {
        setTyped('')
        setChosen((before) => [...before, ...now])
        field.onChange(now.map(({ Codigo }) => Codigo))
      }}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={<FieldTitle source={source} {...(resource !== undefined && { resource })} />}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  )
}

/** Codes with their names; unknown names are fetched, and the code is shown until then. */
function useNamed<C extends string | number>(
  source: string,
  codes: readonly C[],
  known: readonly Coded<C>[],
  nameOf: (codes: readonly C[]) => Promise<Coded<C>[]>,
): Coded<C>[] {
  const names = new Map(known.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
  const unnamed = codes.filter((code) => !names.has(code))
  const { data: found = [] } = useQuery({
    queryKey: ['nombres', source, ...unnamed],
    queryFn: () => nameOf(unnamed),
    enabled: unnamed.length > 0,
  })
  for (const { Codigo, Descripcion } of found) names.set(Codigo, Descripcion)
  return codes.map((Codigo) => ({ Codigo, Descripcion: names.get(Codigo) ?? String(Codigo) }))
}
