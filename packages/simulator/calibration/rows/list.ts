import type { PriorRow } from '../priorRow.ts';
import { effectRow } from './effectRow.ts';

/** What the list does: a small list is a well-aimed one. */
export const listRows: readonly PriorRow[] = [
  effectRow('listSize', ['reply', 2.1], {
    sd: 0.2,
    facts: ['hunter-campaign-size', 'lemlist-list-size', 'woodpecker-campaign-size'],
    grade: 'observational',
    reason: '50 leads against 1,000; three platforms find two- to fivefold.',
  }),
  effectRow('listSize', ['open', 1.15], {
    sd: 0.1,
    facts: [],
    grade: 'assumption',
    reason: 'A part of the relevance shows before opening.',
  }),
  effectRow('contactsAtCompany', ['reply', 0.67], {
    sd: 0.15,
    facts: ['belkins-contacts-per-company'],
    grade: 'observational',
    reason: 'Ten and more contacts at one company against one; the published half is shrunk.',
  }),
];
