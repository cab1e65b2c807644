import type { Email } from '../../lead.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { findTypos } from './findSlips.ts';

const COUNTED = String.raw`(?:factory|company|country|customer|client|machine|employee|person|project|engineer|worker)`;
const GOODS = String.raw`(?:drawing|catalog(?:ue)?|quotation|picture|photo|brochure|offer)`;

/** Sentences as people build them whose first language is another one; each is wrong in any English, and no word can be put right alone. */
const FOREIGN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'\u2019-])(?:${[
    String.raw`(?:have|has) (?:already |also )?(?:make|send|sell|give|write|take|know|produce|deliver|cooperate|manufacture|provide)`,
    String.raw`(?:I|we|you|they) (?:can|could|will|would|should|may|must) (?:also )?(?:sent|made|sold|gave|wrote|found|took|did|knew|offered|delivered|provided|produced|supplied|helped)`,
    String.raw`(?:[2-9]|\d{2,}|many|several|some) ${COUNTED}(?=[.,;]| (?:in|of|for|from|and|with|since|include|have|has|is|are))`,
    String.raw`include \p{Lu}\p{L}+ (?:and|,)`,
    String.raw`(?:is|are) (?:usually |always |mostly )?(?:lower|higher|cheaper|faster|less) \d+ ?%`,
    String.raw`(?:any|some|have) (?:\p{L}+ )?(?:project|order|demand|inquiry|machine) (?:need|want|require)\b`,
    String.raw`(?:send|give|offer|provide|show)(?: you| me| us) ${GOODS}(?=[.,;!?]| (?:of|for|and|with|by|to))`,
    String.raw`let (?:me|us) know (?:quantity|price|address|size|color|colour)\b`,
    String.raw`(?:inform|explain|suggest|propose) (?:me|us|you) (?:your|the|about your|our)\b`,
    String.raw`(?:we|I) (?:is|has)\b(?! to)`,
    String.raw`(?:he|she|it|price|product|quality|factory|company) (?:have|are|make|need|work|offer)\b(?! (?:been|to))`,
  ].join('|')})`,
  'giu',
);

/** With so many mistakes, nobody sends a text without rewriting it. */
const MANY = 2;

/** Whether a text has so many mistakes of grammar that no edit of a few words makes it good. */
export function isBrokenEnglish(email: Email): boolean {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en') return false;
  const { visible } = draft.body;
  const typos = findTypos(draft).filter(({ part }) => part === 'body');
  const foreign = [...visible.matchAll(FOREIGN)].filter(
    ({ index, 0: found }) => !typos.some(({ start, end }) => start < index + found.length && index < end),
  );
  return foreign.length > 0 && foreign.length + typos.length >= MANY;
}
