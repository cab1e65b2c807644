const BEINGS = String.raw`(?:(?:evil|bad|negative|dark|restless|low[- ]level|stagnant) (?:entities|spirits?|energ(?:y|ies)(?! (?:ratings?|bills?|costs?|use|usage|labels?|certificates?|waste|losses|efficiency|performance)\b)|forces|vibrations)|(?:evil )?spirits|entities|demons|hex(?:es)?|curses?|jinx(?:es)?|(?:the )?evil eye|bad karma)`;
const DRIVES_OUT = String.raw`(?:clears?|clearing|cleanses?|cleansing|removes?|removing|banish(?:es|ing)?|exorci[sz]es?|exorci[sz]ing|lifts?|lifting|breaks?|breaking|expels?|expelling|drives? out)`;
const OCCULT: readonly RegExp[] = [
  new RegExp(String.raw`\b${DRIVES_OUT}\b[^.?!\n]{0,40}\b${BEINGS}\b`, 'iu'),
  new RegExp(String.raw`\b${BEINGS}\b[^.?!\n]*[.?!] (?:I|We) (?:can |will |also )?${DRIVES_OUT} (?:it|them)\b`, 'iu'),
  /\b(?:by|with|using|through) (?:an? |my |the |our )?(?:pendulum|crystal ball|tarot|telepathy|clairvoyance|voodoo|black magic|witchcraft|spells?|astral (?:travel|projection))\b/iu,
  /\b(?:casts?|casting) (?:an? |my |our )?(?:\p{L}+ )?spells?\b|\b(?:spell|hex) casters?\b|\bremote viewing\b|\btelepathic(?:ally)?\b/iu,
  /\bhypnoti[sz](?:es?|ed|ing) (?:them|him|her|your (?:customers|clients|buyers|debtors|competitors|tenants|suppliers|boss|bank))\b|\b(?:debtor|customer|client|buyer|invoice|sales) hypnoti[sz](?:t|ts|m)\b/iu,
];
/** Each harmless by itself: a firm may sell crystals, or hold a meeting at new moon. */
const ESOTERIC: readonly RegExp[] = [
  /\bauras?\b/i,
  /\b(?:amethysts?|(?:rose )?quartz|(?:healing|charged|moonlit|power) crystals?|crystals? (?:grids?|healing|therapy))\b/i,
  /\bchakras?\b/i,
  /\b(?:energy|aura|space|karmic) (?:cleans\p{L}+|clear\p{L}+|heal\p{L}+|readers?|readings?|workers?)\b/iu,
  /\b(?:(?:full|new|waxing|waning|one|next|blood) moons?|moon is (?:full|new|waxing|waning)|mercury (?:is )?(?:in )?retrograde|horoscopes?|astrolog\p{L}+|zodiac)\b/iu,
  /\b(?:gongs?|incense|sage (?:sticks?|bundles?|smoke)|smudg\p{L}+|pendulums?|dows\p{L}+|tarot|runes?|ley lines?)\b/iu,
  /\b(?:spirit guides?|ancestors|third eye|past lives|past life|vibrations?|vibrational|shaman\p{L}*|psychics?|clairvoyan\p{L}*|mediums?)\b/iu,
];
/** What no crystal has ever mended. */
const MADE_THINGS =
  'forklifts?|servers?|printers?|photocopiers?|routers?|boilers?|conveyors?|compressors?|spreadsheets?|elevators?|escalators?|(?:vending |coffee )machines?|filing cabinets?|staplers?|invoices?|vans?|lorr(?:y|ies)|cranes?|lathes?|presses|pallets?|databases?|dishwashers?|generators?|pumps?';
const MACHINES =
  /\b(?:servers?|wi-?fi|routers?|computers?|laptops?|printers?|data cent(?:er|re)s?|spreadsheets?|invoices?|payroll|forklifts?|conveyors?|compressors?|boilers?|databases?|inbox(?:es)?|cash ?flow|ledgers?|photocopiers?|vans|trucks|fleet|CRM|ERP|firewalls?|software)\b/i;
/** "A therapist for servers" */
const COMFORTED = new RegExp(
  String.raw`\b(?:${MADE_THINGS})(?:['\u2019]s?|s)? (?:therap(?:y|ist|ists)|psycholog\p{L}+|psychiatr\p{L}+|counsell?\p{L}+|life coach\p{L}*|yoga|hypno\p{L}+|massages?|funerals?)\b|\b(?:feelings|souls?|dreams|mood|childhood|grief|loneliness|trauma) of (?:your|the|our) (?:[\p{L}-]+ )?(?:${MADE_THINGS})s?\b|\b(?:your|the|our) (?:${MADE_THINGS})s? (?:is|are|feels?|gets?|looks?) (?:\p{L}+ )?(?:lonely|sad|unseen|unloved|weepy|homesick|heartbroken|jealous|depressed|grieving|traumati[sz]ed|possessed|haunted)\b`,
  'iu',
);
const LEAST_SIGNS = 2;
const comfortsMachines = (told: string): boolean =>
  COMFORTED.test(told) || (ESOTERIC.filter((sign) => sign.test(told)).length >= LEAST_SIGNS && MACHINES.test(told));

/** As a show, in a story, or as what somebody is called. */
const PLAYED =
  /\b(?:shows?|films?|games?|books?|novels?|stories|theat(?:er|re)s?|halloween|escape rooms?|museums?|costumes?|legal entities|business entities|curse words)\b/i;

/** Whether somebody offers to work on a firm by spirits, spells or trances, which hardly any reader takes at face value. */
export const isOccult = (told: string): boolean =>
  !PLAYED.test(told) && (OCCULT.some((words) => words.test(told)) || comfortsMachines(told));
