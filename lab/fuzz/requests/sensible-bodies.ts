/** Consistent bodies, by method and path: fields chosen independently hardly ever fit together. */
export type SensibleBodies = Readonly<Record<string, () => Record<string, unknown>>>

const PERSON = {
  Nombre: 'Ana Gómez',
  Direccion: 'Mitre 100',
  Localidad: 'Corrientes',
  Email: 'ana@example.com',
  Telefono: '3794000000',
}

/**
 * Bodies as the shop's pages send them: `day` and `slot` have free places, `code` is an article's,
 * `paymentType` is one at the door, `listClientIds` has the customer's own first.
 */
export function sensibleBodies(
  { day, slot, code, paymentType }: { day: number; slot: string; code: string; paymentType: number },
  listClientIds: () => readonly (string | number)[],
): SensibleBodies {
  let people = 0
  const order = {
    Estado: 'P',
    Lineas: [{ Codart: code, Cantidad: 30 }],
    FormaEntrega: 'ED',
    Dia: day,
    HorarioEntrega: slot,
    TipoPago: { Id: paymentType },
    B1: true,
    MayorDeEdad: true,
    Cupondescuento: 'WEB',
    Opt1: 'Ana',
    Opt2: '3794000000',
    Opt3: 'Mitre 100',
  }
  return {
    'POST /api/pedidos/save': () => ({ ...order, ...(people++ % 3 === 0 && { Estado: 'I' }) }),
    'POST /api/clientes/save': () => ({
      ...PERSON,
      ...(people++ % 4 === 0 ? { Id: listClientIds()[0] } : {}),
      Usuario: `persona${people}`,
      Email: `persona${people}@example.com`,
      Pass: 'clave-larga-1',
      Recpass: 'clave-larga-1',
      Tipodoc: { Codigo: 1 },
      Nrodoc: String(21_000_000 + people),
    }),
    'POST /api/contactos/save': () => ({
      ...PERSON,
      Comentario: '',
      Motivo: 'Consulta',
      Mensaje: 'Hola, ¿abren el domingo?',
    }),
    'POST /api/arrepentimientos/save': () => ({ ...PERSON, Motivo: 'No lo quiero' }),
    'POST /api/provincia/save': () => ({ Codigo: 'Z', Descripcion: `Provincia ${people++}` }),
    'POST /api/gestion/familias': () => ({
      Descripcion: `Familia ${people++}`,
      Departamento: { Codigo: 1 },
      Perecedero: false,
      Alcohol: false,
      Iva: 21,
      Orden: 900,
      Activo: true,
    }),
    // only lists that exist are noted
    'POST /api/gestion/exportaciones': () => ({ Entidad: 'clientes', Filtro: { q: 'gómez' }, Filas: 41 }),
    'POST /api/gestion/yo/segundo-factor/quitar': () => ({ Pass: 'clave-de-prueba' }),
    'PUT /api/gestion/yo/clave': () => ({ Pass: 'clave-de-prueba', PassNueva: 'clave-de-prueba' }),
  }
}
