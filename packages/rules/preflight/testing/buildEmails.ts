import type { CheckOptions } from '../checkEmails.ts';
import type { CheckedEmail } from '../finding.ts';

export const buildEmail = (overrides: Partial<CheckedEmail> = {}): CheckedEmail => ({
  rowNumber: 2,
  profileUrl: `https://www.linkedin.com/in/lead-${overrides.rowNumber ?? 2}`,
  firstName: 'Marta',
  fullName: 'Marta Lindqvist',
  slug: 'marta-lindqvist',
  company: 'Harborline Freight',
  subject: 'dock queues',
  body: 'Hi Marta,\n\nAre your docks full?\n\nIngrid',
  ...overrides,
});

export const options: CheckOptions = { headers: ['first_name', 'company', 'city'], isOwnEmails: true, findStranger: () => undefined };

/**
 * Good emails by many writers: names with accents, companies that are words, other languages and scripts. The check finds nothing in any of
 * them.
 */
export const GOOD_EMAILS: readonly CheckedEmail[] = [
  { company: 'Apple', body: 'Hi there,\n\nApple a day, they say. Saw that Apple opened a store in Lyon. Worth a look?' },
  {
    company: 'Target',
    firstName: 'Zoë',
    body: 'Hi Zoë,\n\nTarget the right shoppers and the rest follows. Is that on your list at Target?',
  },
  {
    company: 'Notion',
    firstName: 'Søren',
    body: 'Hi Søren,\n\nThe notion that docs are dull is wrong. How does Notion plan its launches?',
  },
  {
    company: 'Müller & Söhne GmbH',
    firstName: 'Jürgen',
    subject: 'Kurze Frage',
    body: 'Sehr geehrter Herr Müller,\n\nfür Müller & Söhne wäre das nützlich: null Risiko, größere Auswahl. Passt Ihnen das?\n\nMit freundlichen Grüßen\nIngrid',
  },
  {
    company: 'Ångström Energi AB',
    firstName: 'Åsa',
    subject: 'Å i rätt riktning',
    body: 'Hej Åsa,\n\nÄr ni intresserade av att minska väntetiden på Ångström? Å andra sidan är det er tid.',
  },
  {
    company: 'Société Élan',
    firstName: 'Chloé',
    subject: 'Une idée pour Élan',
    body: 'Bonjour Chloé,\n\nL’équipe d’Élan gagne-t-elle du temps ? Voilà l’idée : « moins d’attente ».',
  },
  {
    company: 'São Bento Cafés',
    firstName: 'João',
    body: 'Olá João,\n\nA operação da São Bento não pode parar. Você já mediu o tempo de espera? Às vezes são 40 minutos.',
  },
  {
    company: 'Σίγμα ΑΕ',
    firstName: 'Νίκος',
    body: 'Καλημέρα Νίκο,\n\nΜπορούμε να βοηθήσουμε τη Σίγμα ΑΕ; Το API μας μετρά 5 μs ανά κλήση και 3 kΩ.',
  },
  { company: 'Ромашка', firstName: 'Анна', body: 'Здравствуйте, Анна!\n\nВаш SMMщик и IT-отдел Ромашки сэкономят час в день. Обсудим?' },
  { company: 'شركة النور', firstName: 'محمد', body: 'مرحبا محمد،\n\nهل ترغب في تقليل وقت الانتظار في شركة النور؟\u200f شكرا' },
  { company: 'پارس', firstName: 'علی', body: 'سلام علی،\n\nمی\u200cخواهیم زمان انتظار را کم کنیم.' },
  {
    company: '山田商事',
    firstName: '健',
    subject: '待ち時間について',
    body: '山田様\n\nお世話になっております。トラックの待ち時間を短縮できます。いかがでしょうか。',
  },
  { company: '云杉科技', firstName: '明', body: '您好，\n\n云杉科技的码头每天浪费一小时。想了解一下吗？' },
  { company: 'ร้านกาแฟ', firstName: 'สมชาย', body: 'สวัสดี\u200bครับ คุณสมชาย' },
  {
    company: 'Rocket 🚀',
    firstName: 'Ana',
    body: 'Hi Ana 👩\u200d💻,\n\nSaw the launch of Rocket. “Smart quotes” – and dashes — are fine…',
  },
  {
    company: 'XXL Sports',
    firstName: 'Noor',
    body: 'Hi Noor,\n\nThe shirts come in XXL, too. See [our guide](https://northmoor.example) for XXL Sports [1].',
  },
  {
    company: 'Regal',
    firstName: 'Rene',
    subject: 'Re-think: dock times',
    body: 'Dear Rene,\n\nRegarding 50% of docks and 20% of yards: {see below}. None of them wait at Regal.',
  },
  {
    company: 'Void Labs',
    firstName: 'Kim',
    body: 'Hi Kim,\n\nThe old rule is null and void; what is null today was one yesterday. Does Void Labs agree?',
  },
].map((email, index) =>
  buildEmail({
    rowNumber: index + 2,
    slug: `good-${index}`,
    fullName: email.firstName ?? null,
    ...email,
    profileUrl: `https://www.linkedin.com/in/good-${index}`,
  }),
);
