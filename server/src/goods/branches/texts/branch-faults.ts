import { violationsOf } from '@gondola/contract/base'
import { WINDOW_FAULTS } from '@gondola/contract/site'

const BRANCH_FAULTS = {
  'alcohol-fecha': WINDOW_FAULTS['alcohol-fecha'],
  'alcohol-hora': WINDOW_FAULTS['alcohol-hora'],
  'sucursal-inexistente': 'Una de las sucursales ya no existe.',
  'sucursal-sin-nombre': 'Escribí un nombre.',
  'sucursal-codigo': 'Ya hay otra sucursal con ese código.',
  'sucursal-clave': 'Ya hay otra sucursal con esa clave de importación.',
  'sucursal-horario': 'La hora hasta tiene que ser posterior a la hora desde.',
  'sucursal-horarios-cruzados': 'Dos horarios del mismo día se superponen.',
  'sucursal-posicion': 'Completá la latitud y la longitud, o dejá las dos vacías.',
  'sucursal-lista': 'Esa lista de precios ya no existe.',
  'sucursal-predeterminada':
    'Siempre tiene que haber una sucursal predeterminada: marcá otra y esta deja de serlo.',
  'sucursal-predeterminada-cerrada':
    'La sucursal predeterminada tiene que tomar pedidos. Para cerrarla, elegí antes otra como predeterminada.',
  'sucursal-predeterminada-eliminada':
    'Es la sucursal predeterminada: elegí otra como predeterminada antes de eliminarla.',
  'sucursal-con-pedidos':
    'Esta sucursal tiene pedidos: desmarcá «Toma pedidos» para cerrarla en vez de eliminarla.',
  'sucursal-nombrada':
    'Una oferta, una promoción, un banner o una cuenta del equipo es solo para esta sucursal: cambialo antes de eliminarla.',
} as const

/** A violated rule of branches, with its field. */
export const branchFault = violationsOf(BRANCH_FAULTS)
