import { useState } from 'react'
import {
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  List,
  ListItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { formatQuantity } from '@gondola/contract/base'
import { type CartLine, lineNoteText } from '@gondola/contract/cart'
import { matchList, searchByText, type ListMatch } from '@gondola/contract/catalogue'
import { callServer, fieldFault } from '../../api/call-server.ts'
import { typedText } from '../../ui/forms/form-values.ts'
import type { FieldProps } from '../../ui/forms/use-form.ts'
import { Hint } from '../../ui/frame/part.tsx'
import { useAttempt } from '../../ui/records/use-act.ts'
import { LINES_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { isCode, typedQuantity, withArticle, withMatches, type EditedLine } from './draft-lines.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

interface LineEditorProps {
  lines: readonly EditedLine[]
  /** As they would be ordered; an article may have two. */
  priced: readonly CartLine[] | undefined
  onChange: (lines: readonly EditedLine[]) => void
  /** The branch whose articles are found; absent: the shop's only one. */
  branch: number | undefined
  field: FieldProps
}

const LIST = 'Lista'

/** @throws a fault at the list's field, if it has text that was not added */
export function refuseUnadded(form: HTMLFormElement): void {
  const text = typedText(form, LIST)
  if (text !== '') throw fieldFault(LIST, TEXTS.unadded(text))
}

/** An order's lines, and a field that adds a pasted or dictated list, a name or a code. */
export function LineEditor({ lines, priced, onChange, branch, field }: LineEditorProps) {
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { attempt, isBusy, fault } = useAttempt()

  async function add() {
    if (text.trim() === '' || isBusy) return
    await attempt(async () => {
      const matches = await read(text, branch)
      onChange(withMatches(lines, matches))
      const missing = matches.filter(({ Articulo }) => Articulo === null).map(({ Texto }) => Texto.trim())
      setUnknown(missing)
      setText(missing.join('\n'))
    })
  }

  const replace = (before: EditedLine, after: EditedLine | null) =>
    onChange(lines.flatMap((line) => (line !== before ? [line] : after === null ? [] : [after])))

  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ pt: 1, alignItems: 'flex-start' }}>
        <TextField
          // an emptied field has no fault
          {...field(text.trim() === '' ? '' : LIST, TEXTS.listHint)}
          label={TEXTS.list}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // one article and Enter; a list has lines of its own
            if (event.key !== 'Enter' || event.shiftKey || text.includes('\n')) return
            event.preventDefault()
            void add()
          }}
          multiline
          maxRows={8}
          fullWidth
        />
        <Button variant="outlined" loading={isBusy} onClick={() => void add()} sx={{ minHeight: 56 }}>
          {TEXTS.add}
        </Button>
      </Stack>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {unknown.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {TEXTS.unknown(unknown)}
        </Alert>
      )}
      <List dense>
        {lines.map((line) => (
          <ListItem key={line.Codart} divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Box sx={{ flexGrow: 1, minWidth: 220, width: 0 }}>
              <EditedArticle line={line} onChange={(after) => replace(line, after)} />
              <Hint>
                {priced?.flatMap((one) => (one.Codart === line.Codart ? TEXTS.price(one) : [])).join(' + ')}
              </Hint>
            </Box>
            <QuantityField
              key={`${line.Codart} ${line.Cantidad === null ? '' : line.Unidad}`}
              line={line}
              onChange={(Cantidad) => replace(line, { ...line, Cantidad })}
            />
            <IconButton aria-label={TEXTS.removeOf(line.Descrip)} onClick={() => replace(line, null)}>
              <DeleteIcon />
            </IconButton>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

/** What the list's lines mean, in their order; codes are looked up one by one. */
async function read(text: string, branch: number | undefined): Promise<ListMatch[]> {
  const query = branch === undefined ? {} : { sucursal: branch }
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const codes = all.filter(isCode)
  const words = all.filter((line) => !isCode(line)).join('\n')
  const found = words === '' ? [] : await callServer(matchList, { body: { Texto: words }, query })
  for (const Texto of codes) {
    const params = { Texto: Texto.trim(), from: 0, count: 1 }
    const [Articulo = null] = await callServer(searchByText, { params, query })
    found.push({
      Texto,
      Palabras: Texto,
      Cantidad: Articulo?.unidad ?? 1,
      Articulo,
      Alternativas: [],
      Confianza: Articulo === null ? 0 : 1,
    })
  }
  return found
}

function EditedArticle({ line, onChange }: { line: EditedLine; onChange: (line: EditedLine) => void }) {
  const { asked, Descrip, Codart, Aclaracion } = line
  return (
    <>
      {asked !== undefined && asked.articles.length > 1 ? (
        <ChoiceField
          label={`${TEXTS.asked}: ${asked.text}`}
          value={Codart}
          choices={asked.articles.map(({ Codigo, Descripcion }) => [Codigo, Descripcion])}
          onChange={(chosen) => {
            const article = asked.articles.find(({ Codigo }) => Codigo === chosen)
            if (article !== undefined) onChange(withArticle(line, article))
          }}
        />
      ) : (
        <Typography>{Descrip}</Typography>
      )}
      {asked?.isDoubtful === true && <Chip size="small" color="warning" label={TEXTS.check} />}
      {Aclaracion && <Typography variant="body2">{lineNoteText(Aclaracion)}</Typography>}
    </>
  )
}

interface QuantityFieldProps {
  line: EditedLine
  onChange: (quantity: number | null) => void
}

function QuantityField({ line: { Cantidad, Unidad, Descrip }, onChange }: QuantityFieldProps) {
  const shown = Cantidad === null ? '' : Unidad === 100 ? formatQuantity(Cantidad, Unidad) : String(Cantidad)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? shown
  return (
    <TextField
      size="small"
      label={TEXTS.quantity}
      slotProps={{ htmlInput: { 'aria-label': TEXTS.quantityOf(Descrip), inputMode: 'text' } }}
      value={text}
      error={Cantidad === null}
      helperText={Cantidad === null ? TEXTS.badQuantity : undefined}
      onFocus={({ target }) => target.select()}
      onBlur={() => Cantidad !== null && setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedQuantity(target.value, Unidad))
      }}
      sx={{ width: 110 }}
    />
  )
}
