interface ImportMetaEnv {
  /** What calls and entities look like in this build (tools/page-build/contract-shape.ts); only builds know it. */
  readonly CONTRACT_SHAPE?: string
}
