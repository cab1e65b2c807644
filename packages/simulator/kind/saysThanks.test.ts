import { describe, expect, it } from 'vitest';
import { announcesThanks, saysThanks } from './saysThanks.ts';

const says = (body: string, subject = 'Friday'): boolean => saysThanks({ subject, body });

describe('saysThanks', () => {
  it.each([
    'Dear Ana,\n\nThank you for lending us the trailer on Friday. It was good to see the whole crew again. Please pass our thanks on to your driver.',
    'Hi Ana,\n\nWhat a day that was. Many thanks for having the choir in your yard. I will send the pictures next week.',
    'Dear Ana,\n\nThank you for opening the yard to us. Please tell your people how grateful we are.',
    'Dear Ana,\n\nJust a line to say how happy we are with the new stairs. Your joiners were quick, and even swept the street.',
    'Dear Ana,\n\nI must tell you how much the whole choir enjoyed your hall. The sopranos want to move in. Thank you for the soup.',
    'Dear Ana,\n\nI wanted to thank you for what you said at the meeting. If you are ever near Leeds, let me know.',
    'Dear Ana,\n\nThank you. The crew of your tug let us moor beside you, so all nine boats were dry by Sunday.',
    'Hi Ana,\n\nThe council has agreed to the crossing. Your photographs were shown twice. Thanks so much for taking them in that rain.',
    'Hi Ana,\n\nThank you for the new gate. Your welder even oiled the old hinges. Please pass this on to him.',
    'Hi Ana,\n\nYou drove my father home in the storm. He was in bed by ten. We are so grateful to all of you.',
  ])('is an email that thanks and asks nothing: %s', (body) => {
    expect(says(body)).toBe(true);
  });

  it.each([
    'Hi Ana,\n\nThe bins move to the yard on Monday. The old place will be paved. Thank you for keeping the gate shut until then.',
    'Hi Ana,\n\nThis is my third note. A yard near you saved a day a week. Thanks for putting up with me.',
    'Hi Ana,\n\nWe paint sheds in Kent. A farm near you had nine done. Thanks for giving it a thought.',
    'Dear Ana,\n\nThank you for your custom. From 1 May our office is in Mill Street.',
    'Hi Ana,\n\nThank you for the talk. Would you come again next year?',
    'Hi Ana,\n\nI was impressed by your new yard. We paint sheds and fences all over Kent.',
    'Hi Ana,\n\nthanks for connecting. We print labels for jam.',
    'Hi Ana,\n\nThank you for coming on Friday. Please send me the bill.',
    'Dear Ana,\n\nThank you for your order. It leaves on Tuesday.',
    'Hi Ana,\n\nThe lift is out on Friday. Please use the stairs. We are sorry. Thanks.',
  ])('is none that wants or tells something else: %s', (body) => {
    expect(says(body)).toBe(false);
  });

  it('is announced by a subject that says nothing else', () => {
    expect(announcesThanks('A big thank you')).toBe(true);
    expect(announcesThanks('Thank you for your order')).toBe(false);
    expect(announcesThanks('The new gate')).toBe(false);
  });
});
