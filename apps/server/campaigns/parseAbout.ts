import { followUp, type FollowUp } from '@coldcast/contract/shapes';
import type { EmailTemplate } from '@coldcast/rules/filledLeads';
import { MAX_BODY_LENGTH, MAX_EMAILS, MAX_SUBJECT_LENGTH, MAX_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import { MAX_OFFER } from '@coldcast/rules/offerLength';
import type { Corrections } from '@coldcast/simulator/lead';
import { EMAIL_KINDS } from '@coldcast/simulator/kinds';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** What a launch says about its email and its send, unchecked. */
export type AboutForm = {
  [
    Field in 'sendSize' | 'offer' | 'offerOwners' | 'emailKind' | 'emailLanguage' | 'templateSubject' | 'templateBody' | 'templateFollowUps'
  ]?: string | undefined;
};

/** The same, checked; null if not given. */
export type LaunchAbout = {
  sendSize: number | null;
  corrections: Corrections | null;
  template: EmailTemplate | null;
};

const MAX_PEOPLE = 10_000_000;
const MAX_OWNERS = 20;
const LANGUAGE = /^[a-z]{2}$/u;
const OWNER = /^[a-z][a-z0-9_]{1,40}$/u;

const refuse = (message: string): never => {
  throw new AppError('invalid_input', { message });
};

function parseSendSize(text: string): number | null {
  if (text === '') return null;
  const people = /^\d{1,8}$/u.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : refuse(`sendSize must be a whole number from 1 to ${MAX_PEOPLE}.`);
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
  if (owners.length > MAX_OWNERS || !owners.every((owner) => OWNER.test(owner)))
    refuse(`offerOwners must be at most ${MAX_OWNERS} names of trades, separated by commas.`);
  const corrections: Corrections = {
    ...(offer !== '' && { offer }),
    ...(owners.length > 0 && { offerOwners: owners }),
    ...(emailKind !== undefined && { emailKind }),
    ...(language !== '' && { emailLanguage: language }),
  };
  return Object.keys(corrections).length === 0 ? null : corrections;
}

function checkLengths({ subject, body }: { subject: string; body: string }): void {
  if ([...subject].length > MAX_SUBJECT_LENGTH || [...body].length > MAX_BODY_LENGTH)
    refuse(`The template must have at most ${MAX_SUBJECT_LENGTH} characters in its subject and ${MAX_BODY_LENGTH} in its body.`);
}

const followUps = z.array(followUp).max(MAX_EMAILS - 1);

/** The follow-ups of a template; a form changes line ends, so they are restored. */
function parseFollowUps(text: string): FollowUp[] {
  if (text.trim() === '') return [];
  const parsed = followUps.safeParse(readJson(text));
  if (!parsed.success)
    return refuse(
      `templateFollowUps must be JSON: at most ${MAX_EMAILS - 1} entries with subject, body and waitDays, a whole number from 0 to ${MAX_WAIT_DAYS}.`,
    );
  parsed.data.forEach(checkLengths);
  return parsed.data.map((one) => ({ ...one, body: one.body.replaceAll('\r\n', '\n') }));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseTemplate(form: AboutForm): LaunchAbout['template'] {
  const { templateSubject: subject = '', templateBody: body = '' } = form;
  checkLengths({ subject, body });
  const later = parseFollowUps(form.templateFollowUps ?? '');
  if (subject.trim() === '' && body.trim() === '') return null;
  // A form writes line ends as CR LF.
  const first = { subject, body: body.replaceAll('\r\n', '\n') };
  return later.length === 0 ? first : { ...first, followUps: later };
}

/** Checks what a launch says about its email and its send. */
export const parseAbout = (form: AboutForm): LaunchAbout => ({
  sendSize: parseSendSize(form.sendSize?.trim() ?? ''),
  corrections: parseCorrections(form),
  template: parseTemplate(form),
});
