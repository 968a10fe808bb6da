/** Payments and transfers (decision 0031). Amounts are whole centavos. */
export const PAYMENTS = `
create table payment_providers (
  id identity,
  name text not null unique,
  access_token text, -- sealed, like notice_secret
  notice_secret text,
  public_key text,
  compared_until instant, -- until when its payments were compared with the shop's
  updated_at instant not null,
  access_token_at instant,
  notice_secret_at instant
);

create table payment_sessions (
  id identity,
  order_id integer not null references orders ("Id"),
  reference text not null unique,
  provider text not null,
  provider_id text,
  url text,
  centavos centavos not null,
  is_reserve boolean not null,
  -- nueva: its page is not made yet; cerrando: the provider has not confirmed its end
  state text not null check (state in ('nueva', 'abierta', 'cerrando', 'cerrada')),
  expires_at instant not null,
  created_at instant not null
);
create index payment_sessions_by_order on payment_sessions (order_id);
create index payment_sessions_of_provider on payment_sessions (provider, id);

create table payments (
  id identity,
  order_id integer not null references orders ("Id"),
  session_id integer references payment_sessions (id), -- null: received by staff
  provider text not null,
  provider_id text not null,
  state text not null,
  status text not null, -- the provider's own words
  asked centavos not null,
  captured centavos not null default 0,
  refunded centavos not null default 0,
  means text,
  installments integer,
  capture_by instant,
  created_at instant not null,
  updated_at instant not null,
  staff_id integer, -- who received it; null: the provider said it
  staff_name text,
  constraint payments_by_provider unique (provider, provider_id),
  constraint payments_amounts
    check (asked >= 0 and captured >= 0 and refunded >= 0 and captured <= asked and refunded <= captured)
);
create index payments_by_order on payments (order_id);
create index payments_open on payments (updated_at) where state in ('en-proceso', 'reservado');

create table refunds (
  id identity,
  payment_id integer not null references payments (id),
  order_id integer not null references orders ("Id"),
  centavos centavos not null check (centavos > 0),
  state text not null check (state in ('pedido', 'hecho', 'rechazado')),
  provider_id text,
  reason text not null,
  staff_id integer, -- null: by the shop itself
  staff_name text,
  fault text,
  at instant not null,
  done_at instant,
  request_key text, -- of the request that asked for it; null: by the shop itself
  repeats integer not null default 0, -- how often staff asked again after the provider refused it
  is_favour boolean not null default false, -- the order costs so much less
  given_otherwise text -- how staff gave back what the provider refused
);
create index refunds_by_payment on refunds (payment_id);
create index refunds_by_order on refunds (order_id);
create unique index refunds_once on refunds (request_key);
create index refunds_by_staff on refunds (staff_id, at) where staff_id is not null;

-- saldo a favor: what the shop owes a client, by movements that nobody changes
create table credit_movements (
  id identity,
  client_id integer references clients ("Id") on delete set null,
  number integer not null, -- counts the client's movements
  centavos centavos not null check (centavos <> 0),
  balance centavos not null check (balance >= 0), -- of the client, with this movement
  kind text not null check (kind in ('reclamo', 'pedido', 'vuelve', 'baja')),
  order_id integer references orders ("Id"),
  at instant not null,
  constraint credit_movements_once unique (client_id, number)
);
create index credit_movements_by_order on credit_movements (order_id);

-- what a customer is asked of a line whose article is missing
create table line_questions (
  order_id integer not null references orders ("Id") on delete cascade,
  "Items" integer not null,
  options json not null, -- the proposed substitutes
  measure text, -- the missing article's content
  asked_by integer not null, -- no foreign key: the history outlives accounts
  asked_at instant not null,
  expires_at instant not null,
  answer text, -- null: none yet, or none came until expires_at
  chosen text, -- the code of the chosen substitute
  answered_at instant,
  constraint line_questions_key primary key (order_id, "Items")
);

-- what was wrong with a line that came, and what was answered
create table claims (
  id identity,
  order_id integer not null references orders ("Id"),
  "Items" integer not null,
  branch_id integer,
  telephone_key text not null, -- hashes of where it was brought, by which a household is known
  address_key text not null,
  code text not null, -- the article that came: the line's, or its substitute
  name text not null,
  reason text not null check (reason in ('falto', 'mal', 'otro', 'peso', 'no-quiso')),
  quantity integer not null check (quantity > 0), -- pieces or grams that it is about
  unit integer not null,
  note text not null,
  "Imagen" text, -- the photo
  asked centavos not null, -- what these cost
  granted centavos not null default 0,
  means text not null, -- how what was paid at the door goes back
  account text not null, -- alias or CBU of a transfer
  state text not null check (state in ('abierto', 'aceptado', 'rechazado')),
  is_automatic boolean not null default false, -- decided by rule
  returned text check (returned in ('venta', 'perdida')), -- what became of its goods; null: they did not come back
  answer text not null,
  opened_by text, -- staff; null: the customer
  decided_by text,
  created_at instant not null,
  decided_at instant
);
create index claims_of_order on claims (order_id, "Items");
create index claims_of_state on claims (state, id);
create index claims_by_time on claims (created_at);

create table payment_events (
  id identity,
  order_id integer not null references orders ("Id"),
  payment_id integer references payments (id),
  at instant not null,
  kind text not null,
  centavos centavos,
  state text,
  "text" text,
  author text not null, -- the customer, staff, the shop itself, or the provider
  author_name text,
  body_hash text -- SHA-256 of the provider's answer that said it
);
create index payment_events_by_order on payment_events (order_id, id);
create index payment_events_by_time on payment_events (at);

create table payment_tasks (
  id identity,
  subject text not null unique, -- 'pedido:12' settles an order, 'pago:mercado-pago:123' looks a payment up
  asked integer not null default 1, -- counts how often it was asked for
  attempts integer not null default 0,
  next_attempt_at instant not null,
  lease text,
  last_error text,
  priority integer not null default 0 -- 0 is done first
);
create index payment_tasks_due on payment_tasks (next_attempt_at);
create index payment_tasks_turn on payment_tasks (priority, next_attempt_at);

create table payment_differences (
  id identity,
  kind text not null,
  provider text not null,
  provider_id text not null,
  order_id integer references orders ("Id"),
  reference text,
  ours centavos,
  theirs centavos,
  status text,
  found_at instant not null,
  solved_at instant,
  solved_by text,
  note text,
  constraint payment_differences_once unique (provider, provider_id, kind)
);
create index payment_differences_open on payment_differences (found_at) where solved_at is null;
create index payment_differences_by_order on payment_differences (order_id);

-- one row, once staff filled it in
create table transfer_account (
  id integer primary key check (id = 1),
  alias text not null,
  cbu text not null,
  holder text not null,
  cuit text not null,
  bank text not null
);

-- another account or alias, which customers do not see yet
create table pending_accounts (
  kind text not null, -- of record, by its resource's name: the account for transfers, or a payment type
  record_id integer not null,
  fields json not null, -- as on the wire
  asked_by json not null, -- the accounts of staff that changed it
  asked_names text not null,
  asked_at instant not null,
  begins_at instant not null,
  constraint pending_accounts_key primary key (kind, record_id)
);

create table bank_extracts (
  id identity,
  name text not null,
  hash text not null unique, -- SHA-256 of the file
  staff_name text not null,
  at instant not null
);

-- which column is what, by the headings of a file
create table bank_formats (
  headings text primary key,
  columns json not null,
  updated_at instant not null
);

create table bank_movements (
  id identity,
  extract_id integer references bank_extracts (id), -- null: confirmed by hand
  fingerprint text not null unique, -- what it is, so that it is taken once
  day day not null,
  centavos centavos not null check (centavos > 0),
  "text" text not null,
  -- libre: of no order yet; propuesto: may be of one; asignado: pays one; descartado: none of the shop's
  state text not null check (state in ('libre', 'propuesto', 'asignado', 'descartado')),
  reason text, -- why it is proposed and not taken
  session_id integer references payment_sessions (id),
  staff_name text, -- null: taken by reference and amount
  note text,
  created_at instant not null,
  updated_at instant not null
);
create index bank_movements_by_session on bank_movements (session_id);
create index bank_movements_by_change on bank_movements (updated_at);
create index bank_movements_of_state on bank_movements (state, id);

create table bank_returns (
  id identity,
  movement_id integer not null references bank_movements (id),
  refund_id integer not null unique references refunds (id),
  centavos centavos not null,
  number text not null,
  day day not null,
  staff_name text not null,
  at instant not null
);
create index bank_returns_by_movement on bank_returns (movement_id);

-- what the chain's system invoiced of an order
create table vouchers (
  kind integer not null, -- ARCA's number of it (contract, VOUCHER_NAMES)
  point integer not null,
  number integer not null,
  order_id integer not null references orders ("Id"),
  day day not null,
  centavos centavos not null,
  cae text not null,
  cae_until day not null,
  receiver text, -- a CUIT's digits
  constraint vouchers_key primary key (kind, point, number)
);
create index vouchers_by_order on vouchers (order_id);
`
