import { rememberTest } from '../../reading/text/remember.ts';
import { KNOWN_THINGS } from '../needs/category.ts';
import { isOtherForm, listThings } from '../mail/knownThing.ts';
import { listWords } from '../mail/listWords.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { nameFor } from './nameFor.ts';
import { isKnownName, isKnownThing, isService } from './isService.ts';
import { nameKnownSold } from './nameKnown.ts';
import { nameObject } from './nameObject.ts';
import { namePractice } from './namePractice.ts';
import { dropOwner, nameSigned } from './nameSigned.ts';
import { nameService } from './nameService.ts';
import type { Told } from '../phraseTags/tagPhrases.ts';
import { toSingular } from '../mail/offerWords.ts';
import { listStems, toStem } from '../stems.ts';
import { isPassing } from './isPassing.ts';
import { listDeeds } from './listDeeds.ts';
import { listClaimed, listWork } from './listWork.ts';
import { toPlainName } from './toPlainName.ts';
import { withSharedHead } from './withSharedHead.ts';

/** What stands around the sentences of an email: its subject, the lines below it that say who writes, and the last ones that are only names. */
export type Frame = { subject: string; signed: readonly string[]; names: readonly string[] };

/** An email whose offer is to be named; `told` is how people tell what they sell. */
export type Unnamed = { sentences: readonly MaskedSentence[]; frame: Frame; told: Told };

/** Words that may name the offer, with all that proposed them, how likely people tell what they sell in them, and that they do it. */
export type Candidate = { name: string; stems: readonly string[]; sources: ReadonlySet<string>; chance: number; done: number };

/** Each finds the name of an offer by one pattern that sellers use. */
const FINDERS: Readonly<Record<string, (email: Unnamed) => string | null>> = {
  sold: ({ sentences }) => nameKnownSold(sentences),
  for: ({ sentences }) => nameFor(sentences),
  service: ({ sentences }) => nameService(sentences),
  object: ({ sentences }) => nameObject(sentences.filter(({ mayName }) => mayName)),
  practice: ({ sentences }) => namePractice(sentences.filter(({ isStory }) => !isStory)),
  signed: ({ sentences, frame }) => nameSigned(frame.signed, frame.subject, sentences),
};
/** The source of names that the tags of words propose. */
export const TAGGED = 'tagged';
export const isFinder = (source: string): boolean => source in FINDERS;

type Proposal = { source: string; name: string | null };

/** Things that people are known to sell, wherever the email mentions them. */
function listKnown({ sentences, frame }: Unnamed): Proposal[] {
  const told = sentences.filter(({ isStory, weight }) => !isStory && weight > 0);
  return [
    ...told
      .flatMap((sentence) => listThings(sentence).filter((met) => !isOtherForm(met, sentence)))
      .map(({ thing }) => ({ source: 'thing', name: thing.name })),
    ...listThings({ stems: listWords(frame.subject).map(toStem) }).map(({ thing }) => ({ source: 'titled', name: thing.name })),
  ];
}

/** What a subject calls that people are tested for or trained in. */
const SUBJECT_OF =
  /(?<![\p{L}-])(?!the |a |an |your |our |my |no |free )([\p{L}-]{3,} (?:tests|testing|training|checks|inspections))(?![\p{L}-])/iu;
const nameSubject = ({ frame }: Unnamed): string | null => SUBJECT_OF.exec(frame.subject)?.[1]?.toLowerCase() ?? null;

/** What the sender is, behind what it does: "window cleaning business", but not "app for contractors". */
const FIRM =
  /(?<=\S)(?<!\b(?:for|of|to|by))\s+(?:business|company|firm|agency|bureau|outfit|contractors?|specialists?|solutions?|offerings?|consultancy)$/i;

/** A name without what the sender is; null if the rest only describes that: "conversion" of "conversion agency". */
function dropFirm(name: string | null): string | null {
  const rest = name?.replace(FIRM, '') ?? null;
  const isNoun = rest === name || rest === null || / |ing$/.test(rest) || isService(rest) || isKnownThing(rest);
  if (isNoun) return rest;
  // "IT contractors" are people who are hired out.
  return name?.endsWith('s') === true ? name : null;
}

export const stemsOf = (name: string): string[] => listStems(name.replaceAll('-', ' '));

/** "I filmed a short video of your booking form": what was made once for this reader shows the offer, and is none itself. */
const madeOnce = (word: string): RegExp => new RegExp(String.raw`\ban? (?:[\p{L}-]+ ){0,2}?${word} (?:of|about) your\b`, 'iu');
const MAY_SHOW = rememberTest(/ (?:of|about) your\b/iu);
export const isShown = (name: string, sentences: readonly MaskedSentence[]): boolean => {
  const last = toSingular(
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .at(-1) ?? '',
  );
  return last !== '' && sentences.some(({ text }) => MAY_SHOW(text) && madeOnce(last).test(text));
};

/** "I go round school playgrounds", "our van comes to your office": where somebody goes is not what they sell. */
const VISITS = String.raw`\b(?:go|goes|come|comes|drive|drives|walk|walks|travel) (?:out |over |up )?(?:round|around|to|into|through|past) `;
const MAY_VISIT = rememberTest(new RegExp(VISITS, 'iu'));
const isVisited = (name: string, sentences: readonly MaskedSentence[]): boolean => {
  const last =
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .at(-1) ?? '';
  const visiting = sentences.filter(({ text }) => MAY_VISIT(text));
  if (last === '' || visiting.length === 0) return false;
  const visited = new RegExp(String.raw`${VISITS}(?:[\p{L}-]+ ){0,3}?${last}\b`, 'iu');
  return visiting.some(({ text }) => visited.test(text));
};

const GOODS: ReadonlySet<string> = new Set(KNOWN_THINGS.filter(({ name }) => toSingular(name) !== name).map(({ key }) => key));

/** "We run a minibus for the early shift": one of something sold by the piece that the sender has is a means of their work. */
const isMeans = ({ name, stems }: Pick<Candidate, 'name' | 'stems'>, sentences: readonly MaskedSentence[]): boolean => {
  const one = toSingular(name.toLowerCase());
  const mention = new RegExp(
    String.raw`(?<had>\b(?:we|i)(?:['’]ve)? (?:also |even )?(?:run|have|got|use|own|drive) an? (?:[\p{L}-]+ )?)?\b${one}(?<many>e?s)?\b`,
    'giu',
  );
  const mentions = GOODS.has(stems.join(' ')) ? sentences.flatMap(({ text }) => [...text.matchAll(mention)]) : [];
  return mentions.length > 0 && mentions.every(({ groups }) => groups?.had !== undefined && groups.many === undefined);
};

/** "We test a worker every 12 minutes" does not say what is tested. */
const TESTS_PEOPLE =
  /\b(?:worker|employee|person|people|man|woman|men|women|child|children|kid|patient|operator|crew|staff|driver|pupil|student)s? (?:testing|tests?|inspections?|checks?|measuring|examination|examining)$/i;

/** What goes wrong with something is what an offer ends, and not the offer: "unmatched deposits", but "missed call alerts". */
const TROUBLE =
  /^(?:unmatched|unpaid|overdue|missed|lost|missing|failed|late|abandoned|unanswered|unread|stuck|stolen) (?<what>[\p{L}-]+)$/iu;
const isTrouble = (name: string): boolean => {
  const what = TROUBLE.exec(name)?.groups?.what;
  return what !== undefined && !isService(what);
};

/** "Coffee machine care" for "machine care" where the email calls the reader's machine so. */
function withKind(name: string, { sentences, frame }: Unnamed): string {
  const [thing = '', ...work] = name.split(' ');
  if (work.length !== 1 || thing.includes('-')) return name;
  const own = new RegExp(String.raw`(?:\b(?:your|the|that|an?) |^)(\p{L}{3,}) ${thing}s?\b`, 'iu');
  const kinds = [frame.subject, ...sentences.map(({ text }) => text)].flatMap((text) => own.exec(text)?.[1]?.toLowerCase() ?? []);
  const kind = kinds.find((one) => isKnownThing(`${one} ${thing}`));
  return kind === undefined ? name : `${kind} ${name}`;
}

/** What somebody says they are or run: "I am an independent broker", "we run a small design shop". */
const OF_SENDER =
  /\b(?:(?:i am|i['\u2019]m|we are|we['\u2019]re)|(?:i|we) (?:run|own|have|lead|founded|started|set up))\s+((?:[\p{L}\d&'\u2019-]+\s+){0,5}?[\p{L}\d&'\u2019-]+)(?=\s*[.,:;!?()\u2013\u2014]|\s*$|\s+(?:and|who|with|in|from|for|based|of|here|working|that|which|so|on|at|to|near|outside|serving|since)\b)/giu;
const IS = /^(?:i am|i['\u2019]m|we are|we['\u2019]re)/i;
/** A firm by what it is, where work is done or things are made. */
const PLACE_OF_WORK =
  /^(?:shop|studio|plant|workshop|outfit|house|practice|boutique|mill|works|yard|lab|office|factory|garage|operation|brewery|bakery|press)$/i;

/** The last words of what the sender says they are: no such word ends the name of what they sell, unless it names work or a known thing. */
function listSenderHeads(sentences: readonly MaskedSentence[]): ReadonlySet<string> {
  const heads = sentences.flatMap(({ text }) =>
    [...text.matchAll(OF_SENDER)].flatMap(([whole, phrase = '']) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const head = words.at(-1) ?? '';
      const isSold = isService(head) || words.some((_, at) => isKnownName(words.slice(at).join(' ')));
      return (IS.test(whole) || PLACE_OF_WORK.test(head)) && !isSold ? [toStem(head)] : [];
    }),
  );
  return new Set(heads);
}

/** The work or goods that a firm is called after: "SEO" of "a small SEO shop". */
function dropPlace(name: string): string {
  const words = name.split(' ');
  const rest = words.slice(0, -1).join(' ');
  return PLACE_OF_WORK.test(words.at(-1) ?? '') && (isKnownName(rest) || isService(words.at(-2)?.toLowerCase() ?? '')) ? rest : name;
}

/** Only endless texts have more proposals or names; what comes first is likelier. */
const MOST_PROPOSALS = 300;
const MOST_NAMES = 40;

/** Everything in an email that may be the name of its offer. */
export function listCandidates(email: Unnamed): Candidate[] {
  const { sentences, frame, told } = email;
  const proposals: Proposal[] = [
    ...Object.entries(FINDERS).map(([source, find]) => ({ source, name: find(email) })),
    ...told.names.map((name) => ({ source: TAGGED, name })),
    ...listKnown(email),
    { source: 'titled', name: nameSubject(email) },
    ...sentences.flatMap((sentence) => listWork(sentence)).map((name) => ({ source: 'work', name })),
    ...sentences
      .flatMap((sentence, at) => listDeeds(sentence, sentences[at - 1]))
      .map((name) => ({ source: 'deed', name: withKind(name, email) })),
    ...sentences.flatMap((sentence) => listClaimed(sentence)).map((name) => ({ source: 'claimed', name })),
  ];
  const found = new Map<string, { name: string; stems: readonly string[]; sources: Set<string> }>();
  for (const { source, name: words } of proposals.slice(0, MOST_PROPOSALS)) {
    const own = words === null ? null : dropOwner(words, frame, sentences);
    const plain = own === null ? null : dropFirm(toPlainName(withSharedHead(own, sentences)));
    const name = plain === null ? null : dropPlace(plain);
    if (name === null || TESTS_PEOPLE.test(name) || isTrouble(name)) continue;
    const stems = stemsOf(name);
    const candidate = found.get(stems.join(' ')) ?? { name, stems, sources: new Set<string>() };
    candidate.sources.add(source);
    found.set(stems.join(' '), candidate);
  }
  const heads = listSenderHeads(sentences);
  const names = [...found.values()].filter(({ stems }) => !heads.has(stems.at(-1) ?? '')).slice(0, MOST_NAMES);
  const subject = stemsOf(frame.subject);
  const isBeside = ({ stems }: (typeof names)[number]): boolean =>
    !stems.every((stem) => subject.includes(stem)) && isPassing(stems, sentences);
  const things = names.filter(({ sources }) => sources.has('thing'));
  // "Fresh fruit" is only the subject's word for the fruit boxes that the email offers.
  const isRetold = ({ sources, stems }: (typeof names)[number]): boolean =>
    sources.size === 1 && sources.has('titled') && things.some((thing) => thing.stems.some((stem) => stems.includes(stem)));
  return names
    .filter(
      (one) =>
        !isBeside(one) && !isRetold(one) && !isShown(one.name, sentences) && !isVisited(one.name, sentences) && !isMeans(one, sentences),
    )
    .map((candidate) => ({ ...candidate, chance: told.chanceOf(candidate.name), done: told.doneOf(candidate.name) }));
}
