import { listStems } from '../stems.ts';

/** Words in a company's name, or after "at" in a title, that tell its kind of business: `trade: phrase, phrase`. */
export const WORKPLACES = `
vet: animal hospital, animal clinic, veterinary, vet, vets, vetcare, pet clinic, pet hospital, pet care, animal care
dentist: dental, dentistry, orthodontics, smile, smiles, dental group
eye: optical, optometry, eye care, eyecare, vision center, eye clinic, opticians
therapy: physical therapy, physiotherapy, chiropractic, rehab, hearing center
mental: counseling, behavioral health, psychotherapy
pharmacy: pharmacy, drugs, apothecary
clinic: clinic, medical group, medical center, hospital, health center, healthcare, urgent care, surgery center
carer: senior living, home care, nursing home, assisted living, care home, hospice
restaurant: restaurant, bistro, pizzeria, pizza, grill, cafe, coffee, bakery, catering, tavern, pub, diner, kitchen, taproom
production: brewery, brewing, distillery, brewhouse, manufacturing, foods factory
hotel: hotel, hotels, inn, resort, resorts, lodge, suites
travel: travel, tours
fitness: gym, fitness, crossfit, yoga, pilates, athletic club, martial arts
beauty: salon, spa, barber, barbershop, hair, beauty, nails, tattoo
leisure: trampoline, trampoline park, theme park, escape room, adventure park, concert hall, playhouse, stadium, arena, bowling alley, climbing gym, aquarium, zoo, golf club, country club, golf, museum, theatre, theater, zoo, ski resort
store: boutiques, florists, boutique, flowers, florist, jewelers, hardware store, grocery, market, bookstore
farmer: stable, stables, equestrian, riding school, farm, farms, farming, ranch, dairy, orchards, orchard, vineyard, vineyards, winery, nursery and garden
mechanic: auto repair, automotive, auto body, tire, tires, collision, garage, motors service, brake, body shop
dealer: ford, toyota, honda, chevrolet, auto group, motors, dealership
tradesman: roofing, plumbing, heating, hvac, air conditioning, heating and air, electric, exteriors, solar, painting, flooring, pest control, garage doors, windows and doors, landscaping and roofing
builder: builders, construction, contracting, homes, remodeling
landscape: landscaping, lawn care, lawn, tree service, landscapes
cleaning: cleaning, janitorial, laundry, cleaners
realtor: realty, real estate, keller williams, re max, coldwell banker, century 21, realtors, properties realty
property: coworking, coworking space, self storage, student housing, property management, apartments, condominium association
banking: bank, credit union, mortgage, lending, home loans
insurance: insurance, insurance agency
wealth: wealth management, wealth, financial advisors
legal: law firm, law, law group, law office, attorneys, llp law
architect: architects, architecture, architectural
civil: surveyors, structural engineers, consulting engineers, land surveying
accounting: accountants, accounting, cpa, cpas, bookkeeping
fleet: towing, taxi, limousine, bus company, trucking, freight lines, transport
logistics: logistics, trucking, freight, moving company, movers
maritime: marina, marine, yachts, shipping lines
aviation: aviation, airlines, airport
funeral: funeral home, funeral, mortuary, cremation, cemetery
printing: printing, print shop, signs, graphics and signs
photo: photography, portraits
film: films, productions
music: music school, music academy, orchestra, dance academy
childcare: daycare, preschool, child care, childcare, kindergarten, montessori, early learning, learning center, kids academy
principal: school, schools, school district, academy, elementary, high school
highered: university, college
clergy: church, parish, ministries, cathedral, temple, synagogue
nonprofit: foundation, charity, food bank, shelter, nonprofit
government: city of, county of, town of, county, municipality, township, department of public works
police: police department, fire department, sheriff
lab: laboratories, laboratory, testing lab
energy: solar farm, utilities, electric cooperative, water authority, energy
mining: quarry, mining, aggregates, drilling
`;

/** The same for words that mean something else in an email. */
export const COMPANY_NAMES = `
planner: events, event, congress, congresses, conference, conferences, convention center, convention centre, festival, festivals, weddings, exhibitions, expo
maritime: shipping, tankers, shipmanagement, ship management, navigation, naviera, reederei, ferries, cruises, shipyard, bulk carriers
fleet: haulage, spedition, coaches, couriers, courier
production: machining, precision parts, turned parts, feinmechanik, drehteile, tool and die, foods, paper, textiles, plastics, chemicals, packaging, steel, steelworks, castings, foundry, mills, stahlwerk, papeteries, meats
machinist: machining, precision parts, turned parts, feinmechanik, drehteile, tool and die
dealer: chevrolet, autohaus, nissan, subaru, hyundai, mazda, volkswagen, bmw, audi, chrysler, jeep, auto sales
mechanic: carrosserie, kfz, talleres, mot centre
clinic: klinikum, klinik, clinique, clinica, radiology, imaging, medical centre, health system, surgery, nhs trust, nhs foundation trust
carer: seniorenheim, pflegeheim, care homes, senioren, residential care
principal: gymnasium, grundschule, realschule, ecole, lycee, colegio, primary, prep, isd
childcare: kita, creche, nursery school, pre school
dentist: zahnarztpraxis, zahnarzt, dentallabor, dentaire, clinica dental
farmer: hof, weingut, ferme, serres, greenhouses, growers, produce, nurseries
hotel: gasthof, pension, posada, auberge, hostel, inns
restaurant: bistrot, brasserie, cantina, gastro, gastropub
property: plaza, hoa, condominiums, homeowners association, malls
recruiting: staffing, recruitment, personnel, talent
highered: universitat, hochschule, universidad, universite, institute of technology
clergy: diocese, gemeinde, paroisse, parroquia, chapel, congregation, baptist, lutheran, methodist
nonprofit: charities
banking: banco, banque, sparkasse, volksbank, savings
realtor: immobilier, immobilien, inmobiliaria, estate agents
builder: groundworks, bau, civils, contractors, interiors
police: constabulary
`;

/** The same for words that name things, not places, in an email. */
const COMPANY_WORDS = `
tradesman: electrical, electricians, plumbers, roofers, drywall, masonry, concrete, carpentry, joinery, glazing, glass, excavating, excavation, septic, locksmiths, fencing, insulation, gutters, tile, drains, drainage, scaffolding, paving, mechanical, refrigeration
builder: builds, developments, homebuilders
landscape: gardens, arborists, tree care, tree surgery, grounds
mechanic: autocare, motor works, transmissions, tyres, autos
cleaning: janitorial services, maids, carpet cleaning
logistics: freight services, express, removals, storage and moving
production: machine, tool works, machine works, machinery, presses, pumps, valves, gears, tooling, fabrication, fabricators, metalworks, industries, instruments, components, coatings, printing works, furniture makers
machinist: machine, tool works
store: furniture, hardware, outfitters, stores, shoes, books, toys, cycles, bikes, wines, liquors, supermarket
restaurant: bakers, kitchen and bar, steakhouse, sushi, tacos, eatery, burgers, barbecue, bbq, tapas, trattoria
farmer: growers, dairies, farms
property: rentals, property, estates, housing, association management, realty management
insurance: underwriters, brokers
software: software, apps, labs software, systems software
`;

/** General names for businesses in several trades: a "practice" is a vet's, a dentist's or a doctor's. */
const GENERIC_PLACES = `
practice: clinic dentist vet eye therapy physician mental legal accounting wealth
clinic: clinic dentist vet eye therapy physician mental beauty
hospital: clinic nurse physician vet
clinical: clinic dentist vet eye therapy physician mental
center: childcare fitness clinic leisure therapy beauty carer store training
centre: childcare fitness clinic leisure therapy beauty carer store training
studio: fitness beauty music photo film design architect
shop: store mechanic printing beauty restaurant machinist vet dealer eye ecommerce
store: store ecommerce restaurant pharmacy
salon: beauty vet
school: principal music fitness childcare teacher highered language
academy: principal music fitness childcare teacher training
club: fitness leisure restaurant
lab: lab dentist eye photo quality
estate: farmer realtor hotel property
garage: mechanic fleet
agency: marketing insurance realtor travel recruiting language property
firm: legal accounting wealth architect civil consulting
company: tradesman builder fleet logistics cleaning landscape printing property travel
contractor: tradesman builder landscape cleaning
yard: maritime fleet builder
home: funeral carer
office: dentist physician realtor insurance clinic
branch: banking store realtor recruiting
fleet: maritime aviation
flota: maritime aviation
captain: maritime aviation
cellar: farmer production
producer: insurance film music
venue: planner leisure
site: planner builder
dealership: dealer mechanic
facility: carer clinic lab leisure
business: tradesman cleaning landscape mechanic beauty restaurant store
`;

function readTable(text: string, separator: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const at = line.indexOf(':');
    for (const cell of line
      .slice(at + 1)
      .trim()
      .split(separator)) {
      const key = listStems(separator === ' ' ? line.slice(0, at) : cell).join(' ');
      found.set(key, [...(found.get(key) ?? []), separator === ' ' ? cell : line.slice(0, at)]);
    }
  }
  return found;
}

const PLACES = readTable(`${WORKPLACES.trim()}\n${COMPANY_NAMES.trim()}\n${COMPANY_WORDS.trim()}`, ', ');
/** Words that name a place, not a thing, wherever they stand. */
const SURE_PLACES = readTable(WORKPLACES, ', ');
const GENERIC = readTable(GENERIC_PLACES, ' ');
const EMPLOYER = /(?:\s(?:at|bei|chez|presso|for)\s|\s*@\s*|,\s*)(.+)$/iu;

/** Marketing is no market. */
const NO_PLACE = /\bmarketing\b/gi;

function findLast(name: string, places: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const stems = listStems(name.replace(NO_PLACE, ' '));
  let last: readonly string[] = [];
  for (let at = 0; at < stems.length;) {
    const start = at;
    const keyOf = (count: number): string => stems.slice(start, start + count).join(' ');
    const length = [3, 2, 1].find((count) => places.has(keyOf(count))) ?? 0;
    last = places.get(keyOf(length)) ?? last;
    at += Math.max(1, length);
  }
  return last;
}

/** The kind of business by the last word of a name that tells one: "Steel City Flowers" sells flowers, "Software Mill" is a mill. */
export const readPlaces = (name: string): readonly string[] => findLast(name, PLACES);

/** The same by words that name no thing: none for "Petal Mill". */
export const listSurePlaces = (name: string): readonly string[] => findLast(name, SURE_PLACES);

/** The trades of someone's workplace, from "at ..." in the title and the employer's name; empty if neither tells. */
export const readWorkplace = (title: string, employer: string | null): readonly string[] => [
  ...new Set([...readPlaces(EMPLOYER.exec(title)?.[1] ?? ''), ...readPlaces(employer ?? '')]),
];

/** The trades that a title's general word for a business may mean: "practice owner" may be a vet. */
export const listGenericPlaces = (title: string): readonly string[] => listStems(title).flatMap((stem) => GENERIC.get(stem) ?? []);
