import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, useInput, useResourceContext } from 'react-admin'
import { STAFF_PROMOTION_TEXTS } from '@gondola/contract/texts/staff/promotions.ts'
import { useFound } from './use-found.ts'

/** Something that is chosen by its code and known by its name. */
export interface Coded<C extends string | number> {
  Codigo: C
  Descripcion: string
}

interface CodesInputProps<C extends string | number> {
  source: string
  /** What is offered while typing. */
  find: (q: string) => Promise<Coded<C>[]>
  /** The names of codes that are chosen already. */
  nameOf: (codes: readonly C[]) => Promise<Coded<C>[]>
  known?: readonly Coded<C>[]
  hint?: string
}

/** A form's field of codes, looked up by name on the server; several can be chosen. */
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
  const codes = (field.value ?? []) as C[]
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
      // a reset is the list of what is chosen drawn anew: what is being typed stays
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

/** Codes with their names; of those not known the server is asked, and the code stands in for the name till then. */
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
