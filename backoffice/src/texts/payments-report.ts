// Texts of the report of payments.

export const PAYMENTS_REPORT_TEXTS = {
  title: 'Cobros por medio',
  loading: 'Calculando',
  net: (amount: string) => `Neto: ${amount}.`,
  journal: 'Descargar el libro diario (hledger).',
  credit: (amount: string) => `Saldo a favor de clientes, hoy: ${amount}.`,
  byDay: 'Cobros por día',
  byDayHint:
    'Lo que entró y lo que se devolvió cada día, sea de qué día sea el pedido. Liberado es lo que se reservó en tarjetas y no se cobró: no entró ni salió.',
  byMeans: 'Cobros por medio y persona',
  byMeansHint:
    'Lo que se cobró en la puerta es de quien lo recibió; lo demás, del proveedor. La tabla y el archivo tienen cada día y sucursal.',
  none: 'No hubo cobros en este período.',
  summary: (taken: string, returned: string) => `Se cobraron ${taken} y se devolvieron ${returned}.`,
  disputed: (amount: string) => ` Los bancos se llevaron ${amount} (contracargos).`,
  dayText: (day: string, taken: string, returned: string) => `${day}: ${taken} (devuelto: ${returned})`,
  returnedMark: 'La marca azul es lo devuelto.',
  day: 'Día',
  branch: 'Sucursal',
  provider: 'Proveedor',
  means: 'Medio',
  person: 'Quién lo recibió',
  amounts: {
    Cobrado: 'Cobrado',
    Devuelto: 'Devuelto',
    Liberado: 'Liberado',
    Contracargos: 'Contracargos',
    Neto: 'Neto',
  },
} as const
