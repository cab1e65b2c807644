import { MAX_OFFER } from '@coldcast/rules/offerLength';
import { MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import type { Corrections } from '@coldcast/simulator/lead';
import { EMAIL_KINDS } from '@coldcast/simulator/kinds';
import { AppError } from '../errors.ts';

/** What a launch may say of its email and its send, as it came. */
export type AboutForm = {
  [Field in 'sendSize' | 'offer' | 'offerOwners' | 'emailKind' | 'emailLanguage' | 'templateSubject' | 'templateBody']?: string | undefined;
};

/** The same, checked; null is what was not said. */
export type LaunchAbout = {
  sendSize: number | null;
  corrections: Corrections | null;
  template: { subject: string; body: string } | null;
};

const MOST_PEOPLE = 10_000_000;
const MOST_OWNERS = 20;
const LANGUAGE = /^[a-z]{2}$/u;
const OWNER = /^[a-z][a-z0-9_]{1,40}$/u;

const refuse = (message: string): never => {
  throw new AppError('invalid_input', { message });
};

function parseSendSize(text: string): number | null {
  if (text === '') return null;
  const people = /^\d{1,8}$/u.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MOST_PEOPLE ? people : refuse(`sendSize must be a whole number from 1 to ${MOST_PEOPLE}.`);
}

function parseCorrections(form: AboutForm): Corrections | null {
  const textOf = (field: keyof AboutForm) => form[field]?.trim() ?? '';
  const [offer, kind, language] = [textOf('offer'), textOf('emailKind'), textOf('emailLanguage')];
  const owners = textOf('offerOwners')
    .split(',')
    .map((owner) => owner.trim())
    .filter((owner) => owner !== '');
  const emailKind = EMAIL_KINDS.find((known) => known === kind);
  if ([...offer].length > MAX_OFFER) refuse(`offer must have at most ${MAX_OFFER} characters.`);
  if (kind !== '' && emailKind === undefined) refuse(`emailKind must be one of ${EMAIL_KINDS.join(', ')}.`);
  if (language !== '' && !LANGUAGE.test(language)) refuse('emailLanguage must be a two-letter code such as en.');
  if (owners.length > MOST_OWNERS || !owners.every((owner) => OWNER.test(owner)))
    refuse(`offerOwners must be at most ${MOST_OWNERS} names of trades, separated by commas.`);
  const corrections: Corrections = {
    ...(offer !== '' && { offer }),
    ...(owners.length > 0 && { offerOwners: owners }),
    ...(emailKind !== undefined && { emailKind }),
    ...(language !== '' && { emailLanguage: language }),
  };
  return Object.keys(corrections).length === 0 ? null : corrections;
}

function parseTemplate({ templateSubject: subject = '', templateBody: body = '' }: AboutForm): LaunchAbout['template'] {
  if ([...subject].length > MAX_SUBJECT_LENGTH || [...body].length > MAX_BODY_LENGTH)
    refuse(`The template must have at most ${MAX_SUBJECT_LENGTH} characters in its subject and ${MAX_BODY_LENGTH} in its body.`);
  // A form writes line ends as CR LF.
  return subject.trim() === '' && body.trim() === '' ? null : { subject, body: body.replaceAll('\r\n', '\n') };
}

/** Checks what a launch says of its email and its send. */
export const parseAbout = (form: AboutForm): LaunchAbout => ({
  sendSize: parseSendSize(form.sendSize?.trim() ?? ''),
  corrections: parseCorrections(form),
  template: parseTemplate(form),
});
