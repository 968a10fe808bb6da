/** First parts of the query cache's keys that more than one module uses, to read, seed or invalidate them. */
export const QUERY_KEYS = {
  parameters: ['parameters'],
  departments: ['departments'],
  promotions: ['promotions'],
  frontBanners: ['banners', 'front'],
  articles: ['articles'],
  orders: ['orders'],
  costs: ['costs'],
} as const
