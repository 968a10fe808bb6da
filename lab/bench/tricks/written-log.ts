import { pino } from 'pino'

/** The library's own stream: each line is written by itself. */
export const bufferedLog = (): { write(line: string): void } => pino.destination({ dest: 1, sync: true })
