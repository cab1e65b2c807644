import type { Lead } from '../lead.ts';
import { namesNoEmployer } from '../persona/company/namesNoEmployer.ts';
import type { PhraseFields } from './expandPhrase.ts';
import { readSlots, withoutOtherDays } from './asks/readMeeting.ts';

const weekdays = /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday)\b/g;
const signOffPattern =
  /^(?:best|all the best|best wishes|(?:best|kind|warm) regards|regards|rgds|brgds|kr|br|rgrds|thanks|many thanks|thank you|thanks again|thx|cheers|sincerely|yours|yours sincerely|warmly|love|talk soon|speak soon|see you|(?:viele|liebe|beste|freundliche|schöne|herzliche|sonnige|mit freundlichen|mit besten|mit herzlichen) gr(?:ü|ue)(?:ß|ss)en?|gru(?:ß|ss)|lg|vg|mfg|un saludo|saluti|cordiali saluti|groeten|met vriendelijke groet|un cordial saludo|saludos cordiales|saludos|muchas gracias|gracias|un abrazo|atentamente|cordialement|bien à vous|bien cordialement|à bientôt|bonne journée|salutations|merci|amicalement|xo|hugs|warm wishes|take care|respectfully|yours truly|with thanks|thanks a lot|to your success)[,.! ]*$/i;
const nobody =
  /^(?:mrs?|ms|miss|mister|madam|sir|the|your|our|team|sales|marketing|support|customer|account|accounts|billing|hr|ops|it|admin|finance|founder|chef|coach|sister|brother|father|skipper|captain|doctor|professor|prof|chief|ceo|director|manager|sent|unsubscribe|best|thanks|security|service|office|recruiting|talent|facilities|operations|management|reception|logistics|engineering|payroll|legal|technical|regional|policy|estates|premises|board|dear|hi|hello)$/i;

/** "Hugs, Tim" in one line. */
const CLOSED_IN_ONE = /^([^,]{2,24}),\s+(?=\p{Lu})/u;

function dropClosing(line: string): string {
  const closing = CLOSED_IN_ONE.exec(line);
  return closing !== null && signOffPattern.test(closing[1] ?? '') ? line.slice(closing[0].length) : line;
}

/** The end of a line right above a signature that is neither a sentence nor a sign-off: what follows belongs to it, and is a place or a firm. */
const GOES_ON = /[^\s.?!,:;-][ \t]*\r?\n$/u;

/** The sender's first name as signed under the email; null if nobody signed. */
function readSenderName(body: string, signatureStart: number): string | null {
  if (GOES_ON.test(body.slice(0, signatureStart))) return null;
  const signed = body
    .slice(signatureStart)
    .split(/\r?\n/)
    .map((line) => dropClosing(line.trim()));
  // A line that ends in a comma is the closing; the name is below it.
  const lines = signed.filter((line, index) => !line.endsWith(',') || signed.slice(index + 1).every((below) => below === ''));
  const signature = lines.find((line) => line !== '' && !signOffPattern.test(line));
  const name = signature?.match(/^(?:- ?)?(\p{Lu}\p{Ll}{1,14})(?:\s+\p{Lu}[\p{L}'-]*\.?)?(?:,.*)?$/u)?.[1];
  return name === undefined ||
    nobody.test(name) ||
    /\b(?:team|inc|ltd|llc|gmbh|department|dept|desk|helpdesk|office|support|payable|payments|receivable|castings|heating|coaches|brewery|bakery|foods|mills|fixings|motors|tyres|print|joinery|roofing|plumbing|surgery|dental|school|council|hotel|society|club|centre|center|services|solutions|group|partners|consulting|agency|studio|recruitment|search|hire|supplies|stationery|farms?|dairy|hops|timber|planning|watch|estates|garage|college|chamber|guild|windows|gases|executive|manager|director|officer|engineer|specialist|representative|consultant|coordinator|assistant)\b/i.test(
      signature ?? '',
    )
    ? null
    : name;
}

const MOST_CHARACTERS = 40;

/** What the email's parts say that a reply may quote. */
export type QuotedParts = {
  signatureStart: number;
  meetingText: string;
  offer: string | null;
  thing: string | null;
  team: string | null;
};

/** Everything a reply may quote: words from the email and from the lead's own row, and the offer's name. */
export function readFields(lead: Lead, own: { firstName: string | null; displayName: string | null }, parts: QuotedParts): PhraseFields {
  const fields = new Map<string, string>();
  const put = (name: string, value: string | null | undefined) => {
    const text = value?.trim() ?? '';
    if (text !== '' && text.length <= MOST_CHARACTERS && !/[{}[\]<>|\n]/.test(text)) fields.set(name, text);
  };
  put('sender', readSenderName(lead.email.body, parts.signatureStart));
  const slots = readSlots(parts.meetingText);
  put('slot', slots[0]);
  put('slot2', slots[1]);
  const days = [...new Set(withoutOtherDays(parts.meetingText).match(weekdays) ?? [])];
  put('day', days[0]);
  put('day2', days[1]);
  put('offer', parts.offer);
  put('thing', parts.thing);
  put('team', parts.team);
  put('me', own.firstName);
  put('name', own.displayName);
  put('company', lead.company !== null && namesNoEmployer(lead.company) ? null : lead.company);
  put('title', lead.title);
  return fields;
}
