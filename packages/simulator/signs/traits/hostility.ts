import { textOf } from '../../reading/textOf.ts';
import { chanceAlone, chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { spansOf, toSpans, wholeText, type FeatureReader } from '../../reading/featureReader.ts';
import { isScareTalk } from '../../reading/scares.ts';
import { roleReader } from '../../reading/roleReader.ts';
import { STRICT } from '../../reading/strengthOf.ts';
import type { Span } from '../../reading/span.ts';
import { rememberLines, rememberTest } from '../../reading/text/remember.ts';
import { present, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';
import { cutSentences } from '../prose/cutSentences.ts';

/** Demeaning words. Unless the sentence reader is certain, one of these words and a word for the reader are required. */
const DEMEANING =
  /\b(?:idiots?|idiotic|morons?|moronic|stupid\w*|dumb\w*|fools?|foolish|pathetic|clueless|incompeten\w+|useless|worthless|terrible|awful|horrible|hideous|ugly|garbage|trash|crap\w*|shit\w*|joke|laughable|laughing stock|embarrass\w*|ridiculous|disgrace\w*|shame\w*|lazy|amateur\w*|losers?|disaster|ignorant|ignorance|clowns?|bozos?|brainless|mediocre|miserable|sloppy|childish|kindergarten|toddler|worst|suck\w*|lousy|dinosaurs?|hopeless|inept|dim|dreadful|appalling|shoddy|shambles|folly)\b/i;
/** Of those, the words that demean whatever is sold; the others are also things, such as the trash that a hauler collects. */
const ALWAYS_DEMEANING =
  /\b(?:idiots?|idiotic|morons?|moronic|stupid|dumb|foolish|pathetic|clueless|incompeten\w+|worthless|shit\w*|disgrace\w*|bozos?|brainless|inept)\b/i;
/** A low comparison, or a judgment of a person. */
const BELITTLES =
  /\b(?:whoever|(?:looks?|smells?|smelled|sounds?|tastes?|tasted|reads?|reeks?|treats?|treated) (?:\p{L}+ )?(?:like|as if|as)(?!\s*[,.?!])|insane|muddle|pompous|coward\w*|tragic|robbing|strange way|gave up|given up|bums?|donkeys?|monkeys?|pigs?|pigeons?|horses?|sheep|dogs?|cattle|parrots?|fence posts?|corpses?|dead|with more|more sense|older than|not an? [\w ]{2,30}, (?:that|it)['\u2019]?s|you (?:lot|people|clowns)|ashamed|mess|slob|pigsty|so slow|crime|like an? \p{L}+ (?:who|that)|only (?:a|an) (?:\p{L}+ )?\p{L}+ would)\b/iu;
/** A denied ability, or a comparison that many sentences make. */
const DENIES =
  /\b(?:(?:has|have|had) no|can(?:not|['\u2019]?t)|could(?:n['\u2019]?t| not)|would(?:n['\u2019]?t| not)|never|nothing|no(?:body|[ -]one)(?:['\u2019]s)?|wrong|bad|(?:done|had|do|lay out|say|have|has)\b[^.!?]{0,20}\b(?:better|more)|more [\w-]+ than|less [\w-]+ than|called|deserves?|better|(?:would|could)(?:['\u2019]?ve| have)|rather be|too \p{L}+ to|or just)\b/iu;
const OF_READER = /\b(?:you|your|you're|yours)\b/i;
/** Insults that count even if the sentence reader does not recognize one. */
const CALLS_READER =
  /\byou(?: (?:people|guys|lot|all))?(?:['\u2019]re| are|,)? (?:(?:just|all|clearly|nothing but|really|such) )*(?:an? )?(?:bunch of |pack of |lot of |load of )?(?:\w+ )?(?:clowns?|idiots?|morons?|fools?|losers?|amateurs|dinosaurs|jokes?)\b|\byou [^.!?\n]{2,40} like (?:an? )?(?:bunch of |pack of )?(?:clowns?|idiots?|morons?|fools?|losers?|amateurs?)\b|\byour (?:moron|idiot|clown|fool)s?\b|\byour (?:[\w-]+ ){1,3}(?:is|are|looks?) (?:an? )?(?:joke|embarrass(?:ing|ment)|pathetic|disgrace(?:ful)?|amateurish)\b|\byour (?:own )?(?:lazy|stupid|dumb|sorry|idle|fat|useless|thick|miserable|ignorant) (?:little |fat )?(?:backside|arse|ass|butt|behind|bum|head|skull|face|mouth|brain|self|hide|people|lot)\b|\byou (?:clearly |obviously )?have no clue\b|\byou (?:should|ought to) be (?:embarrassed|ashamed)\b|\bhalf your brains?\b|\byour (?:website|site|page|homepage|work|menu|shop|logo)\b[^.!?\n]{0,25}\bit['\u2019]?s (?:a joke|an embarrassment|garbage)\b/i;
const LEAST_DEMEANING = 0.1;
/** Words of praise: "you are a star" has the form of an insult, and without a demeaning word it is none. */
const PRAISES =
  /\b(?:visionar(?:y|ies)|inspir\w+|legend(?:ary|s)?|genius(?:es)?|rock ?stars?|(?:super)?stars?|(?:super)?hero(?:es)?|icons?|iconic|pioneer\w*|trail-?blaz\w+|role models?|leaders?|champions?|masters?|gems?|admir\w+|respect(?:ed)?|love[ds]?|adore[ds]?|amaz(?:ing|ed)|awesome|brilliant|incredible|fantastic|wonderful|great|impress\w+|outstanding|remarkable|extraordinary|exceptional|phenomenal|stunning|beautiful|proud|honou?r\w*|(?:killing|crushing|smashing|nailing|rocking) it|on fire|finest|favou?rites?|talent(?:ed|s)?|gifted|success(?:ful|es)?|congrat\w*|hats off|beating heart|heart of (?:gold|an?|the)|force of nature|(?:a|good|great) (?:fit|match))\b/i;
/** Praise that is denied, or only claimed. */
const UNPRAISED =
  /\b(?:not|never|no|hardly|barely|so-called|self-(?:styled|proclaimed)|call(?:s|ed|ing)? (?:yourself|yourselves)|(?:think|thinks|thought|believe) you|far from|anything but|wannabe|would-be)\b|n['\u2019]t\b/i;

/** Names of things and ways of speaking that a demeaning word is part of: they are about nobody. */
const NAMED_SO =
  /\b(?:dumb[- ]?(?:waiters?|bells?|phones?|terminals?|displays?|screens?|meters?|barges?|pipes?|devices?|glasses)|(?:idiot|moron|fool)[- ]?proof\p{L}*|(?:stupid|dumb)(?:ly)?[- ](?:simple|easy|cheap|fast|quick|good|money|question)|fool['\u2019]?s (?:gold|errand)|(?:ginger|strawberry|gooseberry|rhubarb|fruit) fools?)\b/giu;
/** A quoted word is not the sender's. */
const unquoted = rememberLines((sentence): string =>
  sentence.replaceAll(/["\u201c][^"\u201c\u201d\n]*["\u201d]/g, ' ').replaceAll(NAMED_SO, ' '),
);
/** "What does your lobby look like now?" */
const ASKS_LOOKS =
  /\b(?:what|how) (?:do|does|did|would|will|should|might|is|are) [^?]{2,80}\b(?:looks?|looking|sounds?|smells?|tastes?)(?: like)?\b[^?]*\?/i;
/** What a sentence has of an insult in its own words. */
const wordsOfInsult = rememberLines((sentence) => {
  const said = unquoted(sentence);
  return {
    callsReader: CALLS_READER.test(said),
    belittles: DEMEANING.test(said) || (BELITTLES.test(said) && !ASKS_LOOKS.test(said)),
    denies: DENIES.test(said),
    demeansReader: ALWAYS_DEMEANING.test(said) && OF_READER.test(said),
  };
});
type WordsOfInsult = ReturnType<typeof wordsOfInsult>;
/** Whoever tells what many have trouble with demeans nobody: "many companies your size are struggling with slow support". */
const OF_MANY =
  /\b(?:many|most|some|several|lots of|a lot of|plenty of|other) (?:[\p{L}-]+ ){0,3}(?:companies|businesses|firms|practices|clinics|restaurants|shops|stores|hotels|schools|teams|owners|managers|organi[sz]ations|people|departments|offices)\b[^.!?]{0,30}\b(?:struggl\p{L}+|strain\p{L}*|fac(?:e|ing)|find|have trouble|having trouble|deal(?:ing)? with|lose|losing|wast(?:e|ing)|suffer\p{L}*|still)\b/iu;
const onlyTellsOfMany = rememberLines((sentence) => OF_MANY.test(sentence) && !DEMEANING.test(unquoted(sentence)));
const onlyPraises = rememberLines((sentence) => PRAISES.test(sentence) && !UNPRAISED.test(sentence) && !DEMEANING.test(unquoted(sentence)));

/** How surely a sentence must demean by its own words, with a low comparison and without one. */
const BELITTLES_FROM = 0.68;
const DENIES_FROM = 0.82;
/**
 * Whether a sentence demeans by its own words: thanks, an apology or anger around it make no insult of it. Without words for it, it has to demean
 * more than it blames for silence.
 */
function demeansAlone(reading: SentenceReading, { belittles, denies }: WordsOfInsult): boolean {
  if (belittles) return chanceAlone(reading, 'insult') >= BELITTLES_FROM;
  if (!denies) return false;
  const alone = chanceAlone(reading, 'insult');
  return alone >= DENIES_FROM && alone > chanceAlone(reading, 'reproach');
}

const findInsults = ({ readings, body }: EmailDraft): Span[] =>
  toSpans(
    'body',
    readings.filter((reading) => {
      const sentence = textOf(body, reading);
      const words = wordsOfInsult(sentence);
      if (words.callsReader) return true;
      if (demeansAlone(reading, words)) return !onlyPraises(sentence) && !onlyTellsOfMany(sentence);
      return words.demeansReader && chanceAlone(reading, 'insult') > LEAST_DEMEANING;
    }),
  );
/** Whether a sentence insults in words that nobody can take for anything else. */
export const insultsPlainly = rememberLines(
  (sentence) => CALLS_READER.test(unquoted(sentence)) || ALWAYS_DEMEANING.test(unquoted(sentence)),
);
const SUBJECT_INSULT = new RegExp(CALLS_READER, `${CALLS_READER.flags}g`);
const findAllInsults = (draft: EmailDraft): Span[] => [...spansOf(draft.subject, SUBJECT_INSULT), ...findInsults(draft)];

/** An insult with the demeaning sentences around it: nobody removes one and keeps the other. */
function findDemeaning(draft: EmailDraft): Span[] {
  const { sentences, body, prose } = draft;
  const about = sentences.filter(({ start, end }) => end <= prose.end && DEMEANING.test(textOf(body, { start, end })));
  return [...findInsults(draft), ...toSpans('body', about)];
}
/** From this probability on, a sentence that announces something is a threat. */
const LEAST_HOSTILE = 0.4;
/** Words for a harm, or for what happens otherwise: news that a kitchen will be shut threatens nobody. */
const HARMS =
  /\b(?:or|unless|otherwise|else|failure|fail|if you (?:do not|don['\u2019]?t|ignore|refuse|keep)|if I (?:do not|don['\u2019]?t)|before (?:I|we)|los(?:e|ing|s)|suspend\w*|deactivat\w*|terminat\w*|clos(?:e|ed|ure)|block\w*|delet\w*|legal|court|lawyer|sue|report(?!['\u2019]s)\w*|expos\w*|publish\w*|police|consequences?|regret|tell|send (?:it|the|your|this)|recorded|contacts|camera|fine[sd]?|penalt\w*|debt|collect\w*|action against|blacklist\w*|ruin\w*|hurt|watch\w*|(?:I|we) know where|pay)\b/i;
/** What the sender threatens to do unless the reader gives in. */
const ANNOUNCES =
  /\b(?:before|or|otherwise|unless) (?:I|we) (?:tell|report|call|inform|expose|publish|post|send|sue|go to|show|leak|release)\b|\b(?:I|we)(?:['\u2019]ll| will) (?:report|expose|sue|ruin) you\b|\b(?:I|we)(?:['\u2019]ll| will| can only) (?:assume|conclude|take it)\b[^.!?\n]{0,60}(?:\bnot|n['\u2019]t) (?:\w+ )?(?:serious|professional|committed|care)\b/i;
/** Words that attribute a statement to another text: a warning about forged emails quotes their threats. */
const QUOTES =
  /["\u201c\u201e\u00ab][^"\u201c\u201d\u00bb\n]{8,200}["\u201d\u00bb]|\b(?:got|gets?|received?|sends?|sent|open(?:ed|s)?) an? (?:\w+ )?(?:e-?mail|letter|text|call|message|invoice)\b/i;
/** What the reader gets if something goes wrong, at the sender's cost: a guarantee, although it names a failure. */
const GUARANTEES =
  /\b(?:you(?:['\u2019]ll| will)? (?:\w+ )?(?:get|receive|have|pay|owe)\b[^.!?\n]{0,60}\b(?:(?:without|with no|at no|for no|no) (?:an? |any |extra |further |additional )*(?:fee|cost|charge)|free(?: of charge)?|nothing|your money back|refund(?:ed)?)|(?:I|we)(?:['\u2019]ll| will)? (?:refund|replace|repair|redo|pay (?:you|for)|cover|give you (?:back|your money)|come back|do it again|take (?:it|them) back)\b)/i;
/** Consequences that a guarantee never announces. */
const NEVER_PROMISED =
  /\b(?:boss|police|court|sue|lawyers?|camera|contacts|publish\w*|expos\w*|leak\w*|delet\w*|bitcoin|wallet|report you|tell (?:your|the))\b/i;
const isGuarantee = (sentence: string): boolean => GUARANTEES.test(sentence) && !NEVER_PROMISED.test(sentence);
/** News for the reader, not for anybody else: "or we tell you straight away that we can't". */
const TELLS_READER =
  /\b(?:I|we)(?:['\u2019]ll| will| can)? (?:(?:also|always|just|gladly|then|at least) )?(?:tell you|let you know|inform you|warn you|say)\b/i;
/** A bad consequence for the reader, in any wording. */
const HURTS_READER =
  /\b(?:los(?:e|es|ing|s)|suspend\w*|deactivat\w*|terminat\w*|clos(?:e|ed|ure)|block(?:ed|s|ing)?|delet\w*|legal|court|sue|report\w*|expos\w*|publish\w*|police|consequences?|regret|fine[sd]?|penalt\w*|debt|blacklist\w*|ruin\w*|hurt|pay|sorry|everyone|everybody|secrets?|know where)\b/i;
/** A promise to tell the reader something is not a threat. */
const isPromise = (sentence: string): boolean =>
  TELLS_READER.test(sentence) && !HURTS_READER.test(sentence) && !NEVER_PROMISED.test(sentence);
/** Whoever does not answer loses an offer and nothing else: that presses, and threatens nobody. */
const LOSES_OFFER =
  /\b(?:the|this|that|my|our) (?:[\p{L}]+ )?(?:offer|price|slot|place|date|spot|rate|quote)\b[^.!?\n]{0,30}\b(?:goes|go|is (?:gone|off)|ends?|expires?|lapses|passes)\b/iu;
const onlyEndsOffer = (sentence: string): boolean => LOSES_OFFER.test(sentence) && !NEVER_PROMISED.test(sentence);
/** "Before we file it, we send you a copy": the reader is served first. */
const SERVES_READER =
  /\bbefore (?:I|we) [^.!?\n]{1,60}, (?:I|we)(?:['\u2019]ll| will)? (?:(?:always|first|also) )?(?:send|show|give|ask|call|ring|email|check with) you\b/i;
/** "Unless you say otherwise": the reader decides. */
const READER_DECIDES =
  /\bunless (?:you |otherwise |I hear )?(?:indicate|say|tell|prefer|object|ask|specif|state|agree|request|want|wish)\w*\b/i;
const leavesToReader = (sentence: string): boolean => READER_DECIDES.test(sentence) && !NEVER_PROMISED.test(sentence);
const isHarmless = (sentence: string): boolean =>
  isGuarantee(sentence) || leavesToReader(sentence) || isPromise(sentence) || onlyEndsOffer(sentence) || SERVES_READER.test(sentence);
/** A threat is one by its own words, whatever the rest of the email asks. */
const ALONE = { from: 0.2, full: 0.4 };
const readerOfThreats = roleReader({ role: 'threat', gate: STRICT, alone: ALONE, except: rememberTest(QUOTES) });
/** The text with the reader's company as "you": "I will report Harlow". */
const toReader = (text: string, company: string | null): string =>
  company === null || company.length < 2 ? text : text.replaceAll(company, 'you');

/** What the sender threatens with. */
export const findThreats = (draft: EmailDraft): Span[] => {
  const { company } = draft.lead;
  const read = readerOfThreats.find(draft).filter(({ start, end }) => {
    // The name of a court is nobody's threat.
    const sentence = toReader(textOf(draft.body, { start, end }), company);
    return HARMS.test(sentence) && !isHarmless(sentence);
  });
  const told = draft.readings.filter(
    (one) =>
      Math.max(chanceOf(one, 'threat'), chanceOf(one, 'pressure'), chanceOf(one, 'reproach')) >= LEAST_HOSTILE &&
      ANNOUNCES.test(textOf(draft.body, one)) &&
      !QUOTES.test(textOf(draft.body, one)) &&
      !isHarmless(textOf(draft.body, one)) &&
      !read.some(({ start, end }) => start < one.end && one.start < end),
  );
  return [...read, ...toSpans('body', told)];
};

/** What frightens the reader, which is what a threat sounds like. */
function findScares({ language, subject, body, sentences }: EmailDraft): Span[] {
  if (language !== 'en') return [];
  const told = sentences.filter(({ start, end }) => isScareTalk(textOf(body, { start, end })));
  return [...(isScareTalk(subject.raw.trim()) ? wholeText(subject) : []), ...toSpans('body', told)];
}
const WARNS =
  /\byou (?:have been|['\u2019]ve been|were|are) warned\b|\b(?:last|final) warning\b|\b(?:this is|consider this|take this as) (?:a|your) warning\b/i;
/** What happens to somebody by somebody's will: a subject may say so of the reader's company. */
const DOOMS = /\bwill (?:burn|pay (?:for|dearly)|regret|suffer|be (?:sorry|ruined|exposed|destroyed)|go down)\b/i;

/** What belongs to a threat: a subject that dooms the reader, other announcements, warnings. Quoted with it, and no threat by itself. */
function findBesideThreat({ subject, body, sentences, lead: { company } }: EmailDraft): Span[] {
  const told = sentences.filter((one) => {
    const text = toReader(textOf(body, one), company);
    return (ANNOUNCES.test(text) || WARNS.test(text)) && !QUOTES.test(text) && !isHarmless(text);
  });
  return [...(DOOMS.test(subject.raw) ? wholeText(subject) : []), ...toSpans('body', told)];
}
const quotedThreats = (draft: EmailDraft, found: readonly Span[]): Span[] => {
  if (findThreats(draft).length === 0) return [...found];
  return [...found, ...findBesideThreat(draft).filter((span) => isBeside(span, found))];
};

/** The insults, and the sentences that call anybody who does what the reader does an idiot. */
function quotedInsults(draft: EmailDraft, found: readonly Span[]): Span[] {
  const {
    body,
    sentences,
    prose,
    lead: { company },
  } = draft;
  const others = sentences.filter((one) => {
    const text = toReader(unquoted(textOf(body, one)), company);
    return one.end <= prose.end && ALWAYS_DEMEANING.test(text) && OF_READER.test(text);
  });
  return [...found, ...toSpans('body', others).filter((span) => isBeside(span, found))];
}

/** One scare is half a threat; two are a whole one. */
const SCARE_WEIGHT = 0.5;

const isBeside = (span: Span, others: readonly Span[]): boolean =>
  !others.some((one) => one.part === span.part && one.start < span.end && span.start < one.end);
const threatReader: FeatureReader = {
  find: (draft) => {
    const threats = findThreats(draft);
    const scares = findScares(draft).filter((span) => isBeside(span, threats));
    return [...threats, ...scares].toSorted((one, other) => one.start - other.start);
  },
  read: (draft) => {
    const threats = findThreats(draft);
    return threats.length + SCARE_WEIGHT * findScares(draft).filter((span) => isBeside(span, threats)).length;
  },
};

const effects = {
  reply: traitEffect(0.8, 0.3, 'Some people answer insults and threats, but fewer than answer a polite email.'),
  positive: traitEffect(0.25, 0.4, 'Their answers are rarely friendly.'),
  unsubscribe: traitEffect(1.8, 0.4, 'People who are insulted or threatened want no second email.'),
  report_spam: traitEffect(2.5, 0.4, 'Insults and threats are reported.'),
};

export const insult: Sign<{ features: 'insult'; columns: 'insult'; edits: 'drop_insult'; senses: 'present' }> = {
  label: 'Insult',
  features: {
    /** Sentences that demean the reader or their work, and such words in the subject. */
    insult: { reader: { find: findAllInsults }, isEnglishOnly: true, quotesSentence: true },
  },
  columns: { insult: traitColumn({ features: ['insult'], curve: () => present, effects }) },
  shownBy: ['insult'],
  evidence: { against: (draft, spansOf) => quotedInsults(draft, spansOf('insult')) },
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It insults the reader'],
      what: ['Readers feel demeaned by <quotes>.', 'The email says <quotes>.'],
      why: [
        'People who answer an insult rarely say yes. Others report the email as spam.',
        'Insulted readers unsubscribe or report the email.',
      ],
      names: ['the insult “<quote>”', 'the insult'],
      takeaways: ['Drop <quotes>.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” insults the reader` },
  edits: {
    drop_insult: {
      when: ({ insult }) => (insult ?? 0) > 0,
      apply: (draft) => cutSentences(draft, findDemeaning(draft), { isWhole: true }),
      mayChange: ['lost_opening'],
      advice: ['Drop “<quote>”', 'Leave out the insult'],
    },
  },
};

export const threat: Sign<{ features: 'threat'; columns: 'threat'; edits: 'drop_threat'; senses: 'present' }> = {
  label: 'Threat',
  features: {
    /** Sentences that threaten harm by the sender; a scare counts half. */
    threat: { reader: threatReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: { threat: traitColumn({ features: ['threat'], curve: () => present, effects }) },
  shownBy: ['threat'],
  evidence: { against: (draft, spansOf) => quotedThreats(draft, spansOf('threat')) },
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It threatens, scares or blames the reader'],
      what: ['Readers may feel threatened, scared or blamed by <quotes>.'],
      why: ['People who feel threatened report the email or leave it unanswered.', 'A scare gets complaints, not customers.'],
      names: ['“<quote>”'],
      takeaways: ['Drop <quotes>.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” threatens, scares or blames the reader` },
  edits: {
    drop_threat: {
      when: ({ threat }) => (threat ?? 0) > 0,
      apply: (draft) =>
        cutSentences(
          draft,
          threatReader.find(draft).filter(({ part }) => part === 'body'),
        ),
      advice: ['Drop “<quote>”', 'Leave out the scare'],
    },
  },
};
