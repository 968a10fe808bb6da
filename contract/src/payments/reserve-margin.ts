/**
 * What the weights of an order may add to its total, in centavos, by the weighed goods' total in centavos and the
 * tolerance of weights in per cent: so much more than the estimate is reserved on a card.
 */
export const reserveMargin = (weighed: number, ToleranciaPeso: number): number =>
  Math.ceil((weighed * ToleranciaPeso) / 100)
