import { Typography } from '@mui/material'
import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { formatNumber } from '@gondola/contract/base'
import {
  type BoundedParameter,
  PARAMETER_BOUNDS,
  RETENTION,
  RETENTION_PARAMETERS,
  type RetentionParameter,
} from '@gondola/contract/site'
import { PARAMETER_TEXTS as TEXTS, SCALE_CONTENTS } from '../texts/window-screens.ts'
import { AlcoholWindowsInput } from './hours-input.tsx'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { OneRecordForm, Heading } from '../ui/forms/form-screens.tsx'
import { DecimalInput, PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'

/** All site parameters except texts and branches. */
export const ParameterForm = () => (
  <OneRecordForm title={TEXTS.many} saved={TEXTS.saved}>
    <Heading>{TEXTS.shop}</Heading>
    <BooleanInput source="Abierta" helperText={TEXTS.openHint} />
    <TextInput source="NombreTienda" validate={required()} />
    {['Email', 'Telefono', 'Whatsapp', 'HorarioAtencion', 'AreaAtencion'].map(line)}
    <Heading>{TEXTS.social}</Heading>
    {['Facebook', 'Instagram', 'Twitter'].map(line)}
    <Heading>{TEXTS.legal}</Heading>
    {['RazonSocial', 'Cuit', 'Domicilio', 'DataFiscal'].map(line)}
    {['DefensaConsumidorTexto', 'DefensaConsumidorUrl'].map(line)}
    {['ReclamosProvinciaTexto', 'ReclamosProvinciaUrl'].map(line)}
    <TextInput source="LeyendaDatosPersonales" parse={keptText} multiline minRows={3} />
    <TextInput source="LeyendaOrganoControl" parse={keptText} multiline minRows={3} />
    <Heading>{TEXTS.sale}</Heading>
    <BooleanInput source="MostrarPreciosAVisitantes" />
    <BooleanInput source="RecordarPrecios" />
    <BooleanInput source="CorreoEntregado" />
    <Bounded source="MinimoLineasGuardar" />
    <Bounded source="MaximoPiezasPorPedido" />
    {ORDER_LIMITS.map((source) => (
      <Bounded key={source} source={source} />
    ))}
    <Bounded source="ToleranciaPeso" of={DecimalInput} />
    <Bounded source="PesosPorPunto" of={PesosInput} hint={TEXTS.pointsHint} />
    <Bounded source="MesesHastaArchivar" hint={TEXTS.archiveHint} />
    {line('ImagenesUrl')}
    <Heading>{TEXTS.money}</Heading>
    <Bounded source="MinutosParaPagar" hint={TEXTS.minutesHint} />
    <Bounded source="ToleranciaCobro" of={DecimalInput} hint={TEXTS.bearsHint} />
    <Bounded source="TopeDevolucion" of={PesosInput} hint={TEXTS.refundHint} />
    <Bounded source="TopeDevolucionPorDia" of={PesosInput} hint={TEXTS.dayHint} />
    <Bounded source="HorasReclamo" hint={TEXTS.claimHoursHint} />
    <Bounded source="MinutosPregunta" hint={TEXTS.questionHint} />
    <Bounded source="ReclamoAutomatico" of={PesosInput} hint={TEXTS.claimHint} />
    <Bounded source="ReclamosPorHogar" />
    <Bounded source="TopeReclamosPorDia" of={PesosInput} />
    <TextInput source="ReclamosAMano" parse={keptText} helperText={TEXTS.byHandHint} />
    <Bounded source="TopePuntosPorDia" hint={TEXTS.dayHint} />
    <Bounded source="HorasCuentaNueva" hint={TEXTS.waitHint} />
    <Heading>{TEXTS.kept}</Heading>
    <Typography variant="body2">{TEXTS.keptHint}</Typography>
    {RETENTION_PARAMETERS.map(daysKept)}
    <Heading>{TEXTS.scales}</Heading>
    <AlcoholWindowsInput helperText={TEXTS.alcoholHint} />
    <ScaleLayouts />
  </OneRecordForm>
)

/** Limits of orders per client, and of new accounts together. */
const ORDER_LIMITS = [
  'MaximoPedidosPorHorario',
  'MaximoPedidosPendientes',
  'MaximoPedidosPorDia',
  'MaximoPedidosPendientesSinConfirmar',
  'MaximoPedidosPorDiaSinConfirmar',
  'PorcentajeCuentasNuevas',
  'DiasSinPagar',
] as const

interface BoundedProps {
  source: BoundedParameter
  of?: typeof WholeInput
  hint?: string
}

/** A number within its bounds. */
function Bounded({ source, of: Input = WholeInput, hint }: BoundedProps) {
  const [min, max] = PARAMETER_BOUNDS[source]
  return <Input source={source} min={min} max={max} validate={required()} helperText={hint} />
}

const line = (source: string) => <TextInput key={source} source={source} parse={keptText} />

function daysKept(source: RetentionParameter) {
  const { least, most } = RETENTION[source]
  const range = TEXTS.keptRange(formatNumber(least), formatNumber(most))
  return (
    <WholeInput
      key={source}
      source={source}
      min={least}
      max={most}
      validate={required()}
      helperText={`${TEXTS.keptHints[source]} ${range}`}
    />
  )
}

const ScaleLayouts = () => (
  <ArrayInput source="EtiquetasBalanza">
    <SimpleFormIterator inline>
      {['PrefijoDesde', 'PrefijoHasta', 'DigitosPlu'].map((source) => (
        <WholeInput key={source} source={source} validate={required()} helperText={false} />
      ))}
      <SelectInput
        source="Contenido"
        choices={choicesOf(SCALE_CONTENTS)}
        validate={required()}
        helperText={false}
      />
      <WholeInput source="Decimales" validate={required()} helperText={false} />
    </SimpleFormIterator>
  </ArrayInput>
)
