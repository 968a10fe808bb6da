import { deletePushDevice, findPushDevice, savePushDevice } from '@gondola/contract/orders'
import type { Feature } from '../http/feature.ts'
import { serve } from '../http/serve.ts'
import { deleteDevice } from './devices.store.ts'
import { measurePushes } from './measure-pushes.ts'
import { readDevice, registerDevice } from './register-device.ts'

/** Push messages in the browser of a client's session (decision 0029). */
export const pushFeature: Feature = (api, deps) => {
  measurePushes(deps)
  serve(api, findPushDevice, ({ session }) => readDevice(deps, session))
  serve(api, savePushDevice, ({ body, session }) => registerDevice(deps, session, body))
  serve(api, deletePushDevice, ({ session }) => deleteDevice(deps.db, session.tokenHash))
}
