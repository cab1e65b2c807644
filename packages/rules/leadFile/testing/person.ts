/** An invented lead, always the same for the same number. */
export type InventedPerson = {
  number: number;
  firstName: string;
  lastName: string;
  company: string;
  title: string;
  email: string;
  slug: string;
  memberId: string;
  phone: string;
  companySize: string;
  industry: string;
};

const firstNames = ['Marta', 'Callum', 'José', 'Zoë', 'Åsa', 'Piotr', 'Wanjiru', 'Hana', "D'Arcy", 'Łucja', 'Nils-Ole', 'Anh'];
const lastNames = [
  'Lindqvist',
  'Ashgrove',
  'García',
  'Brandt',
  'Öberg',
  'Corrigan',
  'Mbeki',
  'Vick',
  "O'Shea",
  'Żuraw',
  'Thrale',
  'Nguyễn',
];
const companies = [
  'Harborline Freight',
  'Wren & Vale',
  'Brandt, Oster & Co',
  'Quillmere "North" Ltd',
  'Veldt Cold',
  '3 Pines; Sons',
  'Møller Dock',
];
const titles = ['Head of Operations', 'VP, Sales', 'Logistics Manager', 'CEO | Founder', 'Directrice générale', 'Yard Lead'];
const industries = ['Logistics', 'Food & Beverage', 'Software', 'Cold storage'];
const sizes = ['1-10', '37', '51-200', '10,000+'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export function inventPerson(number: number): InventedPerson {
  const firstName = pick(firstNames, number * 7);
  const lastName = pick(lastNames, number * 5 + Math.floor(number / 12));
  const slug = `${firstName}-${lastName}-${number}`.toLowerCase().replace(/['\s]/g, '').normalize('NFC');
  return {
    number,
    firstName,
    lastName,
    company: pick(companies, number * 3),
    title: pick(titles, number),
    email: `lead.${number}@quillmere.example`,
    slug,
    memberId: `ACwAAB${String(number).padStart(4, '0')}xQz_9`,
    phone: `'+44 20 7946 ${String(number).padStart(4, '0')}`,
    companySize: pick(sizes, number),
    industry: pick(industries, number),
  };
}

export const inventPeople = (count: number): InventedPerson[] => Array.from({ length: count }, (_, index) => inventPerson(index + 1));
