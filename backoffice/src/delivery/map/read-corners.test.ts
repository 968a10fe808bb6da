import { expect, it } from 'vitest'
import type { Corner } from '@gondola/contract/delivery'
import { MAP_TEXTS } from '../../texts/delivery-screens.ts'
import { readCorners, writeCorners } from './read-corners.ts'

const CORNERS: Corner[] = [
  [-37.2968, -59.1352],
  [-37.2955, -59],
  [-37.31, -59.1067],
]
const polygon = { type: 'Polygon', coordinates: [[...CORNERS, CORNERS[0]!].map(([y, x]) => [x, y])] }
const feature = { type: 'Feature', properties: {}, geometry: polygon }

it.each<[string, string]>([
  ['as it writes them', writeCorners(CORNERS)],
  ['with points', CORNERS.map((corner) => corner.join(', ')).join('\n')],
  ['with blanks', CORNERS.map((corner) => ` ${corner.join('  ')} `).join('\n\n')],
  [
    'with decimal commas and blanks',
    CORNERS.map((corner) => corner.join(' ').replaceAll('.', ',')).join('\n'),
  ],
  ['closed', [...CORNERS, CORNERS[0]!].map((corner) => corner.join(';')).join('\r\n')],
  ['as a geometry', JSON.stringify(polygon)],
  ['as a feature', JSON.stringify(feature, null, 2)],
  ['as a collection', JSON.stringify({ type: 'FeatureCollection', features: [feature] })],
  ['as a multipolygon of one', JSON.stringify({ type: 'MultiPolygon', coordinates: [polygon.coordinates] })],
])('corners are read %s', (_how, text) => expect(readCorners(text)).toEqual({ corners: CORNERS }))

it.each<[string, string]>([
  ['-37 -59\n-37', MAP_TEXTS.cornersLine(2)],
  ['-97 -59', MAP_TEXTS.cornersLine(1)],
  ['-37,32', MAP_TEXTS.cornersLine(1)],
  ['Tandil', MAP_TEXTS.cornersLine(1)],
  ['{"type":', MAP_TEXTS.geojson.broken],
  ['{"type":"Point","coordinates":[1,2]}', MAP_TEXTS.geojson.none],
  ['{"type":"Polygon","coordinates":[[["a","b"]]]}', MAP_TEXTS.geojson.broken],
  ['{"type":"Polygon","coordinates":null}', MAP_TEXTS.geojson.broken],
  [JSON.stringify({ type: 'FeatureCollection', features: [feature, feature] }), MAP_TEXTS.geojson.several],
  [JSON.stringify({ type: 'Polygon', coordinates: [[[0, 0]], [[0, 0]]] }), MAP_TEXTS.geojson.hole],
  ['1 1\n2 2\n'.repeat(300), MAP_TEXTS.cornersMany(500)],
])('%s is no polygon', (text, fault) => expect(readCorners(text)).toEqual({ fault }))

it('nothing is no corner', () => expect(readCorners(' \n')).toEqual({ corners: [] }))
