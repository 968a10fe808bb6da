/** Delivery, orders and their lines, and what happens to them. */
export const ORDERS = `
create table delivery_weekdays (
  weekday integer primary key check (weekday between 0 and 6), -- 0 Sunday … 6 Saturday
  is_active boolean not null
);

create table delivery_holidays (
  day day primary key,
  description text not null
);

create table delivery_rules (
  id integer primary key check (id = 1),
  cutoff_days integer not null default 0, -- orders for a day close so many days before, at this time; null: never
  cutoff_time text
);

create table delivery_slots (
  "Id" identity,
  "Desde" text not null,
  "Hasta" text not null,
  capacity integer not null check (capacity >= 0),
  is_active boolean not null default true,
  position integer not null default 0,
  -- null: offered by every branch that has no slots of its own
  branch_id integer references branches ("Id") on delete cascade
);

create table delivery_costs (
  id identity,
  "Monto1" pesos not null,
  "Monto2" pesos not null
);

-- the delivery rules of a branch that does not follow the shop's
create table branch_delivery_rules (
  branch_id integer primary key references branches ("Id") on delete cascade,
  weekdays json not null, -- 0 Sunday … 6 Saturday
  cutoff_days integer not null default 0,
  cutoff_time text,
  "Monto1" pesos not null,
  "Monto2" pesos not null
);

-- a branch's days without delivery, besides the shop's
create table branch_holidays (
  branch_id integer not null references branches ("Id") on delete cascade,
  day day not null,
  description text not null,
  constraint branch_holidays_key primary key (branch_id, day)
);

-- where a branch delivers, and on what terms; null terms are the branch's own
create table zones (
  "Id" identity,
  branch_id integer not null references branches ("Id") on delete cascade,
  "Nombre" text not null,
  places json not null, -- JSON list of { Localidad, CodigoPostal }; either may be empty
  polygon json, -- corners as latitude and longitude; null: the zone is its places
  "Costo" pesos, -- pesos; null: the branch's own
  "Minimo" pesos,
  "GratisDesde" pesos, -- no fee from this amount on; null: always a fee
  weekdays json, -- JSON list; null: the branch's own
  cutoff_days integer, -- both null: the branch's own cut-off
  cutoff_time text,
  is_active boolean not null default true,
  position integer not null default 0
);
create index zones_by_branch on zones (branch_id);

create table slot_bookings (
  branch_id integer not null references branches ("Id"),
  day_id integer not null, -- the delivery day's id, yyyymmdd
  slot_id integer not null references delivery_slots ("Id"),
  taken integer not null,
  capacity integer not null,
  constraint slot_bookings_by_branch_key primary key (branch_id, day_id, slot_id),
  constraint slot_bookings_by_branch_places check (taken >= 0 and taken <= capacity)
);

create table slot_holds (
  client_id integer primary key references clients ("Id"), -- no cascade: whoever deletes the client gives the place back first
  branch_id integer not null references branches ("Id"), -- the place, counted in slot_bookings.taken
  day_id integer not null,
  slot_id integer not null references delivery_slots ("Id"),
  expires_at instant not null -- an instant
);
create index slot_holds_by_place on slot_holds (branch_id, day_id, slot_id);
create index slot_holds_by_expiry on slot_holds (expires_at);

create table payment_types (
  "Id" identity,
  "Descrip" text not null,
  is_active boolean not null default true,
  position integer not null default 0,
  instructions text not null default '', -- how to pay, shown with the order; the bank alias for transfers
  pickup_instructions text not null default '', -- instead of them at a pickup; empty: the same
  alias text not null default '',
  way text not null default 'puerta', -- how orders with it are paid; provider null: none takes part
  provider text,
  discount_means json -- with which means at the door its promotions still count; null: as keepingMeans says
);

create table orders (
  "Id" identity,
  -- null once the client's account is deleted: the order remains, without personal data (contract §7)
  client_id integer references clients ("Id") on delete set null,
  "Fecha" day not null,
  "Fechahora" text not null,
  "Estado" text not null check ("Estado" in ('I', 'P', 'D', 'C', 'A')),
  "FormaEntrega" text,
  "Dia" integer,
  slot_id integer references delivery_slots ("Id"),
  "HorarioEntrega" text,
  payment_type_id integer references payment_types ("Id"),
  "TotalBruto" pesos not null,
  "TotalDescuento" pesos,
  "TotalEnvio" pesos,
  "TotalNeto" pesos not null,
  "B1" boolean not null default true,
  "Cupondescuento" text,
  invoice json, -- the customer's when it was placed
  "Opt1" text not null default '',
  "Opt2" text not null default '',
  "Opt3" text not null default '',
  "Opt4" text not null default '',
  "Opt5" text not null default '',
  "Opt6" text not null default '',
  created_at instant not null,
  updated_at instant not null,
  preparing_at instant, -- when staff started preparing it; null: it is in the queue
  preparing_by integer, -- no foreign key: the history outlives accounts
  assigned_to integer, -- who is to prepare it, while it is in the queue; null: anybody
  ready_at instant,
  crate text, crate_label text, -- its crate's letter since it was first prepared, and the code on that crate
  "TotalesPedido" json, -- the totals as ordered, set once the order's own totals are those of the prepared lines
  "MotivoCancelacion" text,
  -- never null once placed; a saved cart's is the branch that it was filled at
  branch_id integer references branches ("Id"),
  zone_id integer, -- the zone of a home delivery, which may have been deleted since, and its name at that time
  zone_name text,
  "Localidad" text, "CodigoPostal" text,
  changes integer not null default 0, -- how often the customer changed it since it was placed
  dispatched_at instant,
  delivered_at instant, -- when a dispatched order was delivered or picked up; null: nobody noted it
  payment_way text, -- how it is paid, as its payment type said when it was chosen; null: at the door
  payment_provider text,
  pay_by instant, -- until when it may be paid before the shop cancels it; null: it need not be, or is
  money_state text, -- a word of MoneyState; null: nothing is asked for or paid but at the door
  means_discount json -- null: its payment type made it no cheaper
);
create index orders_by_client on orders (client_id, "Estado", "Id");
create index orders_by_status on orders ("Estado", "Id");
create unique index orders_one_incomplete on orders (client_id) where "Estado" = 'I';
create index orders_by_day on orders ("Dia", "Estado");
create index orders_by_update on orders (updated_at, "Id") where "Estado" <> 'I';
create index orders_by_date on orders ("Fecha", "Estado");
create index orders_on_the_way on orders (dispatched_at) where delivered_at is null;
create index orders_to_pay on orders (pay_by) where pay_by is not null;
create index orders_by_money_state on orders (money_state, "Dia") where money_state is not null;
create unique index orders_one_crate on orders (branch_id, crate) where "Estado" = 'P' and preparing_at is not null;
create index orders_of_branch on orders (branch_id, "Id");
create index orders_carts_by_age on orders (updated_at) where "Estado" = 'I';

create table order_lines (
  order_id integer not null references orders ("Id") on delete cascade,
  "Items" integer not null,
  "Codart" text not null,
  "Descrip" text not null,
  "Cantidad" integer not null,
  "Unidad" integer not null,
  "Precioindividual" pesos not null,
  "Precioventa" pesos not null,
  "Imagen" text,
  "Ean" text,
  "Promo" text,
  "Alcohol" boolean not null default false, -- whoever delivers asks for the DNI
  "Reemplazo" text not null default 'similar', -- if the article is missing: LineWish
  "Aclaracion" text not null default '', -- how the customer wants it
  "Descuentos" json, -- discounts by promotions; null: none
  "Preparado" json,
  "Version" integer not null default 0, -- counts the changes to the line during preparation
  device text, -- the last change's device, and the sequence number of its tap on that device
  device_order integer not null default 0,
  -- what its discounts were computed from; null: no promotion ran for the article
  ordered_terms json,
  constraint order_lines_key primary key (order_id, "Items")
);

create table order_transitions (
  id identity,
  order_id integer not null references orders ("Id") on delete cascade,
  from_status text,
  to_status text not null,
  at instant not null,
  author text not null, -- 'client', 'staff' or 'system', with the number of the first two
  author_id integer,
  step text, -- staff's action, or cambiar; null: the customer's placing, saving, annulling
  reason text,
  author_name text, -- the API key's name, if another system made the change; null: a person, or the shop itself
  difference json -- what the customer changed
);
create index order_transitions_by_order on order_transitions (order_id);

-- what a customer said of a line that came
create table order_ratings (
  order_id integer not null references orders ("Id") on delete cascade,
  "Items" integer not null,
  code text not null, -- the article that came: the line's, or its substitute
  name text not null,
  branch_id integer,
  day day not null, -- when it was last said
  is_good boolean not null,
  constraint order_ratings_key primary key (order_id, "Items")
);
create index order_ratings_by_day on order_ratings (day);

-- a picker's tap on an order line, and its outcome
create table picking_taps (
  order_id integer not null references orders ("Id") on delete cascade,
  "key" text not null,
  "Items" integer not null,
  device text not null,
  device_order integer not null,
  staff_id integer not null,
  at instant not null,
  picked json, -- null: the tap resets the line
  outcome text not null,
  detail text,
  constraint picking_taps_key primary key (order_id, "key")
);
create index picking_taps_by_time on picking_taps (at);

create table idempotency_keys (
  client_id integer not null references clients ("Id") on delete cascade,
  "key" text not null,
  request_hash text not null,
  -- null only within the transaction, between inserting the key and creating the order
  order_id integer references orders ("Id") on delete cascade,
  created_at instant not null,
  constraint idempotency_keys_key primary key (client_id, "key")
);
create index idempotency_keys_by_order on idempotency_keys (order_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- units of an order that took part in a promotion with a limit by client and day
create table promotion_uses (
  order_id integer not null references orders ("Id") on delete cascade,
  promotion_id integer not null,
  units integer not null,
  constraint promotion_uses_key primary key (order_id, promotion_id)
);

-- what a pending order holds of an article; removed once it is dispatched, cancelled or annulled
create table stock_holds (
  order_id integer not null references orders ("Id") on delete cascade,
  article_code text not null,
  branch_id integer not null,
  quantity integer not null, -- pieces or grams
  constraint stock_holds_key primary key (order_id, article_code)
);
create index stock_holds_by_article on stock_holds (branch_id, article_code);

create table points_ledger (
  id identity,
  client_id integer not null references clients ("Id") on delete cascade,
  order_id integer references orders ("Id") on delete set null,
  points integer not null,
  reason text not null,
  at instant not null,
  author text, -- user name of the staff member who adjusted them; null: the shop itself
  constraint points_ledger_once unique (order_id, reason)
);
create index points_ledger_by_client on points_ledger (client_id);
create index points_ledger_by_author on points_ledger (author, at) where author is not null;

-- a notice to one browser or telephone
create table push_messages (
  id identity,
  order_id integer not null references orders ("Id") on delete cascade,
  subscription_id integer references push_subscriptions (id) on delete set null, -- null: it no longer wants messages
  service text not null, -- that of the subscription
  kind text not null,
  payload text not null, -- what the browser shows, as JSON text
  state text not null default 'queued', -- 'queued', 'sent', 'delivered', 'read', 'failed' (given up), 'replaced' (by a later one of the order)
  attempts integer not null default 0,
  next_attempt_at instant not null,
  lease text, -- lease of the running attempt, valid until next_attempt_at
  expires_at instant not null, -- after this it is no news any more
  created_at instant not null,
  sent_at instant,
  status_code integer, -- the HTTP status of the last attempt
  last_error text,
  constraint push_messages_once unique (subscription_id, order_id, kind)
);
create index push_messages_due on push_messages (next_attempt_at) where state = 'queued';
create index push_messages_by_order on push_messages (order_id);
create index push_messages_by_age on push_messages (created_at);
`
