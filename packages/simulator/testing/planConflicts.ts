import { findChangedLines } from '../advice/version/changedLines.ts';
import { isOfferFigure } from '../advice/claims/isOfferFigure.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import {
  against,
  blamedIn,
  cardsOf,
  findOpenVariables,
  flat,
  ideasOf,
  keyWords,
  praisedIn,
  proposalsIn,
  sidesOf,
  type Blame,
} from './planTexts.ts';
import type { ToldPlan } from './readPlan.ts';
import { VERSION_CONFLICTS } from './versionConflicts.ts';

/** Two figures that differ by less are shown as the same; points below the other are printed as zero. */
const [SAME_POINTS, PRINTED] = [0.005, 0.005];

const isVerified = (sentence: string): boolean => sentence.startsWith('Verified');

/** The drawer and a card give one cause two worths. */
const twoWorths = (told: ToldPlan): string[] =>
  told.drawer.flatMap(({ stage, factorId, deltaPoints }) =>
    cardsOf(told)
      .filter((card) => card.stage === stage && card.factor.factorId === factorId)
      .filter(({ factor }) => Math.abs(factor.deltaPoints - deltaPoints) > SAME_POINTS)
      .map(({ factor }) => `${factorId}: drawer ${deltaPoints.toFixed(2)}, card ${factor.deltaPoints.toFixed(2)}`),
  );

/** The drawer and a card give one fault two names; how many leads do other work is counted only in the drawer. */
const twoNames = (told: ToldPlan): string[] =>
  told.drawer.flatMap(({ stage, factorId, title }) =>
    cardsOf(told)
      .filter((card) => factorId !== 'fit' && card.stage === stage && card.factor.factorId === factorId && card.factor.title !== title)
      .map(({ factor }) => `${title} | ${factor.title}`),
  );

/** A loss that costs nothing, or is printed as zero. */
const freeLosses = (told: ToldPlan): string[] => [
  // What nothing certain is said against is told for its edit.
  ...told.drawer
    .filter(({ deltaPoints, fix }) => deltaPoints > -PRINTED && !(deltaPoints === 0 && fix?.verification.verified === true))
    .map(({ title, deltaPoints }) => `drawer: ${title} ${deltaPoints}`),
  ...against(told)
    .filter(({ factor: { deltaPoints, polarity } }) => polarity === 'negative' && deltaPoints > -PRINTED)
    .map(({ factor: { title, deltaPoints } }) => `card: ${title} ${deltaPoints}`),
];

/** A better version that is worse by its own figures. */
function worseVersion({ better: { version } }: ToldPlan): string[] {
  if (version === null) return [];
  const { interest, replies, total, changes } = version;
  return [
    ...(interest[1] < interest[0] ? [`interest ${interest.join(' > ')}`] : []),
    ...(replies[1] < replies[0] && total.lift < 0 ? [`replies ${replies.join(' > ')}`] : []),
    ...(/about -\d/.test(total.sentence) ? [total.sentence] : []),
    ...changes.filter(({ verification }) => /about -\d/.test(verification.sentence)).map(({ text }) => `loses: ${text}`),
  ];
}

/** Said of a version that repairs more than it is certain of. */
const ALONE = 'One change alone is verified';

/** A better version that is less certain than one of its changes, and does not say so. */
function weakerTotal({ better: { version } }: ToldPlan): string[] {
  if (version === null || version.changes.length < 2) return [];
  const { total } = version;
  return version.changes
    .map(({ text, verification }) => ({ text, verification }))
    .filter(({ verification }) => isVerified(verification.sentence) && !isVerified(total.sentence) && !total.sentence.includes(ALONE))
    .map(({ text, verification }) => `${text}: ${verification.sentence} | ${total.sentence}`);
}

/** Open placeholders of the email that the headline or the idea does not name, or that a version leaves without saying so. */
function hiddenPlaceholders(told: ToldPlan): string[] {
  const open = findOpenVariables(told.email);
  const cards = cardsOf(told).filter(({ factor }) => factor.factorId === 'broken_variables');
  if (open.length === 0 || cards.length === 0) return [];
  const said = [
    ...cards.flatMap(({ factor }) => factor.recommendations.map(({ text }) => text)),
    ...sidesOf(told).flatMap(({ narrative, keyTakeaways }) => [narrative, ...keyTakeaways]),
  ].filter((text) => open.some((variable) => text.includes(variable)));
  const partly = said.filter((text) => open.some((variable) => !text.includes(variable)));
  const { version } = told.better;
  const left = version === null ? [] : findOpenVariables(version.email);
  const named = version?.changes.map(({ text, verification }) => `${text} ${verification.sentence}`).join('\n') ?? '';
  return [...partly, ...left.filter((variable) => !named.includes(variable)).map((variable) => `left without a word: ${variable}`)];
}

/** What an edit alone also drops, where another change of the version has dropped it before. */
const ALSO_DROPS = / \(and drop “.*\)$/u;

/** What a label names that its edit leaves. */
const STAYS = / \(you still need to [^()]*\)$/;

/**
 * A verified change of the better version that stands on no card, where no card of what it addresses has a text of its own; where no card is
 * about the subject, the page may point to the version.
 */
function changesOnNoCard(told: ToldPlan): string[] {
  const { version } = told.better;
  const ideas = ideasOf(told).map(({ text }) => text.replace(STAYS, ''));
  const texts = new Set([...ideas, ...ideas.map((text) => text.replace(ALSO_DROPS, ''))]);
  const mended = new Set(
    cardsOf(told).flatMap(({ factor }) =>
      factor.recommendations.some(({ editedEmail }) => editedEmail !== null) ? [factor.factorId] : [],
    ),
  );
  const isTold = told.explanation.open.negative.narrative.includes('better version of this email has a new subject');
  return (version?.changes ?? [])
    .filter(({ lines }) => !isTold || !lines.removed.includes(told.email.subject))
    .filter(({ verification, text, fixes }) => verification.verified && !texts.has(text) && !fixes.some((id) => mended.has(id)))
    .map(({ text, verification }) => `${text}: ${verification.sentence}`);
}

/** One edit with different figures in two places. */
function twoFigures(told: ToldPlan): string[] {
  const ofCards = cardsOf(told).flatMap(({ stage, factor }) => (stage === 'reply' ? factor.recommendations : []));
  const others = [
    ...(told.better.version?.changes ?? []).map(({ text, verification }) => ({ text, sentence: verification.sentence })),
    ...told.drawer.flatMap(({ fix, stage }) =>
      fix === null || stage !== 'reply' ? [] : [{ text: fix.text, sentence: fix.verification.sentence }],
    ),
  ];
  return others.flatMap(({ text, sentence }) =>
    ofCards
      .filter((one) => one.text === text && one.verification !== null && isVerified(one.verification.sentence) !== isVerified(sentence))
      .map((one) => `${text}: ${one.verification?.sentence ?? ''} | ${sentence}`),
  );
}

/** Whether a line only got its capitals and its final mark. */
const isOnlyFinished = (line: string, { body }: Email): boolean =>
  body.split(/(?<=[.?])\s+|\n+/).some((old) => !old.includes('!') && !/\p{Lu}{2}/u.test(old) && keyWords(old) === keyWords(line));

const holds = (line: string, { words, isLoud }: Blame): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    // Capitals that are gone are mended.
    isLoud ? line.replace(/\p{Ll}+/gu, '').toLowerCase() : flat(line),
  );

/** An offered text whose new lines hold words that a card blames, and whose label does not say that they stay. */
const keptBlame = (told: ToldPlan): string[] =>
  proposalsIn(told).flatMap(({ by, before, after }) =>
    findChangedLines(before, after)
      .added.filter((line) => !isOnlyFinished(line, before))
      .flatMap((line) =>
        blamedIn(told)
          .filter((blame) => !/ (?:\(y|Y)ou still need to /.test(by) && !isOfferFigure(blame.words) && holds(line, blame))
          .map((blame) => `${by}: “${line}” holds “${blame.words}” (${blame.by})`),
      ),
  );

/** Faults that say nothing against what a sentence states. */
const OF_FORM = new Set(['slips', 'body_length', 'layout']);

/** The same passage praised by one card and blamed by another. */
const praisedAndBlamed = (told: ToldPlan): string[] =>
  praisedIn(told).flatMap(({ part, words, by }) =>
    against(told)
      .filter(({ factor: { polarity, factorId } }) => polarity === 'negative' && !OF_FORM.has(factorId))
      .flatMap(({ factor }) => factor.evidence.map(({ part: where, text }) => ({ where, text, title: factor.title })))
      .filter(
        ({ where, text }) => where === part && text.length > 3 && (flat(words).includes(flat(text)) || flat(text).includes(flat(words))),
      )
      .map(({ text, title }) => `“${words}” (${by}) / “${text}” (${title})`),
  );

const keepsWords = (words: string, text: string): boolean =>
  flat(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => text.includes(word));

/** An edit that changes the words a card praises. */
const lostPraise = (told: ToldPlan): string[] =>
  praisedIn(told).flatMap(({ words, by }) =>
    proposalsIn(told)
      .filter(({ before, after }) => {
        const [old, edited] = [flat(`${before.subject}\n${before.body}`), flat(`${after.subject}\n${after.body}`)];
        // A short subject that gets shorter, and a question that names the company, stay what they are praised for.
        const isKept = words === before.subject ? after.subject.length < words.length : keepsWords(words, edited);
        return old.includes(flat(words)) && !edited.includes(flat(words)) && !isKept;
      })
      .map((proposal) => `“${words}” (${by}) / ${proposal.by}`),
  );

/** A label that names one thing it drops, of an edit that drops more. */
const narrowLabels = (told: ToldPlan): string[] =>
  ideasOf(told).flatMap(({ text, editedEmail }) => {
    const dropped = /without “([^”]+)”: “([^”]+)”/.exec(text);
    if (dropped === null || !editedEmail?.original) return [];
    const [, words = '', after = ''] = dropped;
    const left = keyWords(editedEmail.original.subject.replace(words, ''));
    return left === keyWords(after) ? [] : [`${text} | ${editedEmail.original.subject}`];
  });

/** Two ideas of one card that change the same sentences. */
const nearlyTheSame = (told: ToldPlan): string[] =>
  cardsOf(told).flatMap(({ factor: { recommendations, title } }) => {
    const changed = recommendations.flatMap(({ text, editedEmail }) =>
      editedEmail?.original ? [{ text, lines: findChangedLines(editedEmail.original, editedEmail) }] : [],
    );
    return changed.flatMap((one, index) =>
      changed
        .slice(index + 1)
        .filter((other) => one.lines.removed.join('\n') === other.lines.removed.join('\n'))
        .map((other) => `${title}: ${one.text} / ${other.text}`),
    );
  });

/** The most that advice which leads may give up. */
const LARGE_SHARE = 0.3;

/** Advice to leave leads out that leads although it gives up much of the replies. */
function costlyLead(told: ToldPlan): string[] {
  const { reply } = told.explanation;
  const lists = ideasOf(told).filter(({ list, verification }) => list !== undefined && verification?.verified === true);
  return lists.flatMap(({ text, list }) => {
    if (list === undefined || list.repliesLost <= LARGE_SHARE * list.replies[0] * list.leads) return [];
    const leads = [reply.positive, reply.negative].filter(({ narrative }) => narrative.includes(text));
    return leads.map(({ narrative }) => `${list.repliesLost.toFixed(1)} of ${(list.replies[0] * list.leads).toFixed(1)}: ${narrative}`);
  });
}

/** "No edit" beside an edit that the drawer, a card or the better version verified. */
function deniedEdits(told: ToldPlan): string[] {
  const ofReply = [...told.explanation.reply.positive.factors, ...told.explanation.reply.negative.factors];
  const verified = [
    ...ofReply
      .flatMap(({ recommendations }) =>
        recommendations.filter(({ verification, list }) => verification?.verified === true && list === undefined),
      )
      .map(({ text }) => text),
    ...told.drawer.flatMap(({ fix, stage }) =>
      fix?.verification.verified === true && fix.list === undefined && stage === 'reply' ? [fix.text] : [],
    ),
    ...(told.better.version?.changes ?? []).filter(({ verification }) => verification.verified).map(({ text }) => text),
  ];
  const denies = [told.explanation.reply.positive, told.explanation.reply.negative].some(({ narrative }) =>
    /no other (?:wording|subject) we tried|no edit to suggest|nothing to fix/i.test(narrative),
  );
  return denies ? verified : [];
}

/** A shorter list that the drawer verified and the insights do not, or the other way around. */
function listOnOneSide(told: ToldPlan): string[] {
  const inDrawer = told.drawer.some(({ fix, factorId }) => factorId === 'fit' && fix?.verification.verified === true);
  const onCards = ideasOf(told).some(({ list, verification }) => list !== undefined && verification?.verified === true);
  const card = against(told).some(({ factor }) => factor.factorId === 'fit');
  return inDrawer && !(onCards && card) ? ['the drawer leaves leads out, the insights do not'] : [];
}

/** A verified edit under praise. */
const editsUnderPraise = (told: ToldPlan): string[] =>
  cardsOf(told)
    .filter(({ factor: { polarity } }) => polarity === 'positive')
    .flatMap(({ factor: { title, recommendations } }) =>
      recommendations.filter(({ verification }) => verification?.verified === true).map(({ text }) => `${title}: ${text}`),
    );

/** A booking link or a request for time that a card blames, kept in a better version without a word. */
function keptRequests(told: ToldPlan): string[] {
  const { version } = told.better;
  if (version === null) return [];
  const said = `${version.total.sentence} ${version.changes.map(({ text }) => text).join(' ')}`;
  return (
    against(told)
      .filter(({ factor: { polarity, factorId } }) => polarity === 'negative' && (factorId === 'calendar_link' || factorId === 'ask_kind'))
      .filter(({ factor: { evidence } }) => evidence.some(({ text }) => version.email.body.includes(text)))
      // Of many things that stay, only some are named.
      .filter(() => !/ more(?:\)|\. |$)/.test(said))
      .filter(({ factor: { factorId, evidence } }) =>
        factorId === 'ask_kind' ? !evidence.some(({ text }) => said.includes(toQuote(text))) : !said.includes('the booking link'),
      )
      .map(({ factor: { title } }) => title)
  );
}

/** Changes that are said to bring as much as one of them alone brings. */
function addNothing(told: ToldPlan): string[] {
  const alone = (told.better.version?.changes ?? []).map(({ verification }) => Math.round(100 * verification.lift));
  return sidesOf(told).flatMap(({ narrative }) => {
    const [, lift] = /With \d+ more changes?, our better version brings about (\d+)%/.exec(narrative) ?? [];
    return lift !== undefined && narrative.includes(`about ${lift}% more interest.`) && alone.includes(Number(lift)) ? [narrative] : [];
  });
}

/** What contradicts itself in everything that is said about an email, by kind. */
export const PLAN_CONFLICTS = {
  twoWorths,
  twoNames,
  freeLosses,
  worseVersion,
  weakerTotal,
  hiddenPlaceholders,
  changesOnNoCard,
  twoFigures,
  keptBlame,
  praisedAndBlamed,
  lostPraise,
  narrowLabels,
  nearlyTheSame,
  costlyLead,
  deniedEdits,
  listOnOneSide,
  editsUnderPraise,
  keptRequests,
  addNothing,
  ...VERSION_CONFLICTS,
} as const satisfies Record<string, (told: ToldPlan) => string[]>;
