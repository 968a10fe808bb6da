/**
 * The weights of the ranking's six features. An article's score is, over all clauses of a query, the sum of place ×
 * closeness × role of its best match, and its sales, plainness and pack.
 */
export const WEIGHTS = {
  /** Where an article has a word; the first word of its name says what it is. */
  place: {
    firstWord: 100,
    /** The first word of a name that is another product's: `Leche condensada`. */
    otherProduct: 76,
    secondWord: 72,
    laterWordLoss: 6,
    leastInName: 44,
    brand: 92,
    familyFirst: 80,
    family: 40,
    /** Of a family of several products, whose articles are each but one of them. */
    familyOfSeveral: 36,
    department: 12,
    /** A word that occurs in several places has its best weight, and this share of the others. */
    otherPlaces: 0.2,
    /** The first word of a phrase against each other one: `nalga para milanesas` are no `milanesas de nalga`. */
    headOfPhrase: 1.5,
  },
  /** How near a word of an article is to what was typed: by its letters, or by its relation in the lexicon. */
  closeness: {
    written: 1,
    beginning: 0.75,
    sound: 0.65,
    soundAndBeginning: 0.75,
    heard: 0.55,
    oneTypo: 0.6,
    twoTypos: 0.45,
    diminutive: 0.6,
    nearContent: 0.6,
    parts: 0.8,
    /** The same thing: `a = b`. */
    same: 0.8,
    /** Another name: `a, b`. */
    other: 0.5,
    /** What is meant by it: `a > b`; of a phrase, which says more than a word. */
    kind: 0.5,
    kindOfPhrase: 0.8,
    otherOfPhrase: 0.65,
    /** What is bought for an occasion or a dish, behind the dish itself. */
    need: 0.35,
    /** What is bought instead of a brand that is not sold: `a ? b`. */
    instead: 0.5,
    /** Of a word that names only mention: fish is in cat food. */
    kindOfMention: 0.9,
    /** A word that names only mention, with the kind that it means. */
    mentionedKind: 1.3,
    /** What a word alone means first: `a ! b`. */
    plain: 1.4,
    /** Each further kind that is named, and each further need of an occasion. */
    furtherKind: 0.99,
    furtherNeed: 0.75,
  },
  /** What a clause says in its query. */
  role: { head: 2, other: 1, purpose: 0.4, occasion: 0.36 },
  /** Of the article that is sold most; by logarithm. */
  sales: 12,
  /** The plain variety comes first, and the shorter name. */
  plainness: { word: -1.5, specialSort: -14 },
  /** Loose goods come before packed ones; a pack of twice the usual content if a large one is asked for. */
  pack: { loose: 8, doubleContent: 40, mostDoublings: 1.5 },
} as const

/** The least weight of a word that says what an article is: the first of its name, or of its family. */
export const NAMING_WEIGHT = WEIGHTS.place.otherProduct
