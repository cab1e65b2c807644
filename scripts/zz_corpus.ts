import { readFileSync, readdirSync } from 'node:fs';
import { draftOfAnybody } from '../packages/simulator/reading/draftOfAnybody.ts';
import { listTricks, isUnfair } from '../packages/simulator/signs/traits/unfairTricks.ts';
import { listWeakNotes } from '../packages/rules/preflight/weak/findWeakEmail.ts';
import { isOfOneArea, isOfOneReader } from '../packages/rules/preflight/oneReaderForms.ts';
import { WEAK_READERS } from '../packages/simulator/weakReaders.ts';
const dir='packages/simulator/reader/corpus/'; let n=0; const want=['private papers','asks for a call','no native'];
for (const f of readdirSync(dir).filter(f=>/^[a-z]\d+\.txt$/.test(f))) for (const part of readFileSync(dir+f,'utf8').split(/^# /m).slice(1)) {
  const lines=part.split('\n'); const head=lines[0]!; const kind=/kind=(\S+)/.exec(head)?.[1]; 
  const subject=(lines.find(l=>l.startsWith('Subject:'))??'Subject:').slice(8).trim();
  const body=lines.slice(1).filter(l=>!l.startsWith('Subject:')&&!l.startsWith('#')).map(l=>l.replace(/^\+?[a-z,]+\t/,'')).join('\n').trim();
  if(!body) continue; n++;
  const d=draftOfAnybody({subject,body}); if(isUnfair(d)) console.log('UNFAIR',kind,head.slice(0,50),listTricks(d).map(t=>t.does).join('; '));
  if (kind!=='scam') for (const x of listWeakNotes({subject,body,company:null},WEAK_READERS)) if (want.some(w=>x.problem.includes(w))) console.log('NOTE',kind,head.slice(0,14),x.problem.slice(0,40),'|',x.text);
  if (kind!=='scam') for (const s of body.split(/(?<=[.!?])\s+|\n+/)) if (isOfOneArea(s)) console.log('AREA',head.slice(0,14),s);
}
console.log(n);
