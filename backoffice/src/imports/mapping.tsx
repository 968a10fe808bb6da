import { useState } from 'react'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import {
  IMPORT_ENCODINGS,
  MAPPING_TEXTS,
  staffImportProfiles,
  type ImportColumnPlace,
  type ImportEncoding,
  type ImportProfile,
  type ImportReading,
} from '@gondola/contract/imports'
import { callServer, faultText } from '../api/call-server.ts'
import { FixedColumns, HeaderColumns } from './header-columns.tsx'
import { CheckField, ChoiceField } from '../ui/forms/choice-field.tsx'
import { Hint } from '../ui/frame/part.tsx'

interface MappingProps {
  reading: ImportReading
  /** The file's name. */
  file: string
  onSaved: (name: string) => void
}

/** Maps each column of a list once, and stores the mapping under a name. */
export function Mapping({ reading, file, onSaved }: MappingProps) {
  const [name, setName] = useState(() => proposedName(file))
  /** A profile of that name is there. */
  const [isTaken, setTaken] = useState(false)
  const [isFixed, setIsFixed] = useState(false)
  const [columns, setColumns] = useState<readonly ImportColumnPlace[]>(reading.Propuesta)
  const [fixed, setFixed] = useState<readonly ImportColumnPlace[]>([])
  const [isImplied, setIsImplied] = useState(reading.EnCentavos ?? false)
  const [encoding, setEncoding] = useState<ImportEncoding | ''>('')
  const [fault, setFault] = useState<string | null>(null)

  async function save() {
    const profile: ImportProfile = {
      Nombre: name,
      Formato: isFixed ? 'ancho' : 'encabezado',
      Codificacion: encoding === '' ? null : encoding,
      Separador: null,
      Decimal: null,
      DecimalesImplicitos: isImplied ? 2 : 0,
      Columnas: [...(isFixed ? fixed : columns)],
      SinUso: reading.Columnas.filter((title) => title && columns.every(({ Nombre }) => Nombre !== title)),
    }
    try {
      const there = isTaken ? [] : await callServer(staffImportProfiles.list, { query: { _end: 500 } })
      if (there.some(({ Nombre }) => Nombre === name)) return setTaken(true)
      await callServer(staffImportProfiles.create, { body: profile })
      onSaved(name)
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <Stack spacing={2}>
      <div>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {MAPPING_TEXTS.title}
        </Typography>
        <Hint>{MAPPING_TEXTS.explain}</Hint>
      </div>
      <CheckField checked={isFixed} onChange={setIsFixed} label={MAPPING_TEXTS.fixed} />
      {isFixed ? (
        <FixedColumns lines={reading.Renglones} columns={fixed} onChange={setFixed} />
      ) : (
        <HeaderColumns reading={reading} columns={columns} onChange={setColumns} />
      )}
      <CheckField checked={isImplied} onChange={setIsImplied} label={MAPPING_TEXTS.decimals} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label={MAPPING_TEXTS.name}
          helperText={MAPPING_TEXTS.nameHint}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setTaken(false)
          }}
        />
        <ChoiceField
          size="medium"
          fullWidth={false}
          label={MAPPING_TEXTS.encoding}
          value={encoding}
          all={MAPPING_TEXTS.automatic}
          choices={IMPORT_ENCODINGS.map((one) => [one, one])}
          onChange={(chosen) => setEncoding(chosen as ImportEncoding | '')}
          sx={{ minWidth: 220 }}
        />
      </Stack>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {isTaken && <Alert severity="warning">{MAPPING_TEXTS.taken(name)}</Alert>}
      <Button
        variant="contained"
        disabled={name === ''}
        onClick={() => void save()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isTaken ? MAPPING_TEXTS.replace : MAPPING_TEXTS.save}
      </Button>
    </Stack>
  )
}

/** `Lista María 2026-11-28.xlsx` is `Lista-Maria`. */
export const proposedName = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/20\d\d[-_. ]?\d\d[-_. ]?\d\d|\d\d?[-_.]\d\d?[-_.]\d{2,4}/g, '')
    .replaceAll(/[^0-9A-Za-z_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, 40)
