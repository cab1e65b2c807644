import { describe, expect, it } from 'vitest';
import { isFiller, NAMES_SENDER } from './fillerSentences.ts';

describe('a filler sentence', () => {
  it.each([
    'I hope this email finds you well.',
    'Trust you are doing well.',
    'I would like to introduce myself.',
    'Looking forward to hearing from you!',
    'Awaiting your positive response.',
    'Please do not hesitate to contact me.',
    'Sorry to bother you out of the blue!',
    'Sorry again for the cold email.',
    'No pressure at all, just thought I\u2019d reach out!',
    'Just bumping this to the top of your inbox!',
    'Have a lovely day!',
    'Many thanks for your time and have a super rest of your day!',
    'Wishing you and your family a great week!',
    'I look forward to your reaction.',
    'We await your kind reply.',
    'Greetings of the day!',
    'I think there could be some great synergy between Hollin and Lingua Bridge.',
    "That's where Hollin comes in.",
    'In an age where guests book on their phones, hotels are under growing pressure.',
    'As insurance premiums continue to rise, fleets look for new ways to save.',
    'With ever-changing rules, it has never been harder to stay compliant.',
    'I came across Hollin Group and was really impressed by what you are building.',
    "In today's ever-changing landscape, old tools are no longer enough.",
    'In this competitive market, standing still means falling behind.',
    'I will ring your office on Tuesday unless I hear otherwise.',
    "If I don't hear back by then, I'll give you a quick call.",
    "If it's not for you, no worries and I'll leave you alone.",
  ])('says nothing: %s', (sentence) => {
    expect(isFiller(sentence)).toBe(true);
  });

  it.each([
    'As diesel prices continue to rise, your trucks burn more money at the gate.',
    'As Zendesk continues to change its prices, teams look for a way out.',
    'In a market where 40% of orders come late, planners need stock.',
    'I hope to cut your freight bill by 12%.',
    'How are you doing on dock times?',
    'I have attached our brochure for your reference.',
    'I have attached the invoice of 4 May for $312.',
    'Please do not hesitate to call me at 512-555-0188.',
    'I look forward to the site visit on Thursday.',
    'Sorry for the delay with your order of 40 valves.',
    'I thought I would send you the list of parts.',
    'Have a look at the two pages.',
    'I look forward to your answer on the 40 valves.',
    'I came across Hollin Group because you are hiring two fitters.',
    'If this is not for you, tell me and I will not write again.',
    "In today's competitive market, Leeds landlords lose two weeks per let.",
    "In today's tight market, drivers leave within weeks.",
    'I will call you on Tuesday with the price for the roof.',
    'I will call your office on 0113 496 0188 unless I hear from you.',
    'If not, just say so and I will leave you alone.',
  ])('is not one with content of its own: %s', (sentence) => {
    expect(isFiller(sentence)).toBe(false);
  });

  it('is an introduction only if it states no more than two names', () => {
    expect(NAMES_SENDER.exec('My name is Tim Reyes and I work at PayBridge.')?.slice(1)).toEqual(['Tim Reyes', 'PayBridge']);
    expect(NAMES_SENDER.test('My name is Ravi and I work with subscription brands on chargebacks.')).toBe(false);
    expect(NAMES_SENDER.test('This is Ann from Foo and I fix chargebacks.')).toBe(false);
  });
});
