/** The methods of the browser's `Cache` that are used. */
export interface FileCache {
  keys(): Promise<readonly { url: string }[]>
  addAll(urls: string[]): Promise<void>
  delete(url: string): Promise<boolean>
}

/**
 * Updates the cache to the current page and these files. Everything is added before files of an earlier build are
 * deleted: if the network fails in between, the previous page still finds its files.
 */
export async function keepFiles(cache: FileCache, page: string, files: readonly string[]): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url)
  // a file never changes under its name; the page is always fetched again
  await cache.addAll([page, ...files.filter((url) => !kept.includes(url))])
  const old = kept.filter((url) => new URL(url).pathname !== page && !files.includes(url))
  await Promise.all(old.map((url) => cache.delete(url)))
}
