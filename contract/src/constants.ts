// Business constants and limits (spec §9; contract §3 and §7). The unit stands in the name.

// Rules
export const SEARCH_MIN_LETTERS = 3
export const USER_NAME_MIN_LETTERS = 4
export const PASSWORD_MIN_CHARACTERS = 5
/** Pieces of one line stay below this number (spec §5, checkout 1). */
export const PIECES_BELOW = 99
/** Between these a shop sets how many pieces an order may have (`MaximoPiezasPorPedido`); a weighed line is one. */
export const ORDER_PIECES_LEAST = 100
export const ORDER_PIECES_MOST = 5000
/** Weighed lines start here (spec §9). */
export const WEIGHT_MIN_GRAMS = 100
export const GRAMS_PER_KILOGRAM = 1000
export const CENTAVOS_PER_PESO = 100
/** The fixed coupon of new orders; it changes no total (contract §5). */
export const COUPON_CODE = 'WEB'
/** Days that checkout 2 asks for (spec §9, fixed parameter). */
export const DELIVERY_DAYS_SHOWN = 3
/** The payment type preselected, counting from 1 (spec §4). */
export const PRESELECTED_PAYMENT = 4
/** The brand of articles that have none. */
export const NO_BRAND_NAME = 'Sin marca'
export const DESCRIPCIONCORTA_MAX_CHARACTERS = 60

/** How far ahead of today delivery days are offered and taken. */
export const DELIVERY_HORIZON_DAYS = 60
/** How long the key of a repeated order request is remembered. */
export const IDEMPOTENCY_KEY_DAYS = 30

/** Articles that are proposed to stand in for a missing one. */
export const SUBSTITUTES_MAX = 12

// Page sizes
export const LIST_PAGE_SIZE = 9
export const PENDING_ORDERS_PAGE_SIZE = 10
export const DELIVERED_ORDERS_PAGE_SIZE = 5
export const INCOMPLETE_ORDERS_PAGE_SIZE = 1
export const HOME_ARTICLES = 20
export const DEPARTMENT_ARTICLES = 200
export const TEXT_SEARCH_ARTICLES = 9000
export const HOME_PROMOTION_ARTICLES = 15
export const PROMOTION_DIALOG_PAGE_SIZE = 10
/** The most often bought articles of a customer that are shown. */
export const USUAL_ARTICLES = 24
export const PAGE_LINKS = 7
export const SUGGESTIONS_MAX = 8
export const MOBILE_LIST_ITEM_SIZE = 5

// Shopping list ('Pegá tu lista')
export const LIST_LINES_MAX = 100
/** Of a longer line only the beginning is understood. */
export const LIST_LINE_MAX_CHARACTERS = 120
export const LIST_MAX_CHARACTERS = 4000
export const LIST_ALTERNATIVES_MAX = 4
/** A proposal less sure than this is shown first, to be looked at. */
export const LIST_DOUBT_BELOW = 0.6

// Notices: kept to the millisecond (contract §6)
export const ADDED_TOAST_MS = 1000
export const CHECKOUT_NOTICE_MS = 3000
export const DATA_SAVED_NOTICE_MS = 1500
export const LOW_AMOUNT_REDIRECT_MS = 3000
export const ORDER_PLACED_REDIRECT_MS = 2000
export const POPUP_BANNER_DELAY_MS = 3000
export const CARD_REQUEST_ERROR_MS = 2000
export const CARD_REQUEST_SUCCESS_MS = 3000
export const RECOVERY_ALERT_MS = 5000
export const COPIED_LABEL_MS = 2000
export const WARNING_MODAL_MS = 2000
export const TOAST_MS = 3000
export const BACKOFFICE_TOAST_MS = 5000
/** As long as a change that was just saved is offered to be undone. */
export const UNDO_TOAST_MS = 20_000

// Waits: ceilings, ended as soon as the work is done (contract §6)
export const RESORT_MAX_MS = 900
export const LOGIN_PROGRESS_MAX_MS = 4000

// Carousels and measures of the screen
export const PROMOTIONS_CAROUSEL_MS = 10_000
export const CAROUSEL_MS = 5000
/** Articles side by side from each width of the carousel on (spec §2, article detail). */
export const CAROUSEL_ITEMS_BY_WIDTH_PX = [
  { from: 0, items: 1 },
  { from: 400, items: 2 },
  { from: 740, items: 3 },
  { from: 940, items: 5 },
] as const
export const CART_DROPDOWN_MAX_PX = 450
export const SHARE_POPUP_WIDTH_PX = 800
export const SHARE_POPUP_HEIGHT_PX = 500
export const CONTACT_MESSAGE_ROWS = 6
/** Widths in which every article's picture is kept; `Imagen` names the widest. */
export const PICTURE_WIDTHS_PX = [160, 320, 640] as const
/** Widths in which uploaded banners and posters of promotions are kept. */
export const POSTER_WIDTHS_PX = [480, 960, 1920] as const

// Sessions and protection (contract §3)
export const SESSION_DAYS = 30
/** A member of staff who does nothing for so long is logged out. */
export const STAFF_SESSION_HOURS = 12
/** However much somebody does, so long after the login they log in again. */
export const SESSION_MAX_DAYS = 365
export const STAFF_SESSION_MAX_DAYS = 7
/** Browsers that one account may be logged in with; the one used longest ago is logged out for another. */
export const SESSIONS_MAX = 20
/** How long a browser is known to have been logged in. */
export const KNOWN_DEVICE_DAYS = 365
/** Who goes on guessing waits twice as long each time in a day, up to this. */
export const GUESSING_PAUSE_MAX_SECONDS = 14_400
/** Passwords that are hashed at once in a process (each takes a thread and 19 MiB), and that wait for it. */
export const HASHES_AT_ONCE = 2
export const HASHES_WAITING_MAX = 60
export const STAFF_PASSWORD_MIN_CHARACTERS = 8
export const RECOVERY_LINK_MINUTES = 60
export const DOCUMENT_REFERENCE_MINUTES = 15
/** The link of the welcome mail: it lets nobody in, and some read their mails late. */
export const CONFIRMATION_LINK_DAYS = 30
/**
 * Calls allowed in a window, per address and per account (contract §3); shared between server processes. Where an account is
 * named by whoever calls, `perAccount` is of one network, or of a browser that was logged in before, so that nobody keeps
 * its owner out; `everywhere` is of all networks together, in an hour. `right` is what takes itself back: right passwords.
 */
export const CALL_LIMITS = {
  login: {
    windowSeconds: 300,
    perAddress: 40,
    perAccount: 10,
    everywhere: 300,
    right: { perAddress: 300, perAccount: 30 },
  },
  registration: {
    windowSeconds: 3600,
    perAddress: 60,
    perAccount: 30,
    right: { perAddress: 600, perAccount: 60 },
  },
  recovery: { windowSeconds: 3600, perAddress: 30, perAccount: 5 },
  lookup: { windowSeconds: 300, perAddress: 60, perAccount: 60 },
  confirmation: { windowSeconds: 3600, perAddress: 120, perAccount: 60 },
  confirmationMail: { windowSeconds: 3600, perAddress: 30, perAccount: 3 },
  order: { windowSeconds: 3600, perAddress: 600, perAccount: 120 },
  form: { windowSeconds: 3600, perAddress: 30, perAccount: 10 },
  list: { windowSeconds: 300, perAddress: 120, perAccount: 60 },
  staffLogin: {
    windowSeconds: 300,
    perAddress: 40,
    perAccount: 10,
    everywhere: 300,
    right: { perAddress: 300, perAccount: 30 },
  },
  integration: { windowSeconds: 60, perAddress: 1200, perAccount: 600 },
} as const
/** Other mail addresses that a client may have in a day: each change writes to two. */
export const EMAIL_CHANGES_PER_DAY = 5
/** Mails of one kind (its template) that go in a day to an address that nobody confirmed. */
export const UNCONFIRMED_MAILS_PER_DAY = 6
/** Requests of any kind from one address in a minute, per process; whole neighbourhoods share one address (CGNAT). */
export const REQUESTS_PER_MINUTE = 12_000
export const BODY_MAX_BYTES = 65_536

// Back office
/** Rows that one call of a staff list answers at most. */
export const STAFF_LIST_MAX_ROWS = 1000
/** A list of articles to import: a day of every branch of a large chain, packed, is about half of it. */
export const IMPORT_MAX_BYTES = 700_000_000
/** An uploaded picture, as telephones take them. */
export const PICTURE_MAX_BYTES = 15_000_000
export const PICTURE_MAX_PIXELS = 50_000_000
export const PICTURE_MIN_SIDE_PX = 64
/** A picture that no record shows any more is kept so long. */
export const UNUSED_PICTURE_DAYS = 7
/** A price further off than this from what it was is a jump: it waits for an explicit yes. */
export const PRICE_JUMP_FACTOR = 3
/** An offer must be lower than the lowest price of so many days before it. */
export const OFFER_REFERENCE_DAYS = 30
/** Days that a report spans at most. */
export const REPORT_MAX_DAYS = 366
/** Rows of a report's list at most, and where none are asked for. */
export const REPORT_MAX_ROWS = 1000
export const REPORT_ROWS = 10
/** What was searched for and not found is kept so long. */
export const EMPTY_SEARCH_DAYS = 90

// Other systems
/** Attempts at one delivery; after the last one staff decide. */
export const WEBHOOK_ATTEMPTS = 20
/** After a rotation deliveries are signed with the secret before as well. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24
/** How long events and their deliveries are kept. */
export const WEBHOOK_KEPT_DAYS = 30
/** Characters that are kept of another system's answer. */
export const WEBHOOK_ANSWER_CHARACTERS = 1000
/** How old a signature should be at most when it is checked; said to whoever checks. */
export const WEBHOOK_SIGNATURE_MINUTES = 5
