/** Columns of a banner, of the start page or for logged-in users. */
const BANNER = `  "Id" identity,
  "Url" text not null,
  "Imagen" text not null,
  "Descrip" text not null,
  "Texto" text not null default '',
  "Estado" integer not null default 0,
  position integer not null default 0,
  "FechaDesde" day, -- first and last day on which it is shown, inclusive; null: no limit
  "FechaHasta" day,
  branches json -- the branches that it is for; null: all`

/** The shop's settings, imports, prices over time, other systems, the log of changes and the sums of the reports. */
export const OFFICE = `
create table parameters (
  name text primary key,
  value json not null
);

create table banners_front (
${BANNER}
);

create table banners_user (
${BANNER}
);

create table imports (
  id identity,
  file_name text not null,
  profile text not null,
  author text not null,
  started_at instant not null,
  finished_at instant,
  report json,
  state text not null default 'aplicada',
  stored_file text, -- file name in the data folder's importaciones; null if the command line read a local file
  options json,
  outcome json,
  progress json,
  lease text, -- id of the running worker's lease, valid until lease_until
  lease_until instant,
  apply_at instant,
  applied_at instant,
  undone_at instant,
  undone_by text,
  undo_stayed integer, -- articles that its undoing left as they were, because they were changed since
  created json -- codes of the brands, families and departments that it created
);
create index imports_by_state on imports (state, apply_at);

-- a file format with its columns mapped by hand
create table import_profiles (
  name text primary key,
  definition json not null,
  author text not null,
  updated_at instant not null
);

-- an article as last read from a profile's files
create table import_sources (
  profile text not null,
  article_code text not null references articles ("Codigo"),
  row_hash text not null,
  is_present boolean not null default true, -- the profile's last file contained it
  import_id integer not null references imports (id),
  is_retired boolean not null default false, -- taken off sale because the file no longer contained it
  constraint import_sources_key primary key (profile, article_code)
);
create index import_sources_by_article on import_sources (article_code);

-- a change that an import would make, for staff to review before applying it
create table import_differences (
  import_id integer not null references imports (id),
  position integer not null,
  kind text not null,
  article_code text not null,
  "Descripcion" text not null,
  price_before pesos,
  price_after pesos,
  is_jump boolean not null default false,
  line integer,
  offer_price pesos, -- today's offer price, if the new price is at or below it
  branch_name text, -- the branch, for a price that jumps in its list; null: the base price
  changes json, -- what changes besides the price; null: not compared
  constraint import_differences_key primary key (import_id, position)
);
create index import_differences_by_kind on import_differences (import_id, kind, position);

-- an article's state before an import, for undoing it
create table import_undo (
  import_id integer not null references imports (id),
  article_code text not null,
  is_new boolean not null,
  before json, -- the changed columns: previous values, and the values that the import wrote
  after json,
  source json, -- its row in import_sources
  constraint import_undo_key primary key (import_id, article_code)
);

create table price_history (
  id identity,
  article_code text not null references articles ("Codigo"),
  "Precioventa" pesos not null,
  at instant not null,
  source text not null, -- 'demo', 'import', 'staff'
  import_id integer references imports (id),
  user_name text, -- the staff member, if the price was changed by hand
  price_list_id integer, -- null: the base price
  price_before pesos -- of a list's price, the article's price in the list until then; null: unknown
);
create index price_history_by_article on price_history (article_code, at);
create index price_history_by_time on price_history (at);
create index price_history_of_lists on price_history (at) where price_list_id is not null;
create index price_history_by_import on price_history (import_id);

-- staff's bulk price changes. Outlives the accounts, hence the user name.
create table price_changes (
  id identity,
  at instant not null,
  user_name text not null,
  rule json not null,
  articles integer not null,
  undone_at instant,
  undone_by text,
  price_list_id integer -- the list whose prices were changed; null: the base prices
);

create table price_change_rows (
  change_id integer not null references price_changes (id) on delete cascade,
  article_code text not null,
  price_before pesos not null,
  price_after pesos not null,
  was_held boolean not null,
  was_base boolean not null default false, -- of a list's price: it followed the base price before
  constraint price_change_rows_key primary key (change_id, article_code)
);

-- another system's webhook endpoint for order events
create table webhook_endpoints (
  id identity,
  name text not null,
  url text not null,
  events json not null,
  is_active boolean not null,
  secret text not null, -- encrypted (integrations/sealed-webhook-secrets.ts), like previous_secret
  previous_secret text, -- the previous secret, which also signs until previous_until
  previous_until instant,
  created_at instant not null,
  told_version integer -- of the catalogue, whose changes it was told; null: nothing yet
);

create table webhook_events (
  id identity,
  "key" text not null unique, -- the event's id for other systems
  type text not null,
  order_id integer not null, -- 0: of the catalogue; no foreign key: it would need an index that every order pays for
  at instant not null,
  payload text not null -- the order at that time, as wire JSON
);
create index webhook_events_by_time on webhook_events (at);
create index webhook_events_by_order on webhook_events (order_id);

-- the delivery of one event to one endpoint, with its state
create table webhook_deliveries (
  id identity,
  event_id integer not null references webhook_events (id) on delete cascade,
  endpoint_id integer not null references webhook_endpoints (id) on delete cascade,
  order_id integer not null,
  state text not null default 'queued', -- 'queued', 'sent', 'failed' (given up)
  attempts integer not null default 0,
  next_attempt_at instant not null,
  lease text, -- lease of the running attempt, valid until next_attempt_at
  status_code integer, -- the HTTP status of the last attempt
  answer text,
  last_error text,
  sent_at instant,
  constraint webhook_deliveries_once unique (event_id, endpoint_id)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'queued';
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, order_id, event_id)
  where state = 'queued';
create index webhook_deliveries_by_state on webhook_deliveries (endpoint_id, state);
create index webhook_deliveries_by_order on webhook_deliveries (order_id);
create index webhook_deliveries_of_state on webhook_deliveries (state, id);

-- another system's API key; only its hash is stored
create table api_keys (
  id identity,
  name text not null,
  prefix text not null unique, -- the token's prefix, for look-up and display
  key_hash text not null,
  scopes json not null,
  created_at instant not null,
  created_by text not null,
  used_at instant,
  revoked_at instant,
  ends_on day, -- the last day on which it is taken; null: it was chosen to have no end
  branches json, -- those that it sees and writes; null: all
  networks json -- from which it is taken; null: any
);

-- a batch of rows with an Idempotency-Key from another system, and its answer
create table feed_batches (
  key_id integer not null references api_keys (id) on delete cascade,
  "key" text not null,
  request_hash text not null,
  answer text not null, -- wire JSON, deflated, base64
  at instant not null,
  constraint feed_batches_key primary key (key_id, "key")
);
create index feed_batches_by_age on feed_batches (at);

create table audit_log (
  id identity,
  at instant not null,
  staff_id integer, -- no foreign key: the log outlives accounts
  user_name text,
  entity text not null,
  "key" text not null,
  action text not null,
  before json,
  after json
);
create index audit_log_by_time on audit_log (at);
create index audit_log_by_record on audit_log (entity, "key");
create index audit_log_by_user on audit_log (user_name, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_to_delete on audit_log (at)
  where entity not in ('pedidos', 'puntos', 'precios', 'cobros', 'transferencias', 'devoluciones-transferencia', 'movimientos-banco', 'diferencias');

-- a day whose orders were summed for the reports
create table summed_days (
  day day primary key,
  turn integer not null -- how often it was summed: who sums it anew writes only if nobody else did meanwhile
);

-- what a day's orders sold of an article, as the report of sold articles counts it
create table summed_articles (
  day day not null,
  branch_id integer not null, -- 0: of orders without a branch
  code text not null,
  unit integer not null,
  name text not null,
  quantity integer not null,
  sales pesos not null,
  costed pesos not null, -- the sales of articles whose cost was known when the day was summed
  cost pesos not null, -- and what these cost
  orders integer not null,
  constraint summed_articles_key primary key (day, branch_id, code, unit)
);

-- the prepared lines of a day's orders, how many of its orders left, and how many came from a saved cart
create table summed_branches (
  day day not null,
  branch_id integer not null,
  picked integer not null,
  missing integer not null,
  left_orders integer not null,
  on_time integer not null,
  bought_carts integer not null,
  constraint summed_branches_key primary key (day, branch_id)
);

-- how a day's prepared lines came out, by article, and its prepared orders, by who began them and by that hour
create table summed_fills (
  day day not null,
  branch_id integer not null,
  kind text not null, -- 'articulo', 'preparador' or 'hora'
  "key" text not null, -- the article's code, the account's number or '', or '09'
  orders integer not null,
  lines integer not null,
  replaced integer not null,
  missing integer not null,
  minutes integer not null, -- of its orders from begun to ready; 0 of articles
  constraint summed_fills_key primary key (day, branch_id, kind, "key")
);

-- an order of this day changed, perhaps since the day was summed
create table stale_days (
  note text primary key, -- random: a row each time, so that no order waits for another one's
  day day not null
);
`
