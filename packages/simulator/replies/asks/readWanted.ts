import type { SellerFacts } from './sellerFacts.ts';

/** "Can you tell me the heaviest piece and the reach", "if you send us your last invoice": what the reader is to give. */
const GIVES =
  /(?:\b(?:can|could|would|will) you (?:please |just |maybe |be (?:able|willing|happy) to )?|\bif you(?:['\u2019]d)? (?:can |could |would |just )?|\b(?:worth|mind|fancy|care to|up for) |\bplease |(?:^|[.!?\n] *|[,;] )(?:so |then |just )?)(?:tell|send|giv|email|ping|forward|shar|drop|let)(?:e|ing)? (?:me|us|over|across)(?: have| know)? (?:over |across |back )?((?:the|your|an?|one|two|three|some|last year['\u2019]s|photos?|pictures?|drawings?|how|what|which|when|whether|if)\b[^.?!\n]*)/i;
/** "Reply with the number of sets you have." */
const REPLIES_WITH =
  /(?<!\b(?:they|who|people|patients|customers|guests|he|she|it|(?:I|we)(?:['\u2019]ll)?|will|can) (?:\p{L}+ )?)\b(?:reply|answer|write back|come back to (?:me|us)|text (?:me|us)|email (?:me|us)) with ((?:the|your|an?|some|one|photos?|pictures?|drawings?|how|what|which)\b[^.?!\n]*)/iu;
/** What the reader does with it: "the number of sets you have". */
const OF_READER =
  / (?:that |which )?you(?:['\u2019]ve)? (?:\p{L}+ )?(?:have|got|use|run|need|keep|operate|own|ship|order|sell|buy|want|handle)$/iu;
/** "I will send you a schedule": what comes in return. */
const PROMISES =
  /\b(?:I|we)(?:['\u2019]ll| will| can) (?:then |also |happily )?(?:send|email|share|forward|give|make|draw up|draft|prepare|put together) (?:you |over |back |them )*(?:an?|our|the|some|your) ((?:[\p{L}-]+ ){0,2}?(?:list|checklist|schedule|plan|price|quote|proposal|offer|estimate|comparison|report|guide|calendar|sheet|calculation|breakdown|summary|draft|outline|drawing|design|sample|map|example|overview|brochure|catalog(?:ue)?|copy)s?)\b/iu;
/** "I only need the square footage": the same as a statement. */
const NEEDS =
  /\b(?:I|we)(?:['\u2019]d| would)? (?:only|just|still) need(?: to know| to have)? ((?:the|your|an?|some|photos?|pictures?|drawings?|how|what|which)\b[^.?!\n]*)|\b(?:all|what) (?:I|we)(?:['\u2019]d| would)? need(?: from you| to know)? (?:is|are) ((?:the|your|an?|some|photos?|pictures?|drawings?|how|what|which)\b[^.?!\n]*)/i;
/** "Would you have a page we could translate for free?", "Is there a report we may look at?": something of the reader's to work on. */
const HAVES =
  /\b(?:would|do|might) you have ((?:an?|one|some) (?:[\p{L}-]+ )?(?:page|text|file|drawing|photo|picture|image|document|invoice|bill|statement|contract|brief|list|logo|menu|manual|letter|label|article|recording|video|data ?set|spec(?:ification)?|spreadsheet|translation|brochure|design|part|sample)s?) (?:that |which )?(?:we|I) (?:could|can|may|might)\b[^.?!\n]*\?/iu;
/**
 * "Shall I run 50 of your invoices through it and send you the result?": papers of the reader's own that somebody has to send before the sender
 * can work on them.
 */
export const WORKS_ON =
  /\b(?:if I|(?:shall|should|can|could|may) (?:I|we)|want me to|like me to) (?:just |quickly )?(?:r[au]n|put|check(?:ed)?|test(?:ed)?|went through|go through|gone through|mark(?:ed)? up|review(?:ed)?|process(?:ed)?|scan(?:ned)?|audit(?:ed)?|pric(?:e|ed)|look(?:ed)? (?:at|through|over)) ((?:(?:\d+|a|one|two|three|five|ten|twenty|a few|some|a dozen|a couple) of )?your (?:own |last |latest |recent |open |oldest |current )?(?:\p{L}+ ){0,2}?(?:invoices?|bills?|statements?|contracts?|drawings?|recordings?|ledgers?|exports?|payslips?|quotes?|timesheets?|(?:supplier|price|customer|stock|part|asset) lists?))\b(?=[^?\n]*\b(?:sen[dt]|giv|gave|show|tell|told|let|through)\p{L}*\b[^?\n]*\?)/iu;
/** Where what is wanted ends and what the sender does with it begins. */
const ENDS =
  /(?:,? (?:and|so|then|to)|,) (?:I|we|our|us|one of)\b.*$|,? and (?:whether|if|how|what|which|when|who)\b.*$| (?:I|we)(?:['\u2019](?:ll|d)| will| can| could| would)\b.*$|,? (?:and|so) (?:can|could|are|do|is|would)\b.*$|,? (?:for|so that|to) .*$/i;
/** What somebody thinks of it, and one of two. */
const NO_THING = /^(?:what|if|whether)\b|^(?:\S+ ){1,3}or \S+$/i;
const IS_THING =
  /^(?:(?:the|your|an?|one|two|three|some|last year['\u2019]s|(?:\d+|five|ten|twenty|a few|a dozen|a couple) of your) [\p{L}'\u2019 -]+|(?:photos|pictures|drawings)(?: of [\p{L}'\u2019 -]+)?)$/iu;
/** The way by which it comes, or the place it is of, need not be repeated. */
const BY_WAY = / (?:by|via|over|through|at|in|near|to|on(?! (?:the|your)\b)) .*$/i;
/** A sign of life, or somebody's name, is no information about things. */
const NOTHING =
  /\b(?:call|ring|bell|DM|shout|buzz|line|chance|try|hand|minute|moment|(?<!\blast )time|note|sentences?|paragraphs?|yes|no|thumbs|go-ahead|if you|whether you|what you think|thoughts|person|contact|name|who|clients|customers|patients|passwords?|log-?ins?|how it|look|word|answer|reply|decision|nod|letter|visit|slot|day|week|hour|months?|quarter|season|when|which (?:one )?(?:suits|works|would|is))\b/i;
const IS_ADDRESS = /\b(?<!email |e-mail |mail )address\b|\b(?:post|zip) ?codes?\b/i;
/** Several places, or one that is not the reader's own, stand on no website. */
const ARE_PLACES = /\b(?:addresses|(?:post|zip) ?codes)\b|\b(?:address|code) (?:of|for) /i;
/** "The weight and your postcode": one of several particulars. */
const IS_LISTED = /(?<!\bnames?),|(?<!\bnames?) (?:and|&) /i;
/** "Send your address and I'll pop one in the mail." */
const GIVES_ADDRESS =
  /\b(?:send|give|drop|text|email|shoot|share)(?: (?:me|us|over|along|across))* (?:your|an?) (?!e-?mail\b)(?:\p{L}+ ){0,2}address\b/iu;
/** An address is wanted for what is sent, or for where the work is. */
const SENDS_THING =
  /\b(?:post|mail|ship|pop|send|drop)\b[^.?!\n]{0,40}\b(?:an?|some|one|two|three|box|sample|free|copy|set|it|them|card|print)\b|\bon (?:its|their|the) way\b/i;
/** Things that somebody counts; how many people come, or would be wanted, is decided. */
const COUNTED =
  /^(?:the )?(?:number of|how many) (?!(?:of (?:you|us)|people|persons?|guests?|heads?|seats?|places|spaces|tickets?|you|are|will|would|could|can|should|and|or|to|by|for)\b)\p{L}/iu;
/** What somebody thinks, does or decides is said, and not sent. */
const IS_SAID = /^(?:(?:how|what|which|when|where|who|whose)\b|the number of\b)/i;
const MOST_WORDS = 7;
/** What is somebody's own, and not their firm's. */
const OWN = /\b(?:CV|résumé|resume|portfolio|notice period|cover(?:ing)? letter|salary)\b/i;

/** What an email wants to be told or sent, with `wanted` if the answer can repeat it; null if nothing. */
export function readWanted(prose: string): SellerFacts | null {
  const needed = NEEDS.exec(prose);
  const wanted =
    (
      HAVES.exec(prose)?.[1] ??
      WORKS_ON.exec(prose)?.[1] ??
      REPLIES_WITH.exec(prose)?.[1] ??
      GIVES.exec(prose)?.[1] ??
      needed?.[1] ??
      needed?.[2]
    )
      ?.replace(/ ?\([^)]*\)/g, '')
      .replace(ENDS, '')
      .replace(/\b(?:rough|approximate|exact) (?=\p{Ll})/giu, '')
      .replace(/ (?:attached|enclosed)$/i, '')
      .replace(OF_READER, '')
      // Of two things, either will do.
      .replace(/,? or .*$/i, '')
      .replace(BY_WAY, '')
      .trim() ?? '';
  if ((IS_ADDRESS.test(wanted) && !ARE_PLACES.test(wanted) && !IS_LISTED.test(wanted)) || GIVES_ADDRESS.test(prose))
    return { tags: [SENDS_THING.test(prose) ? 'askAddress' : 'askPlace'], fields: [] };
  const isCounted = COUNTED.test(wanted);
  if (wanted === '' || NOTHING.test(wanted) || NO_THING.test(wanted) || (IS_SAID.test(wanted) && !isCounted)) return null;
  const isThing =
    IS_THING.test(wanted) && wanted.split(/\s+/).length <= MOST_WORDS && !/\b(?:how|what|which|when|whether|you)\b/i.test(wanted);
  // What cannot be repeated may be anything.
  if (!isThing && !isCounted) return null;
  return {
    tags: ['askGive', ...(isCounted ? ['askCount'] : [])],
    fields: isThing
      ? [
          [
            'wanted',
            wanted
              .replace(/\byour\b/gi, OWN.test(wanted) ? 'my' : 'our')
              .replace(/^one (?=[aeio])/i, 'an ')
              .replace(/^one\b/i, 'a'),
          ],
        ]
      : [],
  };
}

/** What an email promises in return for an answer, such as "schedule"; null if nothing is named. */
export const readPromised = (prose: string): string | null => PROMISES.exec(prose)?.[1]?.toLowerCase() ?? null;
