/** Who buys in a line of work that is a kind of business or a profession; the others are departments or roles of any company. */
const BUYERS_TEXT = `
consulting: consultancies
planner: event planners
cleaning: cleaning companies
builder: builders
tradesman: tradespeople
architect: architects
civil: engineering firms
interior: interior designers
landscape: landscapers
realtor: real estate agents
realestate: real estate investors
banking: banks
investing: investors
wealth: financial advisors
insurance: insurance firms
physician: medical practices
dentist: dental practices
therapy: therapy practices
mental: mental health practices
pharmacy: pharmacies
vet: veterinary practices
eye: eye care practices
clinic: clinics
lab: laboratories
carer: nursing homes
principal: schools
teacher: teachers
highered: universities
childcare: daycare centers
librarian: libraries
student: students
clergy: churches
nonprofit: nonprofits
government: public agencies
police: police and fire departments
socialwork: social services
restaurant: restaurants
chef: chefs
server: restaurants
hotel: hotels
travel: travel companies
fitness: gyms
beauty: salons and spas
leisure: leisure venues
store: stores
farmer: farms
aviation: aviation companies
maritime: shipping and boating companies
mechanic: repair shops
dealer: car dealers
mining: mining and oil companies
editor: publishers
film: film and video producers
photo: photographers
music: musicians and artists
creator: content creators
funeral: funeral homes
printing: print shops
language: translators
driver: drivers
machinist: machine shops
`;

/** The buyers of a line of work, in the plural, by its id: "stores"; none for a department or role, such as HR. */
export const BUYERS: ReadonlyMap<string, string> = new Map(
  BUYERS_TEXT.trim()
    .split('\n')
    .map((line) => {
      const [id = '', buyers = ''] = line.split(': ');
      return [id, buyers] as const;
    }),
);
