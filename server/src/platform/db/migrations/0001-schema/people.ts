/** Customers, staff, their sessions, and what is sent to them and comes from them. */
export const PEOPLE = `
create table provinces (
  "Id" identity,
  "Codigo" text not null unique,
  "Descripcion" text not null
);

create table document_types (
  "Codigo" integer primary key,
  "Descripcion" text not null,
  position integer not null default 0
);

create table clients (
  "Id" identity,
  "Nombre" text not null,
  "Direccion" text not null,
  "Localidad" text not null default '',
  "Idasociado" integer not null default 0,
  "Tarjeta" text,
  "Sucursal" integer,
  "Usuario" text not null,
  "Email" text not null,
  document_type_code integer not null references document_types ("Codigo"),
  "Nrodoc" text not null,
  "Estado" integer not null default 0, -- 0 active, 1 blocked
  "Cliente" text,
  "Telefono" text not null,
  "Alta" day not null,
  "Baja" boolean not null default false,
  "Puntos" integer not null default 0,
  "Comentario" text not null default '',
  password_hash text not null,
  user_key text not null unique, -- the unique key: case and accents folded, spaces trimmed
  -- the normalised address, or a placeholder while another account holds the address (clients/email-holder.ts)
  email_key text not null unique,
  block_reason text, -- why staff blocked the account
  -- when a link mailed to the address was followed; null: unconfirmed, so no typed text may be mailed to it
  email_confirmed_at instant,
  invoice json, -- whom a Factura A is made out to; null: none is asked for
  delivery_place json, -- where orders go, as last chosen; null: never chosen
  constraint clients_by_document unique (document_type_code, "Nrodoc")
);
create index clients_by_state on clients ("Estado", "Id");

create table client_addresses (
  "Id" identity,
  client_id integer not null references clients ("Id") on delete cascade,
  "Calle" text not null,
  "Numero" text not null default '',
  "Piso" text not null default '',
  "Localidad" text not null default '',
  "CodigoPostal" text not null default '',
  "Provincia" text not null default '',
  "Referencia" text not null default '',
  "Latitud" coordinate,
  "Longitud" coordinate,
  is_default boolean not null default false
);
create index client_addresses_by_client on client_addresses (client_id);

create table favourites (
  client_id integer not null references clients ("Id") on delete cascade,
  article_code text not null references articles ("Codigo") on delete cascade,
  created_at instant not null,
  constraint favourites_key primary key (client_id, article_code)
);
create index favourites_by_article on favourites (article_code);

create table staff_accounts (
  id identity,
  user_name text not null unique,
  password_hash text not null,
  role text not null,
  is_active boolean not null default true,
  created_at instant not null,
  user_key text, -- comparison key of the user name (userKey)
  -- the TOTP secret, encrypted (staff/sealed-secrets.ts); required at login only if totp_is_active
  totp_secret text,
  totp_last_step integer, -- the last TOTP time step used, so that no code works twice
  recovery_codes json, -- hashes of the unused recovery codes
  last_login_at instant,
  full_name text not null default '',
  totp_is_active boolean not null default false,
  branches json, -- the branches whose work it sees; null: all
  email text not null default '', -- where it hears of changes of what moves money or opens doors; '': nowhere
  role_given_at instant, -- when it got its role; null: with the account
  alerts json, -- what it is mailed about; null: nothing
  alerted json, -- of that, what it was mailed about and is not over
  is_password_given boolean not null default false -- somebody else chose it: its owner chooses another first
);

-- what a role requires of its accounts; a role without a row requires what the contract says
create table staff_roles (
  role text primary key,
  name text not null default '', -- of a role of the chain's own
  permissions json, -- its permissions; null: the contract's
  requires_factor boolean not null,
  changed_at instant not null
);
create unique index staff_accounts_by_key on staff_accounts (user_key);

create table sessions (
  token_hash text primary key,
  client_id integer references clients ("Id") on delete cascade,
  staff_id integer references staff_accounts (id) on delete cascade,
  created_at instant not null,
  used_at instant not null,
  expires_at instant not null,
  confirmed_at instant, -- staff's: when they last said password or code
  constraint sessions_one_owner check ((client_id is null) <> (staff_id is null))
);
create index sessions_by_client on sessions (client_id);
create index sessions_by_staff on sessions (staff_id);
create index sessions_by_expiry on sessions (expires_at);

create table recovery_tokens (
  token_hash text primary key,
  client_id integer not null references clients ("Id") on delete cascade,
  created_at instant not null,
  expires_at instant not null
);
create index recovery_tokens_by_client on recovery_tokens (client_id);

create table document_references (
  token_hash text primary key,
  client_id integer not null references clients ("Id") on delete cascade,
  created_at instant not null,
  expires_at instant not null
);
create index document_references_by_client on document_references (client_id);

create table email_confirmations (
  token_hash text primary key,
  client_id integer not null references clients ("Id") on delete cascade,
  created_at instant not null,
  expires_at instant not null
);
create index email_confirmations_by_client on email_confirmations (client_id);

create table rate_limits (
  "key" text primary key,
  count integer not null,
  resets_at instant not null
);
create index rate_limits_by_reset on rate_limits (resets_at);

create table mail_queue (
  id identity,
  to_address text not null,
  reply_to text,
  subject text not null,
  state text not null default 'queued', -- 'queued', 'sent', or 'failed' (given up: the address will never be taken)
  attempts integer not null default 0,
  next_attempt_at instant not null,
  lease text, -- lease of the running attempt, valid until next_attempt_at
  last_error text,
  event_key text unique, -- deduplication: an event queues one mail
  created_at instant not null,
  sent_at instant,
  content json, -- what the mail says, from which its bodies are rendered when it is sent or viewed
  client_id integer, -- the client it belongs to; null: nobody with an account
  -- the kind under which it counts towards the limit for unconfirmed addresses; null: it does not count
  limited_as text,
  -- the account was deleted: the row is deleted once the mail is sent or abandoned
  is_forgotten boolean not null default false,
  emptied_at instant -- when the content was deleted; subject and address remain
);
create index mail_queue_due on mail_queue (state, next_attempt_at);
create index mail_queue_by_client on mail_queue (client_id);
create index mail_queue_by_address on mail_queue (to_address);
create index mail_queue_with_content on mail_queue (created_at) where emptied_at is null;
create index mail_queue_emptied on mail_queue (created_at) where emptied_at is not null;

-- the shop's own texts of a mail
create table mail_texts (
  name text primary key,
  "Asunto" text not null,
  "Texto" text not null,
  "Nota" text not null
);

-- the chain's own wording of what customers read, by the text that it replaces (contract/src/base/own-texts.ts)
create table own_texts (
  written text primary key,
  own text not null
);

-- a kind of mail that a client does not want
create table mail_refusals (
  client_id integer not null references clients ("Id") on delete cascade,
  template text not null,
  constraint mail_refusals_key primary key (client_id, template)
);

-- the key pair that signs push messages (VAPID)
create table push_keys (
  id integer primary key,
  public_key text not null,
  private_key text not null, -- encrypted (push/push-keys.ts)
  created_at instant not null,
  constraint push_keys_one check (id = 1)
);

-- where a customer gets notices of orders: a browser, while their session in it lasts, or a telephone (WhatsApp)
create table push_subscriptions (
  id identity,
  client_id integer not null references clients ("Id") on delete cascade,
  -- ends with the session, so that a browser never gets messages for somebody who logged out of it
  -- (null: a telephone)
  session_hash text references sessions (token_hash) on delete cascade,
  service text not null, -- the name of the channel, or of the browser's push service (push/push-services.ts)
  endpoint text not null, -- a browser's address, or a telephone's digits
  p256dh text not null,
  auth text not null,
  vapid_key text not null, -- the public key that the browser was given
  created_at instant not null
);
create unique index push_subscriptions_browser on push_subscriptions (endpoint) where session_hash is not null;
create unique index push_subscriptions_telephone on push_subscriptions (client_id) where session_hash is null;
create index push_subscriptions_by_client on push_subscriptions (client_id);
create index push_subscriptions_by_session on push_subscriptions (session_hash);

create table card_requests (
  "Id" identity,
  "Nombre" text not null,
  "Apellido" text not null,
  "Direccion" text not null,
  "Email" text not null,
  "Nrodoc" text not null,
  "Telefono" text not null,
  document_type_code integer references document_types ("Codigo"),
  "TituloEmail" text not null,
  "MensajeEmail" text not null,
  "Fechahora" text not null
);

create table contacts (
  "Id" identity,
  "Nombre" text not null,
  "Email" text not null,
  "Telefono" text not null,
  "Comentario" text not null,
  "Motivo" text not null,
  "Mensaje" text not null,
  "Fechahora" text not null
);

create table withdrawals (
  "Codigo" text primary key,
  "Fecha" text not null,
  "Nombre" text not null,
  "Email" text not null,
  "Telefono" text not null default '',
  "Pedido" text not null default '',
  "Motivo" text not null default '',
  request_key text not null unique -- normalised mail and order number; a repeated request gets the same code
);
create index withdrawals_by_time on withdrawals ("Fecha", "Codigo");

-- a person whom no zone reaches yet
create table coverage_requests (
  "Id" identity,
  "Localidad" text not null,
  "CodigoPostal" text not null default '',
  place_key text not null, -- the folded locality, or the postal code if there is none
  "Email" text not null,
  email_key text not null,
  at instant not null,
  constraint coverage_requests_once unique (place_key, email_key)
);
create index coverage_requests_by_time on coverage_requests (at);
create index coverage_requests_by_email on coverage_requests (email_key);

-- staff's progress on an inbox item; without a row it is new
create table inbox_items (
  inbox text not null, -- 'contactos', 'tarjetas', 'arrepentimientos'
  "key" text not null,
  state text not null, -- 'nueva', 'en-curso', 'resuelta', 'rechazada'
  staff_id integer references staff_accounts (id),
  answered_at instant, -- when it was first answered, resolved or rejected
  constraint inbox_items_key primary key (inbox, "key")
);

create table inbox_events (
  id identity,
  inbox text not null,
  "key" text not null,
  at instant not null,
  user_name text not null,
  kind text not null, -- 'nota', 'respuesta', 'cambio'
  "text" text not null,
  mail_id integer -- no foreign key: the history outlives the mails
);
create index inbox_events_by_item on inbox_events (inbox, "key");
`
