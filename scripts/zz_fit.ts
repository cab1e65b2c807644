import { readFileSync } from 'node:fs';
import { fillLeads } from '@coldcast/rules/filledLeads';
import { listLeads } from '@coldcast/simulator/listLeads';
import { readListOffer } from '@coldcast/simulator/listOffer';
import { toRow } from '../packages/simulator/explain/rows.ts';
import { isNamed, isTold } from '../packages/simulator/fit/isTold.ts';
const T: any = {};
for (const path of process.argv.slice(2)) for (const one of JSON.parse(readFileSync(path,'utf8'))) {
  const rows = one.leads.map(([first='',last='',company='',title='',industry='']: string[], index: number) => ({profileUrl:`https://www.linkedin.com/in/x-${index}`,slug:`x-${index}`,leadKey:`x-${index}`,fullName:`${first} ${last}`,firstName:first,lastName:last,company,title,companySize:null,industry:industry||null,subject:'',body:'',cells:[first,last,company,title,industry],rowNumber:index+2}));
  const filled = fillLeads({subject:one.subject,body:one.body,followUps:one.followUps}, rows as never, ['first_name','last_name','company','title','industry']);
  const leads = listLeads(filled as never,(row:any)=>row);
  const listed = readListOffer(leads,{});
  const campaign = {seed:'s',leadCount:leads.length,...listed} as any;
  const named = campaign.offer ? isNamed(campaign.offer) : null;
  const out = leads.map((lead,i)=>{ const r:any = toRow(campaign,lead); const f=r.fit; const lv=r.toldFit?.level??'u'; const st=r.toldFit?.isStranger===true; 
    const role = one.strangers?.includes(i)?'S':one.beside?.includes(i)?'b':'d';
    const key=`${named} ${lv}${st?'*':''} ${role}`; T[key]=(T[key]??0)+1;
    return `${role}:${lv[0]}${st?'*':''}${lv==='u'&&f?`(${f.chances.far.toFixed(2)})`:''}`; });
  console.log(one.name.slice(0,30).padEnd(31), String(named).padEnd(6), campaign.offer?.isUnclear===true?'unclear':'-', campaign.offer?isTold(campaign.offer):'', out.join(' '));
}
console.log(T);
