import { useState } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  type ButtonProps,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { PRINT_TEXTS as TEXTS } from '../../texts/queue-screens.ts'
import { ChoiceField } from '../forms/choice-field.tsx'

export type PaperKind = keyof typeof TEXTS.kinds
export type PaperSize = keyof typeof TEXTS.papers

/** As many bags as an order has labels for. */
const BAGS_MAX = 50

/** What is printed, and the bags of each order by its number (0: unknown). */
export interface Print {
  kind: PaperKind
  size: PaperSize
  bags: ReadonlyMap<number, number>
}

/** The orders in a page's address: `12,15`. */
export const orderIdsOf = (numbers: string): number[] => numbers.split(',').map(Number)

/** What the address of the printed page asks for; anything unknown is the picking sheet on A4. */
export function printOf(address: URLSearchParams, ids: readonly number[]): Print {
  const asked = (name: string) => address.get(name) ?? ''
  const bags = asked('bolsas').split(',')
  const isKind = (kind: string): kind is PaperKind => Object.hasOwn(TEXTS.kinds, kind)
  const isSize = (size: string): size is PaperSize => Object.hasOwn(TEXTS.papers, size)
  const [kind, size] = [asked('que'), asked('papel')]
  return {
    kind: isKind(kind) ? kind : 'hoja',
    // the other papers are too wide for a roll
    size: kind === 'etiquetas' && isSize(size) ? size : 'A4',
    bags: new Map(ids.map((Id, place) => [Id, bagsOf(bags[place] ?? '')])),
  }
}

const bagsOf = (typed: string): number => Math.min(BAGS_MAX, /^\d{1,4}$/.test(typed) ? Number(typed) : 0)

interface PrintButtonProps extends ButtonProps {
  ids: readonly number[]
  /** Chosen first. */
  first?: PaperKind
}

/** Opens the choice of what to print of some orders, and on what. */
export function PrintButton({ ids, first = 'remito', ...props }: PrintButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState(first)
  const [size, setSize] = useState<PaperSize>('A4')
  const [bags, setBags] = useState<ReadonlyMap<number, string>>(new Map())
  const hasBags = kind === 'etiquetas' || kind === 'entrega'
  const query = new URLSearchParams({
    que: kind,
    ...(kind === 'etiquetas' && { papel: size }),
    ...(hasBags && { bolsas: ids.map((Id) => bags.get(Id) ?? '').join(',') }),
  })
  return (
    <>
      <Button {...props} onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="imprimir-que"
      >
        <DialogTitle id="imprimir-que">{TEXTS.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <ChoiceField
              label={TEXTS.what}
              size="medium"
              value={kind}
              choices={Object.entries(TEXTS.kinds)}
              onChange={(value) => setKind(value as PaperKind)}
            />
            {kind === 'etiquetas' && (
              <ChoiceField
                label={TEXTS.paper}
                size="medium"
                value={size}
                choices={PAPERS.map((paper) => [paper, TEXTS.papers[paper]])}
                onChange={(value) => setSize(value as PaperSize)}
              />
            )}
            {hasBags &&
              ids.map((Id, place) => (
                <TextField
                  key={Id}
                  type="number"
                  label={TEXTS.bags(Id)}
                  value={bags.get(Id) ?? ''}
                  onChange={({ target }) => setBags(new Map(bags).set(Id, target.value))}
                  helperText={place === 0 && TEXTS.bagsHint}
                  slotProps={{ htmlInput: { min: 1, max: BAGS_MAX, inputMode: 'numeric' } }}
                />
              ))}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => setIsOpen(false)}>{TEXTS.cancel}</Button>
          <Button
            component={Link}
            to={`/hoja/${ids.join(',')}?${query}`}
            onClick={() => setIsOpen(false)}
            variant="contained"
          >
            {TEXTS.see}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

// numbers would come first
const PAPERS: readonly PaperSize[] = ['A4', '58', '80']
