// The parts of untyped packages that tests use.

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(
      found: object,
    ): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; path: object[] }[]>
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}
