import type { Banner } from '@gondola/contract/site'
import { posterImagen } from '../pictures/picture-name.ts'

/** The demo shop's banners: the home carousel's, and the user banners, which include the pop-ups (spec §4, banners). */
export interface DemoBanners {
  front: Banner[]
  user: Banner[]
}

const SHOWN = 0
const RETIRED = 1

export function demoBanners(): DemoBanners {
  return {
    front: [
      banner('frutas-y-verduras', '/#/articulos/8', 'Frutas y verduras frescas todos los días', 'front'),
      banner('asado', '/#/articulos/701', 'Para el asado del domingo: carnes de primera', 'front'),
      banner('semana-de-la-yerba', '/#/promociones', 'Semana de la yerba: 20% llevando 2 paquetes', 'front'),
      banner('envios', '/#/envios', 'Envíos de lunes a sábados', 'front'),
      banner('super-card', '/#/super-card', 'Pedí tu SuperCard y sumá puntos', 'front'),
    ],
    user: [
      banner('desayunos', '/#/articulos/2', 'Desayunos y meriendas', 'user'),
      banner('limpieza-3x2', '/#/promociones', '3x2 en limpieza', 'user'),
      banner('la-cava', '/#/articulos/4', 'La cava de la semana', 'user'),
      banner('popup-primera-compra', '/#/super-card', 'Bienvenida: pedí tu SuperCard', 'popup'),
      banner('popup-2x1', '/#/promociones', '2x1 en galletitas y snacks', 'popup'),
      {
        ...banner('popup-panaderia', '/#/articulos/9', 'Pan caliente a toda hora', 'popup'),
        Estado: RETIRED,
      },
    ],
  }
}

function banner(picture: string, Url: string, Texto: string, Descrip: string): Banner {
  return { Url, Imagen: posterImagen(`banners/${picture}`), Descrip, Estado: SHOWN, Texto }
}
