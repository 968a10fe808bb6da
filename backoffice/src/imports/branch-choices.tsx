import { Alert, Box, Stack, Typography } from '@mui/material'
import type { BranchChoice, ImportBranch, ImportReading } from '@gondola/contract/imports'
import { IMPORT_BRANCH_TEXTS, likenessText } from '../texts/import-branches.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { Hint } from '../ui/frame/part.tsx'

/** A merchant of a file, with its branches. */
interface FileMerchant {
  /** `comercio`, the first part of its branches' keys. */
  key: string
  name: string
  branches: ImportBranch[]
}

/** The merchants of a file, in its order. */
export function merchantsOf(found: readonly ImportBranch[]): FileMerchant[] {
  const merchants = new Map<string, FileMerchant>()
  for (const branch of found) {
    const key = branch.Clave.slice(0, branch.Clave.indexOf('-'))
    const merchant = merchants.get(key) ?? { key, name: branch.Comercio || key, branches: [] }
    merchant.branches.push(branch)
    merchants.set(key, merchant)
  }
  return [...merchants.values()]
}

/** What each branch is unless staff say otherwise: the one with its key, the proposed one, or a new one. */
export const proposedChoices = (found: readonly ImportBranch[]): BranchChoice[] =>
  found.map(({ Clave, Propuesta }) => ({ Clave, Sucursal: Propuesta?.Sucursal ?? 'nueva' }))

/** Whether a branch of the shop is chosen for several of the file. */
export function isChosenTwice(choices: readonly BranchChoice[]): boolean {
  const ids = choices.flatMap(({ Sucursal }) => (typeof Sucursal === 'number' ? [Sucursal] : []))
  return new Set(ids).size < ids.length
}

interface BranchChoicesProps {
  found: readonly ImportBranch[]
  shop: NonNullable<ImportReading['DeLaTienda']>
  choices: readonly BranchChoice[]
  onChange: (choices: BranchChoice[]) => void
}

/** Which branch of the shop each branch of the file is: those it knows, proposals, new ones. */
export function BranchChoices({ found, shop, choices, onChange }: BranchChoicesProps) {
  const set = (Clave: string, Sucursal: BranchChoice['Sucursal']) =>
    onChange(choices.map((one) => (one.Clave === Clave ? { Clave, Sucursal } : one)))
  return (
    <Box role="group" aria-labelledby="sucursales">
      <Typography id="sucursales" component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {IMPORT_BRANCH_TEXTS.title}
      </Typography>
      <Typography variant="body2">{IMPORT_BRANCH_TEXTS.explain}</Typography>
      {isChosenTwice(choices) && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {IMPORT_BRANCH_TEXTS.twice}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {found.map((branch) => (
          <Stack
            component="li"
            key={branch.Clave}
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {branch.Nombre || branch.Clave}
              </Typography>
              <Hint sx={{ overflowWrap: 'anywhere' }}>
                {[branch.Clave, branch.Tipo, branch.Direccion, branch.Localidad].filter(Boolean).join(' · ')}
              </Hint>
            </Box>
            <ChoiceField
              fullWidth={false}
              sx={{ width: { xs: '100%', sm: 300 }, '& .MuiInputBase-root': { minHeight: 44 } }}
              label={IMPORT_BRANCH_TEXTS.inShop}
              helperText={likenessText(branch)}
              value={String(choices.find(({ Clave }) => Clave === branch.Clave)?.Sucursal ?? 'omitir')}
              choices={[
                ...(branch.Propuesta?.Por === 'clave' ? [] : [['nueva', IMPORT_BRANCH_TEXTS.isNew] as const]),
                ['omitir', IMPORT_BRANCH_TEXTS.omit],
                ...shop.map(({ Id, Nombre }) => [String(Id), Nombre] as const),
              ]}
              onChange={(value) =>
                set(branch.Clave, value === 'nueva' || value === 'omitir' ? value : Number(value))
              }
              slotProps={{
                htmlInput: { 'aria-label': IMPORT_BRANCH_TEXTS.choiceOf(branch.Nombre || branch.Clave) },
              }}
            />
          </Stack>
        ))}
      </Box>
    </Box>
  )
}
