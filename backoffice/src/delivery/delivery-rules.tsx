import type { ReactNode } from 'react'
import MapIcon from '@mui/icons-material/Map'
import { WEEKDAY_NAMES } from '@gondola/contract/promotions'
import { Button } from '@mui/material'
import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { staffZones } from '@gondola/contract/delivery'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { DELIVERY_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { OneRecordForm } from '../ui/forms/form-screens.tsx'
import { OrdersOfWeekdays } from './affected-orders.tsx'
import { PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'

export const WEEKDAYS = WEEKDAY_NAMES.map((name, id) => ({ id, name }))
export const LABEL_ABOVE = { inputLabel: { shrink: true } } as const

/** Weekdays, closing time of orders, fee and minimum; `children` are about the weekdays. */
export const RuleInputs = ({ children }: { children?: ReactNode }) => (
  <>
    <CheckboxGroupInput source="DiasSemana" choices={WEEKDAYS} validate={required()} />
    {children}
    <WholeInput source="CorteDias" min={0} max={14} validate={required()} />
    <TextInput source="CorteHora" type="time" helperText={TEXTS.cutoffHint} slotProps={LABEL_ABOVE} />
    <PesosInput source="Monto1" min={0} validate={required()} />
    <PesosInput source="Monto2" min={0} validate={required()} />
  </>
)

/** The shop's rules. */
export const DeliveryRulesForm = () => (
  <>
    <ZonesLink />
    <OneRecordForm title={TEXTS.many} saved={TEXTS.saved}>
      <RuleInputs>
        <OrdersOfWeekdays />
      </RuleInputs>
    </OneRecordForm>
  </>
)

/** Where the menu has no line for zones: a shop of one branch that delivers everywhere. */
function ZonesLink() {
  const account = useOwnStaff()
  if (account === undefined || account.Elegibles !== undefined || account.HayZonas === true) return null
  return (
    <Button component={Link} to={`/${staffZones.name}`} startIcon={<MapIcon />} sx={{ mt: 2 }}>
      {TEXTS.zones}
    </Button>
  )
}
