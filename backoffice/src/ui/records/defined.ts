/** Without absent properties, which would override defaults. */
export const defined = <P extends object>(props: P): Partial<P> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Partial<P>
