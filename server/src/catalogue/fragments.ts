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
  #used = CHUNK_BYTES

  constructor(count: number) {
    this.#chunkOf = new Uint16Array(count)
    this.#from = new Uint32Array(count)
    this.#to = new Uint32Array(count)
  }

  set(index: number, json: string): void {
    const chunk = this.#roomFor(json.length * 3)
    this.#end(index, chunk.write(json, this.#used))
  }

  /** The same article's JSON as other fragments have it. */
  copy(index: number, other: Fragments, otherIndex: number): void {
    const json = other.at(otherIndex)
    const chunk = this.#roomFor(json.length)
    this.#end(index, json.copy(chunk, this.#used))
  }

  #roomFor(longest: number): Buffer {
    if (this.#used + longest > (this.#chunks.at(-1)?.length ?? 0)) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, longest)))
      this.#used = 0
    }
    return this.#chunks.at(-1)!
  }

  #end(index: number, length: number): void {
    this.#chunkOf[index] = this.#chunks.length - 1
    this.#from[index] = this.#used
    this.#used += length
    this.#to[index] = this.#used
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
