import { editProse, recapitalise } from '../textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';

/** Long words and turns with plain ones of the same meaning, longest turns first. */
const PLAINER: readonly [plain: string, ...long: string[]][] = [
  ['to', 'in order to'],
  ['before', 'prior to'],
  ['because', 'due to the fact that'],
  ['if', 'in the event that'],
  ['now', 'at this point in time', 'currently', 'at present'],
  ['about', 'with regard to', 'with respect to', 'regarding', 'concerning', 'approximately'],
  ['many', 'a large number of', 'numerous', 'a multitude of', 'a wide range of'],
  ['most', 'the majority of'],
  ['can', 'are able to', 'is able to', 'have the ability to', 'has the ability to'],
  ['after', 'subsequent to'],
  ['use', 'utilize', 'utilise', 'leverage'],
  ['using', 'utilizing', 'utilising', 'leveraging'],
  ['help', 'facilitate', 'assist'],
  ['helps', 'facilitates', 'assists'],
  ['helping', 'facilitating', 'assisting'],
  ['more', 'additional'],
  ['show', 'demonstrate', 'illustrate'],
  ['shows', 'demonstrates', 'illustrates'],
  ['buy', 'purchase', 'procure'],
  ['need', 'require'],
  ['needs', 'requires', 'requirements'],
  ['enough', 'sufficient'],
  ['start', 'commence', 'initiate'],
  ['end', 'terminate'],
  ['improve', 'optimize', 'optimise', 'enhance'],
  ['improves', 'optimizes', 'optimises', 'enhances'],
  ['improving', 'optimizing', 'optimising', 'enhancing'],
  ['simplify', 'streamline'],
  ['simplifies', 'streamlines'],
  ['simplifying', 'streamlining'],
  ['set up', 'implement'],
  ['setting up', 'implementing'],
  ['later', 'subsequently'],
  ['so', 'consequently', 'therefore', 'thus'],
  ['also', 'furthermore', 'additionally', 'moreover', 'in addition'],
  ['people', 'individuals'],
  ['get', 'obtain', 'acquire'],
  ['gets', 'obtains', 'acquires'],
  ['give', 'provide'],
  ['gives', 'provides'],
  ['method', 'methodology'],
  ['features', 'functionality', 'functionalities', 'capabilities'],
  ['chance', 'opportunity'],
  ['much', 'significantly', 'substantially'],
  ['often', 'frequently'],
  ['make sure', 'ensure'],
  ['full', 'comprehensive'],
  ['let', 'enable', 'empower'],
  ['lets', 'enables', 'empowers'],
  ['keep', 'maintain'],
  ['send', 'transmit'],
  ['ask', 'inquire', 'enquire'],
  ['try', 'endeavor', 'endeavour'],
  ['tell', 'inform'],
  ['find', 'ascertain', 'determine'],
  ['change', 'modification', 'alteration'],
  ['talk about', 'discuss'],
  ['fix', 'remediate', 'rectify'],
  ['speed up', 'accelerate', 'expedite'],
  ['gather', 'accumulate'],
  ['first', 'initially', 'initial'],
  ['last', 'final'],
  ['work', 'collaborate'],
];
/** "enable you to decide" is "let you decide". */
const LET = /\b(let|lets) (you|your [a-z]+|them|teams|us|people) to\b/gi;

const plainOf = new Map(PLAINER.flatMap(([plain, ...long]) => long.map((word) => [word, plain] as const)));
const LONG = new RegExp(`\\b(?:${[...plainOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`, 'gi');

const keepCase = (written: string, by: string): string => (/^\p{Lu}/u.test(written) ? by.charAt(0).toUpperCase() + by.slice(1) : by);

const plainer = (text: string): string =>
  text.replace(LONG, (written) => keepCase(written, plainOf.get(written.toLowerCase()) ?? written)).replace(LET, '$1 $2');

/** Turns of "we" that say the same of "you"; only where verb and object stay as they were. */
const TURNS: readonly [RegExp, string][] = [
  [/\bwe (?:can )?help you (?:to )?(?=[a-z])/gi, 'you can '],
  [/\bwe (?:will |'ll )?(?:give|offer|provide) you (?:with )?/gi, 'you get '],
  [/\bwe can show you /gi, 'you can see '],
  [/\bI can show you /gi, 'you can see '],
  [/\bwe let you /gi, 'you can '],
  [/\bwe (?:make it possible for|enable|allow) you to /gi, 'you can '],
  [/\bour (?:platform|software|product|tool|solution|service) (?:helps|lets|allows|enables) you (?:to )?/gi, 'you can '],
  [/\b(?:I am|I'm) (?:writing|reaching out) (?:to you )?(?:because|as|since) /gi, ''],
  [/\bI (?:just )?wanted to (?:reach out and )?(?:share|mention|let you know) (?:that )?/gi, ''],
  [/(?<=^|[.!?\n]\s*)I hope (?:this (?:email|message|note) finds you well|you are (?:doing )?well|all is well)[.!]\s*/gi, ''],
  [/(?<=^|[.!?\n]\s*)my name is [^.!?\n]{2,60}[.!]\s*/gi, ''],
];

const turnToYou = (text: string): string => TURNS.reduce((changed, [turn, by]) => changed.replace(turn, by), text).replace(/ {2,}/g, ' ');

const inEnglish = (draft: EmailDraft, change: (text: string) => string) =>
  draft.language === 'en'
    ? withBody(
        draft,
        editProse(draft, (prose) => recapitalise(change(prose))),
      )
    : emailOf(draft);

export const wordEdits: readonly Edit[] = [
  {
    id: 'plainer_words',
    stage: 'reply',
    fixes: ['reading_level'],
    when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
    apply: (draft) => inEnglish(draft, plainer),
  },
  {
    id: 'turn_we_to_you',
    stage: 'reply',
    fixes: ['you_and_we'],
    when: ({ youShare }) => youShare !== null && youShare < 0.5,
    apply: (draft) => inEnglish(draft, turnToYou),
  },
];
