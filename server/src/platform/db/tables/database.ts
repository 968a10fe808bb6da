import type { Insertable, Selectable, Updateable } from 'kysely'
import type {
  BankExtractTable,
  BankFormatTable,
  BankMovementTable,
  BankReturnTable,
  TransferAccountTable,
} from './bank-tables.ts'
import type {
  BranchDeliveryRulesTable,
  BranchHolidayTable,
  BranchTable,
  CoverageRequestTable,
  PriceListTable,
  ShortageTable,
  StockHoldTable,
  StockTable,
  ZoneTable,
} from './branch-tables.ts'
import type {
  ArticleTable,
  BrandSynonymTable,
  BrandTable,
  CatalogueChangeTable,
  CatalogueVersionTable,
  DepartmentTable,
  EmptySearchTable,
  FamilyTable,
  OfferTable,
  PictureTable,
  PromotionArticleTable,
  PromotionBrandTable,
  PromotionFamilyTable,
  PromotionTable,
} from './catalogue-tables.ts'
import type {
  ClientAddressTable,
  ClientTable,
  DocumentTypeTable,
  FavouriteTable,
  PointsLedgerTable,
  ProvinceTable,
  ReferenceTable,
  SessionTable,
} from './client-tables.ts'
import type {
  DeliveryCostTable,
  DeliveryHolidayTable,
  DeliveryRulesTable,
  DeliverySlotTable,
  DeliveryWeekdayTable,
  SlotBookingTable,
  SlotHoldTable,
} from './delivery-tables.ts'
import type {
  FamilyChoiceTable,
  ImportDifferenceTable,
  ImportProfileTable,
  ImportSourceTable,
  ImportTable,
  ImportUndoTable,
} from './import-tables.ts'
import type {
  CardRequestTable,
  ContactTable,
  InboxEventTable,
  InboxItemTable,
  WithdrawalTable,
} from './inbox-tables.ts'
import type {
  ApiKeyTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookEventTable,
} from './integration-tables.ts'
import type {
  MailQueueTable,
  MailRefusalTable,
  MailTextTable,
  PushKeysTable,
  PushMessageTable,
  PushSubscriptionTable,
} from './message-tables.ts'
import type {
  IdempotencyKeyTable,
  OrderLineTable,
  OrderRatingTable,
  OrderTable,
  OrderTransitionTable,
  PaymentTypeTable,
  PickingTapTable,
  PromotionUseTable,
} from './order-tables.ts'
import type {
  PaymentDifferenceTable,
  PaymentEventTable,
  PaymentProviderTable,
  PaymentSessionTable,
  PaymentTable,
  PaymentTaskTable,
  RefundTable,
} from './payment-tables.ts'
import type { PriceChangeRowTable, PriceChangeTable, PriceHistoryTable } from './price-tables.ts'
import type { StaleDayTable, SummedArticleTable, SummedBranchTable, SummedDayTable } from './report-tables.ts'
import type {
  AuditLogTable,
  BannerTable,
  ParameterTable,
  RateLimitTable,
  StaffAccountTable,
} from './staff-tables.ts'

/**
 * The tables created by `migrations/`. Capitalised columns have their wire names; snake_case ones stay in the server.
 */
export interface Database {
  departments: DepartmentTable
  families: FamilyTable
  brands: BrandTable
  articles: ArticleTable
  offers: OfferTable
  promotions: PromotionTable
  promotion_articles: PromotionArticleTable
  promotion_families: PromotionFamilyTable
  promotion_brands: PromotionBrandTable
  catalogue_version: CatalogueVersionTable
  catalogue_changes: CatalogueChangeTable
  banners_front: BannerTable
  banners_user: BannerTable
  parameters: ParameterTable
  branches: BranchTable
  price_lists: PriceListTable
  branch_delivery_rules: BranchDeliveryRulesTable
  branch_holidays: BranchHolidayTable
  zones: ZoneTable
  coverage_requests: CoverageRequestTable
  client_addresses: ClientAddressTable
  stock: StockTable
  stock_holds: StockHoldTable
  shortages: ShortageTable
  provinces: ProvinceTable
  document_types: DocumentTypeTable
  card_requests: CardRequestTable
  contacts: ContactTable
  withdrawals: WithdrawalTable
  inbox_items: InboxItemTable
  inbox_events: InboxEventTable
  clients: ClientTable
  staff_accounts: StaffAccountTable
  audit_log: AuditLogTable
  sessions: SessionTable
  recovery_tokens: ReferenceTable
  document_references: ReferenceTable
  email_confirmations: ReferenceTable
  delivery_weekdays: DeliveryWeekdayTable
  delivery_slots: DeliverySlotTable
  delivery_holidays: DeliveryHolidayTable
  delivery_rules: DeliveryRulesTable
  slot_bookings: SlotBookingTable
  slot_holds: SlotHoldTable
  delivery_costs: DeliveryCostTable
  payment_types: PaymentTypeTable
  orders: OrderTable
  order_lines: OrderLineTable
  favourites: FavouriteTable
  summed_days: SummedDayTable
  summed_articles: SummedArticleTable
  summed_branches: SummedBranchTable
  stale_days: StaleDayTable
  order_ratings: OrderRatingTable
  payment_providers: PaymentProviderTable
  payment_sessions: PaymentSessionTable
  payments: PaymentTable
  refunds: RefundTable
  payment_events: PaymentEventTable
  payment_tasks: PaymentTaskTable
  payment_differences: PaymentDifferenceTable
  transfer_account: TransferAccountTable
  bank_extracts: BankExtractTable
  bank_formats: BankFormatTable
  bank_movements: BankMovementTable
  bank_returns: BankReturnTable
  order_transitions: OrderTransitionTable
  picking_taps: PickingTapTable
  idempotency_keys: IdempotencyKeyTable
  promotion_uses: PromotionUseTable
  points_ledger: PointsLedgerTable
  rate_limits: RateLimitTable
  mail_queue: MailQueueTable
  mail_refusals: MailRefusalTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionTable
  push_messages: PushMessageTable
  webhook_endpoints: WebhookEndpointTable
  webhook_events: WebhookEventTable
  webhook_deliveries: WebhookDeliveryTable
  api_keys: ApiKeyTable
  mail_texts: MailTextTable
  imports: ImportTable
  import_sources: ImportSourceTable
  import_differences: ImportDifferenceTable
  import_undo: ImportUndoTable
  import_profiles: ImportProfileTable
  family_choices: FamilyChoiceTable
  price_history: PriceHistoryTable
  price_changes: PriceChangeTable
  price_change_rows: PriceChangeRowTable
  pictures: PictureTable
  empty_searches: EmptySearchTable
  brand_synonyms: BrandSynonymTable
}

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
export type RowChange<T extends keyof Database> = Updateable<Database[T]>
