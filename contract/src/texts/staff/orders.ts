/** The reason of an order that is cancelled because its customer gave up the account while it was prepared. */
export const accountGivenUp = 'El cliente dio de baja su cuenta.'
