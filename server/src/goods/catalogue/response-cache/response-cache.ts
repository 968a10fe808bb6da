// Entry of this room; nobody imports its other files (README.md).
export { AnswerCache } from './answer-cache.ts'
export { finished, finishedText, type Answer } from './answer.ts'
export { serveCachedResponses } from './cached-responses.ts'
export { PriceViewers } from './price-viewers.ts'
export { sendAnswer } from './send-answer.ts'
