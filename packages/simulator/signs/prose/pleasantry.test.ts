import { expect, it } from 'vitest';
import { isAnnouncement, isPleasantry } from './pleasantry.ts';

it.each([
  'Trust this message finds you and your loved ones in good health.',
  'I hope this letter finds you in high spirits!',
  'Hope you and your family are keeping safe and well.',
  'Wishing you a healthy and prosperous new year ahead!',
  'We sincerely wish you good health and happiness.',
  'Warm greetings!',
  'Greetings to you and your colleagues!',
  'First of all, I hope you are fine.',
  'Trusting all is well with you.',
  'Hope your week is going great so far.',
  'I do hope that you had a lovely weekend.',
  'Hope this note find you well.',
  'Hope all well at your company.',
  'A very good morning to you!',
  'We pray that you and your family are safe and healthy.',
  'Hope April has been kind to you.',
  "Hope the autumn rush isn't too brutal.",
  "I trust you're surviving the cold.",
  'Hope you got away over Easter.',
  'Hope the year is off to a strong start.',
  'We hope you enjoyed the bank holiday.',
  'Hope business is good.',
  "Hope your quarter-end wasn't too stressful!",
])('wishes well and says nothing: %s', (sentence) => {
  expect(isPleasantry(sentence)).toBe(true);
});

it.each([
  'I hope you have forty pallets to spare.',
  'Hope to see you in Leeds on Monday.',
  'I hope the roof held in the storm.',
  'We hope to win your next tender.',
  'Trust is what our clients pay for.',
  'I wish we had met at the fair.',
  'I hope your boiler is safe.',
  'Hope the lambing went well.',
  'Good morning is when our drivers call.',
  'We wish to supply your kitchens.',
  'I hope I have the right person.',
  'Greetings cards are half of what we print.',
  'Hope your audit went well.',
  'I trust you received our quote of 4 May.',
  'Best wishes are printed on every card.',
  'Is all well with your new press?',
  'Hope the move to Bristol is going well.',
  'I hope you like the samples.',
  'We hope you will join us.',
  'Hoping for an order this week.',
  'Trust us with one load.',
  'We hope to find you great staff.',
  'We hope to keep your company safe.',
  'I hope you have a great team.',
  'I wish you would try one crate.',
  'Hope the new bakery in Hull is off to a good start.',
  'Hope Wednesday is fine for you.',
  'I hope you enjoy the free month.',
  'Hope your first week with the new kiln was easy.',
  'Hope your new business is going well.',
  'I hope the driver was not too late on Friday.',
  'Hope the summer menu is doing well.',
  'Hope you managed to sell the barge over the winter.',
  'I hope we get off to a good start.',
  'Trust this week was easy for your herd.',
])('is no mere wish: %s', (sentence) => {
  expect(isPleasantry(sentence)).toBe(false);
});

it.each([
  'Just a short note to introduce myself and our company.',
  'I wanted to take a moment to reach out.',
  'That is why I am reaching out to you today.',
  'Please permit me to introduce myself.',
  'I thought I would drop you a quick line to say hello.',
  'Let me start by introducing myself.',
  'I would like to take this opportunity to introduce our firm.',
  'First of all, let me introduce our company.',
  'I am writing to you to introduce myself.',
  'First, let me tell you a little about our company.',
])('only says that somebody writes: %s', (sentence) => {
  expect(isAnnouncement(sentence)).toBe(true);
});

it.each([
  'I wanted to introduce our new kiln.',
  'Let me introduce you to Ana, who runs our night shift.',
  'I am reaching out from Acme, which cleans boilers.',
  'We introduced ourselves at the fair.',
  'I would like to introduce myself as your new agent.',
  'That is why bakers reach out to us.',
  'Please introduce me to your buyer.',
  'I wanted to reach out about the leak at your yard.',
  'Could you reach out to your landlord?',
  'Say hello to Bob.',
  'I wanted to tell you about our new oven.',
  'We would like to introduce our company to your fleet manager.',
  'I am reaching out because you are hiring.',
  'I just wanted to say hello from the allotments next door.',
  'Tell me who to reach out to.',
])('says more than that: %s', (sentence) => {
  expect(isAnnouncement(sentence)).toBe(false);
});
