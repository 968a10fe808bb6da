import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import {
  IMPORT_STEP_TEXTS,
  undoImportBranch,
  type ImportBranchSummary,
  type ImportJob,
} from '@gondola/contract/imports'
import { formatNumber } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { IMPORT_BRANCH_TEXTS } from '../texts/import-branches.ts'
import { RowsTable, type RowsColumn } from '../ui/records/rows-table.tsx'
import { useIsPhone } from '../ui/frame/window-size.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { useStep } from './use-step.ts'
import { Part, Hint } from '../ui/frame/part.tsx'
import { ConfirmStep } from '../ui/forms/step-button.tsx'

const COUNTS = [
  [IMPORT_BRANCH_TEXTS.prices, 'Precios'],
  [IMPORT_BRANCH_TEXTS.added, 'Nuevos'],
  [IMPORT_BRANCH_TEXTS.dearer, 'Suben'],
  [IMPORT_BRANCH_TEXTS.cheaper, 'Bajan'],
  [IMPORT_BRANCH_TEXTS.gone, 'Dejan'],
] as const

interface EffectsProps {
  job: ImportJob
  effects: readonly ImportBranchSummary[]
}

/** What an import changes at each branch, and the undoing of a single one. */
export function BranchEffects({ job, effects }: EffectsProps) {
  const isPhone = useIsPhone()
  const Rows = isPhone ? EffectLines : EffectTable
  return (
    <Part title={`${IMPORT_BRANCH_TEXTS.effects}: ${formatNumber(effects.length)}`}>
      <Hint>{IMPORT_BRANCH_TEXTS.effectsHint}</Hint>
      <Rows job={job} effects={effects} />
    </Part>
  )
}

const listText = ({ Lista }: ImportBranchSummary) => Lista ?? IMPORT_BRANCH_TEXTS.base
const nameText = ({ Nombre, Sucursal }: ImportBranchSummary) =>
  Sucursal === null ? `${Nombre} (${IMPORT_BRANCH_TEXTS.isAdded})` : Nombre

function EffectLines({ job, effects }: EffectsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
      {effects.map((one) => (
        <Box component="li" key={one.Clave} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{nameText(one)}</Typography>
          <Hint>{listText(one)}</Hint>
          <Typography variant="body2">
            {COUNTS.map(([label, field]) => `${label}: ${formatNumber(one[field])}`).join(' · ')}
          </Typography>
          <UndoAtBranch job={job} effect={one} />
        </Box>
      ))}
    </Box>
  )
}

const COLUMNS: readonly RowsColumn<ImportBranchSummary>[] = [
  { title: IMPORT_BRANCH_TEXTS.branch, cell: nameText, heads: true },
  { title: IMPORT_BRANCH_TEXTS.list, cell: listText },
  ...COUNTS.map(([title, field]): RowsColumn<ImportBranchSummary> => ({
    title,
    cell: (one) => formatNumber(one[field]),
    right: true,
  })),
]

function EffectTable({ job, effects }: EffectsProps) {
  const isUndoable = effects.some(({ SePuedeDeshacer }) => SePuedeDeshacer)
  const undo: RowsColumn<ImportBranchSummary> = {
    title: IMPORT_BRANCH_TEXTS.undo,
    cell: (one) => <UndoAtBranch job={job} effect={one} />,
  }
  return (
    <RowsTable
      region={IMPORT_BRANCH_TEXTS.effects}
      regionSx={{ contain: 'inline-size', mt: 1 }}
      rows={effects}
      keyOf={({ Clave }) => Clave}
      columns={[...COLUMNS, ...(isUndoable ? [undo] : [])]}
    />
  )
}

/** Gives one branch its prices from before the import; leads to the import that does it. */
function UndoAtBranch({ job: { Id }, effect }: { job: ImportJob; effect: ImportBranchSummary }) {
  const may = useMay('importaciones.deshacer')
  const navigate = useNavigate()
  const { isTaking, take } = useStep()
  const [isOpen, setIsOpen] = useState(false)
  const { Sucursal, Nombre, SePuedeDeshacer } = effect
  if (!SePuedeDeshacer || Sucursal === null || !may) return null
  async function undo(branchId: number) {
    setIsOpen(false)
    await take(async () => {
      const own = await callServer(undoImportBranch, { params: { Id }, body: { Sucursal: branchId } })
      void navigate(`/importaciones/${own.Id}`)
      return own
    })
  }
  return (
    <>
      <Button
        color="error"
        disabled={isTaking}
        onClick={() => setIsOpen(true)}
        aria-label={IMPORT_BRANCH_TEXTS.undoOf(Nombre)}
      >
        {IMPORT_BRANCH_TEXTS.undo}
      </Button>
      {isOpen && (
        <ConfirmStep
          asked={{
            title: IMPORT_BRANCH_TEXTS.undoOf(Nombre),
            text: [IMPORT_BRANCH_TEXTS.undoExplain(Nombre)],
            keep: IMPORT_STEP_TEXTS.keep,
            confirm: IMPORT_BRANCH_TEXTS.undoOf(Nombre),
            color: 'error',
          }}
          onConfirm={() => void undo(Sucursal)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
