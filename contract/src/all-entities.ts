// Every entity by its name, for the API's description.

export * from './base/record-change.ts'
export * from './catalogue/line-article.ts'
export {
  ForBranches,
  Weekday,
  TimeOfDay,
  OpeningHours,
  Latitude,
  Longitude,
  PostalCode,
  Branch,
  BranchDraft,
  StaffBranch,
  NamedPlace,
  DeliveryPlace,
} from './branches/branch.ts'
export * from './catalogue/article.ts'
export {
  CardRequestDraft,
  CardRequest,
  ContactDraft,
  Contact,
  WithdrawalDraft,
  Withdrawal,
} from './inboxes/forms.ts'
export * from './clients/client.ts'
export * from './delivery/delivery.ts'
export {
  ErpLine,
  ErpOrder,
  PickingLine,
  OrderEvent,
  StaffOrder,
  QueuedOrder,
  PickingTap,
  TapOutcome,
  TapResult,
  SubstituteOption,
  OrderNews,
} from './orders/staff-order.ts'
export * from './base/fields.ts'
export * from './imports/import-job.ts'
export { ImportColumnPlace, ImportProfile } from './imports/import-profile.ts'
export * from './integrations/integration.ts'
export {
  FilterChoice,
  DietChoice,
  ListFilters,
  ShoppingList,
  ListMatch,
  OwnPurchase,
} from './catalogue/list-query.ts'
export * from './catalogue/product-facts.ts'
export * from './orders/followed-order.ts'
export { LineQuestion, QuestionAnswer, QuestionOption, QuestionState } from './orders/line-question.ts'
export {
  LineRating,
  LineRatingDraft,
  OrderStatusCode,
  Order,
  DraftLine,
  ShortLine,
  OrderDraft,
  ClonedOrder,
} from './orders/order.ts'
export * from './payments/payment-account.ts'
export {
  StaffPayment,
  RefundState,
  StaffRefund,
  StaffMoneyEvent,
  MoneyTask,
  StaffOrderMoney,
  RefundDraft,
  DoorPaymentDraft,
  DoorCorrection,
  MoneyWords,
} from './payments/staff-money.ts'
export * from './catalogue-admin/staff-article.ts'
export * from './cart/cart-line.ts'
export * from './http/problem.ts'
export * from './catalogue/promotion-mechanic.ts'
export * from './reports/report.ts'
export { ScaleLabelLayout, SiteParameters, Banner, Province, ProvinceDraft } from './site/site-parameters.ts'
export * from './catalogue-admin/staff-category.ts'
export * from './catalogue-admin/price-list.ts'
export * from './catalogue-admin/search-word.ts'
export * from './clients/staff-client.ts'
export * from './delivery/staff-delivery.ts'
export * from './inboxes/staff-inbox.ts'
export * from './catalogue-admin/staff-price.ts'
export * from './promotions/staff-promotion.ts'
export * from './site/staff-window.ts'
export * from './staff/staff.ts'
export {
  TransferAccountDraft,
  TransferAccount,
  StaffTransfer,
  SeenTransfer,
  StaffReturn,
  MadeReturn,
  UploadedExtract,
  ReadExtract,
  MovementState,
  ProposalReason,
  BankMovement,
  MovementOrder,
  MovementNote,
} from './payments/staff-transfer.ts'
export {
  OrderTransfer,
  PayPage,
  MoneyMoveKind,
  RefundDelay,
  MoneyMove,
  PaymentDiscount,
  OrderMoney,
  PayReference,
  CardTokenDraft,
  CardReserve,
} from './payments/order-money.ts'
export * from './payments/own-credit.ts'
export {
  ClaimReason,
  ReturnMeans,
  ClaimState,
  ClaimedLine,
  ClaimDraft,
  OwnClaim,
  OrderClaims,
  StaffClaim,
  ClaimRow,
  StaffClaimDraft,
  ClaimDecision,
} from './orders/claim.ts'
export * from './stock/stock.ts'
export {
  ZonePlace,
  Zone,
  ZoneDraft,
  StaffZone,
  PlaceOption,
  PlaceLookup,
  CoverageRequestDraft,
  CoverageRequest,
  PlaceDemand,
} from './delivery/zone.ts'

// two entities have this name: one for a day's places, one for the order queue
export { SlotLoad } from './delivery/staff-delivery.ts'
export { SlotLoad as QueueSlotLoad } from './orders/staff-order.ts'
