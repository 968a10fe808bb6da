import { useState, type Ref } from 'react'
import { TextField } from '@mui/material'
import { InputHelperText } from 'react-admin'
import type { Corner } from '@gondola/contract/delivery'
import { MAP_TEXTS as TEXTS } from '../../texts/zone-screens.ts'
import { readCorners, writeCorners } from './read-corners.ts'

interface CornersTextProps {
  id: string
  inputRef: Ref<HTMLTextAreaElement>
  /** The corners, or a text that is not read as corners yet. */
  value: Corner[] | string | null
  fault: string | undefined
  onChange(value: Corner[] | string | null): void
  onBlur(): void
}

/** The corners as a list of coordinates, which takes a pasted GeoJSON polygon too. */
export function CornersText({ id, inputRef, value, fault, onChange, onBlur }: CornersTextProps) {
  /** The text being typed; null: not being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const written = Array.isArray(value) ? writeCorners(value) : (value ?? '')
  return (
    <TextField
      id={id}
      inputRef={inputRef}
      label={TEXTS.corners}
      multiline
      minRows={2}
      maxRows={10}
      fullWidth
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readCorners(target.value)
        if ('fault' in read) onChange(target.value)
        else onChange(read.corners.length === 0 ? null : read.corners)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      error={fault !== undefined}
      helperText={<InputHelperText error={fault} helperText={TEXTS.cornersHint} />}
    />
  )
}
