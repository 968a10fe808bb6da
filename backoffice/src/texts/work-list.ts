/** The heading over the buttons of a list's rows. */
export const ACTIONS_HEADING = 'Qué hacer'
