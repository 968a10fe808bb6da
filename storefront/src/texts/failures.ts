/** The message of every form that got no answer. */
export const offlineMessage = {
  title: 'Sin conexión',
  text: 'No pudimos comunicarnos con la tienda. Lo que escribiste sigue acá: revisá tu conexión e intentá de nuevo.',
}
