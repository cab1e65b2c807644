import type { Told } from './told.ts';

/** What whoever invites to an event or a podcast may have said. */
export const TOLD_OF_OCCASIONS: readonly Told[] = [
  {
    inEmail: /\b(?:[Ss]peakers?|(?:two|three|four) [\w ]{3,30} (?:show|tell|talk|explain|share)|talk by|with [A-Z]\w+ [A-Z]\w+)\b/,
    asked: /\b(?:who's speaking|who else is speaking)\b/i,
  },
  {
    inEmail: /\b(?:record(?:ed|ing|s)?|live)\b/i,
    asked: /\b(?:recorded or live|is it live|will there be a recording|is there a recording)\b/i,
  },
  {
    inEmail:
      /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b(?:at|around|by) (?:\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|noon)\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:to|until|till|-|\u2013) ?\d{1,2}(?:[.:]\d\d)?\b(?! (?:minutes?|mins?|days?|weeks?|people|years?))/i,
    asked: /\bwhat time\b/i,
  },
  {
    inEmail:
      /\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:seats|places|spots|guests|people|tickets|\w+ managers|of you)\b|\bone of the (?:\d+|five|six|eight|ten|twelve|twenty)\b/i,
    asked: /\bhow many people come\b/i,
  },
  {
    inEmail:
      /\b(?:talk(?:ing|s)?|podcast|episodes?|series|show|conversation)\b[^.?!]*\b(?:about|on)\b|\b(?:topic|subject|theme) (?:is|will be)\b/i,
    asked:
      /\b(?:what (?:will|would) we talk about|what topic|what do you want to hear|what did you have in mind|what would you want me to cover|what should it be about|what would you like to hear|what would people want)\b/i,
  },
  { inEmail: /\b(?:cover|pay for|refund) (?:your |the )?(?:travel|expenses|hotel|costs)\b/i, asked: /\bdo you cover travel\b/i },
  {
    inEmail:
      /\b(?:(?:one|a|your|two) guests?|plus[- ]one|(?:bring|with) (?:a|your|one) (?:guest|partner|friend|colleague)|colleagues? (?:are|is) (?:also )?welcome|for two)\b/i,
    asked: /\b(?:can I bring (?:someone|a colleague)|room for two)\b/i,
  },
  { inEmail: /\bparking\b|\bcar park\b|\bpark (?:in|at|on|behind|free)\b/i, asked: /\bparking\b/i },
  {
    inEmail:
      /\b(?:until|till|ends? at|finish\w* (?:at|by)|over by|to) (?:about |around )?(?:\d{1,2}|six|seven|eight|nine|ten|eleven|midnight|noon)\b/i,
    asked: /\bwhat time does it finish\b/i,
  },
  {
    inEmail:
      /\bbring(?:ing)? (?:anyone|anybody|someone|somebody)\b|\bbring (?:a|one|your) (?:\w+ )?(?:colleague|partner|guest|friend|team)|\b(?:colleagues|partners|guests|friends) (?:are )?welcome\b|\bplus one\b/i,
    asked: /\b(?:bring (?:someone|a colleague)|room for two|a colleague come too)\b/i,
  },
  {
    inEmail:
      /\b(?:we record|recorded) (?:on|in|every)\b|\b(?:record\w*|slots?|dates?|sessions?|episodes?)\b[^.?!]*\b(?:\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/i,
    asked: /\bwhen do you record\b/i,
  },
  {
    inEmail:
      /\b(?:listeners?|subscribers|downloads|audience|delegates|attendees)\b|\b(?:people|owners|managers|\p{L}+s) (?:listen|tune in|attend|come|download)\b|\b(?:podcast|show|talk|event|conference|evening|meetup|meeting|breakfast|webinar)\b[^.?!]{0,30}\b(?:for|about|with) (?:\d[\d,]* |about |people |everybody |everyone |anyone |\p{L}+ing )?\p{L}+s?\b/iu,
    asked: /\b(?:who listens|who's the audience|how many people come)\b/i,
  },
  { inEmail: /\b(?:bring|bringing)\b/i, asked: /\b(?:i|we|should) (?:should )?bring\b|\bbring anything\b/i },
  {
    inEmail:
      /\b(?:all of us|everyone|everybody|the whole family|you and \p{Lu}|\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?(?:would|will|is|are|can|could|['’]ll) (?:also )?(?:join|joining|come|coming|be there)|joins? us)/u,
    asked: /\bwho else is coming\b/i,
  },
  { inEmail: /\b(?:on|off) (?:the )?record\b|\banonym\w*|\bbackground\b|\bby name\b/i, asked: /\bwould I be named\b/i },
  {
    inEmail: /\bno (?:slides|pitch|talks)\b|\bround ?table\b|\bdiscuss\w*\b|\bworkshop\b/i,
    asked: /\bis it talks or discussion|the slides\b/i,
  },
];
