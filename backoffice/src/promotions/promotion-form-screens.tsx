import type { PromotionDraft } from '@gondola/contract/promotions'
import { CreateScreen, EditScreen } from '../ui/form-screens.tsx'
import { PromotionForm } from './promotion-form.tsx'
import { toDraft } from './to-draft.ts'

const NEW: Partial<PromotionDraft> = { Bases: '', Orden: 0, Articulos: [], Familias: [], Marcas: [] }

export const PromotionCreate = () => (
  <CreateScreen transform={toDraft}>
    <PromotionForm defaults={NEW} />
  </CreateScreen>
)

export const PromotionEdit = () => (
  <EditScreen transform={toDraft}>
    <PromotionForm />
  </EditScreen>
)
