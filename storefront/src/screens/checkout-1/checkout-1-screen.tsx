import { Loading } from '../../ui/states/loading.tsx'

/** Holds the place of the screen until it is built. */
export function Component() {
  return <Loading />
}
