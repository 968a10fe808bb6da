// npm run bench: what the documents claim about speed, as ratios within one run. Machines differ; ratios differ less.
// npm run bench -- soak: a mixed load for half an hour (soak.ts).
// npm run bench -- procesos: processes killed behind the proxy (processes.ts).
// Those two take no part in the measuring.
if (process.argv[2] === 'soak') await import('./soak.ts')
else if (process.argv[2] === 'procesos') await import('./processes.ts')
else {
  await import('./lists.ts')
  await import('./orders.ts')
}
