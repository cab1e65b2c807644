import { draftOfAnybody } from '/tmp/wt/a1/packages/simulator/reading/draftOfAnybody.ts';
import { listDemands } from '/tmp/wt/a1/packages/simulator/signs/asks/listDemands.ts';
for (const body of [
  'Hi Ann,\n\nWe make robots for depots. We would welcome the opportunity to present our capabilities to Foss in a 45-minute online session followed by a site assessment by our solution architects.\n\nHenrik',
  'Hi Ann,\n\nWe train managers. We are currently arranging a two-day taster workshop at our centre in Harrogate and would be delighted if you and your senior leadership team of up to eight people could join us.\n\nHenrik',
  'Hi Ann,\n\nWe sell phones. Simply send us your last 3 months phone bills, your contract end date and a letter of authority on your headed paper and we will do the rest.\n\nGaz',
  'Hi Ann,\n\nWe sell pens. You and your team get samples on Friday. Shall I send one?\n\nGaz',
  'Hi Ann,\n\nWe run a two-day course on welding each March for £400. Shall I send the dates?\n\nGaz',
]) {
  const d = draftOfAnybody({ subject: 'x', body });
  console.log(listDemands(d).map((x) => x.demand + ': ' + body.slice(x.start, x.end)));
}
