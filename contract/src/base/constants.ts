// Business constants and limits (spec §9; contract §3 and §7). The unit is part of the name.

// Rules
export const SEARCH_MIN_LETTERS = 3
export const SEARCH_MAX_CHARACTERS = 200
export const USER_NAME_MIN_LETTERS = 4
export const PASSWORD_MIN_CHARACTERS = 5
/** The most pieces of a line (spec §5, checkout 1: below 99), and so of a promotion's mechanic. */
export const PIECES_MOST = 98
/**
 * The most of a line that the shop's fields take, by unit: pieces, or grams. The calls take more of what is weighed
 * (`LINE_QUANTITY_MAX`), which in a field is a slip.
 */
export const LINE_MOST = { 1: PIECES_MOST, 100: 99_000 } as const
/** The range for a shop's limit of pieces per order (`MaximoPiezasPorPedido`); a weighed line counts as one. */
export const ORDER_PIECES_LEAST = 100
export const ORDER_PIECES_MOST = 5000
/** Minimum weight of a weighed line (spec §9). */
export const WEIGHT_MIN_GRAMS = 100
export const GRAMS_PER_KILOGRAM = 1000
export const CENTAVOS_PER_PESO = 100
/** The fixed coupon of new orders; it does not change the total (contract §5). */
export const COUPON_CODE = 'WEB'
/** Days that checkout 2 requests (spec §9, fixed parameter). */
export const DELIVERY_DAYS_SHOWN = 3
/** The payment type preselected, counting from 1 (spec §4). */
export const PRESELECTED_PAYMENT = 4
/** The brand of articles without one. */
export const NO_BRAND_NAME = 'Sin marca'
export const DESCRIPCIONCORTA_MAX_CHARACTERS = 60

/** How far ahead of today delivery days are offered and accepted. */
export const DELIVERY_HORIZON_DAYS = 60
/** How many delivery days the grid of slots shows. */
export const GRID_DAYS = 7
/** Up to this number the places left in a slot are told. */
export const FEW_PLACES = 3
/** Up to this share of a slot's places the ones left are its last, whose number is not told. */
export const LAST_PLACES_SHARE = 0.2
/** How long a place of a slot is held for a customer in the checkout. */
export const SLOT_HOLD_MINUTES = 20
/** How long staff see a dispatched order as on its way, if nobody notes its delivery. */
export const ON_THE_WAY_DAYS = 7
/** For how many days staff look for delivered orders whose money nobody noted. */
export const UNCOLLECTED_DAYS = 31
/** How long after it came a customer may rate an order's lines. */
export const RATING_DAYS = 14
/** How long the idempotency key of an order request is stored. */
export const IDEMPOTENCY_KEY_DAYS = 30

/** Substitutes proposed for a missing article. */
export const SUBSTITUTES_MAX = 12

// Page sizes
export const LIST_PAGE_SIZE = 9
export const PENDING_ORDERS_PAGE_SIZE = 10
export const DELIVERED_ORDERS_PAGE_SIZE = 5
export const INCOMPLETE_ORDERS_PAGE_SIZE = 1
export const HOME_ARTICLES = 20
export const HOME_PROMOTION_ARTICLES = 15
export const PROMOTION_DIALOG_PAGE_SIZE = 10
/** Number of often bought articles shown to a customer. */
export const USUAL_ARTICLES = 24
export const PAGE_LINKS = 7
export const SUGGESTIONS_MAX = 8
export const MOBILE_LIST_ITEM_SIZE = 5

// Shopping list ('Pegá tu lista')
export const LIST_LINES_MAX = 100
export const FAVOURITES_MAX = 500
/** Longer lines are truncated to this. */
export const LIST_LINE_MAX_CHARACTERS = 120
export const LIST_MAX_CHARACTERS = 4000
export const LIST_ALTERNATIVES_MAX = 4
/** A match with less confidence than this is listed first, for review. */
export const LIST_DOUBT_BELOW = 0.6

// Notices: exact to the millisecond (contract §6)
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
/** How long a notice offers to undo a saved change. */
export const UNDO_TOAST_MS = 20_000

// Waits: upper bounds, ended as soon as the work is done (contract §6)
export const LOGIN_PROGRESS_MAX_MS = 4000

// Carousels and screen dimensions
export const PROMOTIONS_CAROUSEL_MS = 10_000
export const CAROUSEL_MS = 5000
export const CART_DROPDOWN_MAX_PX = 450
export const SHARE_POPUP_WIDTH_PX = 800
export const SHARE_POPUP_HEIGHT_PX = 500
export const CONTACT_MESSAGE_ROWS = 6
/** Widths in which every article's picture is stored; `Imagen` names the widest. */
export const PICTURE_WIDTHS_PX = [160, 320, 640] as const
/** Widths in which uploaded banners and promotion posters are stored. */
export const POSTER_WIDTHS_PX = [480, 960, 1920] as const

// Sessions and protection (contract §3)
/** The cookie that every change sends back as a header. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'
/** The header of a change that has the Id of the client whose screen the customer sees; a change without it is allowed. */
export const SCREEN_CLIENT_HEADER = 'X-Cliente'

/**
 * The header of a search's answer that has the words it searched for (UTF-8, percent-encoded), where what was typed was
 * mended: `lehce` finds `leche`.
 */
export const SEARCHED_FOR_HEADER = 'X-Searched-For'
/**
 * The header of a search's answer that has what it asks to be free of and no article declares (UTF-8,
 * percent-encoded): `sin TACC`. The articles answered say nothing about it.
 */
export const UNDECLARED_HEADER = 'X-Undeclared'
/**
 * The header of a search's answer that has the words of what is not sold, where others of its kind are answered (UTF-8,
 * percent-encoded): `pepas`.
 */
export const NOT_SOLD_HEADER = 'X-Not-Sold'
export const SESSION_DAYS = 30
/** A member of staff is logged out after this much inactivity. */
export const STAFF_SESSION_HOURS = 12
/** The maximum age of a session, whatever its activity. */
export const SESSION_MAX_DAYS = 365
export const STAFF_SESSION_MAX_DAYS = 7
/** How long after their password or code staff may change what moves money or opens doors (`needsRecentLogin`). */
export const RECENT_LOGIN_MINUTES = 10
/** How long staff work without the second factor that their role requires. */
export const SECOND_FACTOR_GRACE_DAYS = 7
/** Sessions per account; another login ends the least recently used one. */
export const SESSIONS_MAX = 20
/** How long a browser that was logged in counts as known. */
export const KNOWN_DEVICE_DAYS = 365
/** After failed logins the pause doubles each time within a day, up to this. */
export const GUESSING_PAUSE_MAX_SECONDS = 14_400
/** Concurrent password hashes per process (each takes a thread and 19 MiB), and the queue behind them. */
export const HASHES_AT_ONCE = 2
export const HASHES_WAITING_MAX = 60
export const STAFF_PASSWORD_MIN_CHARACTERS = 8
export const RECOVERY_LINK_MINUTES = 60
export const DOCUMENT_REFERENCE_MINUTES = 15
/** More recovery links to one address are not mailed; the last one stays valid. */
export const RECOVERY_LINKS = { perHour: 10, perDay: 20 } as const
/** Validity of the welcome mail's link: it does not log anyone in, and some people read their mails late. */
export const CONFIRMATION_LINK_DAYS = 30
/**
 * Calls allowed in a window, per address (more per network of it: `NETWORK_SHARES`) and per account (contract §3), shared between server processes. Where the
 * caller names the account, `perAccount` counts per network, or per browser that was logged in before, so that nobody
 * can lock the owner out; `everywhere` counts all networks together, in an hour. `right` limits attempts with the right
 * password, which do not count towards the other limits.
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
  order: { windowSeconds: 3600, perAddress: 3000, perAccount: 120 },
  payment: { windowSeconds: 300, perAddress: 1200, perAccount: 60 },
  card: { windowSeconds: 3600, perAddress: 120, perAccount: 20 },
  preview: { windowSeconds: 300, perAddress: 1200, perAccount: 240 },
  ownData: { windowSeconds: 3600, perAddress: 300, perAccount: 10 },
  ownPassword: { windowSeconds: 300, perAddress: 600, perAccount: 10 },
  hold: { windowSeconds: 3600, perAddress: 3000, perAccount: 60 },
  rating: { windowSeconds: 3600, perAddress: 3000, perAccount: 600 },
  claim: { windowSeconds: 3600, perAddress: 600, perAccount: 60 },
  device: { windowSeconds: 3600, perAddress: 600, perAccount: 60 },
  export: { windowSeconds: 3600, perAddress: 600, perAccount: 60 },
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
  wrongKey: { windowSeconds: 300, perAddress: 20, perAccount: 20 },
} as const
/** Of an IPv6 address the /64, /56 and /48 are counted: by how many times `perAddress` each may be used. */
export const NETWORK_SHARES = { 64: 1, 56: 4, 48: 16 } as const
/**
 * What all callers together do in an hour in which nobody tries names, documents or cards in bulk. Beyond it
 * registering asks for a mailed code, look-ups tell nobody from others, a card needs a confirmed address, and what a form
 * sends is not confirmed by mail.
 */
export const SHOP_USES_PER_HOUR = { registration: 300, lookup: 600, refusedCard: 100, formMail: 300 } as const
/** Tries of the code that is mailed to an address, per day. */
export const EMAIL_CODES_PER_DAY = 20
/** Mail address changes per client and day: each change sends two mails. */
export const EMAIL_CHANGES_PER_DAY = 5
/** Mails per day to an unconfirmed address: of one kind (template), of all kinds to its account, and of forms. */
export const UNCONFIRMED_MAILS_PER_DAY = { ofKind: 6, ofAll: 15, ofForms: 8 } as const
/** Mails per day that staff send by hand: of one person to anybody, and of anybody to one address. */
export const STAFF_MAILS_PER_DAY = { ofOne: 200, toOne: 10 } as const
/** Requests of any kind per address and minute, per process; whole neighbourhoods share one address (CGNAT). */
export const REQUESTS_PER_MINUTE = 12_000
export const BODY_MAX_BYTES = 65_536

// Back office
/** Maximum rows in one answer of a staff list. */
export const STAFF_LIST_MAX_ROWS = 1000
export const LIST_SEARCH_MAX_CHARACTERS = 100
/**
 * A staff list that grows for as long as the shop sells is about so many of its newest rows; a total above says that there
 * are more.
 */
export const LIST_NEWEST_ROWS = 10_000
/**
 * Maximum size of an article list to import: one day of every branch of a large chain, compressed, is about half of it.
 */
export const IMPORT_MAX_BYTES = 700_000_000
/** Maximum size of an uploaded picture: photos from telephones fit. */
export const PICTURE_MAX_BYTES = 15_000_000
export const PICTURE_MAX_PIXELS = 50_000_000
export const PICTURE_MIN_SIDE_PX = 64
/** How long a picture without a record is retained. */
export const UNUSED_PICTURE_DAYS = 7
/** A price change beyond this factor is a jump and needs an explicit confirmation. */
export const PRICE_JUMP_FACTOR = 3
/** An offer must be lower than the lowest price of this many days before it. */
export const OFFER_REFERENCE_DAYS = 30
/** Retention of recorded prices of lists; base prices stay. */
export const LIST_PRICE_DAYS = 366
export const REPORT_MAX_DAYS = 366
/** Rows of a report's list: maximum and default. */
export const REPORT_MAX_ROWS = 1000
export const REPORT_ROWS = 10

// Push messages
/** Browsers of a customer that get them; another one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 10
/** Attempts per message, unless it is no news any more before. */
export const PUSH_ATTEMPTS = 10

// Other systems
/** Attempts per delivery; after the last one staff decide. */
export const WEBHOOK_ATTEMPTS = 20
/** After a rotation deliveries are also signed with the previous secret for this long. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24
/** Stored characters of another system's answer. */
export const WEBHOOK_ANSWER_CHARACTERS = 1000
