import { useEffect, useState } from 'react'
import { Alert, AlertTitle, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import {
  branchText,
  discardImport,
  IMPORT_STEP_TEXTS,
  ownProfile,
  readImportFile,
  simulateImport,
  unusedColumnHint,
  unusedColumnsText,
  type BranchChoice,
  type ImportColumn,
  type ImportOptions,
  type ImportJob,
  type ImportReading,
} from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { RowsTable } from '../ui/records/rows-table.tsx'
import { Failed } from '../ui/frame/failed.tsx'
import { IMPORT_BRANCH_TEXTS } from '../texts/import-branches.ts'
import { BranchChoices, isChosenTwice, merchantsOf, proposedChoices } from './branch-choices.tsx'
import { ALL_BRANCHES, branchOf, eachOf, isAsCompared, merchantChosen, optionsOf } from './chosen-options.ts'
import { Mapping } from './mapping.tsx'
import { useStep } from './use-step.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { CheckField, ChoiceField } from '../ui/forms/choice-field.tsx'
import { Part } from '../ui/frame/part.tsx'
import { useAnswer } from '../api/use-answer.ts'

interface ReadFileProps {
  job: ImportJob
  /** Called with whether the options differ from those of the comparison. */
  onChoose: (isOther: boolean) => void
}

/** Options of reading the file: the profile, the branch, what happens to missing articles. */
export function ReadFile({ job, onChoose }: ReadFileProps) {
  const { Id } = job
  const [profile, setProfile] = useState(job.Opciones.Perfil)
  const query = profile === null ? {} : { Perfil: profile }
  const { data, error, refetch } = useAnswer(readImportFile, { params: { Id }, query })
  const read = (name: string) => {
    setProfile(name)
    void refetch()
  }
  return (
    <Part title={IMPORT_STEP_TEXTS.reading}>
      {error && <Failed error={error} />}
      {data && <Reading {...{ job, profile, onChoose }} reading={data} onProfile={read} />}
    </Part>
  )
}

interface ReadingProps extends ReadFileProps {
  reading: ImportReading
  profile: ImportJob['Opciones']['Perfil']
  onProfile: (name: string) => void
}

function Reading({ job, reading, profile, onProfile, onChoose }: ReadingProps) {
  const { Id, Opciones } = job
  const { isTaking, take } = useStep()
  const merchants = merchantsOf(reading.Sucursales)
  const needsBranch = reading.Sucursales.length > 1
  const [branch, setBranch] = useState(branchOf(Opciones))
  const merchant = merchants.find(({ key }) => key === merchantChosen(branch))
  const [branches, setBranches] = useState<BranchChoice[]>(
    Array.isArray(Opciones.Sucursales) ? Opciones.Sucursales : [],
  )
  const [isRetiring, setIsRetiring] = useState(Opciones.Retirar)
  const [isPartial, setIsPartial] = useState(Opciones.Parcial ?? false)
  const [isMapping, setIsMapping] = useState(false)
  const { chosen: inPanel } = useChosenBranch()
  const [stockOf, setStockOf] = useState<number>()
  const shop = reading.DeLaTienda ?? []
  const isStockOfOne = isOneStock(reading, Opciones)
  const stockBranch = stockOf ?? Opciones.ExistenciasDe ?? (job.Resumen === null ? inPanel : undefined)
  const known = profile ?? reading.Perfil
  const isMapped =
    merchant === undefined ||
    (!isChosenTwice(branches) && branches.some(({ Sucursal }) => Sucursal !== 'omitir'))
  const isReady = known !== null && isMapped && !(needsBranch && branch === '')
  const options = optionsOf({
    profile,
    branch,
    isPartial,
    isRetiring,
    branches,
    answers: Opciones.Respuestas,
    stockOf: isStockOfOne ? stockBranch : undefined,
  })
  const isOther = !isAsCompared(options, Opciones)
  useEffect(() => onChoose(isOther), [isOther, onChoose])

  const compare = () => take(() => callServer(simulateImport, { params: { Id }, body: options }))

  if (reading.Falla !== null) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="error">{reading.Falla}</Alert>
        <Discard Id={Id} />
      </Stack>
    )
  }
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Typography>
        {known === null ? IMPORT_STEP_TEXTS.unknown : IMPORT_STEP_TEXTS.recognised(ownProfile(known))}
      </Typography>
      {reading.EnCentavos && <Typography>{IMPORT_STEP_TEXTS.inCents}</Typography>}
      {reading.SinUso.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{unusedColumnsText(reading.SinUso)}</AlertTitle>
          {[...new Set(reading.SinUso.map(unusedColumnHint))].map((hint) => (
            <div key={hint}>{hint}</div>
          ))}
        </Alert>
      )}
      {reading.Tipo === 'lista' && !isMapping && (
        <>
          <SampleTable columns={reading.Columnas} rows={reading.Muestra} />
          {reading.Parecido !== undefined && (
            <Button onClick={() => onProfile(reading.Parecido!)} sx={{ alignSelf: 'flex-start' }}>
              {IMPORT_STEP_TEXTS.similar(reading.Parecido)}
            </Button>
          )}
          <Button onClick={() => setIsMapping(true)} sx={{ alignSelf: 'flex-start' }}>
            {known === null ? IMPORT_STEP_TEXTS.map : IMPORT_STEP_TEXTS.mapAgain}
          </Button>
        </>
      )}
      {isMapping && (
        <Mapping
          reading={reading}
          file={job.Archivo}
          onSaved={(name) => {
            setIsMapping(false)
            onProfile(name)
          }}
        />
      )}
      {needsBranch && (
        <TextField
          select
          fullWidth
          label={IMPORT_STEP_TEXTS.branch}
          helperText={IMPORT_STEP_TEXTS.chooseBranch}
          value={branch}
          onChange={({ target: { value } }) => {
            setBranch(value)
            const chosen = merchants.find(({ key }) => key === merchantChosen(value))
            if (chosen !== undefined) setBranches(proposedChoices(chosen.branches))
          }}
        >
          {merchants.flatMap(({ key, name, branches: { length } }) =>
            length < 2 ? (
              []
            ) : (
              <MenuItem key={key} value={eachOf(key)} sx={WRAPPED}>
                {IMPORT_BRANCH_TEXTS.each(name, length)}
              </MenuItem>
            ),
          )}
          {reading.Sucursales.map((one) => (
            <MenuItem key={one.Clave} value={one.Clave} sx={WRAPPED}>
              {branchText(one).trim()}
            </MenuItem>
          ))}
          {isOneBanner(reading) && <MenuItem value={ALL_BRANCHES}>{IMPORT_STEP_TEXTS.allBranches}</MenuItem>}
        </TextField>
      )}
      {merchant !== undefined && (
        <BranchChoices found={merchant.branches} shop={shop} choices={branches} onChange={setBranches} />
      )}
      {isStockOfOne && (
        <ChoiceField
          label={IMPORT_STEP_TEXTS.stockOf}
          value={String(stockBranch ?? shop[0]!.Id)}
          choices={shop.map(({ Id: branchId, Nombre }) => [String(branchId), Nombre])}
          onChange={(value) => setStockOf(Number(value))}
        />
      )}
      <CheckField checked={isPartial} onChange={setIsPartial} label={IMPORT_STEP_TEXTS.isPartial} />
      <CheckField
        disabled={isPartial}
        checked={isRetiring && !isPartial}
        onChange={setIsRetiring}
        label={IMPORT_STEP_TEXTS.retire}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={job.Resumen === null ? 'contained' : 'outlined'}
          disabled={!isReady || isTaking || isMapping}
          onClick={() => void compare()}
        >
          {job.Resumen === null ? IMPORT_STEP_TEXTS.compare : IMPORT_STEP_TEXTS.compareAgain}
        </Button>
        <Discard Id={Id} />
      </Stack>
    </Stack>
  )
}

const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** Whether a list has stock of one branch of several that it does not name. */
function isOneStock(
  { DeLaTienda = [], Propuesta }: ImportReading,
  { Respuestas = [] }: ImportOptions,
): boolean {
  const has = (column: ImportColumn) => Propuesta.some(({ Campo }) => Campo === column)
  const hasStock = has('existencia') || Respuestas.includes('cantidad=existencia')
  return DeLaTienda.length > 1 && hasStock && !has('sucursal')
}

/** All branches may be imported together only if they are of one banner. */
const isOneBanner = ({ Sucursales }: ImportReading): boolean =>
  new Set(Sucursales.map(({ Clave }) => Clave.slice(0, Clave.lastIndexOf('-')))).size === 1

function Discard({ Id }: { Id: number }) {
  const { isTaking, take } = useStep()
  return (
    <Button
      color="error"
      disabled={isTaking}
      onClick={() => void take(() => callServer(discardImport, { params: { Id } }))}
    >
      {IMPORT_STEP_TEXTS.discard}
    </Button>
  )
}

/** A list's first rows under the names of its columns. */
export const SampleTable = ({
  columns,
  rows,
}: {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}) => (
  <RowsTable<readonly string[]>
    region={IMPORT_STEP_TEXTS.sample}
    regionSx={{ contain: 'inline-size', maxHeight: 320, border: 1, borderColor: 'divider' }}
    sticky
    rows={rows}
    columns={columns.map((name, place) => ({
      title: name || `${place + 1}`,
      cell: (cells) => cells[place] ?? '',
    }))}
  />
)
