import { readFileSync } from 'node:fs';
import { draftOfAnybody } from '../packages/simulator/reading/draftOfAnybody.ts';
import { listTricks, isUnfair } from '../packages/simulator/signs/traits/unfairTricks.ts';
for (const path of process.argv.slice(2)) { const j=JSON.parse(readFileSync(path,'utf8')); for (const one of (Array.isArray(j)?j:j.emails??[])) {
  const d=draftOfAnybody({subject:(one.subject??'').replaceAll('{{company}}','Acme'),body:(one.body??one.text??'').replaceAll('{{first_name}}','Ann').replaceAll('{{company}}','Acme')});
  const t=listTricks(d); if (t.length) console.log((one.name??one.id??'?').slice(0,28).padEnd(29), isUnfair(d)?'UNFAIR':'', t.map(x=>x.does+(x.isGrave?'!':'')).join(' | '));
}}
