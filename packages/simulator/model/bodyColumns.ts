import { bend, clamp, columnsOf, present, type Column } from './column.ts';

const body = columnsOf('body');
const [lengthEnd, brevityStart, brevityEnd] = [bend('bodyLength.plateauEnd'), bend('bodyBrevity.start'), bend('bodyBrevity.end')];
const [easiest, hardest] = [bend('readingGrade.start'), bend('readingGrade.end')];
const [freeDevices, mostDevices] = [bend('stackedDevices.free'), bend('stackedDevices.most')];
const [freeLinks, linkStep, mostLinks] = [bend('extraLinks.free'), bend('extraLinks.step'), bend('extraLinks.most')];
const [freeShouts, mostShouts] = [bend('shouting.free'), bend('shouting.most')];
const depth = bend('deepPersonalisation.full');
const mostAsks = bend('severalAsks.most');
const [branded, perImage] = [bend('branding.full'), bend('branding.perImage')];
const mostHype = bend('hypeInBody.most');
const mostSlips = bend('slips.most');
const mostPhrases = bend('spamPhrases.most');
const [freeQuestions, mostQuestions] = [bend('manyQuestions.free'), bend('manyQuestions.most')];
const enough = bend('saysNothing.enough');
const [blockStart, blockFull] = [bend('singleBlock.start'), bend('singleBlock.full')];

const proseColumns: readonly Column[] = [
  body('bodyLength', ['bodyWords'], (words) => Math.min(0, Math.log(lengthEnd / words))),
  body('bodyBrevity', ['bodyWords'], (words) => Math.log2(brevityStart / clamp(words, brevityEnd, brevityStart))),
  body('readingGrade', ['readingGrade'], (grade) => (easiest - clamp(grade, easiest, hardest)) / (hardest - easiest)),
  body('singleBlock', ['bodyWords', 'paragraphs'], (words, paragraphs) =>
    paragraphs <= 1 ? clamp((words - blockStart) / (blockFull - blockStart), 0, 1) : 0,
  ),
  body('youShare', ['youShare'], (share) => share),
  body('hypeInBody', ['hype', 'buzzwords'], (hype, buzzwords) => Math.min(mostHype, hype + buzzwords)),
  body('shouting', ['capsWords', 'exclamations'], (capsWords, exclamations) => clamp(capsWords + exclamations - freeShouts, 0, mostShouts)),
  body('bodyEmoji', ['emoji'], present),
  body('guilt', ['guilt'], present),
  body('slips', ['slips'], (slips) => Math.min(mostSlips, slips)),
  body('salutation', ['salutation'], (kind) => kind),
  body('courtesy', ['thanks', 'apologies'], (thanks, apologies) => present(thanks) - present(apologies)),
];

const personalColumns: readonly Column[] = [
  body('companyMention', ['companyMentions'], present),
  body('deepPersonalisation', ['ownWords', 'titleMentions'], (ownWords, titleMentions) =>
    Math.min(1, (ownWords + present(titleMentions)) / depth),
  ),
  body('occasion', ['occasion'], present),
  body('nameUse', ['firstNameUses'], present),
  body('wrongPerson', ['wrongName', 'brokenVariables'], (wrongName, broken) => Math.max(present(wrongName), present(broken))),
];

const askColumns: readonly Column[] = [
  body('askKind', ['interestAsks', 'meetingAsks'], (interest, meeting) => (present(interest) - present(meeting)) / 2),
  body('noAsk', ['asks', 'questions'], (asks, questions) => (asks + questions === 0 ? 1 : 0)),
  body('severalAsks', ['asks'], (asks) => clamp(asks - 1, 0, mostAsks)),
  body('manyQuestions', ['questions'], (questions) => clamp(questions - freeQuestions, 0, mostQuestions)),
  body('calendarLink', ['calendarLink'], present),
  body('referral', ['referral'], present),
  body('socialProof', ['socialProof'], present),
  body('numberClaims', ['numberClaims'], present),
  body('stackedDevices', ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'], (...devices) =>
    clamp(devices.reduce((sum, device) => sum + present(device), 0) - freeDevices, 0, mostDevices),
  ),
];

const deliveryColumns: readonly Column[] = [
  body('extraLinks', ['links'], (links) => clamp((links - freeLinks) / linkStep, 0, mostLinks)),
  body('branding', ['htmlMarks', 'images'], (marks, images) => Math.min(1, (marks + perImage * images) / branded)),
  body('spamPhrases', ['spamPhrases'], (phrases) => Math.min(mostPhrases, phrases)),
  body('attachments', ['attachments'], present),
  body('optOutLine', ['optOutLine'], present),
];

/** Falls ever more slowly: a short question that is one loses next to nothing. */
const saysNothing = columnsOf('substance')('saysNothing', ['saidWords'], (words) => (1 - clamp(words / enough, 0, 1)) ** 2);

/** The body's columns. */
export const bodyColumns: readonly Column[] = [...proseColumns, ...personalColumns, ...askColumns, ...deliveryColumns, saysNothing];
