interface ImportMetaEnv {
  /** Hash of the shapes of calls and entities (tools/page-build/contract-shape.ts); set only by builds. */
  readonly CONTRACT_SHAPE?: string
}
