/** A line of work: finer than the model's job functions, wide enough for work outside offices. */
export type Trade = { id: string; family: string; field: string; person: string; ownsBusiness: boolean };

/**
 * `id | family | the work as a field | one person in it`. Trades of one family work side by side. A `*` after the id marks work that people
 * often do as owners of their own small business.
 */
const TRADES_TEXT = `
executive | management | general management | an executive
operations | management | operations | someone in operations
office | office | office administration | someone in office administration
project | management | project management | a project manager
strategy | management | strategy and innovation | someone in strategy
consulting | management | consulting | a consultant
sales | sales | sales | someone in sales
revops | sales | revenue operations | someone in revenue operations
partnerships | sales | partnerships | someone in partnerships
marketing | marketing | marketing | someone in marketing
growth | marketing | growth marketing | someone in growth marketing
content | marketing | content | someone in content
communications | marketing | communications | someone in communications
social | marketing | social media | someone in social media
ecommerce | commerce | ecommerce | someone in ecommerce
planner* | events | event planning | an event planner
success | customers | customer success | someone in customer success
support | customers | customer service | someone in customer service
software | technology | software engineering | a software engineer
platform | technology | infrastructure and DevOps | an infrastructure engineer
data | technology | data and analytics | someone in data and analytics
it | technology | IT | someone in IT
security | technology | information security | someone in information security
product | technology | product management | a product manager
design | design | design | a designer
hardware | engineering | hardware engineering | a hardware engineer
finance | finance | finance | someone in finance
accounting | finance | accounting | an accountant
tax | finance | tax | someone in tax
payroll | people | payroll | someone in payroll
hr | people | HR | someone in HR
recruiting | people | recruiting | a recruiter
training | people | training | someone in training
legal | legal | legal | a lawyer
compliance | legal | compliance and risk | someone in compliance
procurement | buying | procurement | a buyer
merchandising | commerce | merchandising | a merchandiser
supply | supply | supply chain | someone in supply chain
logistics | supply | logistics | someone in logistics
warehouse | supply | warehousing | someone in warehousing
fleet | vehicles | fleet management | a fleet manager
driver | driving | driving | a driver
production | factory | production | someone in production
maintenance | factory | maintenance | someone in maintenance
quality | factory | quality | someone in quality
safety | safety | workplace safety | someone in workplace safety
machinist | factory | shop floor work | a machine operator
engineer | engineering | engineering | an engineer
rnd | engineering | research and development | someone in research and development
facilities | buildings | facilities | someone in facilities
guard | guarding | physical security | a security guard
cleaning* | buildings | cleaning | a cleaner
builder* | construction | construction | someone in construction
tradesman* | construction | the building trades | someone in the building trades
architect* | construction | architecture | an architect
civil | construction | civil engineering and surveying | a civil engineer
interior* | construction | interior design | an interior designer
landscape* | land | landscaping | a landscaper
realtor* | property | real estate sales | a real estate agent
property | property | property management | a property manager
realestate* | property | real estate investment | a real estate investor
banking | money | banking and lending | a banker
investing | money | investing | an investor
wealth* | money | financial advice | a financial advisor
insurance* | insurance | insurance | someone in insurance
physician* | doctors | medicine | a doctor
nurse | care | nursing | a nurse
dentist* | dental | dentistry | a dentist
therapy* | therapy | physical therapy | a therapist
mental* | therapy | mental health care | a mental health professional
pharmacy* | pharmacy | pharmacy | a pharmacist
vet* | animals | veterinary care | a veterinarian
eye* | eyes | eye care | an eye care professional
clinic | clinic | clinic management | a clinic manager
lab | laboratory | laboratory work | a laboratory professional
carer | care | senior care | someone in senior care
trials | laboratory | clinical research | someone in clinical research
principal | school | school leadership | a school leader
teacher | school | teaching | a teacher
highered | university | higher education | someone in higher education
childcare* | childcare | childcare | someone in childcare
librarian | library | libraries and archives | a librarian
student | university | study | a student
clergy | church | church leadership | a church leader
nonprofit | charity | nonprofit leadership | someone in a nonprofit
fundraising | charity | fundraising | a fundraiser
government | public | public administration | a public official
police | public safety | public safety | someone in public safety
socialwork | social | social work | a social worker
restaurant* | food | restaurant management | a restaurant manager
chef | food | cooking | a chef
server | service | food service | a server
hotel | lodging | hotel management | a hotel manager
travel* | travel | travel | a travel agent
fitness* | fitness | fitness | a fitness professional
beauty* | beauty | beauty and wellness | a beauty professional
leisure | leisure | leisure and culture | someone in leisure or culture
store* | shop | retail | someone in retail
farmer* | land | farming | a farmer
aviation | aviation | aviation | someone in aviation
maritime | maritime | shipping and boating | someone in shipping or boating
mechanic* | vehicles | vehicle repair | a mechanic
dealer | vehicles | car sales | someone in car sales
energy | energy | energy and sustainability | someone in energy or sustainability
mining | mining | oil, gas and mining | someone in oil, gas or mining
editor | media | publishing | an editor
film* | media | film and video | someone in film and video
photo* | media | photography | a photographer
music* | arts | music and art | an artist
creator* | media | content creation | a creator
funeral* | funeral | funeral services | a funeral director
printing* | printing | printing | a printer
language* | language | translation | a translator
`;

const readTrade = (line: string): Trade => {
  const [id = '', family = '', field = '', person = ''] = line.split(' | ');
  return { id: id.replace('*', ''), family, field, person, ownsBusiness: id.endsWith('*') };
};

export const TRADES: readonly Trade[] = TRADES_TEXT.trim().split('\n').map(readTrade);
export const TRADE_BY_ID: ReadonlyMap<string, Trade> = new Map(TRADES.map((trade) => [trade.id, trade]));

/** Families of work found in any company; the others are kinds of businesses. */
const FUNCTIONS = new Set(
  'management office sales marketing customers technology design engineering finance people legal buying supply safety energy'.split(' '),
);

/** Whether a trade is a kind of business, such as a salon, and not a function of any company. */
export const isBusiness = (trade: string): boolean => !FUNCTIONS.has(TRADE_BY_ID.get(trade)?.family ?? 'management');

const OF_OFFICES = new Set('people finance technology design marketing customers sales legal commerce'.split(' '));

/** Whether a trade is found in the offices of any company that has them: its finance, its marketing, its online shop. */
export const isOfOffices = (trade: string): boolean => OF_OFFICES.has(TRADE_BY_ID.get(trade)?.family ?? '');
