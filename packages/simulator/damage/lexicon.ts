const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const PREPOSITIONS = setOf(
  'at by for from in into of on onto per than to toward towards upon via with without within between among against during despite behind beyond',
);

/** Pairs of adjacent prepositions that are correct English. */
const PREPOSITION_PAIRS = setOf(
  'from_within from_behind from_between in_between out_of up_to on_to in_to for_within by_within in_on on_at in_with in_for in_at by_in by_on sign_in than_in than_at than_on than_by than_with than_for than_from than_to than_without to_within for_between except_for except_in of_in of_on from_in from_on on_by',
);

const PAIRS_OF_COMPARISON = setOf('than');
export const isPrepositionPair = (one: string, other: string): boolean =>
  PAIRS_OF_COMPARISON.has(one) || PREPOSITION_PAIRS.has(`${one}_${other}`);

/** Words that need a noun after them. */
export const DETERMINERS = setOf('a an the your my our their its every each');

/** Words that cannot end a line or a sentence. */
export const NEVER_LAST = setOf(
  'a an the your my our their its every of from with into than per via and or but nor because if when while who which whose what how why is are was were am be at by onto toward towards upon for to as without within between among against during despite very',
);

/** Adverbs that limit the words after them: a cut leaves them hanging. */
export const LIMITING = setOf(
  'only just even merely simply solely especially particularly mainly mostly including excluding almost nearly',
);

/** Adverbs that say nothing alone after a conjunction: "but then." */
export const AFTER_CONJUNCTION = setOf('so then also still soon now yet always again maybe perhaps');

/** Words that cannot follow a preposition or a determiner. */
export const NOT_AFTER_LINK = setOf(
  'and or but is are was were am has have had will would can could should may might must do does did now today tomorrow yesterday soon already also then too helps lets saves makes gives shows cuts takes',
);

/** Words that reverse the meaning of the words around them. */
export const NEGATION = /\b(?:not|no|never|nothing|nobody|none|without|instead|isn['\u2019]t|don['\u2019]t|won['\u2019]t|can['\u2019]t)\b/i;

export const CONJUNCTIONS = setOf('and or but nor');

export const UNITS = setOf(
  '% percent minute minutes min mins hour hours hrs day days week weeks month months year years x k m bn million billion thousand usd eur gbp dollars euros pounds tons tonnes kg km miles seats users trucks',
);

export const TITLES = setOf('mr mrs ms mx dr prof professor');

const STOPWORDS = setOf(
  "a an the your my our their its his her this that these those i you we they it he she us me him them of from with into than per via and or but nor because if when while who which whose what how why is are was were am be been being at by on in to for as so up out about over under not no do does did can could will would should may might must just very too more most some any all re fw fwd there here than then also today now i'm you're we're it's",
);

export const isContentWord = (key: string): boolean => /[\p{L}\p{N}]/u.test(key) && !STOPWORDS.has(key);

const VERBS = setOf(
  "is are was were am be been being has have had do does did can could will would should may might must shall let lets let's make makes made get gets got give gives gave take takes took took see sees saw seen know knows knew think thinks thought want wants need needs find finds found help helps helped work works worked use uses used try tries tried ask asks asked tell tells told say says said show shows showed run runs ran pay pays paid cut cuts save saves saved send sends sent write writes wrote read reads wait waits waited reply replies replied call calls called look looks looked keep keeps kept start starts started stop stops stopped book books booked pick picks pick click clicks check checks share shares shared build builds built grow grows grew reduce reduces reduced improve improves improved plan plans planned lose loses lost win wins won buy buys sell sells sold spend spends spent offer offers offered provide provides transform transforms transformed enable enables enabled join meet meets met speak talk chat hope love like believe wonder wondering noticed heard bring brings brought come comes came go goes went put puts set sets turn turns turned move moves moved hold holds held leave leaves left open opens opened close closes closed fill fills filled rank ranks chase chases handle handles replace replaces serve serves train trains tend tends happen happens cost costs end ends add adds added feel feels felt mean means meant i'm i've i'd i'll you're you've you'll you'd we're we've we'll we'd it's that's there's here's they're they've who's what's don't doesn't didn't can't won't isn't aren't wasn't couldn't wouldn't hire hires hired hit hits reach reaches reached connect connects automate automates integrate integrates double doubles doubled drop drops dropped fall falls fell rise rises rose wrote choose chooses chose stay stays stayed suggest suggests suggested understand understands manage manages track tracks learn learns explain thank thanks congrats congratulations sorry see discover boost boosts unlock unlocks avoid avoids fix fixes fixed empower empowers optimize optimizes allow allows allowed deliver delivers delivered drive drives leverage leverages streamline streamlines accelerate accelerates simplify simplifies support supports guarantee guarantees include includes create creates created develop develops specialize specializes combine combines protect protects monitor monitors print prints clean cleans repair repairs ship ships pack packs deal deals require requires required ensure ensures eliminate eliminates increase increases increased achieve achieves becomes become install installs installed supply supplies supplied distribute distributes own owns pass passed passes sign signs signed edit edits edited collect collects collected pull pulls pulled answer answers answered list lists listed feed feeds fed place places placed rent rents rented come design designs designed test tests tested record records recorded translate translates translated measure measures measured review reviews reviewed certify certifies roast roasts insure insures insured connects cover covers covered act acts utilize utilizes utilise utilises inspect inspects schedule schedules contact contacts visit visits order orders",
);

export const isVerb = (key: string): boolean => VERBS.has(key.replaceAll('\u2019', "'"));

/** Sentence beginnings that make no sense without the previous sentence. */
const LEANING =
  /^(?:if (?:so|not|yes)|or|otherwise|in that case|either(?: way)?|both|but|yet|however|nevertheless|nonetheless|since then|so|and|because|then|which|they|he|she|it|this|these|that|those|same|that's|it's|they're|here(?:'|\u2019)s)\b/i;
/** Says who writes, and points at nothing: "This is Dana from Kettleby." */
const NAMES_SENDER = /^(?:[Tt]his is|[Ii]t['\u2019]s) \p{Lu}\p{Ll}/u;
export const leans = (sentence: string): boolean => LEANING.test(sentence) && !NAMES_SENDER.test(sentence);

/** What the sender feels about the sentence before it, and nothing else: "Frankly, I'm surprised." */
export const REACTS =
  /^(?:(?:quite )?(?:frankly|honestly|to be (?:honest|frank)|I must (?:say|admit)|needless to say|naturally),? )?(?:I|we)(?: am| was| are| were|['\u2019]m|['\u2019]re) (?:(?:a|bit|little|very|quite|really|rather|somewhat|just|so|truly|deeply|more|than) ){0,3}(?:\p{Ll}+ed|sorry|sad|glad|angry|upset|hurt)(?: to say the least)?[.!]*$/iu;

/** Sentences that only count or compare what the one before names: "Only four had a plan.", "Each saves an hour." */
const COUNTS_ON =
  /^(?:only|just(?! (?:wanted|want|a (?:quick|short|brief)|writing|reaching|dropping)\b)|each|every one|none|some of|most of|many of|half|another|others|neither|either|also|even|still|instead|there|here|after that|before that|as a result|for example|e\.g|i\.e|in other words|the (?:first|second|third|rest|same|other|result|reason)|(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: \w+)? (?:of|are|were|was|had|have|went|came|did|paid|said)|(?:\p{L}+|\d+)(?: \p{L}+)? (?:minutes?|hours?|days?|weeks?|months?|years?|seasons?) later|by then|why|how so|yes|no|not one)\b/iu;

/** Whether a sentence belongs in one paragraph with the one before it. */
export const leansBack = (sentence: string): boolean => leans(sentence) || COUNTS_ON.test(sentence);

/** Words that start with a vowel letter but a consonant sound, and the reverse. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|us[aeiu]|u[kst]\b|uk|eu|one\b|one-|once|ub[ie]|ut[ie]|ur[aei]|ewe)/i;
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|8|11\b|18\b|11-|18-|8-)/i;

/** Initialisms that are spelled out, and whose first letter's name starts with a vowel. */
const SPELLED_WITH_VOWEL = /^(?:[FHLMNRSX][B-DF-HJ-NP-TV-XZ]{1,4}|SEO|MOT|LED|FAQ|NGO|HOA|SUV|RFI|MOQ|ROI)(?:s|-.*)?$/;

/** Whether "a" or "an" is certainly wrong before a word. Few initialisms are checked. */
export function isWrongArticle(article: string, word: string): boolean {
  const isSpelled = /^(?:\p{Lu}[\p{Lu}\d&]*s?|\p{Lu}-.*)$/u.test(word);
  if (article === 'a' && isSpelled && /^[AEIO]/.test(word)) return !CONSONANT_SOUND.test(word);
  if (article === 'a' && isSpelled && SPELLED_WITH_VOWEL.test(word)) return true;
  if (isSpelled || !/^[\p{L}\d]/u.test(word)) return false;
  const isVowel = VOWEL_SOUND.test(word) || (/^[aeiou]/i.test(word) && !CONSONANT_SOUND.test(word));
  return article === 'a' ? isVowel : !isVowel;
}
