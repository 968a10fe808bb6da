import { SystemState } from './system-state.ts'
import { staffCall } from '../calls/index.ts'

export const readSystemState = staffCall('GET', '/gestion/estado', 'parametros.editar', { answer: SystemState })
