CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "departments" ("Codigo" integer primary key, "Descripcion" text not null, "position" integer default 0 not null, "is_active" boolean default true not null);
CREATE TABLE "families" ("Codigo" integer primary key, "Descripcion" text not null, "department_code" integer not null references "departments" ("Codigo"), "Perecedero" boolean default false not null, "Alcohol" boolean default false not null, "Iva" numeric(14, 2) default 21 not null, "position" integer default 0 not null, "is_active" boolean default true not null, "Frio" boolean default false not null);
CREATE TABLE "brands" ("Codigo" integer primary key autoincrement, "Descripcion" text not null, "name_key" text not null unique);
CREATE TABLE "articles" ("Codigo" text primary key, "Descripcion" text not null, "Descripcioncorta" text not null, "Precioventa" numeric(14, 2) not null, "unidad" integer not null check ("unidad" in (1, 100)), "unidaddescrip" text not null, "Imagen" text, "Ean" text, "brand_code" integer not null references "brands" ("Codigo"), "family_code" integer not null references "families" ("Codigo"), "Iva" numeric(14, 2) default 21 not null, "ImpuestoInterno" numeric(14, 2), "ContenidoNeto" numeric(14, 3), "ContenidoUnidad" text, "codigo_origen" text, "is_on_sale" boolean default true not null, "position" integer default 0 not null, "popularity" integer default 0 not null, "updated_at" text not null, "manual_fields" json_text);
CREATE TABLE "offers" ("id" integer primary key autoincrement, "article_code" text not null references "articles" ("Codigo"), "Preciooferta" numeric(14, 2) not null, "FechaDesde" text not null, "FechaHasta" text not null, "position" integer default 0 not null);
CREATE TABLE "promotions" ("Promocion" integer primary key autoincrement, "Descripcion" text not null, "Descrip" text not null, "Imagen" text, "FechaDesde" text not null, "FechaHasta" text not null, "Bases" text default '' not null, "position" integer default 0 not null, "Mecanica" json_text, "Dias" json_text);
CREATE TABLE "promotion_articles" ("promotion_id" integer not null references "promotions" ("Promocion") on delete cascade, "article_code" text not null references "articles" ("Codigo"), "position" integer default 0 not null, constraint "promotion_articles_key" primary key ("promotion_id", "article_code"));
CREATE TABLE "catalogue_version" ("id" integer primary key check (id = 1), "version" integer not null, "hidden_import" integer, "is_silent" boolean default false not null);
CREATE TABLE "banners_front" ("Id" integer primary key autoincrement, "Url" text not null, "Imagen" text not null, "Descrip" text not null, "Texto" text default '' not null, "Estado" integer default 0 not null, "position" integer default 0 not null, "FechaDesde" text, "FechaHasta" text);
CREATE TABLE "banners_user" ("Id" integer primary key autoincrement, "Url" text not null, "Imagen" text not null, "Descrip" text not null, "Texto" text default '' not null, "Estado" integer default 0 not null, "position" integer default 0 not null, "FechaDesde" text, "FechaHasta" text);
CREATE TABLE "parameters" ("name" text primary key, "value" json_text not null);
CREATE TABLE "branches" ("Id" integer primary key autoincrement, "Nombre" text not null, "Direccion" text not null, "Telefono" text not null, "position" integer default 0 not null);
CREATE TABLE "provinces" ("Id" integer primary key autoincrement, "Codigo" text not null unique, "Descripcion" text not null);
CREATE TABLE "document_types" ("Codigo" integer primary key, "Descripcion" text not null, "position" integer default 0 not null);
CREATE TABLE "card_requests" ("Id" integer primary key autoincrement, "Nombre" text not null, "Apellido" text not null, "Direccion" text not null, "Email" text not null, "Nrodoc" text not null, "Telefono" text not null, "document_type_code" integer references "document_types" ("Codigo"), "TituloEmail" text not null, "MensajeEmail" text not null, "Fechahora" text not null);
CREATE TABLE "contacts" ("Id" integer primary key autoincrement, "Nombre" text not null, "Email" text not null, "Telefono" text not null, "Comentario" text not null, "Motivo" text not null, "Mensaje" text not null, "Fechahora" text not null);
CREATE TABLE "withdrawals" ("Codigo" text primary key, "Fecha" text not null, "Nombre" text not null, "Email" text not null, "Telefono" text default '' not null, "Pedido" text default '' not null, "Motivo" text default '' not null, "request_key" text not null unique);
CREATE TABLE "clients" ("Id" integer primary key autoincrement, "Nombre" text not null, "Direccion" text not null, "Localidad" text default '' not null, "Idasociado" integer default 0 not null, "Tarjeta" text, "Sucursal" integer, "Usuario" text not null, "Email" text not null, "document_type_code" integer not null references "document_types" ("Codigo"), "Nrodoc" text not null, "Estado" integer default 0 not null, "Cliente" text, "Telefono" text not null, "Alta" text not null, "Baja" boolean default false not null, "Puntos" integer default 0 not null, "Comentario" text default '' not null, "password_hash" text not null, "user_key" text not null unique, "email_key" text not null unique, "block_reason" text, "email_confirmed_at" text, constraint "clients_by_document" unique ("document_type_code", "Nrodoc"));
CREATE TABLE "staff_accounts" ("id" integer primary key autoincrement, "user_name" text not null unique, "password_hash" text not null, "role" text not null, "is_active" boolean default true not null, "created_at" text not null, "user_key" text, "totp_secret" text, "totp_last_step" integer, "recovery_codes" json_text, "last_login_at" text, "full_name" text default '' not null, "totp_is_active" boolean default false not null);
CREATE TABLE "sessions" ("token_hash" text primary key, "client_id" integer references "clients" ("Id") on delete cascade, "staff_id" integer references "staff_accounts" ("id") on delete cascade, "created_at" text not null, "used_at" text not null, "expires_at" text not null, constraint "sessions_one_owner" check ((client_id is null) <> (staff_id is null)));
CREATE TABLE "recovery_tokens" ("token_hash" text primary key, "client_id" integer not null references "clients" ("Id") on delete cascade, "created_at" text not null, "expires_at" text not null);
CREATE TABLE "document_references" ("token_hash" text primary key, "client_id" integer not null references "clients" ("Id") on delete cascade, "created_at" text not null, "expires_at" text not null);
CREATE TABLE "delivery_weekdays" ("weekday" integer primary key check (weekday between 0 and 6), "is_active" boolean not null);
CREATE TABLE "delivery_slots" ("Id" integer primary key autoincrement, "Desde" text not null, "Hasta" text not null, "capacity" integer not null check (capacity >= 0), "is_active" boolean default true not null, "position" integer default 0 not null);
CREATE TABLE "delivery_holidays" ("day" text primary key, "description" text not null);
CREATE TABLE "slot_bookings" ("day_id" integer not null, "slot_id" integer not null references "delivery_slots" ("Id"), "taken" integer not null, "capacity" integer not null, constraint "slot_bookings_key" primary key ("day_id", "slot_id"), constraint "slot_bookings_places" check (taken >= 0 and taken <= capacity));
CREATE TABLE "delivery_costs" ("id" integer primary key autoincrement, "Monto1" numeric(14, 2) not null, "Monto2" numeric(14, 2) not null);
CREATE TABLE "payment_types" ("Id" integer primary key autoincrement, "Descrip" text not null, "is_active" boolean default true not null, "position" integer default 0 not null, "instructions" text default '' not null, "alias" text default '' not null);
CREATE TABLE "orders" ("Id" integer primary key autoincrement, "client_id" integer references "clients" ("Id") on delete set null, "Fecha" text not null, "Fechahora" text not null, "Estado" text not null check ("Estado" in ('I', 'P', 'D', 'C', 'A')), "FormaEntrega" text, "Dia" integer, "slot_id" integer references "delivery_slots" ("Id"), "HorarioEntrega" text, "payment_type_id" integer references "payment_types" ("Id"), "TotalBruto" numeric(14, 2) not null, "TotalDescuento" numeric(14, 2), "TotalEnvio" numeric(14, 2), "TotalNeto" numeric(14, 2) not null, "B1" boolean default true not null, "Cupondescuento" text, "Opt1" text default '' not null, "Opt2" text default '' not null, "Opt3" text default '' not null, "Opt4" text default '' not null, "Opt5" text default '' not null, "Opt6" text default '' not null, "created_at" text not null, "updated_at" text not null, "preparing_at" text, "preparing_by" integer, "ready_at" text, "TotalesPedido" json_text, "MotivoCancelacion" text);
CREATE TABLE "order_lines" ("order_id" integer not null references "orders" ("Id") on delete cascade, "Items" integer not null, "Codart" text not null, "Descrip" text not null, "Cantidad" integer not null, "Unidad" integer not null, "Precioindividual" numeric(14, 2) not null, "Precioventa" numeric(14, 2) not null, "Imagen" text, "Ean" text, "Promo" text, "Alcohol" boolean default false not null, "Reemplazo" boolean default true not null, "Descuentos" json_text, "Preparado" json_text, "Version" integer default 0 not null, "device" text, "device_order" integer default 0 not null, constraint "order_lines_key" primary key ("order_id", "Items"));
CREATE TABLE "order_transitions" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("Id") on delete cascade, "from_status" text, "to_status" text not null, "at" text not null, "author" text not null, "author_id" integer, "step" text, "reason" text, "author_name" text);
CREATE TABLE "idempotency_keys" ("client_id" integer not null references "clients" ("Id") on delete cascade, "key" text not null, "request_hash" text not null, "order_id" integer references "orders" ("Id") on delete cascade, "created_at" text not null, constraint "idempotency_keys_key" primary key ("client_id", "key"));
CREATE TABLE "points_ledger" ("id" integer primary key autoincrement, "client_id" integer not null references "clients" ("Id") on delete cascade, "order_id" integer references "orders" ("Id") on delete set null, "points" integer not null, "reason" text not null, "at" text not null, "author" text, constraint "points_ledger_once" unique ("order_id", "reason"));
CREATE TABLE "rate_limits" ("key" text primary key, "count" integer not null, "resets_at" text not null);
CREATE TABLE "mail_queue" ("id" integer primary key autoincrement, "to_address" text not null, "reply_to" text, "subject" text not null, "text" text not null, "html" text not null, "state" text default 'queued' not null, "attempts" integer default 0 not null, "next_attempt_at" text not null, "lease" text, "last_error" text, "event_key" text unique, "created_at" text not null, "sent_at" text, "content" json_text, "client_id" integer, "limited_as" text, "is_forgotten" boolean default false not null, "emptied_at" text);
CREATE TABLE "imports" ("id" integer primary key autoincrement, "file_name" text not null, "profile" text not null, "author" text not null, "started_at" text not null, "finished_at" text, "report" json_text, "state" text default 'aplicada' not null, "stored_file" text, "options" json_text, "outcome" json_text, "progress" json_text, "lease" text, "lease_until" text, "apply_at" text, "applied_at" text, "undone_at" text, "undone_by" text, "created" json_text);
CREATE TABLE "price_history" ("id" integer primary key autoincrement, "article_code" text not null references "articles" ("Codigo"), "Precioventa" numeric(14, 2) not null, "at" text not null, "source" text not null, "import_id" integer references "imports" ("id"), "user_name" text);
CREATE TABLE "import_sources" ("profile" text not null, "article_code" text not null references "articles" ("Codigo"), "row_hash" text not null, "is_present" boolean default true not null, "import_id" integer not null references "imports" ("id"), "is_retired" boolean default false not null, constraint "import_sources_key" primary key ("profile", "article_code"));
CREATE TABLE "favourites" ("client_id" integer not null references "clients" ("Id") on delete cascade, "article_code" text not null references "articles" ("Codigo") on delete cascade, "created_at" text not null, constraint "favourites_key" primary key ("client_id", "article_code"));
CREATE TABLE "audit_log" ("id" integer primary key autoincrement, "at" text not null, "staff_id" integer, "user_name" text, "entity" text not null, "key" text not null, "action" text not null, "before" json_text, "after" json_text);
CREATE TABLE "promotion_families" ("promotion_id" integer not null references "promotions" ("Promocion") on delete cascade, "family_code" integer not null references "families" ("Codigo") on delete cascade, constraint "promotion_families_key" primary key ("promotion_id", "family_code"));
CREATE TABLE "promotion_brands" ("promotion_id" integer not null references "promotions" ("Promocion") on delete cascade, "brand_code" integer not null references "brands" ("Codigo") on delete cascade, constraint "promotion_brands_key" primary key ("promotion_id", "brand_code"));
CREATE TABLE "import_differences" ("import_id" integer not null references "imports" ("id"), "position" integer not null, "kind" text not null, "article_code" text not null, "Descripcion" text not null, "price_before" numeric(14, 2), "price_after" numeric(14, 2), "is_jump" boolean default false not null, "line" integer, "offer_price" numeric(14, 2), constraint "import_differences_key" primary key ("import_id", "position"));
CREATE TABLE "import_undo" ("import_id" integer not null references "imports" ("id"), "article_code" text not null, "is_new" boolean not null, "before" json_text, "after" json_text, "source" json_text, constraint "import_undo_key" primary key ("import_id", "article_code"));
CREATE TABLE "import_profiles" ("name" text primary key, "definition" json_text not null, "author" text not null, "updated_at" text not null);
CREATE TABLE "family_choices" ("article_code" text primary key, "family_code" integer not null, "author" text not null, "at" text not null);
CREATE TABLE "picking_taps" ("order_id" integer not null references "orders" ("Id") on delete cascade, "key" text not null, "Items" integer not null, "device" text not null, "device_order" integer not null, "staff_id" integer not null, "at" text not null, "picked" json_text, "outcome" text not null, "detail" text, constraint "picking_taps_key" primary key ("order_id", "key"));
CREATE TABLE "pictures" ("Imagen" text primary key, "kind" text not null, "width" integer not null, "height" integer not null, "file_name" text not null, "user_name" text not null, "used_at" text not null);
CREATE TABLE "delivery_rules" ("id" integer primary key check (id = 1), "cutoff_days" integer default 0 not null, "cutoff_time" text);
CREATE TABLE "inbox_items" ("inbox" text not null, "key" text not null, "state" text not null, "staff_id" integer references "staff_accounts" ("id"), "answered_at" text, constraint "inbox_items_key" primary key ("inbox", "key"));
CREATE TABLE "inbox_events" ("id" integer primary key autoincrement, "inbox" text not null, "key" text not null, "at" text not null, "user_name" text not null, "kind" text not null, "text" text not null, "mail_id" integer);
CREATE TABLE "mail_texts" ("name" text primary key, "Asunto" text not null, "Texto" text not null, "Nota" text not null);
CREATE TABLE "webhook_endpoints" ("id" integer primary key autoincrement, "name" text not null, "url" text not null, "events" json_text not null, "is_active" boolean not null, "secret" text not null, "previous_secret" text, "previous_until" text, "created_at" text not null);
CREATE TABLE "webhook_events" ("id" integer primary key autoincrement, "key" text not null unique, "type" text not null, "order_id" integer not null, "at" text not null, "payload" text not null);
CREATE TABLE "webhook_deliveries" ("id" integer primary key autoincrement, "event_id" integer not null references "webhook_events" ("id") on delete cascade, "endpoint_id" integer not null references "webhook_endpoints" ("id") on delete cascade, "order_id" integer not null, "state" text default 'queued' not null, "attempts" integer default 0 not null, "next_attempt_at" text not null, "lease" text, "status_code" integer, "answer" text, "last_error" text, "sent_at" text, constraint "webhook_deliveries_once" unique ("event_id", "endpoint_id"));
CREATE TABLE "api_keys" ("id" integer primary key autoincrement, "name" text not null, "prefix" text not null unique, "key_hash" text not null, "scopes" json_text not null, "created_at" text not null, "created_by" text not null, "used_at" text, "revoked_at" text);
CREATE TABLE "empty_searches" ("day" text not null, "term" text not null, "times" integer not null, constraint "empty_searches_key" primary key ("day", "term"));
CREATE TABLE "brand_synonyms" ("name_key" text primary key, "brand_code" integer not null references "brands" ("Codigo") on delete cascade, "merged_code" integer not null);
CREATE TABLE "catalogue_changes" ("version" integer not null, "table_name" text not null, "code" text not null, constraint "catalogue_changes_key" primary key ("version", "table_name", "code")) without rowid;
CREATE TABLE "email_confirmations" ("token_hash" text primary key, "client_id" integer not null references "clients" ("Id") on delete cascade, "created_at" text not null, "expires_at" text not null);
CREATE TABLE "price_changes" ("id" integer primary key autoincrement, "at" text not null, "user_name" text not null, "rule" json_text not null, "articles" integer not null, "undone_at" text, "undone_by" text);
CREATE TABLE "price_change_rows" ("change_id" integer not null references "price_changes" ("id") on delete cascade, "article_code" text not null, "price_before" numeric(14, 2) not null, "price_after" numeric(14, 2) not null, "was_held" boolean not null, constraint "price_change_rows_key" primary key ("change_id", "article_code"));
CREATE TABLE "promotion_uses" ("order_id" integer not null references "orders" ("Id") on delete cascade, "promotion_id" integer not null, "units" integer not null, constraint "promotion_uses_key" primary key ("order_id", "promotion_id"));
CREATE INDEX "articles_by_family" on "articles" ("family_code");
CREATE INDEX "articles_by_brand" on "articles" ("brand_code");
CREATE INDEX "articles_by_ean" on "articles" ("Ean");
CREATE INDEX "articles_by_origin" on "articles" ("codigo_origen");
CREATE INDEX "offers_by_article" on "offers" ("article_code");
CREATE INDEX "promotions_by_article" on "promotion_articles" ("article_code");
CREATE INDEX "sessions_by_client" on "sessions" ("client_id");
CREATE INDEX "sessions_by_staff" on "sessions" ("staff_id");
CREATE INDEX "sessions_by_expiry" on "sessions" ("expires_at");
CREATE INDEX "recovery_tokens_by_client" on "recovery_tokens" ("client_id");
CREATE INDEX "document_references_by_client" on "document_references" ("client_id");
CREATE INDEX "orders_by_client" on "orders" ("client_id", "Estado", "Id");
CREATE INDEX "orders_by_status" on "orders" ("Estado", "Id");
CREATE UNIQUE INDEX orders_one_incomplete on orders (client_id) where "Estado" = 'I';
CREATE INDEX "order_transitions_by_order" on "order_transitions" ("order_id");
CREATE INDEX "idempotency_keys_by_order" on "idempotency_keys" ("order_id");
CREATE INDEX "idempotency_keys_by_age" on "idempotency_keys" ("created_at");
CREATE INDEX "points_ledger_by_client" on "points_ledger" ("client_id");
CREATE INDEX "rate_limits_by_reset" on "rate_limits" ("resets_at");
CREATE INDEX "mail_queue_due" on "mail_queue" ("state", "next_attempt_at");
CREATE INDEX "price_history_by_article" on "price_history" ("article_code", "at");
CREATE INDEX "import_sources_by_article" on "import_sources" ("article_code");
CREATE INDEX "favourites_by_article" on "favourites" ("article_code");
CREATE UNIQUE INDEX "staff_accounts_by_key" on "staff_accounts" ("user_key");
CREATE INDEX "audit_log_by_time" on "audit_log" ("at");
CREATE INDEX "audit_log_by_record" on "audit_log" ("entity", "key");
CREATE INDEX "imports_by_state" on "imports" ("state", "apply_at");
CREATE INDEX "import_differences_by_kind" on "import_differences" ("import_id", "kind", "position");
CREATE INDEX "orders_by_day" on "orders" ("Dia", "Estado");
CREATE INDEX "pictures_by_use" on "pictures" ("used_at");
CREATE INDEX "price_history_by_time" on "price_history" ("at");
CREATE INDEX "inbox_events_by_item" on "inbox_events" ("inbox", "key");
CREATE INDEX "webhook_events_by_time" on "webhook_events" ("at");
CREATE INDEX "webhook_events_by_order" on "webhook_events" ("order_id");
CREATE INDEX webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'queued';
CREATE INDEX webhook_deliveries_waiting on webhook_deliveries (endpoint_id, order_id, event_id) where state = 'queued';
CREATE INDEX "webhook_deliveries_by_state" on "webhook_deliveries" ("endpoint_id", "state");
CREATE INDEX orders_by_update on orders (updated_at, "Id") where "Estado" <> 'I';
CREATE INDEX "orders_by_date" on "orders" ("Fecha", "Estado");
CREATE INDEX "brand_synonyms_by_brand" on "brand_synonyms" ("brand_code");
CREATE INDEX articles_searched on articles (case when octet_length("Descripcion") = length("Descripcion") then lower("Descripcion") else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("Descripcion", 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'ä', 'a'), 'Ä', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ê', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ñ', 'n'), 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c')) end, "Codigo", "Ean", codigo_origen,
      brand_code, family_code, is_on_sale);
CREATE INDEX "email_confirmations_by_client" on "email_confirmations" ("client_id");
CREATE INDEX "mail_queue_by_client" on "mail_queue" ("client_id");
CREATE INDEX "mail_queue_by_address" on "mail_queue" ("to_address");
CREATE INDEX mail_queue_with_content on mail_queue (created_at) where emptied_at is null;
CREATE INDEX "orders_searched" on "orders" (case when octet_length("Opt1" || ' ' || "Opt2" || ' ' || "Opt3") = length("Opt1" || ' ' || "Opt2" || ' ' || "Opt3") then lower("Opt1" || ' ' || "Opt2" || ' ' || "Opt3") else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("Opt1" || ' ' || "Opt2" || ' ' || "Opt3", 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'ä', 'a'), 'Ä', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ê', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ñ', 'n'), 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c')) end || ' ' || replace(replace(replace(replace(replace(replace(replace("Opt2", ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''), "client_id");
CREATE INDEX "clients_searched" on "clients" (case when octet_length("Nombre" || ' ' || "Usuario" || ' ' || "Email" || ' ' || "Direccion" || ' ' || "Localidad" || ' ' || "Nrodoc" || ' ' || "Telefono") = length("Nombre" || ' ' || "Usuario" || ' ' || "Email" || ' ' || "Direccion" || ' ' || "Localidad" || ' ' || "Nrodoc" || ' ' || "Telefono") then lower("Nombre" || ' ' || "Usuario" || ' ' || "Email" || ' ' || "Direccion" || ' ' || "Localidad" || ' ' || "Nrodoc" || ' ' || "Telefono") else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("Nombre" || ' ' || "Usuario" || ' ' || "Email" || ' ' || "Direccion" || ' ' || "Localidad" || ' ' || "Nrodoc" || ' ' || "Telefono", 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'ä', 'a'), 'Ä', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ê', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ñ', 'n'), 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c')) end || ' ' || replace(replace(replace(replace(replace(replace(replace("Telefono", ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''));
CREATE INDEX "mails_searched" on "mail_queue" (case when octet_length("to_address" || ' ' || "subject") = length("to_address" || ' ' || "subject") then lower("to_address" || ' ' || "subject") else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("to_address" || ' ' || "subject", 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'ä', 'a'), 'Ä', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ê', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ñ', 'n'), 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c')) end);
CREATE INDEX "audit_searched" on "audit_log" (case when octet_length(coalesce(substr(cast("user_name" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("entity" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("key" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("action" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("before" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("after" as text), 1, 2000), '')) = length(coalesce(substr(cast("user_name" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("entity" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("key" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("action" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("before" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("after" as text), 1, 2000), '')) then lower(coalesce(substr(cast("user_name" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("entity" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("key" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("action" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("before" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("after" as text), 1, 2000), '')) else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(substr(cast("user_name" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("entity" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("key" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("action" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("before" as text), 1, 2000), '') || ' ' || coalesce(substr(cast("after" as text), 1, 2000), ''), 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'ä', 'a'), 'Ä', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ê', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ñ', 'n'), 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c')) end);
CREATE TRIGGER departments_noted_on_insert after insert  on departments begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'departments', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'departments' and c.code = ''); end;
CREATE TRIGGER departments_noted_on_update after update  on departments begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'departments', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'departments' and c.code = ''); end;
CREATE TRIGGER departments_noted_on_delete after delete  on departments begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'departments', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'departments' and c.code = ''); end;
CREATE TRIGGER families_noted_on_insert after insert  on families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'families' and c.code = ''); end;
CREATE TRIGGER families_noted_on_update after update  on families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'families' and c.code = ''); end;
CREATE TRIGGER families_noted_on_delete after delete  on families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'families' and c.code = ''); end;
CREATE TRIGGER brands_noted_on_insert after insert  on brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brands' and c.code = ''); end;
CREATE TRIGGER brands_noted_on_update after update  on brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brands' and c.code = ''); end;
CREATE TRIGGER brands_noted_on_delete after delete  on brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brands' and c.code = ''); end;
CREATE TRIGGER brand_synonyms_noted_on_insert after insert  on brand_synonyms begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brand_synonyms', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brand_synonyms' and c.code = ''); end;
CREATE TRIGGER brand_synonyms_noted_on_update after update  on brand_synonyms begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brand_synonyms', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brand_synonyms' and c.code = ''); end;
CREATE TRIGGER brand_synonyms_noted_on_delete after delete  on brand_synonyms begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brand_synonyms', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'brand_synonyms' and c.code = ''); end;
CREATE TRIGGER offers_noted_on_insert after insert  on offers begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'offers', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'offers' and c.code = ''); end;
CREATE TRIGGER offers_noted_on_update after update  on offers begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'offers', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'offers' and c.code = ''); end;
CREATE TRIGGER offers_noted_on_delete after delete  on offers begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'offers', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'offers' and c.code = ''); end;
CREATE TRIGGER promotions_noted_on_insert after insert  on promotions begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotions', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotions' and c.code = ''); end;
CREATE TRIGGER promotions_noted_on_update after update  on promotions begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotions', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotions' and c.code = ''); end;
CREATE TRIGGER promotions_noted_on_delete after delete  on promotions begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotions', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotions' and c.code = ''); end;
CREATE TRIGGER promotion_articles_noted_on_insert after insert  on promotion_articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_articles', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_articles' and c.code = ''); end;
CREATE TRIGGER promotion_articles_noted_on_update after update  on promotion_articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_articles', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_articles' and c.code = ''); end;
CREATE TRIGGER promotion_articles_noted_on_delete after delete  on promotion_articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_articles', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_articles' and c.code = ''); end;
CREATE TRIGGER promotion_families_noted_on_insert after insert  on promotion_families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_families' and c.code = ''); end;
CREATE TRIGGER promotion_families_noted_on_update after update  on promotion_families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_families' and c.code = ''); end;
CREATE TRIGGER promotion_families_noted_on_delete after delete  on promotion_families begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_families', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_families' and c.code = ''); end;
CREATE TRIGGER promotion_brands_noted_on_insert after insert  on promotion_brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_brands' and c.code = ''); end;
CREATE TRIGGER promotion_brands_noted_on_update after update  on promotion_brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_brands' and c.code = ''); end;
CREATE TRIGGER promotion_brands_noted_on_delete after delete  on promotion_brands begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'promotion_brands', '' from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'promotion_brands' and c.code = ''); end;
CREATE TRIGGER articles_noted_on_insert after insert  on articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'articles', new."Codigo" from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'articles' and c.code = new."Codigo"); end;
CREATE TRIGGER articles_noted_on_delete after delete  on articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'articles', old."Codigo" from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'articles' and c.code = old."Codigo"); end;
CREATE TRIGGER articles_noted_on_update after update  on articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'articles', new."Codigo" from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'articles' and c.code = new."Codigo"); end;
CREATE TRIGGER articles_noted_on_update_of_code after update of "Codigo" on articles begin 
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'articles', old."Codigo" from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = 'articles' and c.code = old."Codigo"); end;
