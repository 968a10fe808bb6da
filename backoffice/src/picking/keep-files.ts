/** What is asked of the browser's `Cache`. */
export interface FileCache {
  keys(): Promise<readonly { url: string }[]>
  addAll(urls: string[]): Promise<void>
  delete(url: string): Promise<boolean>
}

/**
 * Brings what is kept to the page as it is now and these files. All of it is there before anything of an earlier build
 * goes: where the network fails in between, the page of before still finds its files.
 */
export async function keepFiles(cache: FileCache, page: string, files: readonly string[]): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url)
  // a file never changes under its name; the page is always asked for anew
  await cache.addAll([page, ...files.filter((url) => !kept.includes(url))])
  const old = kept.filter((url) => new URL(url).pathname !== page && !files.includes(url))
  await Promise.all(old.map((url) => cache.delete(url)))
}
