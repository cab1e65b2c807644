import {
  DID,
  HAS_IN_MIND,
  MONTH,
  NEAR,
  NOTICED,
  NUMBER,
  SEEN_ONE,
  WHEN,
  clauseAt,
  toDistance,
  toEnding,
  toLacking,
  toLooked,
  withSender,
} from './claimWords.ts';

const SAW = String.raw`(?:\b(?:I|we)(?:['\u2019]ve| have)?(?: just| recently| also)? |^(?:just |recently )?)(?:saw|see|seen|noticed?|read|heard?|spotted|learned|understand|came across|found(?: out)?)(?: (?:that|on \p{L}+ that|about))? \{\{company\}\}`;
/** What one company does now or did: "I noticed that {{company}} is opening a branch". */
const OF_COMPANY = new RegExp(
  String.raw`${SAW}(?: (?:is|are|holds?|has|have) [^.!?\n]{0,40}\b(?:certified|certification|certificate|accredited|accreditation|licensed|ISO|SOC|HACCP|listed|registered|award|winner|finalist|member|hiring|openings?|vacanc(?:y|ies)|rat(?:ed|ing)|${NUMBER})\b| (?:is|are|has been|have been) (?:now |currently |about to )?(?!being\b)\p{Ll}+ing\b| (?:has |have )?(?:just |recently )?${DID}\b|[^.!?\n]{0,60}\b(?:${WHEN}|in ${MONTH}))`,
  'iu',
);
/** A visit: "I drove past {{company}} last week". A look at a page can be taken at every company. */
const VISITED =
  /\b(?:I|we)(?:['\u2019]ve| have| was| were)?(?: just| recently| also)? (?:(?:drove|driving|walked|walking|biked|rode|went|passed|passing|ran|stopped|came|swung|popped|dropped) (?:right )?(?:past|by|into|in at|in to|through|out to|over to|down to)|drove to|passed|visited|toured|ate (?:lunch |dinner |breakfast )?at|(?:had|grabbed|tried|ordered|bought|enjoyed) (?:[\p{L}'\u2019-]+ ){1,4}(?:at|from)|stayed at|shopped at|parked at) \{\{company\}\}(?!['\u2019]s? (?:\p{L}+ )?(?:web ?site|site|page|profile|blog|store online|listing)|[^.!?\n]{0,20}\b(?:on LinkedIn|online|on Google|on Facebook|on Instagram))/iu;
/** "Would it be any use if I popped in to {{company}}?": what is asked for or supposed did not happen. */
const SUPPOSED =
  /\b(?:if|unless|suppose|supposing|imagine)\b[^,;:\u2013\u2014]*$|^\W*(?:would|could|should|might|may|shall|can)\b[^,;:\u2013\u2014]*$/i;
/** "I have a couple of tenants in mind for {{company}}", "a buyer who is interested in {{company}}". */
const FOUND_FOR = new RegExp(
  String.raw`${HAS_IN_MIND} \{\{company\}\}|\b(?:buyers?|investors?|candidates?|tenants?|customers?|clients?|editors?) (?:(?:who|that) (?:is|are) |very |really |seriously )*(?:interested in|asking about|keen on|asking for) \{\{company\}\}`,
  'iu',
);
/** "I was looking at the {{company}} website and noticed". */
const LOOKED = toLooked(String.raw`(?:the )?\{\{company\}\}(?:['\u2019]s?)?`);
const ENDING = toEnding(String.raw`\{\{company\}\}(?:['\u2019]s)?`);
const LACKING = toLacking(String.raw`(?:the )?\{\{company\}\}(?:['\u2019]s?)?`);
/** "On a site the size of {{company}} I find 40 leaks". */
const OF_SIZE = /\b(?:the size of|as (?:big|large|small) as) \{\{company\}\}(?=[^.!?\n]*\b(?:I|we)\b[^.!?\n]*\d)/iu;
/** Whether nothing but such words holds for one company. */
export const tellsSize = (text: string): boolean => /^(?:the size of|as (?:big|large|small) as) \{\{company\}\}$/iu.test(text);
export const DISTANCE = toDistance(String.raw`\{\{company\}\}`);
/** "Been past your unit at {{company}} a few times". */
const BEEN_PAST =
  /\b(?:been|driven|drove|walked|gone|went|came|cycled|passed|popped|stopped) (?:right )?(?:past|by|round|into|in(?: at)?) (?:your|the) (?:\p{Ll}+ ){1,2}(?:at|of) \{\{company\}\}/iu;
/** What people may have done with the sender, or any company did once. */
const NOT_OWN =
  /^(?:signed|registered|subscribed|downloaded|visited|attended|joined|asked|requested|contacted|wanted|needed|agreed|received|missed|used|stopped|applied|enquired|inquired|replied|answered|started|approved|confirmed)$/iu;
/** "Since {{company}} bought the second site": taken for granted, whatever is guessed of it. */
const PRESUMED = new RegExp(
  String.raw`\b(?:since|after|now that|because|given that) \{\{company\}\} (?:has |have )?(?:just |recently |also |already )?(${DID})\b`,
  'iu',
);
/** "{{company}} is hiring", "{{company}} has just moved". */
const STATED = new RegExp(
  String.raw`\{\{company\}\} (?:(?:is|are) (?:currently |now |still |already |also )?(?:using|hiring|recruiting|expanding|opening|moving|building|buying|importing|exporting|launching|advertising|bidding|migrating|renovating|leasing|renting|outsourcing)|(?:has |have )?(?:just |recently |newly )(${DID}))\b`,
  'iu',
);
const LIKENED = /\b(?:if|whether|suppos\p{L}+|imagin\p{L}+|assum\p{L}+|like|such as)\b/iu;
/** Before what is only supposed, asked or said of others. */
const HEDGED =
  /\b(?:if|whether|when|whenever|once|unless|until|in case|perhaps|maybe|may|might|could|would|probably|likely|possibly|suppos\p{L}+|assum\p{L}+|guess\p{L}*|imagin\p{L}+|suspect|seems?|wonder\p{L}*|curious|how|what|why|where|who|which|like|such as|way|sure|know|idea|while|as)\b/iu;

/** Where a sentence says something of its reader's company as a fact; undefined if it does not. */
function findFact(sentence: string): number | undefined {
  if (sentence.trimEnd().endsWith('?')) return undefined;
  const [presumed, stated] = [PRESUMED.exec(sentence), STATED.exec(sentence)];
  const isOwn = (found: RegExpExecArray | null, hedge: RegExp): boolean =>
    found !== null && !NOT_OWN.test(found[1] ?? '') && !hedge.test(sentence.slice(0, found.index));
  if (isOwn(presumed, LIKENED)) return presumed?.index;
  return isOwn(stated, HEDGED) ? stated?.index : undefined;
}

/** What a sentence claims to have seen of the reader's company, which stands in it as `{{company}}`; undefined if it does not. */
export function claimOfCompany(sentence: string): string | undefined {
  const whole = withSender(sentence);
  const form = [OF_COMPANY, VISITED, SEEN_ONE, NEAR, NOTICED, FOUND_FOR, LOOKED, LACKING, ENDING, BEEN_PAST, OF_SIZE, DISTANCE].find(
    (one) => one.test(whole),
  );
  // The rest of such a sentence is the sender's own experience.
  if (form === OF_SIZE) return OF_SIZE.exec(sentence)?.[0];
  const at = form?.exec(whole)?.index ?? findFact(whole);
  if (at === undefined || SUPPOSED.test(whole.slice(0, at))) return undefined;
  // How near somebody is, is told of what stands before it.
  return whole === sentence && (form === OF_COMPANY || form === VISITED)
    ? sentence.slice(at)
    : clauseAt(sentence, Math.max(0, at - (whole.length - sentence.length)));
}
