import { useState } from 'react'
import { TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin'
import type { ZonePlace } from '@gondola/contract/delivery'
import { ZONE_TEXTS as TEXTS } from '../texts/zone-screens.ts'
import { readPlaces, writePlaces } from './read-places.ts'

/** Localities and postal codes, typed or pasted, one a line. */
export function PlacesInput() {
  const resource = useResourceContext()
  const { id, field, fieldState } = useInput({ source: 'Lugares', defaultValue: [], validate: readable })
  /** The text being typed; null: not being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  // a text that cannot be read is kept as it is until it can
  const value = field.value as ZonePlace[] | string
  const written = typeof value === 'string' ? value : writePlaces(value)
  const count = typeof value === 'string' ? null : TEXTS.placeCount(value.length)
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source="Lugares" {...(resource && { resource })} />}
      multiline
      minRows={4}
      maxRows={14}
      fullWidth
      sx={{ maxWidth: 480 }}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readPlaces(target.value)
        field.onChange('fault' in read ? target.value : read.places)
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={
        <InputHelperText
          error={fieldState.error?.message}
          helperText={count === null ? TEXTS.placesHint : `${count}. ${TEXTS.placesHint}`}
        />
      }
    />
  )
}

function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const read = readPlaces(value)
  return 'fault' in read ? read.fault : undefined
}
