import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, removeWhole, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { mayAskStock } from '../../edits/stockQuestion.ts';
import { asksReader } from '../asks/askReaders.ts';
import { questionFor } from '../asks/questionFor.ts';
import { isContinuation } from '../essentials/goesOn.ts';
import { nameOf } from '../person/nameOf.ts';
import { withoutFriend, withoutTitles } from '../person/nameUse.ts';
import {
  ANNOUNCES_NAME,
  announcesCall,
  comesIn,
  invites,
  isFiller,
  NAME_FIRST,
  NAMES_SENDER,
  setsScene,
  SORRY_LEAVE,
} from './fillerSentences.ts';
import { isFlattery } from './flattery.ts';
import { isSeasonsWish } from './pleasantry.ts';
import { withoutOpening } from './openings.ts';
import { withoutOwnStory } from './ownStory.ts';
import { isEmptyPuff, isPuff, withoutPuffClause } from './puffs.ts';

const textOf = ({ body }: EmailDraft, { start, end }: BodySentence): string => body.raw.slice(start, end).trim();

/** How many lines at the end of a body are searched for a signed name. */
const SIGNED_LINES = 4;
const isSigned = ({ body }: EmailDraft, name: string): boolean =>
  body.raw
    .trimEnd()
    .split('\n')
    .slice(1)
    .slice(-SIGNED_LINES)
    .some((line) => line.includes(name) && !/[.?!:]\s*$/.test(line));

/** Words of a request for an answer. */
const ASKS =
  /\b(?:let (?:me|us) know|reply|call (?:me|us)|get in touch|book|schedule|shall I|advise|revert|(?:suitable|convenient|good) time)\b/i;

/** A wish for a whole family, in place of a sign-off. */
const WISHES_FAMILY =
  /^[ \t]*(?:best|warm|kind) wish(?:es)?(?: (?:for|to))? you(?: and (?:all )?your (?:family|team|company|colleagues|loved ones))?[ \t]*[,.!]*[ \t]*$/imu;
const steps: readonly ((body: string) => string)[] = [
  withoutFriend,
  (body) => body.replace(SORRY_LEAVE, 'Best regards,'),
  (body) => body.replace(WISHES_FAMILY, 'Best wishes,'),
];

/** The email with a plain greeting, and a plain sign-off in place of an apology or a wish for the whole family. */
const takeLeave = (email: Email, draft: EmailDraft): Email =>
  [...steps, (body: string) => withoutTitles(body, nameOf(draft))].reduce((known, step) => {
    const after = { ...known, body: step(known.body) };
    return isUndamaged(known, after, ['lost_greeting', 'torn_signature']) ? after : known;
  }, email);

/** What a sender says to live for: "We are passionate about connecting talent with companies." */
const CALLING = /\b(?:passionate about|on a mission to|(?:mission|vision|passion) is)\b/iu;
const NAME_INSIDE = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d-]+/gu;
const OFFERS = 0.5;

/** Whether a sentence only says what its sender lives for, while another one says what is sold, and no name goes with it. */
function isCalling({ body: { raw }, readings }: EmailDraft, text: string): boolean {
  if (!CALLING.test(text) || !isPuff(text)) return false;
  const rest = raw.replace(text, ' ');
  return (
    (text.match(NAME_INSIDE) ?? []).every((name) => rest.includes(name)) &&
    readings.some((reading) => chanceOf(reading, 'offer') >= OFFERS && !text.includes(raw.slice(reading.start, reading.end).trim()))
  );
}

/** Who writes and what they do, with no more than a comma between: "I'm the manager of Acme, we clean offices". */
const SPLICED =
  /^((?:[Mm]y name(?:['\u2019]s| is)|I(?:['\u2019]m| am)|[Ww]e(?:['\u2019]re| are| supply| sell| make| offer| provide))\b[^,.?!:;]{5,110}), (we|I) (?=(?:['\u2019]?\p{Ll}+ ){2})/u;
/** Makes one sentence of two clauses. */
const JOINS_CLAUSES =
  /\b(?:if|when|whenever|because|since|as|that|which|who|where|while|although|though|unless|until|once|after|before|whether)\b/iu;
const inTwo = (text: string): string => {
  const [, first] = SPLICED.exec(text) ?? [];
  return first === undefined || JOINS_CLAUSES.test(first)
    ? text
    : text.replace(SPLICED, (_, who: string, next: string) => `${who}. ${capitalise(next)} `);
};

/** Whether a sentence that says where the sender comes in is the only one to name the sender. */
function isOnlyNamed({ subject, body }: EmailDraft, text: string): boolean {
  const seller = comesIn(text);
  return seller !== undefined && !`${subject.raw}\n${body.raw.replace(text, ' ')}`.includes(seller);
}

/** The sentence after "That's where Acme comes in", which names the sender in its place: "At Acme, we clean"; undefined if it cannot. */
function atSeller(named: string, next: string): string | undefined {
  const seller = comesIn(named);
  if (seller === undefined) return undefined;
  if (/^it \p{Ll}/iu.test(next)) return next.replace(/^it/iu, () => seller);
  return /^(?:we|our)\b/iu.test(next) ? `At ${seller}, ${next.charAt(0).toLowerCase()}${next.slice(1)}` : undefined;
}

/** The email without generic sentences and delaying openings; removes them one by one if not all can be removed. */
export function cutFiller(draft: EmailDraft): Email {
  const email = emailOf(draft);
  return draft.language === 'en' ? takeLeave(withoutFiller(draft), draft) : email;
}

/** Whether a sentence goes on with the one before it, or begins with a word for something in it. */
const pointsBack = (text: string): boolean => isContinuation(text) || /^(?:it|its|this|their|them|most|many|some)\b/iu.test(text);

/** Whether a sentence goes on with a wish: "Hope the summer was kind to you. Ours was wet." */
const answersWish = (text: string): boolean => isContinuation(text) || /^(?:it|its|it['\u2019]s|ours|mine|here)\b/iu.test(text);

function withoutFiller(draft: EmailDraft): Email {
  const email = emailOf(draft);
  const sentences = proseSentences(draft);
  const isNameAlone = (text: string): boolean => {
    const name = ANNOUNCES_NAME.exec(text)?.[1];
    if (name !== undefined) return isSigned(draft, name);
    const [, person, company] = NAMES_SENDER.exec(text) ?? [];
    return person !== undefined && company !== undefined && isSigned(draft, person) && isSigned(draft, company);
  };
  /** Whoever signs need not say the name first. */
  const withoutName = (text: string): string => {
    const name = NAME_FIRST.exec(text)?.[1];
    if (name === undefined || !isSigned(draft, name)) return text;
    const rest = text.replace(NAME_FIRST, '');
    return rest.startsWith('I') ? rest : `I'm ${rest}`;
  };
  const shortened = (text: string, around: { asksElse: boolean }): string | undefined => {
    const unnamed = withoutName(text);
    const begun = withoutOpening(unnamed, around) ?? unnamed;
    const brief = withoutOwnStory(begun) ?? begun;
    const plain = inTwo(withoutPuffClause(brief) ?? brief);
    return plain === text ? undefined : plain;
  };
  const isEmpty = (text: string): boolean =>
    isFiller(text) ||
    isCalling(draft, text) ||
    isEmptyPuff(text, `${draft.subject.raw}\n${draft.body.raw.replace(text, ' ')}`) ||
    isFlattery(text) ||
    isNameAlone(text) ||
    isNameAlone(withoutOpening(text, { asksElse: true }) ?? '');
  const gone = sentences.filter((sentence, index) => {
    const text = textOf(draft, sentence);
    const next = sentences[index + 1];
    // "They leave if nobody answers" is about somebody in the scene, "My number is ..." about the call.
    if (next !== undefined && (announcesCall(text) || (setsScene(text) && pointsBack(textOf(draft, next))))) return false;
    if (next !== undefined && isSeasonsWish(text) && answersWish(textOf(draft, next))) return false;
    return isEmpty(text) && (!isOnlyNamed(draft, text) || atSeller(text, textOf(draft, next ?? sentence)) !== undefined);
  });
  if (sentences.length - gone.length < 2) return email;
  const kept = sentences.filter((one) => !gone.includes(one));
  const asks = asksReader.find(draft);
  const asksElse =
    sentences.some(({ isQuestion }) => isQuestion) ||
    kept.some((one) => touches(one, asks)) ||
    ASKS.test(kept.map((one) => textOf(draft, one)).join('\n'));
  const invitation = asksElse ? undefined : gone.find((sentence) => invites(textOf(draft, sentence)));
  const turned = sentences.flatMap((sentence): Cut[] => {
    const text = textOf(draft, sentence);
    const above = sentences[sentences.indexOf(sentence) - 1];
    const named = above === undefined || !gone.includes(above) ? undefined : textOf(draft, above);
    const besideName = named === undefined || !isOnlyNamed(draft, named) ? undefined : atSeller(named, text);
    const by =
      sentence === invitation
        ? questionFor(draft, [sentence])
        : gone.includes(sentence)
          ? undefined
          : (besideName ?? shortened(text, { asksElse }));
    const from = draft.body.raw.indexOf(text, sentence.start);
    return by === undefined ? [] : [{ start: from, end: from + text.length, by }];
  });
  if (gone.length + turned.length === 0) return email;
  const write = (cuts: readonly BodySentence[], turns: readonly Cut[]): Email => {
    // From the end, so that earlier offsets stay valid.
    const marked = [
      ...cuts.map((cut) => ({ cut, turn: undefined, start: cut.start })),
      ...turns.map((turn) => ({ cut: undefined, turn, start: turn.start })),
    ];
    const body = marked
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { cut, turn }) => (cut === undefined ? replaceRanges(text, turn === undefined ? [] : [turn]) : removeWhole(text, [cut])),
        draft.body.raw,
      );
    return withBody(draft, body);
  };
  const dropped = gone.filter((sentence) => sentence !== invitation);
  const all = write(dropped, turned);
  const isWhole = (after: Email): boolean => isUndamaged(email, after) && mayAskStock(draft, after);
  if (isWhole(all)) return all;
  let [cuts, turns]: [BodySentence[], Cut[]] = [[], []];
  for (const one of dropped) if (isWhole(write([...cuts, one], turns))) cuts = [...cuts, one];
  for (const one of turned) if (isWhole(write(cuts, [...turns, one]))) turns = [...turns, one];
  return write(cuts, turns);
}
