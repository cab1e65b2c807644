import { greetingLine } from '../evidence.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, presenceReader } from '../../reading/featureReader.ts';
import { roleReader } from '../../reading/roleReader.ts';
import { STRICT } from '../../reading/strengthOf.ts';
import { proseEnd } from '../../reading/sections/proseEnd.ts';
import type { Span } from '../../reading/span.ts';
import { rememberTest } from '../../reading/text/remember.ts';
import { bodyColumn, present } from '../column.ts';
import { switched, flag } from '../contrasts.ts';
import { dropApology, FOR_WRITING } from './dropApology.ts';
import type { Sign } from '../sign.ts';

const FORMAL = /^\s*dear(?![\p{L}\p{N}])/iu;

/** Generic greetings. */
const TO_NOBODY =
  /^\s*(?:(?:dear|hi|hello|greetings|respected|esteemed)\s+(?:sirs?|madams?|customers?|(?:business|website|home|shop|store)\s+owners?|(?:valued|potential|prospective)\s+\p{L}+|decision[\s-]makers?|ladies\s+and)(?![\p{L}\p{N}])|dear\s+(?:friends?|webmasters?|hiring\s+managers?|colleagues?|recipients?|users?|readers?|clients?|partners?)(?![\p{L}\p{N}])|to\s+whom(?:soever)?\s+it\s+may\s+concern)/iu;

/** A first line with a title and a name: "Dr. Feldman,", "Mr. Okoro -". */
const TITLE_AND_NAME =
  /^\s*(?:dr|prof|professor|mr|mrs|ms|mx|rev|reverend|father|sister|rabbi|imam|captain|chef|coach|pastor|sir|madam|judge|mayor|senator|councill?or)\b\.?[ \t]+(?:\p{Lu}\.[ \t]*)?\p{Lu}[\p{L}'\u2019-]+(?:[ \t]+\p{Lu}[\p{L}'\u2019-]+)?[ \t]*(?:[,:!\u2013\u2014]|-{1,2}(?=\s))/iu;

/** Behind such words, a name of the reader: "Dear friend Colin,". */
const NAMES_SOMEBODY =
  /^(?:(?:\/| or )(?:[Mm]adam|[Ss]ir))?(?:[ \t]+(?!(?:[Oo]r|[Aa]nd|[Mm]adam|[Ss]irs?|[Aa]ll|[Tt]eam|[Ff]riends?|[Cc]olleagues?|[Oo]wners?)(?!\p{L}))\p{Lu}[\p{L}'\u2019-]+){1,2}[ \t]*[,!:\n\u2013\u2014-]/u;

/** Whether a greeting goes to nobody in particular. */
function greetsNobody(text: string): boolean {
  const found = TO_NOBODY.exec(text);
  return found !== null && !NAMES_SOMEBODY.test(text.slice(found.index + found[0].length));
}

function readSalutation({ body, greeting }: EmailDraft): number {
  if (greetsNobody(body.visible)) return -1;
  if (greeting === undefined) return TITLE_AND_NAME.test(body.visible) ? 1 : 0;
  return FORMAL.test(body.visible) ? 0.5 : 1;
}

/** Start of the last sentence of the prose: thanks before it are not a closing. */
function closingStart(draft: EmailDraft): number {
  const end = proseEnd(draft);
  return draft.sentences.findLast(({ start }) => start < end)?.start ?? end;
}

/** A listed apology counts, whatever the rest of its sentence does. */
const ALWAYS = { from: -1, full: 0 };
/** Sympathy, not an apology for writing. */
const SYMPATHY = /\bsorry (?:to (?:hear|see|learn)|about|for your|for writing in \w+|for my (?:English|German|French|Spanish))\b/i;

/** "Thanks to someone" does not thank the reader. */
const THANKS_TO_OTHERS = /\bthanks to\b/i;

const thanksReader = roleReader({ role: 'thanks', stock: 'thanks', except: rememberTest(THANKS_TO_OTHERS) });

function findThanks(draft: EmailDraft): Span[] {
  const found = thanksReader.find(draft);
  if (found.length === 0) return [];
  const from = closingStart(draft);
  return found.filter(({ end }) => end > from);
}

/** Name of an opening without a plain greeting. */
function readOpening(salutation: number): 'absent' | 'blank' | 'formal' | 'impersonal' {
  if (salutation < 0) return 'impersonal';
  if (salutation >= 1) return 'absent';
  return salutation === 0 ? 'blank' : 'formal';
}

export const courtesy: Sign<{
  features: 'apologies' | 'thanks' | 'salutation';
  columns: 'salutation' | 'courtesy';
  edits: 'drop_apology';
  senses: 'absent' | 'blank' | 'formal' | 'impersonal' | 'lower';
}> = {
  label: 'Greeting, thanks and apologies',
  features: {
    /** Apologies for writing at all. */
    apologies: {
      reader: roleReader({ role: 'apology', stock: 'apology', gate: STRICT, listedGate: ALWAYS, except: rememberTest(SYMPATHY) }),
      isEnglishOnly: true,
      quotesSentence: true,
    },
    /** 0 or 1: thanks in the last sentence or in the closing formula. */
    thanks: { reader: presenceReader({ find: findThanks }), isEnglishOnly: true },
    /** How the email opens: 1 a greeting, 0.5 "Dear", 0 none, -1 a generic one ("Dear Sir or Madam"). */
    salutation: {
      reader: { find: ({ greeting }) => (greeting === undefined ? [] : toSpans('body', [greeting])), read: readSalutation },
      isEnglishOnly: true,
    },
  },
  columns: {
    salutation: bodyColumn({
      features: ['salutation'],
      curve: () => (kind) => kind,
      effects: {
        reply: {
          oddsRatio: 1.05,
          sd: 0.06,
          grade: 'assumption',
          reason:
            'A greeting against none. "Dear" counts half, and "Dear Sir or Madam" as much below zero. Threads of all kinds show the same order with larger gaps.',
        },
      },
      contrast: flag('salutation'),
    }),
    courtesy: bodyColumn({
      features: ['thanks', 'apologies'],
      curve: () => (thanks, apologies) => present(thanks) - present(apologies),
      effects: {
        reply: {
          oddsRatio: 1.04,
          sd: 0.06,
          grade: 'assumption',
          reason:
            'Thanks at the end against an apology for writing. In threads of all kinds, thanks bring more answers; cold email differs.',
        },
      },
      contrast: switched({ thanks: 1, apologies: 0 }, { thanks: 0, apologies: 0 }),
    }),
  },
  shownBy: ['apologies', 'thanks', 'salutation'],
  evidence: {
    for: (_draft, spansOf) => spansOf('thanks'),
    against: (draft, spansOf) => {
      const apologies = spansOf('apologies');
      const forWriting = apologies.filter(({ start, end }) => FOR_WRITING.test(draft.body.raw.slice(start, end)));
      const found = forWriting.length > 0 ? forWriting : apologies;
      return found.length > 0 ? found : greetingLine(draft);
    },
  },
  // Nearly every email has a greeting, and many end with thanks: neither is a merit of this one.
  sense: ({ isFor, values }) => (isFor ? null : (values.apologies ?? 0) > 0 ? 'lower' : readOpening(values.salutation ?? 1)),
  sentences: {
    absent: {
      claim: { about: 'thanks', states: 'absent' },
      titles: ['No thank-you at the end'],
      what: ['The email ends without a thank-you.'],
      why: ['Among people who know each other, a thank-you brings slightly more replies. For cold email, this is our assumption.'],
      names: ['ending without a thank-you'],
      takeaways: ['Try ending with a thank-you.'],
    },
    blank: {
      claim: { about: 'greeting', states: 'absent' },
      titles: ['No greeting'],
      what: ['The email starts with the text itself.'],
      why: ['An email without a greeting reads like a mass email.'],
      names: ['the missing greeting'],
      takeaways: ['Start with “Hi” and the first name.'],
    },
    formal: {
      claim: { about: 'formal_greeting', states: 'present' },
      titles: ['A formal greeting'],
      what: ['The greeting is formal.'],
      why: ['In our model, “Hi” and a first name get slightly more replies. This is our assumption.'],
      names: ['the formal greeting'],
      takeaways: ['Try “Hi” and the first name.'],
    },
    impersonal: {
      claim: { about: 'impersonal_greeting', states: 'present' },
      titles: ['A greeting that names nobody'],
      what: ['“<quote>” greets nobody by name.', 'The greeting names nobody.'],
      why: ['It reads like a mass email. What it costs is our assumption.'],
      names: ['a greeting that names nobody'],
      takeaways: ['Greet each lead by first name instead of “<quote>”.', 'Greet each lead by first name.'],
    },
    lower: {
      claim: { about: 'apology', states: 'present' },
      titles: ['It apologizes for writing'],
      what: ['The email says “<quote>”.', '“<quote>” apologizes for the email.'],
      why: ['An apology tells readers that the email wastes their time.'],
      names: ['the apology'],
      takeaways: ['Drop “<quote>” and start with the reason you are writing.'],
    },
  },
  reasons: {
    for: null,
    against: ({ quote, values: { apologies, salutation } }) => {
      if ((apologies ?? 0) > 0) return `Apologizes: “${quote}”`;
      if ((salutation ?? 0) < 0) return 'The greeting names nobody';
      return (salutation ?? 0) === 0 ? 'No greeting' : 'A formal greeting';
    },
  },
  edits: {
    drop_apology: {
      when: ({ apologies }) => (apologies ?? 0) > 0,
      apply: dropApology,
      isTidy: true,
      advice: ['Drop “<quote>”', 'Drop the apology'],
    },
  },
};
