import type { Database } from './database.ts'

// What each text column says about people, and how it ends: `account-removal` empties and downloads by it; each is named
// (`personal-data.test.ts`). Lists are column names, parted by blanks.
export interface PersonalTable {
  /** How a row belongs to a customer. */
  owner: 'self' | 'client' | 'order' | 'movement' | 'return' | 'log'
  /** Deleted with the account. */
  gone?: string
  /** Emptied with the account: to '' where there is a text, and to null. */
  emptied?: string
  cleared?: string
  /** JSON whose `Nota` is emptied. */
  notes?: string
  /** Stays as long as the shop's books (Código Civil y Comercial art. 328): what was sold and paid, and by which staff. */
  kept?: string
  /** The program's own words, codes, hashes and numbers: nobody types them. */
  words?: string
  /** In 'Descargar mis datos', by a room's own query. */
  shown?: string
  /** There as a list `as`, made from these columns, each `column=Nombre`, sorted `by` its Id or another column; `without` rows `column=value`. */
  list?: { as: string; columns: string; by?: string; without?: string }
  /** Not there: copies of what is shown, secrets, and names of staff. */
  hidden?: string
  /** The kind of record under which the audit log has its rows. */
  log?: string
}

export const PERSONAL_TABLES = {
  clients: {
    owner: 'self',
    gone: 'Nombre Direccion Localidad Tarjeta Usuario Email Nrodoc Cliente Telefono Comentario user_key email_key block_reason delivery_place invoice',
    words: 'password_hash',
    shown:
      'Nombre Direccion Localidad Tarjeta Usuario Email Nrodoc Cliente Telefono Comentario block_reason delivery_place invoice',
    hidden: 'user_key email_key',
    log: 'clientes',
  },
  client_addresses: {
    owner: 'client',
    gone: 'Calle Numero Piso Localidad CodigoPostal Provincia Referencia',
    shown: 'Calle Numero Piso Localidad CodigoPostal Provincia Referencia',
  },
  favourites: { owner: 'client', words: 'article_code' },
  sessions: {
    owner: 'client',
    words: 'token_hash',
    list: {
      as: 'Sesiones',
      columns: 'created_at=Inicio used_at=UltimoUso expires_at=Vencimiento',
      by: 'created_at',
    },
  },
  recovery_tokens: { owner: 'client', words: 'token_hash' },
  document_references: { owner: 'client', words: 'token_hash' },
  email_confirmations: { owner: 'client', words: 'token_hash' },
  mail_queue: {
    owner: 'client',
    gone: 'to_address reply_to subject content last_error',
    words: 'state lease event_key limited_as',
    shown: 'to_address subject content',
    hidden: 'reply_to last_error',
  },
  mail_refusals: { owner: 'client', words: 'template' },
  push_subscriptions: {
    owner: 'client',
    gone: 'endpoint p256dh auth',
    words: 'session_hash service vapid_key',
    shown: 'endpoint',
    hidden: 'p256dh auth',
  },
  idempotency_keys: { owner: 'client', gone: 'key', words: 'request_hash', hidden: 'key' },
  points_ledger: {
    owner: 'client',
    gone: 'reason author',
    hidden: 'author',
    list: {
      as: 'Puntos',
      columns: 'points=Puntos reason=Motivo order_id=Pedido at=Fechahora',
    },
    log: 'puntos',
  },
  orders: {
    owner: 'client',
    emptied: 'Opt1 Opt2 Opt3 Opt4 Opt5 Opt6',
    cleared: 'client_id MotivoCancelacion Localidad CodigoPostal invoice',
    kept: 'Cupondescuento zone_name',
    words:
      'Fechahora Estado FormaEntrega HorarioEntrega TotalesPedido payment_way payment_provider money_state means_discount crate crate_label',
    shown: 'Opt1 Opt2 Opt3 Opt4 Opt5 Opt6 MotivoCancelacion Localidad CodigoPostal invoice',
    log: 'pedidos',
  },
  vouchers: {
    owner: 'order',
    kept: 'receiver',
    words: 'cae',
    list: {
      as: 'Comprobantes',
      columns:
        'order_id=Pedido kind=Tipo point=PuntoVenta number=Numero day=Fecha centavos=Importe cae=Cae cae_until=VencimientoCae receiver=Cuit',
      by: 'order_id',
    },
  },
  order_lines: {
    owner: 'order',
    emptied: 'Aclaracion',
    notes: 'Preparado',
    kept: 'Descrip Promo Descuentos ordered_terms',
    words: 'Codart Imagen Ean device Reemplazo',
    shown: 'Preparado Descrip Aclaracion',
  },
  order_transitions: {
    owner: 'order',
    cleared: 'reason',
    kept: 'author_name difference',
    words: 'from_status to_status author step',
    list: {
      as: 'Cambios',
      columns:
        'order_id=Pedido from_status=Desde to_status=Hasta at=Fechahora author=Autor reason=Motivo difference=Cambio',
      without: 'step=nota', // what staff write to each other
    },
  },
  order_ratings: {
    owner: 'order',
    kept: 'name',
    words: 'code',
    list: {
      as: 'Valoraciones',
      columns: 'order_id=Pedido Items=Items code=Codart name=Descrip is_good=Bien day=Fecha',
      by: 'order_id',
    },
  },
  line_questions: {
    owner: 'order',
    words: 'options measure answer chosen',
    list: {
      as: 'Preguntas',
      columns:
        'order_id=Pedido Items=Items options=Opciones asked_at=Fechahora answer=Respuesta chosen=Elegido answered_at=Respondida',
      by: 'order_id',
    },
  },
  picking_taps: { owner: 'order', notes: 'picked', words: 'key device outcome detail', hidden: 'picked' },
  stock_holds: { owner: 'order', words: 'article_code' },
  push_messages: {
    owner: 'order',
    gone: 'payload last_error',
    words: 'kind state lease service',
    hidden: 'payload last_error',
    list: {
      as: 'AvisosEnviados',
      columns: 'order_id=Pedido service=Canal kind=Aviso state=Estado created_at=Fechahora sent_at=Enviado',
    },
  },
  webhook_events: { owner: 'order', gone: 'payload', words: 'key type', hidden: 'payload' },
  webhook_deliveries: {
    owner: 'order',
    gone: 'answer last_error',
    words: 'state lease',
    hidden: 'answer last_error',
  },
  payment_sessions: {
    owner: 'order',
    words: 'reference provider provider_id url state',
    list: {
      as: 'PaginasDePago',
      columns:
        'order_id=Pedido reference=Referencia provider=Medio centavos=Importe state=Estado created_at=Fechahora',
    },
  },
  payments: {
    owner: 'order',
    kept: 'means staff_name',
    words: 'provider provider_id state status',
    list: {
      as: 'Pagos',
      columns:
        'order_id=Pedido provider=Proveedor provider_id=Numero state=Estado means=Medio installments=Cuotas asked=Importe captured=Cobrado refunded=Devuelto created_at=Fechahora',
    },
  },
  refunds: {
    owner: 'order',
    emptied: 'reason given_otherwise',
    kept: 'staff_name fault',
    words: 'state provider_id request_key',
    list: {
      as: 'Devoluciones',
      columns:
        'order_id=Pedido centavos=Importe state=Estado reason=Motivo given_otherwise=PorOtroMedio fault=Falla at=Fechahora done_at=Hecha',
    },
  },
  credit_movements: {
    owner: 'client',
    words: 'kind',
    list: {
      as: 'SaldoAFavor',
      columns: 'centavos=Importe balance=Saldo kind=Que order_id=Pedido at=Fechahora',
    },
  },
  claims: {
    owner: 'order',
    emptied: 'telephone_key address_key note account answer',
    cleared: 'Imagen',
    kept: 'name opened_by decided_by',
    words: 'code reason means state returned',
    hidden: 'telephone_key address_key',
    list: {
      as: 'Reclamos',
      columns:
        'order_id=Pedido name=Articulo reason=Motivo quantity=Cantidad note=Nota Imagen=Foto asked=Importe granted=Devuelto means=Medio account=Cuenta state=Estado answer=Respuesta created_at=Fechahora',
    },
    log: 'reclamos',
  },
  payment_events: {
    owner: 'order',
    cleared: 'text',
    kept: 'author_name',
    words: 'kind state author body_hash',
    list: {
      as: 'MovimientosDePago',
      columns: 'order_id=Pedido at=Fechahora kind=Que centavos=Importe state=Estado text=Texto author=Autor',
    },
  },
  payment_differences: {
    owner: 'order',
    cleared: 'note',
    kept: 'solved_by',
    words: 'kind provider provider_id reference status',
    list: {
      as: 'Diferencias',
      columns: 'order_id=Pedido kind=Que ours=Nuestro theirs=Suyo note=Nota found_at=Fechahora',
    },
    log: 'diferencias',
  },
  bank_movements: {
    owner: 'movement',
    emptied: 'text',
    cleared: 'reason note',
    kept: 'staff_name',
    words: 'fingerprint state',
    list: {
      as: 'Transferencias',
      columns: 'day=Dia centavos=Importe text=Texto reason=Motivo note=Nota',
    },
    log: 'movimientos-banco',
  },
  bank_returns: {
    owner: 'return',
    kept: 'number staff_name',
    list: {
      as: 'TransferenciasDevueltas',
      columns: 'day=Dia centavos=Importe number=Numero',
    },
    log: 'devoluciones-transferencia',
  },
  audit_log: {
    owner: 'log',
    cleared: 'before after',
    kept: 'user_name',
    words: 'entity key action',
    shown: 'before after',
  },
} as const satisfies Partial<Record<keyof Database, PersonalTable>>
