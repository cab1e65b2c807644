/** Last words of a title that are a joke or a state of life, not a job: "wine lover", "queen bee", "proud dad". */
const STATES =
  /(?:^| )(?:lover|addict|enthusiast|junkie|aficionado|fanatic|maniac|freak|snob|nut|buff|fan|mum|mummy|mom|mommy|mama|dad|daddy|papa|father|mother|husband|wife|spouse|grandpa|grandma|grandfather|grandmother|dreamer|doer|thinker|overthinker|believer|hustler|survivor|legend|superhero|hero|warrior|nomad|wanderer|adventurer|human|earthling|soul|guy|girl|dude|gal|queen|king|prince|princess|goddess|owl|bee|unicorn|rebel|misfit|badass|babe|troublemaker|introvert|extrovert|foodie|bookworm|gamer|traveler|traveller|unemployed|sabbatical|retiree|retired|homemaker|housewife|househusband|jobless|jobseeker|job seeker|whisperer|optimist|pessimist|realist|idealist|perfectionist|procrastinator|citizen|visionary|maverick|pirate|cowboy|philosopher|sleeper|napper|universe|everything|nothing|stuff|magic|(?<!sales |responsible |qualified |key |contact |delivery |service |warehouse |stores |maintenance |grounds |media )person)$/;

/** Words people use for someone good at something; with a line of work before them, that is their work. */
const SKILLS =
  /(?:^| )(?:ninja|guru|wizard|rockstar|rock star|star|hacker|geek|nerd|jedi|magician|maestro|sorcerer|samurai|gladiator|champion)$/;

/** Sentences and slogans: "Helping teams win", "Making the world a better place", "I build things". */
const SLOGANS =
  /^(?:helping|making|turning|bringing|empowering|connecting|transforming|living|loving|doing|saving|growing|changing|creating|solving|enabling|inspiring|delighting|reimagining|reinventing|seeking|looking|trying|chasing|dreaming|unlocking|disrupting|obsessed|passionate|proud|proudly|i(?! and)|we|im|just|still|always|never|open to|between|on a|in between|currently|ask me|not a|taking|enjoying|happily|happy|building (?:something|a|the|great|better|things|our|communities|brands|teams|bridges|products|businesses|companies|startups)|professional (?=over)|full time (?=mum|mom|dad|parent|father|mother))(?: |$)(?!.*(?:manager|director|officer|lead|leader|head|supervisor|coordinator|engineer|specialist|technician|assistant|partner)(?: |$))/;
const ABOUT_ONESELF =
  /(?:^| )(?:by day|by night|my|myself|your|our own|everyone)(?= |$)| of (?:life|all trades|the (?:grill|house|castle|universe|world|kitchen sink))(?= |$)/;
/** What somebody is or would like to be, not a job: "Member", "Change maker", "Entrepreneur in spirit". */
const NO_WORK =
  /^(?:(?:founding|proud|(?:senior |casual |key |new )?team|active|committee|club|loyal|community|network) )?members?$|^(?:the )?(?:catalyst|connector|dot connector|connector of .*|mover and shaker|movers and shakers|alumni|alumnus|alumna)$|(?:^| )(?:change|difference|mischief|noise|memory|history|dream|waves?|trouble) ?makers?$| (?:in spirit|by nature|by choice|by accident|in disguise|in progress|in the making)$/;
/** Someone who owns two dogs or is the mother of three does not own a company. */
const OF_PRIVATE_THINGS =
  /(?:owner|mother|father|mum|mom|dad|parent|servant|slave|keeper|ceo|head|king|queen|lord|lady|master|ruler|chief) (?:of|to) (?:(?:a|an|one|two|three|four|five|six|\d+|too many|several|many|the best|the cutest) [a-z ]*)?(?:dogs?|cats?|kids?|children|boys|girls|puppy|puppies|pets?|pugs?|labradors?|terriers?|daughters?|sons?|twins|one|two|three|four|dragons|household|house|chaos|nothing|everything|grill)$/;

const isJoke = (piece: string): boolean =>
  STATES.test(piece) || NO_WORK.test(piece) || SLOGANS.test(piece) || ABOUT_ONESELF.test(piece) || OF_PRIVATE_THINGS.test(piece);

/** The parts of a folded title that may name work; of someone "good at SEO", what they are good at. */
export const dropJokes = (folded: string): string =>
  folded
    .split('|')
    .map((piece) => piece.trim())
    .filter((piece) => !isJoke(piece))
    .map((piece) => piece.replace(SKILLS, ' joke'))
    .join(' | ');
