import { useState } from 'react'
import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { differenceTexts, isTotalEstimated, type Order, previewChangeByStaff } from '@gondola/contract/orders'
import { faultText, fieldFault } from '../../api/call-server.ts'
import { CHANGE_TEXTS, LINES_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { typedText } from '../../ui/forms/form-values.ts'
import { ChangeDialog, type ChangeProps } from './change-dialog.tsx'
import { draftOf, rebasedLines, type EditedLine } from './draft-lines.ts'
import { LineEditor, refuseUnadded } from './line-editor.tsx'
import { useAnswer } from '../../api/use-answer.ts'

/** What is in the order, with its total as the server computes it. */
export function ChangeLines(props: ChangeProps) {
  const { order } = props
  // refetching the order while it is edited changes nothing here: an older version is refused
  const [seen, setSeen] = useState<Pick<Order, 'Cambios' | 'Lineas'>>(order)
  const [lines, setLines] = useState<readonly EditedLine[]>(() => linesOf(order.Lineas))
  const Lineas = draftOf(lines)
  const Cambios = seen.Cambios ?? 0
  const { data, error } = useAnswer(
    previewChangeByStaff,
    { params: { Id: order.Id }, body: { Cambios, Lineas, MayorDeEdad: true } },
    {
      enabled: lines.every(({ Cantidad }) => Cantidad !== null),
      placeholderData: keepPreviousData,
      retry: false,
    },
  )
  const isAlcoholic = data?.Pedido.Lineas.some(({ Alcohol }) => Alcohol) === true

  function sent(form: HTMLFormElement) {
    refuseUnadded(form)
    if (lines.some(({ Cantidad }) => Cantidad === null)) throw fieldFault('', TEXTS.badQuantity)
    const MayorDeEdad = typedText(form, 'MayorDeEdad') !== ''
    return { Lineas, ...(MayorDeEdad && { MayorDeEdad }) }
  }

  return (
    <ChangeDialog
      {...props}
      title={CHANGE_TEXTS.lines}
      maxWidth="md"
      draftOf={sent}
      onOther={(now) => {
        setSeen(now)
        setLines(rebasedLines(lines, linesOf(seen.Lineas), linesOf(now.Lineas)))
      }}
    >
      {(field) => (
        <>
          <LineEditor
            lines={lines}
            priced={data?.Pedido.Lineas}
            onChange={setLines}
            branch={order.Sucursal ?? undefined}
            field={field}
          />
          {error && <Alert severity="error">{faultText(error)}</Alert>}
          {data && !error && (
            <Box role="status">
              <Typography sx={{ fontWeight: 700 }}>
                {TEXTS.total(data.Pedido.TotalNeto, isTotalEstimated(data.Pedido))}
              </Typography>
              {differenceTexts(data.Diferencia).map((text) => (
                <Typography key={text} variant="body2">
                  {text}
                </Typography>
              ))}
            </Box>
          )}
          {isAlcoholic && <FormControlLabel control={<Checkbox name="MayorDeEdad" />} label={TEXTS.ofAge} />}
        </>
      )}
    </ChangeDialog>
  )
}

/** The order's lines; an article at two prices is one. */
function linesOf(lines: Order['Lineas']): EditedLine[] {
  return [...Map.groupBy(lines, ({ Codart }) => Codart).values()].map(([first, ...others]) => {
    const { Codart, Descrip, Unidad, Cantidad } = first!
    return { Codart, Descrip, Unidad, Cantidad: others.reduce((sum, line) => sum + line.Cantidad, Cantidad) }
  })
}
