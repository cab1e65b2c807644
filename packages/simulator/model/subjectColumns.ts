import { bend, columnsOf, present, type Column } from './column.ts';

const subject = columnsOf('subject');
const plateauEnd = bend('subjectLength.plateauEnd');
const mostDevices = bend('subjectDevices.most');

/** The subject line's columns. Lengths fall with the logarithm of the excess over the plateau, so that there is no cliff. */
export const subjectColumns: readonly Column[] = [
  subject('subjectLength', ['subjectWords'], (words) => (words === 0 ? null : Math.min(0, Math.log(plateauEnd / words)))),
  subject('subjectBlank', ['subjectCharacters'], (characters) => (characters === 0 ? 1 : 0)),
  subject('subjectDevices', ['subjectHype', 'subjectBuzzwords', 'subjectPunctuation'], (hype, buzzwords, punctuation) =>
    Math.min(mostDevices, hype + buzzwords + punctuation),
  ),
  subject('subjectFirstName', ['subjectFirstName'], present),
  subject('subjectAllCaps', ['subjectAllCaps'], present),
  subject('subjectEmoji', ['subjectEmoji'], present),
  subject('subjectQuestion', ['subjectQuestion'], present),
  subject('subjectNumber', ['subjectNumber'], present),
  subject('subjectCompany', ['subjectCompany'], present),
  subject('subjectReferral', ['subjectReferral'], present),
  subject('fakeReply', ['fakeReply'], present),
];
