import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { saysDeed } from './deedVerbs.ts';
import { listDeeds } from './listDeeds.ts';

const deedsIn = (text: string): string[] => maskOffers(text).flatMap((sentence, at, all) => listDeeds(sentence, all[at - 1]));

describe('listDeeds', () => {
  it('calls what the sender does after any verb and its object', () => {
    expect(deedsIn('We groove cow barns so that nobody slips.')).toContain('cow barn grooving');
    expect(deedsIn('Our riders carry blood samples across town.')).toContain('blood sample delivery');
    expect(deedsIn('We take away old carpets on Fridays.')).toContain('old carpet removal');
  });

  it('takes any verb of the sender, whoever of theirs does it and however they get there', () => {
    expect(deedsIn('We come out and scrape your grills so your guys can go home.')).toContain('grill scraping');
    expect(deedsIn('Our crew hauls off old mattresses from motels.')).toContain('old mattress removal');
    expect(deedsIn('I’ll flush your beer lines before you open.')).toContain('beer line flushing');
    expect(deedsIn('We take the muck off your hands.')).toContain('muck removal');
    expect(deedsIn('We put film on office windows.')).toContain('office window film');
    expect(deedsIn('I keep the books for food trucks.')).toContain('bookkeeping');
    expect(deedsIn('You send the recordings. I type them up overnight.')).toContain('recording typing');
  });

  it('takes what people do whom the sender says they are or lead, and no thing they made', () => {
    expect(deedsIn('I run a small crew that descales pool boilers.')).toContain('pool boiler descaling');
    expect(deedsIn('We are four sisters who sharpen salon scissors.')).toContain('salon scissors sharpening');
    expect(deedsIn('Our trained climbers scrub silo walls.')).toContain('silo wall scrubbing');
    expect(deedsIn('I have a gadget that descales pool boilers.')).not.toContain('pool boiler descaling');
  });

  it('uses the noun of a verb, keeps words with hyphens whole, and delivers only what is carried', () => {
    expect(deedsIn('We implement booking systems for ski schools.')).toContain('booking system implementation');
    expect(deedsIn('We rent fold-out benches to choirs.').join()).toMatch(/fold-out bench/);
    expect(deedsIn('We deliver flood assessments in nine days.')).toEqual(['flood assessments']);
    expect(deedsIn('We deliver firewood in nine days.')).toContain('firewood delivery');
    expect(deedsIn('We put sommeliers in your team.')).toEqual(['sommeliers']);
  });

  it('takes what a product does by its name, and nothing that a known word does', () => {
    expect(deedsIn('Kitesly forecasts lift ticket sales for ski resorts.')).toContain('lift ticket sales forecasting');
    expect(deedsIn('Weather forecasts lift ticket sales for ski resorts.')).toEqual([]);
  });

  it('reads verbs of two words, and those behind others', () => {
    expect(deedsIn('We carry out pre-employment background checks.')).toContain('pre-employment background checks');
    expect(deedsIn('We flame-proof stage drapes in place.')).toContain('stage drape flame-proofing');
    expect(deedsIn('I clean, repair and re-color historic maps for museums.')).toContain('historic map repair');
    expect(deedsIn('My little team has been closing the books for brands.')).toContain('bookkeeping');
    expect(deedsIn('We book first meetings for roofers.')).toContain('appointment setting');
    expect(deedsIn('We move the numbers to a hosted phone system.')).toContain('phone system');
  });

  it('makes no work of what the thing itself does, or of what is done to the sender’s own things', () => {
    expect(deedsIn('We built a thing that reads your history, finds the queries and fixes them.').join()).not.toMatch(/finds|fixes|reads/);
    expect(deedsIn('We load our own container every Friday.')).toEqual([]);
  });

  it('says in one word what a sentence says with several', () => {
    expect(deedsIn('My two border collies clear geese off golf courses.')).toContain('goose control');
    expect(deedsIn('We find licensed private hire drivers and train them.')).toContain('driver recruitment');
    expect(deedsIn('I keep the websites of restaurants up to date.')).toContain('website updates');
    expect(deedsIn('I put menus into real English.')).toContain('menu translation');
  });

  it('takes no place that somebody goes to, nothing that comes back, and nothing that others do', () => {
    expect(deedsIn('I go round school playgrounds with a tape measure.')).toEqual([]);
    expect(deedsIn('We pick up the cushions and you have them back on Monday.')).toEqual([]);
    expect(deedsIn('We write to you and you scrape your grills.')).not.toContain('grill scraping');
  });

  it('takes what is handed over as it is', () => {
    expect(deedsIn('I give sound baths at offices.')).toContain('sound baths');
  });

  it('takes work that the sender looks after as it is, and no first step', () => {
    expect(deedsIn('I look after cellar cooling for sixty pubs.')).toContain('cellar cooling');
    expect(deedsIn('We go through electricity bills of hotels.')).toContain('electricity bill reviews');
    expect(deedsIn('We go through your injury log, sort the cases and fill in the form.')).not.toContain('injury log reviews');
  });

  it('takes no thought, nobody who gets something, and nothing that others do with help', () => {
    expect(deedsIn('We know barns well.')).not.toContain('barn knowing');
    expect(deedsIn('We lend schools an incubator.')).toEqual([]);
    expect(deedsIn('We help farms groove barns.')).not.toContain('barn grooving');
  });
});

describe('saysDeed', () => {
  it('finds what the sender does, behind another clause, too', () => {
    expect(saysDeed('While your people work, we scrub their desks.')).toBe(true);
    expect(saysDeed('We noticed your new hall.')).toBe(false);
    expect(saysDeed('Should we scrub your desks?')).toBe(false);
  });
});
