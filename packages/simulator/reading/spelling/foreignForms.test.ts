import { describe, expect, it } from 'vitest';
import { BODIES } from '../../damage/corpus.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import { findForeignForms } from './foreignForms.ts';

const correct = (text: string): string => replaceRanges(text, findForeignForms(text));

describe('constructions of people who write in a foreign language', () => {
  it.each([
    ['We are growing tomatoes in Almeria since 1987.', 'We have been growing tomatoes in Almeria since 1987.'],
    ['We are delivering cork since 20 years.', 'We have been delivering cork for 20 years.'],
    ['We at Kessel are casting bells since 1960.', 'We at Kessel have been casting bells since 1960.'],
    ['Many bakers in Ghent are buying from us since 2011.', 'Many bakers in Ghent have been buying from us since 2011.'],
    ['I been fixing clocks for ages.', "I've been fixing clocks for ages."],
    ['We make valves in Brescia since 2003.', 'We have made valves in Brescia since 2003.'],
    ['Since nine years we install and repair saunas.', 'For nine years we have installed and repaired saunas.'],
    ['We produce bowls, plates and cups since 1984.', 'We have produced bowls, plates and cups since 1984.'],
    ['The hinges fit same like on your old gates.', 'The hinges fit the same as on your old gates.'],
    ['I am sales engineer at Moinho Douro in Porto.', 'I am a sales engineer at Moinho Douro in Porto.'],
    ['We have own bakery with 6 ovens and own vans.', 'We have our own bakery with 6 ovens and our own vans.'],
    ['We are having own foundry.', 'We have our own foundry.'],
    ['We have HACCP certificate.', 'We have a HACCP certificate.'],
    ['We hold ISO 9001 certificate.', 'We hold an ISO 9001 certificate.'],
    ['We are family company from Gdansk.', 'We are a family company from Gdansk.'],
    ['Hello, as leading manufacturer of ropes we write to you.', 'Hello, as a leading manufacturer of ropes we write to you.'],
    ['You get 3 years warranty.', "You get 3 years' warranty."],
    ['I look forward to hear from you.', 'I look forward to hearing from you.'],
    ['Awaiting for your answer.', 'Waiting for your answer.'],
    ['Kindly revert back with your drawings.', 'Please reply with your drawings.'],
    ['We would like to discuss about prices.', 'We would like to discuss prices.'],
    ['We can make also small lots.', 'We can also make small lots.'],
    ['Please feel free contact me.', 'Please feel free to contact me.'],
    ['It fits all european plugs.', 'It fits all European plugs.'],
    ['In our yard there is 14 cranes and a lift.', 'In our yard there are 14 cranes and a lift.'],
    ['There is several large presses here.', 'There are several large presses here.'],
    ['Who does take care of the boilers?', 'Who takes care of the boilers?'],
    ['In this month we print the new maps.', 'This month we print the new maps.'],
    ["I'm electrician from Riga and I was interpreter for a bank.", "I'm an electrician from Riga and I was an interpreter for a bank."],
    ['I am owner of printing company in Bari.', 'I am owner of a printing company in Bari.'],
    ['It will be honour to show you the mill.', 'It will be an honour to show you the mill.'],
    ['We can be also at your stand.', 'We can also be at your stand.'],
    ['May I send to you the drawings?', 'May I send you the drawings?'],
  ])('are put right: %s', (text, right) => {
    expect(correct(text)).toBe(right);
  });

  it.each([
    'We are having a sale, and since 2019 we have been growing.',
    'It is ten years since we met, and more than 20 years since 2001.',
    'We supply four inns in Kent, two of them since 2016.',
    'We sell vans built since 2010 and parts for every model since 1998.',
    'We are looking for boats registered since 2018.',
    'Since six years we sharpen knives, and it is since two years that we deliver.',
    'The same like-minded people compare like for like, and feel the same. Like you, we wait.',
    'We have own-label jams and lease and own trucks.',
    'Have we been fixing the wrong one, and where had they been there?',
    'We are agency people and company owned.',
    'We work with mills. Since 2015 they have been ours.',
    'We are selling the site. The firm has stood since 1950.',
    'I look forward to work, and to a good start.',
    'We have ISO certificates and 20 years of experience.',
    "There is 20 minutes to spare, 24 hours support and 5 years' cover.",
    'There is two-way radio, many a slip, and 10 percent off.',
    "If it isn't you, who does handle it?",
    "It isn't you? Who does look after it?",
    'Who does your payroll? Who does take this on has to sign.',
    "In this year's list, and in this year of change, prices stay.",
    'I am Managing Director of Acme, and I was architect of the plan.',
    'It would be my pleasure, and it is pleasure and work in one.',
    'We can send to you the next day. The owner of company vans pays.',
  ])('plain English has none: %s', (text) => {
    expect(correct(text)).toBe(text);
  });

  it('are in no everyday email', () => {
    expect(BODIES.filter((body) => findForeignForms(body).length > 0)).toEqual([]);
  });
});
