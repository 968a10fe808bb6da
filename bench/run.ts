// npm run bench: what the documents claim about speed, as ratios within one run. Machines differ; ratios differ less.
// npm run bench -- soak: a mixed load for half an hour (soak.ts).
if (process.argv[2] === 'soak') await import('./soak.ts')
else {
  await import('./lists.ts')
  await import('./orders.ts')
}
