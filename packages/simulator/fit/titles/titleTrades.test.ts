import { describe, expect, it } from 'vitest';
import { nameLead } from './nameLead.ts';
import { isWeakTitle, readTrades } from './titleTrades.ts';

const OWN_SHARE = 0.3;
const worksOf = (title: string): string[] => readTrades(title).flatMap(({ trade, share }) => (share >= OWN_SHARE ? [trade] : []));

describe('the head of a title and its qualifier', () => {
  it.each([
    ['Support Services Manager', 'facilities'],
    ['Bereavement Services Manager', 'funeral'],
    ['IT Services Manager', 'it'],
    ['Service Manager', 'mechanic'],
    ['Marketing Ops Lead', 'revops'],
    ['Lead Technician, Crown & Bridge', 'dentist'],
    ['Service Department Supervisor', 'dealer'],
    ['Scientific Programme Coordinator', 'planner'],
    ['ML Ops Engineer', 'platform'],
    ['HR Project Manager', 'hr'],
    ['Game Designer - Escape Rooms', 'leisure'],
    ['Racehorse Trainer', 'farmer'],
    ['Java Architect', 'software'],
    ['Head of Product Documentation', 'content'],
  ])('%s works in %s', (title, trade) => {
    expect(worksOf(title)).toContain(trade);
  });

  it.each([
    ['Support Services Manager', 'mechanic'],
    ['Racehorse Trainer', 'training'],
    ['Java Architect', 'architect'],
    ['Yard Manager (Equine)', 'logistics'],
  ])('%s does not work in %s', (title, trade) => {
    expect(worksOf(title)).not.toContain(trade);
  });

  it.each([
    ['HR & Payroll Manager', ['hr', 'payroll']],
    ['Fleet/Facilities Coordinator', ['fleet', 'facilities']],
    ['QA/RA Director', ['quality', 'compliance']],
    ['Fleet Manager (Marine)', ['fleet', 'maritime']],
    ['Director of Sales and Marketing', ['sales', 'marketing']],
  ])('%s counts for both of its functions', (title, trades) => {
    expect(worksOf(title).toSorted()).toEqual(trades.toSorted());
  });
});

describe('short forms in titles', () => {
  it.each([
    ['VP Eng', 'software'],
    ['Mktg Mgr', 'marketing'],
    ['Sr Acct Exec', 'sales'],
    ['Clin Ops Lead', 'trials'],
    ['Snr Maint Supv', 'maintenance'],
    ['Biz Dev Director', 'sales'],
    ['H&S Advisor', 'safety'],
    ['P2P Manager', 'accounting'],
    ['Accounts Manager', 'accounting'],
    ['Key Accounts Manager', 'sales'],
    ['Stores Manager', 'warehouse'],
    ['Buildings Officer', 'facilities'],
    ['Shift Manager, DC', 'warehouse'],
  ])('%s works in %s', (title, trade) => {
    expect(worksOf(title)).toContain(trade);
  });

  it('are not found inside words', () => {
    expect(readTrades('Founder and Director')[0]?.trade).toBe('executive');
  });
});

describe('titles in other languages', () => {
  it.each([
    ['Qualitätsmanagementbeauftragter', 'quality'],
    ['Syndikusrechtsanwältin', 'legal'],
    ['Leiter Technische Redaktion', 'content'],
    ['Vertriebscontroller', 'finance'],
    ['Krankenhausapothekerin', 'pharmacy'],
    ['Braumeister', 'production'],
    ['Directrice des achats', 'procurement'],
    ['Responsable hôtellerie hospitalière', 'clinic'],
    ['Directeur de Domaine', 'farmer'],
    ['Chef d’atelier', 'production'],
    ['Jefe de la planta', 'production'],
    ['Responsabile del magazzino', 'warehouse'],
    ['Hoofd Inkoop', 'procurement'],
    ['Kierownik ds. Szkoleń', 'training'],
    ['Diretora de Recursos Humanos', 'hr'],
    ['Inköpschef', 'procurement'],
  ])('%s works in %s', (title, trade) => {
    expect(worksOf(title)).toContain(trade);
  });

  it('do not name a cook if somebody is the head of something', () => {
    expect(worksOf('Chef de projet')).toEqual(['project']);
    expect(worksOf('Chef de cuisine')).toEqual(['chef']);
  });
});

describe('jokes, states of life and slogans', () => {
  it.each([
    'Owner of two dogs',
    'Wine lover',
    'Rock star',
    'Queen bee',
    'Guru',
    'Student of life',
    'Helping founders sell more',
    'Proud father of twins',
    'CEO of my kitchen',
    'Looking for my next marketing role',
  ])('%s names no work', (title) => {
    expect(readTrades(title)).toEqual([]);
  });

  it.each([
    ['CMO | Helping founders sell more', 'marketing'],
    ['SEO ninja', 'content'],
    ['Head of Student Life', 'highered'],
    ['Learning Manager', 'training'],
    ['Responsible Person', 'quality'],
  ])('%s still works in %s', (title, trade) => {
    expect(worksOf(title)).toContain(trade);
  });
});

describe('a title whose only known word also names things', () => {
  it('is weak, unlike one with a known job', () => {
    expect(readTrades('Glassware Supervisor')).not.toEqual([]);
    expect(isWeakTitle('Glassware Supervisor')).toBe(true);
    expect(isWeakTitle('Warehouse Supervisor')).toBe(false);
    expect(isWeakTitle('Embalmer')).toBe(false);
  });
});

describe('somebody in a sentence', () => {
  it.each([
    ['Game Designer - Escape Rooms', 'a game designer'],
    ['Fleet Manager (Marine)', 'a fleet manager'],
    ['Head Verger', 'a head verger'],
    ['Director, Payroll', 'someone in payroll'],
    ['Leiter Einkauf', 'someone in procurement'],
  ])('%s is %s', (title, words) => {
    expect(nameLead(title, readTrades(title))).toBe(words);
  });
});
