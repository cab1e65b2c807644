import { readFileSync } from 'node:fs';
import { listWeakNotes } from '../packages/rules/preflight/weak/findWeakEmail.ts';
import { findOneReader } from '../packages/rules/preflight/oneReader.ts';
import { WEAK_READERS } from '../packages/simulator/weakReaders.ts';
import { describe } from '../packages/rules/preflight/words.ts';
const want = new Set((process.argv[2]??'').split(',').filter(Boolean));
for (const path of process.argv.slice(3)) for (const one of JSON.parse(readFileSync(path,'utf8'))) {
  const fill=(t:string,i:number)=>t.replaceAll('{{first_name}}',one.leads?.[i]?.[0]??'Ann').replaceAll('{{company}}',one.leads?.[i]?.[2]??'Acme');
  const emails = (one.leads??[]).map((l:any,i:number)=>({rowNumber:i,profileUrl:'',slug:`s${i}`,firstName:l[0],fullName:l[0],company:l[2],subject:fill(one.subject,i),body:fill(one.body,i)}));
  const found=[...new Map(findOneReader(emails as any).map(({sighting})=>[sighting.text,sighting])).values()].map(s=>({kind:s.kind,text:s.text,problem:describe({...s,goesTo:120} as any,{headers:null,isOwnEmails:false}).problem}));
  const notes=[...found,...listWeakNotes({subject:one.subject,body:one.body,company:one.leads?.[0]?.[2]??null},WEAK_READERS)] as any[];
  for (const n of notes) if (want.size===0|| [...want].some(w=>n.problem.includes(w))) console.log(`${one.name.slice(0,26).padEnd(27)}| ${n.problem.slice(0,60)} | ${n.text}`);
}
