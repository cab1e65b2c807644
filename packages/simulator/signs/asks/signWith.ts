import type { DamageKind } from '../../damage/damage.ts';
import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findSignatureLines } from '../../reading/sections/findSigned.ts';
import { sentencesAboveNames } from './closingRequests.ts';

/** The signature gets the lines that move there. */
export const MAY_SIGN: readonly DamageKind[] = ['torn_signature'];
/** Pages to see may go with the other ways to answer. */
export const MAY_DROP_WAYS: readonly DamageKind[] = [...MAY_SIGN, 'lost_link', 'changed_link'];

/** With its country, from its zero, with an American area code, or a short one that the reader is told to call. */
export const PHONE =
  /\+\d[\d ()./-]{6,16}\d|\(?0\d[\d ()-]{7,13}\d|(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|(?<=\b(?:call|ring|phone|text|dial|tel)\b[^\d\n]{0,12})\d{3}[ .-]\d{4}\b/gi;

/** A page of a site: a demo, a white paper. Several of them are no address to sign with. */
export const PAGE = /[\p{L}\d]\/[^\s/]/u;

/** The body with numbers to call and addresses of a removed passage below the signature; undefined if there is no place for them. */
export function signWith(draft: EmailDraft, body: string, contacts: readonly string[]): string | undefined {
  const lost = contacts.filter((contact) => !body.includes(contact));
  if (lost.length === 0) return body;
  const { start, end } = findSignatureLines(draft);
  const isSigned = (start < end && end === draft.body.raw.length) || sentencesAboveNames(draft).length < proseSentences(draft).length;
  return isSigned ? [body.trimEnd(), ...lost].join('\n') : undefined;
}
