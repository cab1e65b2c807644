import { lettersOf } from '../damage/partText.ts';
import type { Email } from '../lead.ts';
import { chanceOf } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import { toEmailDraft, type BodySentence, type EmailDraft } from '../reading/draft.ts';
import { BLAMES_PLAINLY } from '../signs/prose/guilt.ts';
import { proseSentences, removeWhole, touches } from './textOps.ts';

/** The sender will not take silence for an answer: "I'll keep calling until I get an answer." */
const PERSISTS =
  /\b(?:I|we)(?:['\u2019]ll| will|['\u2019]m going to| am going to|['\u2019]re going to| are going to) (?:\p{L}+ )?(?:keep(?: on)?|continue|go on|carry on) (?:to )?(?:call|writ|e-?mail|ring|phon|text|messag|knock|contact|chas|try|com|stop|drop|reach|follow|pester|bother)\w*|\b(?:I|we) (?:won['\u2019]t|will not|am not going to|are not going to|never) (?:stop (?:call|writ|e-?mail|try|contact)\w*|give up|go away|rest\b|quit\b|let up)/iu;
const HOSTILE: readonly Role[] = ['threat', 'reproach', 'insult'];
/** From this probability on, a sentence is hostile. */
const IS_HOSTILE = 0.6;
/** Only from where a sentence may begin, so that a text without questions is not searched from every character. */
const QUESTION = /(?<![^.!?\n])[^.!?\n]+\?/gu;
/** Sentences that must remain with the question. */
const LEAST_LEFT = 2;

/**
 * The edited email without threats and reproaches beside a question that the edit wrote, because a polite question next to one is not
 * believed. Undefined if too little would remain.
 */
export function besideNoThreat({ lead }: EmailDraft, edited: Email): Email | undefined {
  const known = lettersOf(lead.email.body);
  const isNew = (text: string): boolean => !known.includes(lettersOf(text));
  if (!(edited.body.match(QUESTION) ?? []).some(isNew)) return edited;
  const draft = toEmailDraft({ ...lead, email: edited }, { contactsAtCompany: 1, ownWords: [] });
  const { raw } = draft.body;
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const sentences = proseSentences(draft);
  const isWritten = (one: BodySentence | undefined): boolean => one?.isQuestion === true && isNew(textOf(one));
  const hostile = draft.readings.filter((reading) => HOSTILE.some((role) => chanceOf(reading, role) >= IS_HOSTILE));
  const cuts = sentences.filter(
    (one, at) =>
      !isWritten(one) &&
      (isWritten(sentences[at - 1]) || isWritten(sentences[at + 1])) &&
      (PERSISTS.test(textOf(one)) || BLAMES_PLAINLY.test(textOf(one)) || touches(one, hostile)),
  );
  if (cuts.length === 0) return edited;
  return sentences.length - cuts.length < LEAST_LEFT ? undefined : { ...edited, body: removeWhole(raw, cuts) };
}
