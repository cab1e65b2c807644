import { isUndamaged } from '../../edits/safety.ts';
import { touches } from '../../edits/textOps.ts';
import type { Span } from '../../reading/span.ts';
import { toSpans, joinSpans, type FeatureReader } from '../../reading/featureReader.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import type { Link } from '../../reading/links/findLinks.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { bodyColumn } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { cutSentences } from '../prose/cutSentences.ts';
import { findCapsWords } from '../prose/calmBody.ts';
import { findPressing } from '../prose/findPressing.ts';
import { dropPressing, MAY_CHANGE } from '../prose/pressing.ts';
import type { Sign } from '../sign.ts';

/** Links that hide their target. */
const SHORTENER = /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|rb\.gy|cutt\.ly)\//;

const isShortened = ({ target }: Link): boolean => SHORTENER.test(target);

/** A phrase with the currency sign before its number. */
const withCurrency =
  ({ body }: EmailDraft) =>
  <Match extends { start: number }>(match: Match): Match =>
    /[$\u20ac\u00a3]/.test(body.raw.charAt(match.start - 1)) ? { ...match, start: match.start - 1 } : match;

/** "We are a leading" is half of a name: "leading print company". */
const RANK = /^we are a (?=leading$)/i;
const RANKED =
  /^ (?:[\p{L}&-]+ ){0,3}?(?:[\p{L}-]+)(?=\s+(?:of|in|for|with|based|that|who|which|from|and we|to|on|at|having|offering|specializing|specialising|providing|located)\b|[,.;:!?(\n]|\s*$)/iu;
/** "100% guaranteed" is half of what is promised. */
const PROMISED = /^ (?:results?|success|satisfaction|leads|returns?|rankings?)\b/i;
/** "Saving up" is half of "saving up to 70%". */
const UP_TO = /^(?: to)? [$\u20ac\u00a3]?\d[\d.,]*(?: ?%|[km]\b)?/iu;
/** A phrase with the words that belong to it: the noun after its rank, and the start of a longer phrase of praise. */
const wholePhrase =
  ({ body, bodyPhrases }: EmailDraft) =>
  (match: PhraseMatch): PhraseMatch => {
    const rank = RANK.exec(body.raw.slice(match.start, match.end))?.[0].length;
    if (rank !== undefined)
      return {
        ...match,
        start: match.start + rank,
        end: match.end + (RANKED.exec(body.raw.slice(match.end, match.end + 60))?.[0].length ?? 0),
      };
    const isPromise = /\bguaranteed$/i.test(body.raw.slice(match.start, match.end));
    const isUpTo = /\bup(?: to)?$/i.test(body.raw.slice(match.start, match.end));
    const promised =
      isPromise || isUpTo ? ((isPromise ? PROMISED : UP_TO).exec(body.raw.slice(match.end, match.end + 40))?.[0].length ?? 0) : 0;
    const longer = bodyPhrases.filter(({ stock, start, end }) => stock === 'hype' && start < match.end && match.start < end);
    return {
      ...match,
      start: Math.min(match.start, ...longer.map(({ start }) => start)),
      end: Math.max(match.end + promised, ...longer.map(({ end }) => end)),
    };
  };

/** A phrase without the word it leads on to: "guaranteed or" is half of a sentence. */
const LEADS_ON = /\s+(?:or|and|to|you|that|a|an|the|our|more|up|of|on|for)$/i;
const withoutLead =
  ({ body }: EmailDraft) =>
  <Match extends { start: number; end: number }>(match: Match): Match => ({
    ...match,
    end: match.start + body.raw.slice(match.start, match.end).replace(LEADS_ON, '').length,
  });

/** What is free to the reader as a part of the offer, and what a promise is worth: terms, unless the rest of the email is loud. */
const SOFT =
  /^(?!.*\b(?:absolutely|totally|completely|100 ?%?|fully|quick|easy|cash|money(?! back)|gift|leads|now)\b).*(?:\bfor free\b|\b(?:free|complimentary) (?:[\p{L}-]+ ){0,2}?(?:trial|consultation|quote|sample|preview|download|audit|report|webinar|demo|shipping|analysis|assessment|installation|estimate|guide|template|access)\b|\bmoney[- ]back\b|^guaranteed? (?:that|or|you|to)\b|\bno cost\b)/iu;
/** Exclamation marks, words in capitals, praise or pressure: what makes a term of the offer an ad. */
const isLoud = (draft: EmailDraft): boolean =>
  draft.body.visible.includes('!') ||
  findCapsWords(draft).length > 0 ||
  draft.bodyPhrases.some(({ stock }) => stock === 'hype') ||
  findPressing(draft).length > 0;

/** What the reader pays, gets back or gets instead, and when: what makes a promise a term of business. */
const CONDITION =
  /\b(?:unless|until|if|otherwise|or (?:you|we|it|your|the)|\d+[- ](?:hours?|days?|weeks?|months?|years?)['\u2019]?[- ](?:[\p{L}-]+[- ]){0,3}(?:guarantee|money)|guarantee (?!(?:[\p{L}-]+ ){0,4}(?:results?|leads|traffic|rankings?|profits?|success)\b)(?:[\p{L}-]+ ){1,7}(?:in|within) \d+ (?:minutes?|hours?)|(?:first|for) \d+|replacement|refund\w*|charge|collection|set-?up)\b/iu;
const IS_PROMISE = /\b(?:guarantee\w*|no cost|no risk|no questions asked|no catch|money[- ]back)\b/iu;
const IS_CLAIM = /\b100 ?%|\b(?:lowest|best) (?:price|rate)s?\b|\brisk[- ]free\b/iu;
/** Whether a phrase states terms in a calm sentence that says what they are: "a 90-day replacement guarantee", "no cost unless you hire". */
function isCalmTerm(draft: EmailDraft, match: { start: number; end: number }): boolean {
  const { visible } = draft.body;
  if (!IS_PROMISE.test(visible.slice(match.start, match.end))) return false;
  const sentence = draft.sentences.find(({ start, end }) => start <= match.start && match.start < end);
  const text = sentence === undefined ? '' : visible.slice(sentence.start, sentence.end);
  const isShouted = text.includes('!') || /\p{Lu}{5,}/u.test(visible.slice(match.start, match.end));
  return CONDITION.test(text) && !IS_CLAIM.test(text) && !isShouted;
}

/** The phrases that read like an ad: all of them if one does, or if the email is loud; of nothing but terms, none. */
function findSpam(draft: EmailDraft): PhraseMatch[] {
  const found = draft.bodyPhrases.filter((match) => isSpam(match) && !isCalmTerm(draft, match));
  const isSoft = ({ start, end }: PhraseMatch): boolean => SOFT.test(draft.body.visible.slice(start, end));
  return found.length > 0 && found.every(isSoft) && !isLoud(draft) ? [] : found;
}

/** Affected clusters: three phrases of one cluster count once, and so do all shortened links. */
const spamReader: FeatureReader = {
  find: (draft) =>
    joinSpans(
      toSpans('body', [
        ...findSpam(draft).map(wholePhrase(draft)).map(withCurrency(draft)).map(withoutLead(draft)),
        ...draft.body.links.filter(isShortened),
      ]),
    ),
  read: (draft) => new Set(findSpam(draft).map(({ stock }) => stock)).size + Number(draft.body.links.some(isShortened)),
};

/** A term of the offer, which no edit takes away. */
const TERM =
  /\b(?:guarantee\w*|money[- ]back|refund\w*|warrant(?:y|ies)|free (?:shipping|delivery|returns?|trial)|no (?:contracts?|setup fees?)|cancel (?:any ?time|whenever))\b/iu;
const isTerm = (draft: EmailDraft, span: Span): boolean =>
  draft.sentences.some((sentence) => touches(sentence, [span]) && TERM.test(draft.body.raw.slice(sentence.start, sentence.end)));

/** "No last chance" negates the phrase. */
const isRuledOut = ({ body }: EmailDraft, { start }: { start: number }): boolean =>
  /\b(?:no|not|never|without)\b[^.!?\n]{0,30}$|n['\u2019]t\b[^.!?\n]{0,30}$/i.test(body.raw.slice(Math.max(0, start - 40), start));

export const spamPhrases: Sign<{
  features: 'spamPhrases';
  columns: 'spamPhrases';
  edits: 'drop_spam_phrases' | 'drop_pressing';
  senses: 'present' | 'absent';
}> = {
  label: 'Ad wording',
  features: {
    /** Clusters of phrases that spam filters look for. */
    spamPhrases: { reader: spamReader, isEnglishOnly: true },
  },
  columns: {
    spamPhrases: bodyColumn({
      features: ['spamPhrases'],
      bends: { most: { at: 4, unit: 'clusters', reason: 'Filters give words little weight.' } },
      curve:
        ({ most }) =>
        (phrases) =>
          Math.min(most, phrases),
      effects: {
        inbox: {
          oddsRatio: 0.96,
          sd: 0.05,
          facts: ['warmysender-spamwords', 'sa-points'],
          grade: 'vendor',
          reason: 'Per group of such phrases, at most four: words count little compared with reputation.',
          causes: [{ feature: 'spamPhrases', least: 1, name: 'phrases from ads' }],
        },
        reply: {
          oddsRatio: 0.95,
          sd: 0.06,
          facts: ['gong-buzzwords-subject', 'gong-pitch'],
          grade: 'assumption',
          reason:
            'Per group of such phrases, at most four: people also read pressure, giveaways and big promises as advertising. Measured only in subjects and pitches.',
        },
        report_spam: {
          oddsRatio: 1.12,
          sd: 0.15,
          grade: 'assumption',
          reason:
            'Per group of such phrases, at most four: people report what reads as advertising. Nobody publishes complaints by wording.',
        },
      },
      contrast: { to: ladder('spamPhrases', [1]), from: ladder('spamPhrases', [0]) },
    }),
  },
  shownBy: ['spamPhrases'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'advert_wording', states: 'present' },
      titles: ['Wording from ads', 'It uses the wording of ads'],
      what: ['The body says <quotes>.', 'Ads use wording such as <quotes>.'],
      why: ['Readers associate such wording with ads.', 'People are wary of a stranger who writes like an ad.'],
      names: ['the ad wording'],
      takeaways: ['Say what you offer in plain words.'],
    },
    absent: {
      claim: { about: 'advert_wording', states: 'absent' },
      titles: ['No ad wording'],
      what: ['The body contains no typical ad phrases.'],
      why: ['Readers associate such phrases with ads.'],
      names: ['wording without ad phrases'],
      takeaways: ['Keep ad phrases out of the email.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Ads use wording such as “${quote}”` },
  edits: {
    drop_spam_phrases: {
      alsoFixes: ['placement'],
      when: ({ spamPhrases }) => (spamPhrases ?? 0) > 0,
      apply: (draft) => {
        const calm = dropPressing(draft);
        const own = toEmailDraft({ ...draft.lead, email: calm }, draft.context);
        const cut = cutSentences(
          own,
          spamReader.find(own).filter((span) => !isRuledOut(own, span) && !isTerm(own, span)),
        );
        return isUndamaged(draft.lead.email, cut, MAY_CHANGE) ? cut : calm;
      },
      mayChange: MAY_CHANGE,
      advice: ['Drop some phrases from ads'],
    },
    drop_pressing: {
      alsoFixes: ['pressure'],
      when: () => true,
      apply: dropPressing,
      isTidy: true,
      mayChange: MAY_CHANGE,
      advice: ['Drop some words that press the reader'],
    },
  },
};
