import { useEffect, useState, type FormEvent } from 'react'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { HttpError } from 'react-admin'
import { listSubstitutes, PICKING_TEXTS } from '@gondola/contract/orders'
import { formatQuantity } from '@gondola/contract/base'
import { faultText } from '../api/call-server.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { signalScan, useScanner } from './use-scanner.ts'
import { scannedSubstitute, searchOf, type ChosenSubstitute } from './scan.ts'
import { pricesText, SubstituteAmount } from './substitute-amount.tsx'
import type { ShownLine } from './visible-lines.ts'
import type { Picking } from './use-picking.ts'
import { useAnswer } from '../api/use-answer.ts'

interface SubstituteDialogProps {
  line: ShownLine
  picking: Picking
  /** Chosen already: only its quantity is asked. */
  first?: ChosenSubstitute
  onClose: () => void
}

/**
 * Substitutes for a missing article: proposals of its family by nearest price, or the results of a search. A scan while
 * the dialog is open chooses the scanned article.
 */
export function SubstituteDialog({ line, picking, first, onClose }: SubstituteDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [q, setQ] = useState('')
  /** The last scanned code, until something else is searched for. */
  const [code, setCode] = useState<{ read: string } | null>(null)
  const [tapped, setTapped] = useState<ChosenSubstitute | null>(first ?? null)
  /** How often the chosen article was scanned. */
  const [scans, setScans] = useState(0)
  const { EtiquetasBalanza } = picking.parameters
  const { Pedido, Items, Descrip, Cantidad, Unidad, Ean, Codart } = line
  const found = useAnswer(
    listSubstitutes,
    { params: { Id: Pedido, Items }, query: q === '' ? {} : { q } },
    { networkMode: 'always' },
  )

  const scanned =
    code !== null && found.data ? scannedSubstitute(code.read, found.data, EtiquetasBalanza) : null
  const chosen = tapped ?? scanned
  const isFound = scanned !== null
  const isNone = code !== null && !isFound && !found.isPending
  useEffect(() => {
    if (code !== null && (isNone || isFound)) signalScan(isFound)
  }, [code, isNone, isFound])

  function read(next: string) {
    // an option already listed needs no request
    const inSight = found.data && scannedSubstitute(next, found.data, EtiquetasBalanza)
    if (inSight) {
      const count = chosen?.Codart === inSight.Codart ? scans + 1 : 1
      signalScan(true)
      setScans(count)
      // each piece is scanned, or one for all
      setTapped(inSight.Unidad === 1 ? { ...inSight, Cantidad: Math.max(count, inSight.Cantidad) } : inSight)
      return
    }
    setScans(1)
    setTapped(null)
    setCode({ read: next })
    setQ(searchOf(next, EtiquetasBalanza))
  }
  useScanner(read)

  function goBack() {
    setTapped(null)
    setScans(0)
    setCode(null)
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedText(event.currentTarget, 'q')
    if (/^\d{6,}$/.test(typed)) return read(typed)
    setCode(null)
    setQ(typed)
  }

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby="reemplazar">
      <DialogTitle id="reemplazar">{PICKING_TEXTS.substituteTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>
          {Descrip}, {formatQuantity(Cantidad, Unidad)}
        </Typography>
        {chosen ? (
          <SubstituteAmount
            key={`${chosen.Codart} ${chosen.Cantidad} ${scans}`}
            line={line}
            option={chosen}
            picking={picking}
            onCode={read}
            onSaid={onClose}
          />
        ) : (
          <>
            <Stack component="form" direction="row" spacing={1} onSubmit={search} sx={{ pt: 1 }}>
              <TextField name="q" label={PICKING_TEXTS.substituteSearch} fullWidth autoComplete="off" />
              <Button type="submit" variant="outlined">
                {PICKING_TEXTS.search}
              </Button>
            </Stack>
            {found.isPending && <Typography sx={{ mt: 2 }}>{PICKING_TEXTS.substituteSearching}</Typography>}
            {found.error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {isOffline(found.error) ? PICKING_TEXTS.substituteOffline : faultText(found.error)}
              </Alert>
            )}
            {code !== null && isNone && !found.error ? (
              <Alert severity="error" sx={{ mt: 2 }}>
                {code.read === Ean || code.read === Codart
                  ? PICKING_TEXTS.sameArticle
                  : PICKING_TEXTS.noSuchSubstitute}
              </Alert>
            ) : (
              found.data?.length === 0 && <Alert severity="info">{PICKING_TEXTS.substituteNone}</Alert>
            )}
            <List>
              {found.data?.map((option) => (
                <ListItem key={option.Codart} disablePadding divider>
                  <ListItemButton onClick={() => setTapped(option)} sx={{ minHeight: 56 }}>
                    <ListItemText
                      primary={option.Descrip}
                      secondary={[
                        option.Codart === line.Pregunta?.Elegido ? PICKING_TEXTS.choseThis : '',
                        pricesText(option, line),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={chosen ? goBack : onClose}>{PICKING_TEXTS.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}

const isOffline = (error: Error) => error instanceof HttpError && error.status === 0
