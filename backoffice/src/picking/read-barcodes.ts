/** Reads the codes that a picture shows. */
export type ReadBarcodes = (video: HTMLVideoElement) => Promise<string[]>

/** What articles, scales' labels and crates carry, by the browser's names and by those of zxing. */
const FORMATS = {
  ean_13: 'EAN-13',
  ean_8: 'EAN-8',
  upc_a: 'UPC-A',
  code_128: 'Code128',
  code_39: 'Code39',
  qr_code: 'QRCode',
} as const

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader; one that comes late where it has none, or none of an article's codes. */
export async function barcodeReader(): Promise<ReadBarcodes> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  const supported = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  if (Own === undefined || !supported.includes('ean_13')) return lateReader()
  const detector = new Own({ formats: Object.keys(FORMATS).filter((format) => supported.includes(format)) })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

async function lateReader(): Promise<ReadBarcodes> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  return async (video) => {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null || canvas.width === 0) return []
    context.drawImage(video, 0, 0)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, { formats: Object.values(FORMATS), maxNumberOfSymbols: 1 })
    return found.map(({ text }) => text)
  }
}

/** A code stays before the camera for many pictures: it counts once, and again after it was out of sight so long. */
export const AGAIN_AFTER_MS = 1500

/** Reports once a code that stays in a camera's sight. */
export class SeenCodes {
  #last: { code: string; at: number } | null = null

  /** The code to report, if any, of those in a picture taken at a time in ms. */
  next(codes: readonly string[], at: number): string | null {
    const [code] = codes
    if (code === undefined) return null
    const isStill = this.#last?.code === code && at - this.#last.at < AGAIN_AFTER_MS
    this.#last = { code, at }
    return isStill ? null : code
  }
}
