import { useState } from 'react'
import CategoryIcon from '@mui/icons-material/Category'
import GrainIcon from '@mui/icons-material/Grain'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Menu,
  MenuItem,
} from '@mui/material'
import { Form, useListContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { DIET_NAMES } from '@gondola/contract/catalogue'
import { applyPrices, changeArticles, type ArticlesChange } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS, PRICE_CHANGE_TEXTS } from '../texts/catalogue-panel.ts'
import { FACTS_TEXTS } from '../texts/product-facts.ts'
import { callServer } from '../api/call-server.ts'
import { useAct } from '../ui/records/use-act.ts'
import { useMayCall, useMays } from '../ui/frame/use-own-staff.ts'
import { FamilyInput } from '../ui/forms/catalogue-inputs.tsx'

/** Actions on several articles at once. */
export function ArticleBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  const act = useAct()
  const navigate = useNavigate()
  const may = useMays()
  const mayChangePrices = useMayCall(applyPrices)
  const [isMoving, setMoving] = useState(false)
  const Codigos = selectedIds.map(String)

  async function change(changes: Omit<ArticlesChange, 'Codigos'>) {
    const body = { Codigos, ...changes }
    const isDone = await act(
      () => callServer(changeArticles, { body }),
      ({ Cambiados }) => ARTICLE_TEXTS.changed(Cambiados),
    )
    if (isDone) onUnselectItems()
  }

  return (
    <>
      {may('catalogo.editar') && (
        <>
          <Button size="small" startIcon={<VisibilityIcon />} onClick={() => change({ EnVenta: true })}>
            {ARTICLE_TEXTS.onSale}
          </Button>
          <Button size="small" startIcon={<VisibilityOffIcon />} onClick={() => change({ EnVenta: false })}>
            {ARTICLE_TEXTS.offSale}
          </Button>
          <Button size="small" startIcon={<CategoryIcon />} onClick={() => setMoving(true)}>
            {ARTICLE_TEXTS.toFamily}
          </Button>
          <GlutenButton onChoose={(Vale) => change({ Apto: { Cual: 'sin-tacc', Vale } })} />
        </>
      )}
      {mayChangePrices && (
        <Button
          size="small"
          startIcon={<PriceChangeIcon />}
          onClick={() => navigate('/cambiar-precios', { state: { Codigos } })}
        >
          {PRICE_CHANGE_TEXTS.title}
        </Button>
      )}
      {isMoving && (
        <FamilyDialog
          count={Codigos.length}
          onClose={() => setMoving(false)}
          onChoose={(Codigo) => {
            setMoving(false)
            void change({ Familia: { Codigo } })
          }}
        />
      )}
    </>
  )
}

/** Marks the articles as 'sin TACC', or no longer. */
function GlutenButton({ onChoose }: { onChoose(isFree: boolean): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (isFree: boolean) => () => {
    setAnchor(null)
    onChoose(isFree)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<GrainIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {DIET_NAMES['sin-tacc']}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(true)}>{FACTS_TEXTS.isGlutenFree}</MenuItem>
        <MenuItem onClick={choose(false)}>{FACTS_TEXTS.isNotGlutenFree}</MenuItem>
      </Menu>
    </>
  )
}

interface FamilyDialogProps {
  count: number
  onClose(): void
  onChoose(family: number): void
}

function FamilyDialog({ count, onClose, onChoose }: FamilyDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="family-title" fullWidth maxWidth="xs">
      <Form onSubmit={(values: { Familia?: number }) => onChoose(Number(values.Familia))}>
        <DialogTitle id="family-title">{ARTICLE_TEXTS.toFamily}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{ARTICLE_TEXTS.toFamilyExplained(count)}</DialogContentText>
          <FamilyInput source="Familia" isNeeded />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {ARTICLE_TEXTS.toFamily}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
