interface ImportMetaEnv {
  /** A hash of the calls' and entities' shapes in this build (tools/page-build/contract-shape.ts); set in builds only. */
  readonly CONTRACT_SHAPE?: string
}
