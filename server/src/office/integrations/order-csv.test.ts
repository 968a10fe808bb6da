import { expect, it } from 'vitest'
import type { ErpLine, ErpOrder } from '@gondola/contract/orders'
import { csvText } from '@gondola/contract/base'
import { orderCsvHeading, orderCsvRows } from './order-csv.ts'

const cheese: ErpLine = {
  Items: 1,
  Cantidad: 750,
  Unidad: 100,
  Precioindividual: 1234.56,
  Precioventa: 925.92,
  Codart: 'QUESO',
  Imagen: null,
  Ean: '2000000000015',
  Descrip: 'Queso cremoso; "La Vaca"',
  Aclaracion: '=bien; "fina"',
  Promo: null,
  CodigoOrigen: '000123',
  Iva: 10.5,
  Descuentos: [
    { Promocion: 1, Texto: '10 %', Cantidad: 750, Monto: 92.59 },
    { Promocion: 2, Texto: '5 %', Cantidad: 750, Monto: 0.1 },
  ],
  Preparado: { Cantidad: 780, Precioventa: 962.96, Sustituto: null, Nota: null },
}
const bread: ErpLine = {
  ...cheese,
  Items: 2,
  Cantidad: 3,
  Unidad: 1,
  Precioindividual: 100.1,
  Precioventa: 300.3,
  Codart: 'PAN',
  Ean: null,
  Descrip: '@SUM(A1)',
  CodigoOrigen: null,
  Iva: null,
  Reemplazo: 'nada',
  Aclaracion: '',
  Descuentos: [],
  Preparado: {
    Cantidad: 0,
    Precioventa: 300,
    Nota: null,
    Sustituto: {
      Codart: 'PAN2',
      Descrip: '-Pan',
      Cantidad: 3,
      Unidad: 1,
      Precioindividual: 100,
      Precioventa: 300,
      Imagen: null,
      Ean: null,
    },
  },
}
/** The worst that a customer may type. */
const order: ErpOrder = {
  Id: 17,
  Fecha: '2026-11-21',
  Fechahora: '2026-11-21T12:05:09-03:00',
  Estado: 'P',
  Preparacion: 'listo',
  Cliente: 4,
  FormaEntrega: 'ED',
  Dia: 20261123,
  HorarioEntrega: '09:00 a 12:00',
  TipoPago: { Id: 4, Descrip: 'Efectivo' },
  TotalBruto: 1262.96,
  TotalDescuento: 92.69,
  TotalEnvio: 1500.5,
  TotalNeto: 2670.77,
  TotalesPedido: { TotalBruto: 1226.22, TotalDescuento: 92.69, TotalEnvio: 1500.5, TotalNeto: 2634.03 },
  B1: true,
  Cupon: null,
  Cupondescuento: 'WEB',
  Opt1: '=HYPERLINK("http://x";"Ana")',
  Opt2: '+54 379 4000000',
  Opt3: 'Mitre 100; 2.º "B"',
  Opt4: '\t=1+1\r\n-2',
  Opt5: '',
  Opt6: '',
  NombreCliente: 'Ñandú, María',
  Documento: '20111222',
  Email: '@ana@example.com',
  Sucursal: 2,
  Actualizado: '2026-11-21T15:30:00.000Z',
  Lineas: [cheese, bread],
}

const HEADINGS =
  '"Pedido";"Fecha";"Hora";"Estado";"Etapa";"Forma de entrega";"Día de entrega";"Horario de entrega";"Sucursal";"Cliente";"Nombre del cliente";"Documento";"Email";"Destinatario";"Teléfono";"Dirección";"Forma de pago"'
const HEAD =
  `17;"2026-11-21";"12:05:09";"P";"listo";"ED";"2026-11-23";"09:00 a 12:00";2;4;"Ñandú, María";"20111222";"'@ana@example.com";` +
  `"'=HYPERLINK(""http://x"";""Ana"")";"'+54 379 4000000";"Mitre 100; 2.º ""B""";"Efectivo"`

const INVOICE = '"CUIT";"Razón social";"Condición IVA"'
const COMMENT = `"'\t'=1+1\r\n'-2"`

const exported = (isByLine: boolean) => csvText([orderCsvHeading(isByLine), ...orderCsvRows(order, isByLine)])

it('is a row for each line, to the letter', () => {
  expect(exported(true)).toBe(
    `\uFEFF${HEADINGS};"Renglón";"Artículo";"Código de origen";"EAN";"Descripción";"Unidad";"Cantidad pedida";"Precio unitario";"Importe pedido";"Descuento pedido";"IVA %";"Admite reemplazo";"Cantidad preparada";"Importe preparado";"Artículo sustituto";"Descripción del sustituto";"Cantidad del sustituto";"Unidad del sustituto";"Aclaración";"Comentario";${INVOICE}\r\n` +
      `${HEAD};1;"QUESO";"000123";"2000000000015";"Queso cremoso; ""La Vaca""";"kg";0,75;1234,56;925,92;92,69;10,5;Sí;0,78;962,96;;;;;"'=bien; ""fina""";${COMMENT};;;\r\n` +
      `${HEAD};2;"PAN";;;"'@SUM(A1)";"un";3;100,1;300,3;0;;No;0;300;"PAN2";"'-Pan";3;"un";;${COMMENT};;;\r\n`,
  )
})

it('is a row for each order, to the letter', () => {
  expect(exported(false)).toBe(
    `\uFEFF${HEADINGS};"Admite reemplazos";"Comentario";"Motivo de cancelación";"Renglones";"Total bruto";"Descuento";"Envío";"Total";"Total pedido";"Actualizado";${INVOICE}\r\n` +
      `${HEAD};Sí;"'\t'=1+1\r\n'-2";;2;1262,96;92,69;1500,5;2670,77;2634,03;"2026-11-21T15:30:00.000Z";;;\r\n`,
  )
})

it('leaves empty what there is not', () => {
  const bare = {
    ...order,
    Dia: null,
    Cliente: null,
    NombreCliente: null,
    TipoPago: null,
    Sucursal: null,
    Opt4: '',
  }
  const { Preparado: _, Aclaracion: __, ...line } = cheese
  const [row] = orderCsvRows({ ...bare, Lineas: [line] }, true)
  expect(
    csvText([row ?? []])
      .split(';')
      .slice(-8),
  ).toEqual(['', '', '', '', '', '', '', '\r\n'])
})
