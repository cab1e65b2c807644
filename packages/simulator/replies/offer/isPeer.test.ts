import { describe, expect, it } from 'vitest';
import { isPeer } from './isPeer.ts';

describe('isPeer', () => {
  it('finds a reader who does the work that is offered', () => {
    expect(isPeer('Web Developer', 'We do web development for small firms.')).toBe(true);
    expect(isPeer('Freelance Photographer', "I'm a photographer in Bristol and shoot kitchens.")).toBe(true);
    expect(isPeer('Freelance Web Designer', 'We do web development for small firms.')).toBe(true);
    expect(isPeer('Translator', 'I run a desk of nine technical translators in Gdansk.')).toBe(true);
    expect(isPeer('Insurance Broker', 'your van insurance\nWe are brokers who only do vans.')).toBe(true);
    expect(isPeer('Cleaner', 'We clean offices in Norwich in the early morning.')).toBe(true);
    expect(isPeer('SEO Specialist', 'we are SEO expert company with 10 year experience.')).toBe(true);
    expect(isPeer('Accountants', 'I am a bookkeeper for small shops.')).toBe(true);
    expect(isPeer('Translator', 'Our team is a translation agency for law firms.')).toBe(true);
  });

  it('finds none who does other work, or is only served', () => {
    expect(isPeer('Graphic Designer', 'We design kitchens for hotels.')).toBe(false);
    expect(isPeer('Web Developer', 'We sell monitors to web developers.')).toBe(false);
    expect(isPeer('Photographer', 'We do bookkeeping for photographers.')).toBe(false);
    expect(isPeer('Accountant', 'We sell accounting software.')).toBe(false);
    expect(isPeer('Marketing Manager', 'We do marketing for small firms.')).toBe(false);
    expect(isPeer(null, 'We do web development.')).toBe(false);
    expect(isPeer('Lead Developer', 'I am a business development executive at Brightfloor.')).toBe(false);
  });
});
