import type { Email } from '../lead.ts';

const VARIABLE = /\[[A-Z][A-Z _]+\]|%[A-Z_]+%|<<[^<>\n]+>>/g;

/** The placeholders of an email that no list of the tests fills. */
export const findOpenVariables = ({ subject, body }: Email): string[] => [
  ...new Set([...`${subject}\n${body}`.matchAll(VARIABLE)].map(([text]) => text)),
];
