/** Verbs that British writers end in -ise and Americans in -ize; as stems. */
const ISE_VERBS =
  'author|apolog|capital|categor|custom|emphas|final|general|initial|item|local|maxim|minim|normal|optim|organ|person|personal|priorit|real|recogn|serial|special|standard|stabil|summar|symbol|synchron|util|visual';

/** Words that only British dictionaries have, whole. */
const WORDS =
  'afterwards|ageing|amongst|artefacts?|backwards|burnt|catalogues?|centr(?:e|es|ed|ing)|cheques?|downwards|dreamt|fulfil|enrol|grey|greyed|judgements?|kerb|leant|learnt|licences?|litres?|mis-?spelt|mould|mum|plough|practis(?:e|ed|ing)|programmes?|sceptic\\w*|skilful|spelt|spilt|spoilt|storeys?|theatres?|towards|tyres?|upwards|whilst|defence|offence|fibres?|calibres?|analys(?:e|ed|er|ers|ing)|catalysed';

/** Consonants that Americans do not double, and vowels that they omit. */
const PARTS =
  '\\w*(?:colour|favour|behaviour|honour|labour|neighbour|harbour|rumour|humour|vapour)\\w*|(?:mis)?(?:cancel|label|model|travel|signal|level|fuel|total|channel|marvel)l(?:ed|ing|ers?)|enquir\\w+|cosy|pyjamas';

/** A British spelling in running text; names in code (`organisationId`) are single words and stay. */
export const BRITISH = new RegExp(
  `(?<![_\\w-])(?:${PARTS}|(?:${ISE_VERBS})is(?:e|es|ed|er|ers|ing|ation|ations|able)|${WORDS})(?![_\\w])`,
  'i',
);
