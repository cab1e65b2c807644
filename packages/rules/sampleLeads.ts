import { writeCsv } from './csvWriter.ts';

/** A sample email: it sells dock scheduling, so it fits the warehouses in `SAMPLE_LEADS_CSV` and nobody else there. */
export const SAMPLE_EMAIL = {
  subject: 'dock slots at {{company}}',
  body: `Hi {{first_name}},

When trucks reach {{company}} without a booked slot, they wait and your team gets the calls.

Our dock scheduling lets carriers choose their own hour. One cold storage operator cut waiting by a third in six weeks.

Is shorter waiting at the dock worth a look for you?

Best,
Ingrid

If this is not for you, tell me and I will stop writing.`,
};

type Company = readonly [name: string, people: readonly (readonly [firstName: string, lastName: string, title: string])[]];

/** Invented people in an industry with docks, most of whom schedule trucks. */
const withDocks: readonly Company[] = [
  [
    'Harborline Freight',
    [
      ['Marta', 'Lindqvist', 'Head of Operations'],
      ['Owen', 'Castellan', 'Dock Supervisor'],
      ['Priya', 'Raman', 'Logistics Manager'],
      ['Devon', 'Vogt', 'Yard Manager'],
    ],
  ],
  [
    'Brandt Cold Storage',
    [
      ['Zofia', 'Brandt', 'Warehouse Director'],
      ['Henrik', 'Solberg', 'Operations Manager'],
      ['Lucia', 'Ferran', 'Inbound Logistics Manager'],
      ['Tomas', 'Novy', 'Shift Supervisor'],
    ],
  ],
  [
    'Wren & Vale',
    [
      ['Callum', 'Ashgrove', 'Logistics Manager'],
      ['Aisha', 'Karim', 'Distribution Center Manager'],
      ['Dana', 'Whitlock', 'Transport Manager'],
    ],
  ],
  [
    'Palisade Building Supply',
    [
      ['Ewan', 'Korbel', 'Head of Logistics'],
      ['Noor', 'Haddad', 'Warehouse Manager'],
      ['Felix', 'Brauer', 'Supply Chain Manager'],
      ['Greta', 'Olsen', 'Fleet Manager'],
    ],
  ],
  [
    'Orchard Gate Produce',
    [
      ['Aoife', 'Corley', 'Yard Manager'],
      ['Mateo', 'Ibarra', 'Director of Distribution'],
      ['Hana', 'Sato', 'Receiving Manager'],
    ],
  ],
  [
    'Tidewell Marine',
    [
      ['Matteo', 'Ostrander', 'Terminal Manager'],
      ['Ruth', 'Ekwueme', 'VP of Operations'],
      ['Piotr', 'Zalewski', 'Port Operations Manager'],
    ],
  ],
  [
    'Brightwater Beverages',
    [
      ['Keziah', 'Lind', 'Logistics Coordinator'],
      ['Andre', 'Fontaine', 'Warehouse Operations Manager'],
      ['Marta', 'Vickery', 'Supply Chain Director'],
      ['Joel', 'Amsel', 'Outbound Supervisor'],
    ],
  ],
  [
    'Veldt Foods',
    [
      ['Isolde', 'Kramer', 'Warehouse Manager'],
      ['Samir', 'Aziz', 'Head of Transport'],
      ['Clara', 'Moreau', 'Distribution Manager'],
    ],
  ],
  [
    'Stonebridge Logistics',
    [
      ['Victor', 'Halloran', 'General Manager, Logistics'],
      ['Yuki', 'Tanabe', 'Carrier Relations Manager'],
      ['Lena', 'Fischer', 'Dock Manager'],
      ['Omar', 'Siddiqui', 'Regional Operations Manager'],
    ],
  ],
  [
    'Loom & Larder',
    [
      ['Colm', 'Barrow', 'Operations Manager'],
      ['Ines', 'Duarte', 'Fulfillment Manager'],
      ['Nils', 'Aberg', 'Warehouse Team Lead'],
    ],
  ],
  [
    'Ridgeway Parcel',
    [
      ['Tara', 'Donovan', 'Hub Manager'],
      ['Bruno', 'Keller', 'Linehaul Manager'],
      ['Maya', 'Sorensen', 'Dispatch Manager'],
      ['Sofia', 'Marin', 'Director of Operations'],
    ],
  ],
  [
    'Cobalt Paper',
    [
      ['Gareth', 'Pryce', 'Logistics Director'],
      ['Mina', 'Park', 'Shipping Manager'],
      ['Rafael', 'Costa', 'Warehouse Supervisor'],
      ['Helga', 'Ritter', 'Transport Manager'],
    ],
  ],
  [
    'Ferncliff Hardware',
    [
      ['Edith', 'Marlow', 'Distribution Center Manager'],
      ['Luca', 'Bianchi', 'Inventory Manager'],
      ['Kofi', 'Mensah', 'Receiving Supervisor'],
    ],
  ],
  [
    'Meridian Cold Chain',
    [
      ['Astrid', 'Holm', 'COO'],
      ['Daniel', 'Reyes', 'Cold Storage Manager'],
      ['Salma', 'Nasser', 'Transport Planner'],
    ],
  ],
  [
    'Juniper Home Goods',
    [
      ['Peter', 'Vance', 'Head of Fulfillment'],
      ['Elena', 'Petrova', 'Logistics Analyst'],
      ['Jamal', 'Whitaker', 'Inbound Supervisor'],
    ],
  ],
  [
    'Anvil Steelworks',
    [
      ['Marcus', 'Thorne', 'Plant Logistics Manager'],
      ['Birgit', 'Lange', 'Yard Supervisor'],
      ['Hugo', 'Santos', 'Supply Chain Manager'],
    ],
  ],
];

/** Invented people without a dock: teachers, dentists, designers. */
const withoutDocks: readonly Company[] = [
  [
    'Elmwood Primary School',
    [
      ['Nora', 'Fielding', 'Teacher'],
      ['Simon', 'Achterberg', 'Head Teacher'],
      ['Leah', 'Goldman', 'School Counselor'],
    ],
  ],
  [
    'Maple Street Dental',
    [
      ['Anton', 'Bergman', 'Dentist'],
      ['Carmen', 'Ruiz', 'Dental Hygienist'],
      ['Phoebe', 'Lang', 'Practice Manager'],
    ],
  ],
  [
    'Studio Halden',
    [
      ['Freya', 'Halden', 'Graphic Designer'],
      ['Jonas', 'Weiss', 'Art Director'],
      ['Mei', 'Chen', 'UX Designer'],
    ],
  ],
  [
    'Larkspur Law',
    [
      ['Dominic', 'Shaw', 'Attorney'],
      ['Vera', 'Kovac', 'Paralegal'],
    ],
  ],
  [
    'Blue Heron Yoga',
    [
      ['Rosa', 'Delgado', 'Yoga Instructor'],
      ['Theo', 'Park', 'Studio Owner'],
    ],
  ],
  [
    'Cedarview Hospital',
    [
      ['Imani', 'Okafor', 'Nurse'],
      ['Paul', 'Lindgren', 'Radiologist'],
    ],
  ],
  [
    'Quill & Press',
    [
      ['Agnes', 'Murphy', 'Book Editor'],
      ['Silas', 'Reed', 'Copywriter'],
    ],
  ],
  [
    'Pixelwright',
    [
      ['Ada', 'Nowak', 'Frontend Developer'],
      ['Ravi', 'Menon', 'Data Scientist'],
      ['Oskar', 'Lund', 'Game Designer'],
    ],
  ],
  [
    'Sunday Kitchen',
    [
      ['Bea', 'Alonso', 'Pastry Chef'],
      ['Milo', 'Grant', 'Sommelier'],
    ],
  ],
  [
    'Greenlawn Realty',
    [
      ['Tess', 'Barlow', 'Real Estate Agent'],
      ['Victor', 'Hale', 'Photographer'],
    ],
  ],
  ['Northside Choir', [['Ingrid', 'Falk', 'Music Teacher']]],
];

const toRows = (companies: readonly Company[]): string[][] =>
  companies.flatMap(([company, people]) =>
    people.map(([firstName, lastName, title]) => [
      `https://www.linkedin.com/in/${firstName}-${lastName}-sample`.toLowerCase(),
      firstName,
      lastName,
      company,
      title,
    ]),
  );

/** A sample lead list: 80 invented people, of whom 55 work where trucks dock and 25 do not. */
export const SAMPLE_LEADS_CSV = writeCsv(
  ['linkedin_url', 'first_name', 'last_name', 'company', 'title'],
  [...toRows(withDocks), ...toRows(withoutDocks)],
);
