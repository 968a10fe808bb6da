import { late } from '../../ui/late.tsx'

/** The running total outside the first load: with it come the promotions' arithmetic and the delivery's minimum. */
export const RunningTotal = late(() => import('./running-total.tsx').then((file) => file.RunningTotal))
