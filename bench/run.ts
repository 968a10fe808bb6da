// npm run bench: what the documents claim about speed, as ratios within one run. Machines differ; ratios differ less.
await import('./lists.ts')
await import('./orders.ts')
