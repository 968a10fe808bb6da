/** What is sold, where and at which price: branches, catalogue, promotions, stock. */
export const GOODS = `
create table price_lists (
  "Id" identity,
  "Nombre" text not null,
  name_key text not null unique, -- case and accents folded; unique
  created_at instant not null
);

create table branches (
  "Id" identity,
  "Nombre" text not null,
  "Direccion" text not null,
  "Telefono" text not null,
  position integer not null default 0,
  "Codigo" text not null default '', -- the chain's own code; empty: none
  "Localidad" text not null default '',
  "CodigoPostal" text not null default '',
  "Provincia" text not null default '',
  "Latitud" coordinate,
  "Longitud" coordinate,
  "Horarios" json, -- JSON list of { Dia, Desde, Hasta }
  lead_hours integer not null default 0, -- a slot takes orders and changes until so many hours before it begins
  "Retiro" boolean not null default true, -- customers may pick up their orders there
  alcohol_windows json, -- when alcohol may be sold; null: the hours of the shop's parameters
  price_list_id integer references price_lists ("Id"), -- null: the articles' base prices
  is_active boolean not null default false, -- takes orders
  is_visible boolean not null default true, -- shown on the contact page
  is_default boolean not null default false,
  import_key text, -- its key in import files: for SEPA comercio-bandera-sucursal; null: not assigned
  walk json, -- JSON list of families in the order in which staff walk past them; null: as learned
  learned_walk json -- the same, by the times between the pickers' scans; null: too little is known
);
create unique index branches_one_default on branches (is_default) where is_default = true;
create unique index branches_by_import_key on branches (import_key);

create table departments (
  "Codigo" integer primary key,
  "Descripcion" text not null,
  position integer not null default 0,
  is_active boolean not null default true
);

create table families (
  "Codigo" integer primary key,
  "Descripcion" text not null,
  department_code integer not null references departments ("Codigo"),
  "Perecedero" boolean not null default false, -- about the right of withdrawal (contract §7)
  "Alcohol" boolean not null default false,
  "Iva" pesos not null default 21, -- default VAT rate of its articles, in percent
  position integer not null default 0,
  is_active boolean not null default true, -- an inactive family is hidden, with its articles
  "Frio" boolean not null default false, -- needs refrigeration on its way to the customer
  "MargenExistencia" integer not null default 0 -- pieces or grams by which the chain's stock numbers may be wrong
);

create table brands (
  "Codigo" identity,
  "Descripcion" text not null,
  name_key text not null unique -- case and accents folded; unique
);

-- the name of a brand that was merged into another
create table brand_synonyms (
  name_key text primary key, -- as brands.name_key
  brand_code integer not null references brands ("Codigo") on delete cascade,
  merged_code integer not null -- the code of the merged brand
);
create index brand_synonyms_by_brand on brand_synonyms (brand_code);

create table articles (
  "Codigo" text primary key,
  "Descripcion" text not null,
  "Descripcioncorta" text not null,
  "Precioventa" pesos not null, -- pesos per unit or per kilogram
  unidad integer not null check (unidad in (1, 100)),
  unidaddescrip text not null,
  "Imagen" text,
  "Ean" text,
  brand_code integer not null references brands ("Codigo"),
  family_code integer not null references families ("Codigo"),
  "Iva" pesos not null default 21, -- in percent: 21, 10.5 or 0
  "ImpuestoInterno" pesos,
  "ContenidoNeto" quantity,
  "ContenidoUnidad" text,
  codigo_origen text, -- the article's code in the system it was imported from
  is_on_sale boolean not null default true,
  position integer not null default 0,
  popularity integer not null default 0,
  updated_at instant not null,
  manual_fields json, -- columns that staff set by hand, which imports do not change; null: none
  list_prices json, -- pesos by price list, where they differ from Precioventa; null: nowhere
  not_sold_at json, -- branches that do not sell it; null: all sell it
  "LimitePorPedido" integer, -- the most that an order may ask for, in pieces or grams; null: no limit of its own
  facts json -- what its package says; null: nothing is known
);
create index articles_by_family on articles (family_code);
create index articles_by_brand on articles (brand_code);
create index articles_by_ean on articles ("Ean");
create index articles_by_origin on articles (codigo_origen);

-- what a piece or a kilogram costs the chain, with taxes as its price, as a list last said
create table article_costs (
  article_code text primary key references articles ("Codigo") on delete cascade,
  cost pesos not null,
  updated_at instant not null
);

-- an uploaded picture; its files are in the data folder's imagenes
create table pictures (
  "Imagen" text primary key, -- the value of a record's Imagen
  kind text not null,
  width integer not null,
  height integer not null,
  file_name text not null, -- the original file name
  user_name text not null,
  used_at instant not null -- the last time it was uploaded, or found in use by a record
);
create index pictures_by_use on pictures (used_at);

-- the family that staff chose for an article; survives the article's removal
create table family_choices (
  article_code text primary key,
  family_code integer not null,
  author text not null,
  at instant not null
);

create table offers (
  id identity,
  article_code text not null references articles ("Codigo"),
  "Preciooferta" pesos not null,
  "FechaDesde" day not null,
  "FechaHasta" day not null,
  position integer not null default 0,
  branches json -- the branches that it is for; null: all
);
create index offers_by_article on offers (article_code);

create table promotions (
  "Promocion" identity,
  "Descripcion" text not null,
  "Descrip" text not null,
  "Imagen" text,
  "FechaDesde" day not null,
  "FechaHasta" day not null,
  "Bases" text not null default '',
  position integer not null default 0,
  "Mecanica" json, -- null: a label without a discount
  "Dias" json, -- weekdays on which it applies, 0 Sunday; null: every day
  branches json, -- the branches that it is for; null: all
  "TiposPago" json -- payment types that it needs, one of them; null: any
);

create table promotion_articles (
  promotion_id integer not null references promotions ("Promocion") on delete cascade,
  article_code text not null references articles ("Codigo"),
  position integer not null default 0,
  constraint promotion_articles_key primary key (promotion_id, article_code)
);
create index promotions_by_article on promotion_articles (article_code);

create table promotion_families (
  promotion_id integer not null references promotions ("Promocion") on delete cascade,
  family_code integer not null references families ("Codigo") on delete cascade,
  constraint promotion_families_key primary key (promotion_id, family_code)
);

create table promotion_brands (
  promotion_id integer not null references promotions ("Promocion") on delete cascade,
  brand_code integer not null references brands ("Codigo") on delete cascade,
  constraint promotion_brands_key primary key (promotion_id, brand_code)
);

-- an article's stock at a branch; without a row it is there
create table stock (
  branch_id integer not null references branches ("Id") on delete cascade,
  article_code text not null references articles ("Codigo") on delete cascade,
  -- pieces or grams as the chain's system last counted it, less what left since; null: it sends none
  quantity integer,
  reported_at instant,
  held integer not null default 0, -- pieces or grams of pending orders
  tapped text, -- what staff said by hand; null: nothing
  tapped_at instant,
  tapped_by text,
  state text not null default 'hay', -- what customers are told; computed by whoever writes the row
  few integer, -- pieces or grams that customers are told are left; null: no number is told
  changed_at instant not null, -- when state or few last changed
  constraint stock_key primary key (branch_id, article_code)
) without rowid;
create index stock_by_change on stock (changed_at);
create index stock_by_state on stock (branch_id, state) where state <> 'hay';
create index stock_by_tap on stock (branch_id, article_code) where tapped is not null;

-- what left a branch with orders or came back to it: a number of the chain's system may have been counted before
create table stock_moves (
  branch_id integer not null references branches ("Id") on delete cascade,
  article_code text not null,
  at instant not null,
  quantity integer not null, -- pieces or grams; above 0: it came back
  constraint stock_moves_key primary key (branch_id, article_code, at)
);
create index stock_moves_by_age on stock_moves (at);

-- how often an article was missing when orders were picked; older days count less
create table shortages (
  branch_id integer not null references branches ("Id") on delete cascade,
  article_code text not null,
  asked quantity not null, -- lines that asked for it and lines that lacked it, older ones counting less, as of day
  missed quantity not null,
  day day not null, -- the day as of which the counts are weighted
  constraint shortages_key primary key (branch_id, article_code)
);

create table catalogue_version (
  id integer primary key check (id = 1),
  version integer not null,
  hidden_import integer, -- the import that is being applied or undone; its rows are hidden meanwhile
  is_silent boolean not null default false -- set in a transaction whose writes need not be recorded as changes
);

create table catalogue_changes (
  version integer not null, -- the first catalogue version that includes the change
  table_name text not null,
  code text not null, -- the article's code; empty for other tables
  constraint catalogue_changes_key primary key (version, table_name, code)
) without rowid;

-- the chain's own words for the search
create table search_words (
  "Id" identity,
  "Renglon" text not null unique -- in the notation of lexicon/README.md
);

-- how often a search without results was made on a day
create table empty_searches (
  day day not null,
  term text not null, -- normalised (searchTerm)
  times integer not null,
  constraint empty_searches_key primary key (day, term)
);
`
