import { toSecondPerson } from './verbForms.ts';

/** A text to a company as one to its reader: "What does Harborline do?" asks "What do you do?". */
export function addressReader(text: string, company: string | null): string {
  // A dash or a single letter stands for no company, and would be found everywhere.
  if (company === null || !/[\p{L}\p{N}][^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(company)) return text;
  const name = company.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\W`);
  return text
    .replaceAll(new RegExp(String.raw` (?:at|for|within|across|over at) ${name}(?=[\s,.?!]|$)(?! (?:be|is|are|have)\b)`, 'g'), '')
    .replaceAll(
      new RegExp(String.raw`\b(D|d)oes ${name}(?!\w)([^.?!\n]*)`, 'g'),
      (_, first: string, rest: string) => `${first}o you${rest.replaceAll(/\bits\b/g, 'your').replaceAll(/\bitself\b/g, 'yourselves')}`,
    )
    .replaceAll(new RegExp(String.raw`\b(I|i)s ${name}(?!\w|['\u2019])`, 'g'), (_, first: string) =>
      first === 'I' ? 'Are you' : 'are you',
    )
    .replaceAll(new RegExp(String.raw`\b(H|h)as ${name}(?!\w)`, 'g'), '$1ave you')
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}['\u2019]s?(?= \p{Ll})`, 'gu'), 'your')
    .replaceAll(
      new RegExp(String.raw`\b(how|what|when|where|whether|if) ${name} ((?:\p{Ll}+ly |now )?)(\p{Ll}+s)\b([^.?!\n]*)`, 'giu'),
      (_, ...[word = '', adverb = '', verb = '', rest = '']: string[]) =>
        `${word} you ${adverb}${toSecondPerson(verb)}${rest.replaceAll(/\bits\b/g, 'your')}`,
    )
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?!\w)`, 'gu'), 'you');
}
