/** Why a call may read a growing table from its beginning to its end; by call and table. */
export const KNOWN_SCANS: Readonly<Record<string, string>> = {
  ...of('an export counts what it will send; it sends 200 orders at a time, by key', [
    'exportOrders: clients',
    'exportOrders: order_lines',
    'exportOrders: orders',
  ]),
  ...of('a slot without a day: nearly every slot has orders among the newest', ['staffOrders.list: orders']),
  ...of('a key without its kind of record, which the panel does not ask for', ['staffAudit.list: audit_log']),
  ...of("orders of a branch's customers are read by key", ['exportErpOrders: clients']),
  ...of('what staff do with a message is in a table beside it; messages are few', [
    'staffCardRequests.list: card_requests',
    'staffContacts.list: contacts',
    'staffWithdrawals.list: withdrawals',
  ]),
  ...of('the places that nobody delivers to are grouped', [
    'staffDemand.list: coverage_requests',
    'staffDemand.read: coverage_requests',
  ]),
  ...of('links in mails are deleted within 30 days', [
    'housekeeping: document_references',
    'housekeeping: email_confirmations',
    'housekeeping: recovery_tokens',
  ]),
  ...of('a row for each article that was missing, whatever the years', ['housekeeping: shortages']),
  ...of('messages are few', ['housekeeping: card_requests', 'housekeeping: contacts']),
  ...of('who set a price is in the import or in the price', [
    'staffPrices.list: imports',
    'staffPrices.list: price_history',
  ]),
}

/** The same on SQLite alone, where searches have an index of the whole text and a thread of their own. */
export const KNOWN_SCANS_OF_SQLITE: Readonly<Record<string, string>> = {
  ...of('the words of a search are compared with every row of an index, in a thread of its own', [
    'staffAudit.list: audit_log',
    'staffClients.list: clients',
    'staffOrders.list: clients',
    'staffOrders.list: orders',
    'staffOutbox.list: mail_queue',
  ]),
}

/** Why a call may open every month of a partitioned table, which PostgreSQL plans and locks one by one. */
export const KNOWN_IN_ALL_MONTHS: Readonly<Record<string, string>> = {
  ...of('an export counts what it will send', ['exportOrders: order_lines']),
  ...of('the month is found when the statement runs, not in its plan', [
    'readBranchFigures: order_lines',
    'readBranchFigures: order_transitions',
    'readFillReport: order_lines',
    'readLeftCarts: order_lines',
    'readLeftCarts: order_transitions',
    'staffClaims.read: order_lines',
    'staffClients.read: audit_log',
  ]),
  ...of("a customer's orders are of any month", [
    'readOwnData: audit_log',
    'readOwnData: order_lines',
    'readOwnData: order_transitions',
  ]),
  ...of('the log is not asked by its own numbers', ['housekeeping: audit_log', 'staffAudit.list: audit_log']),
}

/** These look for a record's last change in the log of changes. */
export const isLastChange = (scan: string): boolean => scan.endsWith('.lastChange: audit_log')

function of(reason: string, scans: readonly string[]): Record<string, string> {
  return Object.fromEntries(scans.map((scan) => [scan, reason]))
}
