import { Buffer } from 'node:buffer'

const CHUNK_BYTES = 262_144
const COMMA = 44
const OPEN = 91
const CLOSE = 93

/** The JSON of every article, rendered once, end to end in a few large buffers; a list is a copy of its parts. */
export class Fragments {
  readonly #chunks: Buffer[] = []
  readonly #chunkOf: Uint16Array
  readonly #from: Uint32Array
  readonly #to: Uint32Array
  /** Where the other's chunks stand among one's own. */
  readonly #borrowed = new Map<Buffer, number>()
  /** The chunk that is written to, -1 before the first. */
  #writing = -1
  #used = 0
  #length = 0
  #held = 0

  constructor(count: number) {
    this.#chunkOf = new Uint16Array(count)
    this.#from = new Uint32Array(count)
    this.#to = new Uint32Array(count)
  }

  /** What is held for each byte that is used: above 1 by what changed since it was borrowed. */
  get waste(): number {
    return this.#held / Math.max(1, this.#length)
  }

  set(index: number, json: string): void {
    const longest = json.length * 3
    if (this.#writing < 0 || this.#used + longest > this.#chunks[this.#writing]!.length) {
      this.#writing = this.#hold(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, longest)))
      this.#used = 0
    }
    const from = this.#used
    this.#used += this.#chunks[this.#writing]!.write(json, from)
    this.#place(index, this.#writing, from, this.#used)
  }

  /** The same article's JSON as other fragments have it: the very bytes, which are held on. */
  borrow(index: number, other: Fragments, otherIndex: number): void {
    const bytes = other.#chunks[other.#chunkOf[otherIndex]!]!
    let chunk = this.#borrowed.get(bytes)
    if (chunk === undefined) this.#borrowed.set(bytes, (chunk = this.#hold(bytes)))
    this.#place(index, chunk, other.#from[otherIndex]!, other.#to[otherIndex]!)
  }

  #hold(chunk: Buffer): number {
    this.#held += chunk.length
    return this.#chunks.push(chunk) - 1
  }

  #place(index: number, chunk: number, from: number, to: number): void {
    this.#chunkOf[index] = chunk
    this.#from[index] = from
    this.#to[index] = to
    this.#length += to - from
  }

  /** One article's JSON. */
  at(index: number): Buffer {
    return this.#chunks[this.#chunkOf[index]!]!.subarray(this.#from[index], this.#to[index])
  }

  /** A JSON array of articles. */
  array(indexes: ArrayLike<number>): Buffer {
    let length = 1 + Math.max(1, indexes.length)
    for (let i = 0; i < indexes.length; i++) length += this.#to[indexes[i]!]! - this.#from[indexes[i]!]!
    const whole = Buffer.allocUnsafe(length)
    whole[0] = OPEN
    let used = 1
    for (let i = 0; i < indexes.length; i++) {
      if (i > 0) whole[used++] = COMMA
      const index = indexes[i]!
      used += this.#chunks[this.#chunkOf[index]!]!.copy(whole, used, this.#from[index], this.#to[index])
    }
    whole[used] = CLOSE
    return whole
  }
}
