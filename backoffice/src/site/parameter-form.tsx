import { Typography } from '@mui/material'
import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { formatNumber, ORDER_PIECES_LEAST, ORDER_PIECES_MOST } from '@gondola/contract/base'
import { RETENTION, RETENTION_PARAMETERS, type RetentionParameter } from '@gondola/contract/site'
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
    <WholeInput source="MinimoLineasGuardar" min={1} validate={required()} />
    <WholeInput
      source="MaximoPiezasPorPedido"
      min={ORDER_PIECES_LEAST}
      max={ORDER_PIECES_MOST}
      validate={required()}
    />
    {ORDER_LIMITS.map((source) => (
      <WholeInput key={source} source={source} min={1} validate={required()} />
    ))}
    <DecimalInput source="ToleranciaPeso" min={0} validate={required()} />
    <PesosInput source="PesosPorPunto" min={0} validate={required()} helperText={TEXTS.pointsHint} />
    <WholeInput
      source="MesesHastaArchivar"
      min={3}
      max={120}
      validate={required()}
      helperText={TEXTS.archiveHint}
    />
    {line('ImagenesUrl')}
    <Heading>{TEXTS.money}</Heading>
    <WholeInput
      source="MinutosParaPagar"
      min={5}
      max={1440}
      validate={required()}
      helperText={TEXTS.minutesHint}
    />
    <DecimalInput
      source="ToleranciaCobro"
      min={0}
      max={20}
      validate={required()}
      helperText={TEXTS.bearsHint}
    />
    <PesosInput source="TopeDevolucion" min={0} validate={required()} helperText={TEXTS.refundHint} />
    <PesosInput source="TopeDevolucionPorDia" min={0} validate={required()} helperText={TEXTS.dayHint} />
    <WholeInput
      source="HorasReclamo"
      min={0}
      max={720}
      validate={required()}
      helperText={TEXTS.claimHoursHint}
    />
    <WholeInput
      source="MinutosPregunta"
      min={0}
      max={30}
      validate={required()}
      helperText={TEXTS.questionHint}
    />
    <PesosInput source="ReclamoAutomatico" min={0} validate={required()} helperText={TEXTS.claimHint} />
    <WholeInput source="ReclamosPorHogar" min={0} validate={required()} />
    <PesosInput source="TopeReclamosPorDia" min={0} validate={required()} />
    <TextInput source="ReclamosAMano" parse={keptText} helperText={TEXTS.byHandHint} />
    <WholeInput source="TopePuntosPorDia" min={0} validate={required()} helperText={TEXTS.dayHint} />
    <WholeInput
      source="HorasCuentaNueva"
      min={1}
      max={168}
      validate={required()}
      helperText={TEXTS.waitHint}
    />
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
]

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
