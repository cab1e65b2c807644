import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { askCondition } from './conditionQuestion.ts';

const asked = (sentence: string): string | undefined =>
  askCondition(
    toEmailDraft(
      {
        ...buildLead(),
        company: 'Corvo Foods',
        email: {
          subject: 'crates',
          body: `Hi Dana,\n\nWe mend crates on your own yard. It takes a morning.\n\n${sentence}\n\nBest,\nErin Moss`,
        },
      },
      { contactsAtCompany: 1, ownWords: [] },
    ),
  )?.by;

it.each([
  [
    'If Corvo Foods exports to Norway, send me one invoice and I’ll check the code.',
    'Does Corvo Foods export to Norway? If so, send me one invoice and I’ll check the code.',
  ],
  [
    'If Corvo Foods has a cold store on site, tell me its size and I’ll send a figure.',
    'Does Corvo Foods have a cold store on site? If so, tell me its size and I’ll send a figure.',
  ],
  [
    'If Corvo Foods processes fish in house, give me the volume and I’ll price the ice.',
    'Does Corvo Foods process fish in house? If so, give me the volume and I’ll price the ice.',
  ],
  [
    'If Corvo Foods still prints menus weekly, send me one and I’ll quote.',
    'Does Corvo Foods still print menus weekly? If so, send me one and I’ll quote.',
  ],
  [
    'If Corvo Foods is moving to the new estate, tell me the date and I’ll hold two vans.',
    'Is Corvo Foods moving to the new estate? If so, tell me the date and I’ll hold two vans.',
  ],
  [
    'And if you have empty crates in the yard, send me a photo and I’ll count them.',
    'Do you have empty crates in the yard? If so, send me a photo and I’ll count them.',
  ],
  ['If you’ve got a skip that costs too much to empty, text me the size.', undefined],
  ['If you’ve got a skip full of timber, text me the size.', 'Have you got a skip full of timber? If so, text me the size.'],
  [
    'If you run a fleet of tractors, send me the list and I’ll quote the tyres.',
    'Do you run a fleet of tractors? If so, send me the list and I’ll quote the tyres.',
  ],
  ['If you pay more than £90 a ton, reply with your last bill and I’ll beat it.', undefined],
  [
    'If you pay over £90 a ton, reply with your last bill and I’ll beat it.',
    'Do you pay over £90 a ton? If so, reply with your last bill and I’ll beat it.',
  ],
  [
    'If you keep horses, please send me the number and I’ll bring that much hay.',
    'Do you keep horses? If so, please send me the number and I’ll bring that much hay.',
  ],
  [
    'If you’re short of crates before Christmas, call me on 01223 555010.',
    'Are you short of crates before Christmas? If so, call me on 01223 555010.',
  ],
  [
    'If you are taking on drivers this autumn, send me the rota and I’ll find two.',
    'Are you taking on drivers this autumn? If so, send me the rota and I’ll find two.',
  ],
  [
    'If your gutters are full of leaves, send me a photo of the roof.',
    'Are your gutters full of leaves? If so, send me a photo of the roof.',
  ],
  [
    'If your lease is up in March, tell me the floor area and I’ll send three addresses.',
    'Is your lease up in March? If so, tell me the floor area and I’ll send three addresses.',
  ],
  [
    'If there’s a machine you have to stop every week, send me its model number.',
    'Is there a machine you have to stop every week? If so, send me its model number.',
  ],
  [
    'If your lease is up this year we’d be happy to put a proposal together.',
    'Is your lease up this year? If so, we’d be happy to put a proposal together.',
  ],
  [
    'If your insurance is due in October I can send you three quotes.',
    'Is your insurance due in October? If so, I can send you three quotes.',
  ],
  [
    'If you currently outsource your payroll, I could send you a comparison.',
    'Do you currently outsource your payroll? If so, I could send you a comparison.',
  ],
  ['If Corvo Foods runs its own lorries we can price the tyres.', 'Does Corvo Foods run its own lorries? If so, we can price the tyres.'],
  [
    'If there’s an old compressor on site I can quote for taking it away.',
    'Is there an old compressor on site? If so, I can quote for taking it away.',
  ],
  [
    'If you have a roof that hasn’t been looked at lately, send me the address and I’ll quote.',
    'Do you have a roof that hasn’t been looked at lately? If so, send me the address and I’ll quote.',
  ],
  [
    'If you have a vacancy that is still open tell me the grade and I’ll send two CVs.',
    'Do you have a vacancy that is still open? If so, tell me the grade and I’ll send two CVs.',
  ],
])('what a condition asks: %s', (sentence, question) => {
  expect(asked(sentence)).toBe(question);
});

it.each([
  'If you’d like a price, send me the number of doors.',
  'If you want one, reply with your address.',
  'If you have any questions, call me on 01223 555010.',
  'If you are interested, let me know and I’ll send the list.',
  'If you’re not the right person, tell me who is.',
  'If you have a minute, reply with a yes.',
  'If you have already bought crates, let me know and I’ll stop.',
  'If you have lost crates this spring, tell me how many.',
  'If Corvo Foods has sold its vans, tell me to whom.',
  'If you have used crates lately, send me a photo.',
  'If you’ve had enough of broken crates, send me a photo.',
  'If that sounds useful, send me a photo of the yard.',
  'If so, send me a photo.',
  'If you need a quote, send me the drawing.',
  'If you need more details, let me know.',
  'If you need help with the form, call me.',
  'If you use crates and your supplier is slow, send me the sizes.',
  'If Corvo Foods buys crates and rents pallets, send me the sizes.',
  'If you’re in the yard on Friday and see me, give me a wave.',
  'If you send me the sizes, I’ll quote the same day.',
  'If you run vans, we can wash them at night.',
  'If you have a yard, would Friday suit?',
  'If you think it could work, tell me when.',
  'If it’s easier, call me on 01223 555010.',
  'If you prefer the phone, ring me after six.',
  'If your team would rather wait, let me know.',
  'If Corvo Foods has moved, tell me where to.',
  'If you have been burned by this before, tell me.',
  'If you’re happy with your crates, tell me and I’ll leave you alone.',
  'If we missed a crate, send me a photo.',
  'If I can help, let me know.',
  'If anybody at Corvo Foods buys crates, give me the name.',
  'If you’re tired of broken crates, send me a photo.',
  'If you know somebody who has crates, tell me.',
  'If you can, send me the sizes.',
  'Let me know if you use crates.',
  'If you have a change of heart I can send it later.',
  'If there’s a problem we’ll send somebody the same day.',
  'If you have a complaint I’ll look into it myself.',
  'If you are away I’ll send it to your colleague.',
  'If you’re in a hurry I can send it today.',
  'If you’re looking for a cheaper one I can send you the list.',
  'If you have an emergency we can check it the same night.',
  'If you send a photo I’ll price it.',
  'If you book two dates I’ll check the diary and hold both.',
  'If you order fifty we’ll send them for nothing.',
  'If you buy two we’ll put a third one in free.',
  'If you need any references I can send them.',
  'If you use the code SPRING we’ll take 10% off.',
  'If you’re not the right person I’d be glad to send this to somebody else.',
  'If you’re pleased with it we’ll do the rest.',
  'If your drivers are unhappy after a month we’ll take it back.',
  'If your first order is late we’ll send a refund.',
  'If you run into problems we’ll send somebody out.',
  'If you run out of time we can do the rest.',
  'If you have any questions I can send you more.',
  'If you have a minute I’d be glad to show you.',
  'If you have half an hour I can show you the plant.',
  'If you’d like a sample I can send one.',
  'If you want a price I’d be happy to send one.',
  'If you are free on Thursday I can show you one.',
  'If it helps I can send a drawing.',
  'If that’s of interest I’d be glad to send the price list.',
  'If you’re ever in Hull we can show you round.',
  'If you have doubts I can send you two names.',
  'If you’re after a cheaper option I can send the other list.',
  'If you give me the postcode I can check the route.',
  'If you tell me the size, I’ll work out the price.',
  'If you pay by Friday we’ll hold the price.',
  'If a crate breaks we’ll do it again for nothing.',
  'If the first ten crates hold we can price the rest.',
  'If we mend fewer than fifty we’ll send you the difference.',
  'If you have to move the crates we can do the lifting.',
  'If you’re stuck for a driver I can send one.',
  'If you have our crates we can do them on site if you send a list.',
  'If you keep it we’ll send an invoice.',
  'If you own up to ten vans we charge £40.',
])('no question: %s', (sentence) => {
  expect(asked(sentence)).toBeUndefined();
});

it('an email that asks already stays as it is', () => {
  expect(asked('If you keep horses, send me the number. Would a bale to try be welcome?')).toBeUndefined();
});
