import type { EmailDraft } from '../../reading/draft.ts';
import { isReadInCountry, nameCountry } from '../../reading/language/countries.ts';
import { present, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

/** 1 if the file gives the lead's country and people there do not speak the email's language. English is read everywhere. */
function readForeign({ language, context }: EmailDraft): number {
  if (context.country === undefined || language === 'en' || language === 'und') return 0;
  return isReadInCountry(language, context.country) === false ? 1 : 0;
}

export const foreignLanguage: Sign<{ features: 'foreignLanguage'; columns: 'foreignLanguage'; senses: 'present' }> = {
  label: 'Language',
  features: { foreignLanguage: { reader: { find: () => [], read: readForeign } } },
  columns: {
    foreignLanguage: traitColumn({
      features: ['foreignLanguage'],
      curve: () => present,
      effects: { reply: traitEffect(0.5, 0.5, 'Few people answer an email in a language that is not spoken where they live.') },
    }),
  },
  shownBy: [],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['The email is not in its readers’ language', 'Not the readers’ language'],
      what: ['The language of this email is not spoken in the countries in your file.'],
      why: ['Few people answer an email that they cannot easily read.'],
      names: ['the language of the email'],
      takeaways: ['Write to people in a language spoken in their country.'],
    },
  },
  reasons: {
    for: null,
    against: ({ lead }) => `Not in a language of ${nameCountry(lead.context.country ?? '')}`,
  },
  edits: {},
};
