/** What somebody sends to be read, watched or heard, with nothing before it that says of what. */
const MEDIUM =
  /^(?:(?:short|quick|brief|free|little|small|simple|new|printed|digital|written|one|two|three|first|one-page|two-page|\d+-\p{L}+) )*(?:videos?|clips?|films?|recordings?|podcasts?|guides?|pages?|one-pagers?|pdfs?|checklists?|sheets?|posters?|reports?|overviews?|brochures?|leaflets?|booklets?|slides?|decks?|e-?books?|articles?|newsletters?|letters?|notes?|links?|webinars?|tips|summar(?:y|ies)|samples?|examples?)$/iu;

/** Whether a phrase only names the form in which something is sent, such as "short videos", and not what it is about. */
export const isMedium = (phrase: string): boolean => MEDIUM.test(phrase.trim());
