import { ListFilters } from './list-filters.ts'
import { call, IdParams, TextParams } from '../calls/index.ts'
import { FiltersQuery } from './list-query.ts'

// Filters available for a list, with counts (contract §8): one call beside each list of `catalogue.ts` that a screen
// shows.

const query = FiltersQuery
const answer = ListFilters

export const filtersOfAll = call('GET', '/tarticulos/filtros/getall', 'anybody', { query, answer })
export const filtersOfDepartment = call('GET', '/tarticulos/filtros/departamento/:Id', 'anybody', { params: IdParams, query, answer })
export const filtersOfFamily = call('GET', '/tarticulos/filtros/familia/:Id', 'anybody', { params: IdParams, query, answer })
export const filtersOfText = call('GET', '/tarticulos/filtros/search/:Texto', 'anybody', { params: TextParams, query, answer })
export const filtersOfBrand = call('GET', '/tarticulos/filtros/search2/:Texto', 'anybody', { params: TextParams, query, answer })
