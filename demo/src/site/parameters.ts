import { termsText, type SiteParameters } from '@gondola/contract/site'
import { ABOUT_PAGE } from './about-page.ts'
import { demoBranches } from './branches.ts'
import { COMPANY } from './company.ts'
import { COMPANY_COLUMN, CUSTOMER_COLUMN, SHOPPING_COLUMN } from './footer-columns.ts'
import { HELP_PAGE } from './help-page.ts'
import { SHIPPING_PAGE } from './shipping-page.ts'

/** Texto9: payment methods, as HTML. */
const PAYMENTS_PAGE = `
<ul>
<li><strong>Efectivo al recibir.</strong> Al pedir, contanos en el comentario con cuánto vas a pagar y tenemos el vuelto listo.</li>
<li><strong>Tarjeta o QR al recibir.</strong> Llevamos el posnet y el código a tu casa, o pagás en la caja de la sucursal: débito, crédito, MODO, Cuenta DNI, Mercado Pago o la billetera que uses.</li>
<li><strong>Tarjeta o Mercado Pago, ahora.</strong> Pagás el total estimado al confirmar. Si al pesar cuesta menos, te devolvemos la diferencia por el mismo medio.</li>
<li><strong>Tarjeta con reserva.</strong> Reservamos el importe en tu tarjeta y cobramos sólo lo exacto cuando el pedido está listo; lo demás se libera.</li>
<li><strong>Link de pago.</strong> Te lo enviamos cuando el pedido está listo, con el total definitivo, por Mercado Pago.</li>
<li><strong>Transferencia.</strong> Cuando tu pedido está listo te mostramos el importe exacto, el alias <strong>GONDOLA.TANDIL</strong> y la referencia para el concepto.</li>
</ul>
<p>El precio es el mismo con cualquier medio de pago. Los reintegros de bancos y billeteras los hace tu banco, con los topes y días que informa, y no cambian el total de la tienda.</p>
<p>Como parte de los productos se pesa al preparar el pedido, el importe definitivo es el del ticket. Si pagaste de más, te devolvemos la diferencia por el mismo medio.</p>
`.trim()

/** Per cent by which what is weighed may differ from what was ordered. */
const TOLERANCE = 10

/** The demo shop's site parameters, complete (spec §3, contract §7). */
export function demoParameters(): SiteParameters {
  return {
    Titulo2: 'Términos y condiciones',
    Texto2: termsText({ ...COMPANY, ToleranciaPeso: TOLERANCE }),
    Titulo3: 'Sobre nosotros',
    Texto3: ABOUT_PAGE,
    Titulo4: 'Envíos',
    Texto4: SHIPPING_PAGE,
    Titulo5: 'Comprá online',
    Texto5: SHOPPING_COLUMN,
    Titulo6: 'La empresa',
    Texto6: COMPANY_COLUMN,
    Titulo7: 'Atención al cliente',
    Texto7: CUSTOMER_COLUMN,
    Titulo8: 'Ayuda',
    Texto8: HELP_PAGE,
    Titulo9: 'Medios de pago',
    Texto9: PAYMENTS_PAGE,
    ImagenesUrl: '/imagenes/',
    ...COMPANY,
    // the head office's hours
    HorarioAtencion: '',
    Sucursales: demoBranches(),
    Facebook: 'https://www.facebook.com/gondola.example',
    Instagram: 'https://www.instagram.com/gondola.example',
    Twitter: 'https://x.com/gondola_example',
    DataFiscal: 'DEMO-GONDOLA-0000',
    DefensaConsumidorTexto: 'Defensa de las y los Consumidores. Para reclamos: Ingrese aquí',
    DefensaConsumidorUrl: 'https://autogestion.produccion.gob.ar/consumidores',
    ReclamosProvinciaTexto: 'Defensa del Consumidor de la provincia de Buenos Aires',
    ReclamosProvinciaUrl: 'https://www.gba.gob.ar/defensadelconsumidor',
    LeyendaDatosPersonales:
      'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley N° 25.326.',
    LeyendaOrganoControl:
      'LA AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
    Abierta: true,
    MostrarPreciosAVisitantes: false,
    RecordarPrecios: true,
    CorreoEntregado: true,
    MinimoLineasGuardar: 1,
    MaximoPiezasPorPedido: 2000,
    MaximoPedidosPorHorario: 10,
    MaximoPedidosPendientes: 10,
    MaximoPedidosPorDia: 20,
    MaximoPedidosPendientesSinConfirmar: 1,
    MaximoPedidosPorDiaSinConfirmar: 5,
    MesesHastaArchivar: 24,
    DiasContenidoCorreos: 90,
    DiasAvisosCobertura: 365,
    MinutosParaPagar: 30,
    ToleranciaCobro: 1,
    ToleranciaPeso: TOLERANCE,
    VentanasAlcohol: [
      { Desde: '05-01', Hasta: '11-30', HoraDesde: '10:00', HoraHasta: '21:00' },
      { Desde: '12-01', Hasta: '04-30', HoraDesde: '10:00', HoraHasta: '23:00' },
    ],
    PesosPorPunto: 100,
    EtiquetasBalanza: [
      { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso', Decimales: 0 },
    ],
  }
}
