import { Button, Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material'
import { listPriceChanges, undoPrices, type PriceChangeDone } from '@gondola/contract/catalogue-admin'
import { formatDate, formatTime } from '@gondola/contract/base'
import { PRICE_CHANGE_TEXTS as TEXTS, PRICE_CHANGE_TEXTS } from '../../texts/catalogue-panel.ts'
import { callServer, faultText } from '../../api/call-server.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useNotify, useRefresh } from 'react-admin'

/** The last bulk price changes, each with an undo button. */
export function LastPriceChanges() {
  const { data, refetch } = useAnswer(listPriceChanges, {})
  const undo = useUndoPrices()
  if (data === undefined) return null
  return (
    <Card component="section" aria-labelledby="last-price-changes">
      <CardContent>
        <Typography id="last-price-changes" variant="h6" component="h2">
          {TEXTS.lastChanges}
        </Typography>
        {data.length === 0 && <Typography>{TEXTS.noChanges}</Typography>}
        <List dense disablePadding>
          {data.map((change) => (
            <ListItem key={change.Id} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                primary={TEXTS.changeText(
                  momentOf(change.Fechahora),
                  change.Usuario,
                  change.Articulos,
                  change.Lista?.Nombre ?? null,
                )}
                secondary={undoneText(change)}
              />
              {change.Deshecho === null && (
                <Button
                  aria-label={TEXTS.undoOf(momentOf(change.Fechahora))}
                  onClick={() => void undo(change.Id).then(() => refetch())}
                >
                  {TEXTS.undo}
                </Button>
              )}
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  )
}

const momentOf = (moment: string) => `${formatDate(moment)} ${formatTime(moment)}`

const undoneText = ({ Deshecho, DeshechoPor }: PriceChangeDone) =>
  Deshecho === null ? '' : TEXTS.undone(momentOf(Deshecho), DeshechoPor ?? '')

/** Restores the prices of a bulk change, and shows how many. */
export function useUndoPrices() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (Id: number): Promise<void> => {
    try {
      const { Devueltos, CambiadosDespues } = await callServer(undoPrices, { params: { Id } })
      const type = CambiadosDespues === 0 ? 'success' : 'warning'
      notify(PRICE_CHANGE_TEXTS.undoneNow(Devueltos, CambiadosDespues), { type })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
}
