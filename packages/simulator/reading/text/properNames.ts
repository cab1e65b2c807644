/** Names that are no other word in lower case: countries, states, cities, languages and well-known companies. */
const NAMES: ReadonlySet<string> = new Set(
  `aberdeen afghanistan africa african alabama alaska albania algeria america american amsterdam angola argentina arizona arkansas asia asian athens atlanta austin australia australian austria austrian azerbaijan bahrain baltimore bangkok bangladesh barcelona beijing belarus belfast belgian belgium berlin birmingham bolivia bosnia boston brazil brazilian brisbane bristol britain british brooklyn brussels bulgaria calgary california cambodia cameroon canada canadian cardiff chicago chinese cologne colombia colorado connecticut copenhagen croatia cuba cyprus czech dallas danish delaware delhi denmark detroit dubai dublin edinburgh egypt egyptian england estonia ethiopia europe european finland finnish florida france frankfurt geneva germany ghana glasgow greece guatemala hamburg hawaii helsinki holland honduras houston hungarian hungary iceland idaho illinois india indian indiana indonesia iowa iran iraq ireland irish israel istanbul italian italy japan japanese johannesburg kansas karachi kazakhstan kentucky kenya korea korean kuwait lagos latvia lebanon leeds leicester lisbon lithuania liverpool london louisiana luxembourg madrid malaysia malta manchester manhattan maryland massachusetts melbourne mexican mexico miami michigan milan milwaukee minneapolis minnesota mississippi missouri montana montreal morocco moscow mumbai munich nairobi nashville nebraska nepal netherlands nevada nigeria norway norwegian nottingham ohio oklahoma ontario oregon oslo pakistan pakistani panama paraguay paris pennsylvania peru philadelphia philippines poland portland portugal portuguese prague qatar quebec romania romanian rome russia russian sacramento scotland scottish seattle senegal serbia shanghai sheffield singapore slovakia slovenia spain spanish stockholm stuttgart sudan swansea sweden swedish switzerland sydney taiwan tanzania tennessee texas thailand tokyo toronto tunisia uganda ukraine uruguay utah vancouver venezuela vermont vienna vietnam vietnamese virginia wales warsaw wisconsin wyoming zambia zurich
berkshire buckinghamshire cambridgeshire cheshire christmas cornwall croydon cumbria derbyshire devon doncaster dorset essex exeter gloucestershire hampshire herefordshire hertfordshire huddersfield kent lancashire leicestershire lincolnshire merseyside middlesbrough midlands norfolk northamptonshire northumberland nottinghamshire oxfordshire peterborough plymouth shropshire somerset southampton staffordshire stockport suffolk sunderland surrey sussex wakefield warwickshire wiltshire wolverhampton worcestershire yorkshire
airbnb bosch costco crm ebay erp facebook google hubspot ibm ikea instagram linkedin microsoft netflix nhs nike paypal pinterest ppc salesforce seo samsung shopify siemens skype spotify starbucks tesco tesla tiktok toyota uae uber uk usa unilever vodafone walmart whatsapp wordpress youtube zapier`.split(
    /\s+/,
  ),
);
/** How such names are written if not only with a first capital. */
const SPELLED: Readonly<Record<string, string>> = {
  crm: 'CRM',
  fedex: 'FedEx',
  iphone: 'iPhone',
  iphones: 'iPhones',
  ipad: 'iPad',
  ipads: 'iPads',
  kpis: 'KPIs',
  saas: 'SaaS',
  skus: 'SKUs',
  ebay: 'eBay',
  erp: 'ERP',
  hubspot: 'HubSpot',
  ibm: 'IBM',
  ikea: 'IKEA',
  linkedin: 'LinkedIn',
  nhs: 'NHS',
  ppc: 'PPC',
  seo: 'SEO',
  uae: 'UAE',
  uk: 'UK',
  usa: 'USA',
  paypal: 'PayPal',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  wordpress: 'WordPress',
  youtube: 'YouTube',
};

/** Abbreviations that are no other word in lower case. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'api b2b b2c bbc bmw cnc cnn dhl epa fda fdny gdpr gps hgv hipaa hmrc hvac itv kfc kpi nasa nba nfl nyc nypd osha pdf pvc rfid roi sku sms usps ymca'.split(
    ' ',
  ),
);

/** How a name is written that somebody wrote small; undefined if it is no certain name. */
export function spellName(word: string): string | undefined {
  const base = word.replace(/['\u2019]s$/, '');
  if (ABBREVIATIONS.has(base)) return base.toUpperCase() + word.slice(base.length);
  if (!NAMES.has(base) && SPELLED[base] === undefined) return undefined;
  return (SPELLED[base] ?? base.charAt(0).toUpperCase() + base.slice(1)) + word.slice(base.length);
}
