import { INDUSTRIES, JOB_FUNCTIONS } from '../persona/persona.ts';
import { bend, type Column, type ModelInput } from './column.ts';

const referenceSize = bend('listSize.reference');
const mostContacts = bend('contactsAtCompany.most');

const unknownShare = ({ persona }: ModelInput): number =>
  [persona.seniority, persona.companySize, persona.industry].filter((fact) => fact === null).length / 3;

/** The list's columns: log-linear in size on both sides of the reference list. */
export const listColumns: readonly Column[] = [
  { name: 'listSize', group: 'list', features: [], read: ({ leadCount }) => -Math.log(Math.max(1, leadCount) / referenceSize) },
  {
    name: 'contactsAtCompany',
    group: 'list',
    features: [],
    read: ({ contactsAtCompany }) => Math.log(Math.min(mostContacts, Math.max(1, contactsAtCompany))),
  },
];

/** The recipient's columns: two ladders, and one switch for each industry and function. Null is unknown. */
export const recipientColumns: readonly Column[] = [
  {
    name: 'seniority',
    group: 'recipient',
    features: [],
    read: ({ persona }) => persona.seniority && bend(`seniority.${persona.seniority}`),
  },
  {
    name: 'companySize',
    group: 'recipient',
    features: [],
    read: ({ persona }) => persona.companySize && bend(`companySize.${persona.companySize}`),
  },
  ...INDUSTRIES.map((industry): Column => ({
    name: `industry.${industry}`,
    group: 'recipient',
    features: [],
    read: ({ persona }) => persona.industry && Number(persona.industry === industry),
  })),
  ...JOB_FUNCTIONS.map((jobFunction): Column => ({
    name: `jobFunction.${jobFunction}`,
    group: 'recipient',
    features: [],
    read: ({ persona }) => persona.jobFunction && Number(persona.jobFunction === jobFunction),
  })),
  { name: 'unknownPersona', group: 'recipient', features: [], read: unknownShare },
];
