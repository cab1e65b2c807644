/** Words of each trade's daily work as offers to it use them, `trade: word, phrase`; two or more together make an offer known that no category names. */
export const TRADE_WORDS = `
executive: successor, step back, owner manager, board, shareholder, ceo, your business, founder-owned, turnaround, strategic plan, second location, franchise your, investor update, leadership, vision, step away from
operations: every location, sites, checklist, standard, process, sop, back office, handoff, bottleneck, throughput, order handling, task, audits, multi-site, paperwork
office: office, desk, meeting room, inbox, calendar, diary, errands, lunch, kitchen, reception, mailroom, supplies
project: milestone, deadline, project, stakeholder, gantt, status report, resource plan, over budget
sales: pipeline, rep, reps, quota, demo, deal, deals, prospect, close rate, opportunities, territory, buyers, meetings booked, cold, quote, follow-up, stalled, first demo, buying committee, outbound, accounts, lost deal, seller
revops: crm, pipeline data, forecast call, lead routing, territories, salesforce, hubspot, attribution, handoffs, quote to cash
partnerships: partner, partners, reseller, co-sell, integration partner, referral partner, connector, affiliates, alliance
marketing: brand, campaign, campaigns, audience, buyers, awareness, creative, launch, market share, discovery, positioning, leads, agency, ad, advertis, messaging
growth: signup, signups, ad variation, funnel, cac, conversion, landing page, acquisition, paid, retargeting, experiment, traffic, clicks
content: posts, blog, articles, ranking, search, interview with your expert, editorial calendar, newsletter, draft, readers, keyword
communications: reporter, reporters, shows, story, press, interview, spokesperson, crisis, coverage, reputation, speech
social: followers, feed, comments, influencer, post, community, viral, stories
ecommerce: shopper, shoppers, product page, product pages, cart, store, orders, sku, checkout, size, returns, reviews, marketplace, listings, site search
planner: attendee, attendees, guests, venue, registration, conference, speakers, sponsors, wedding, party, seating, stage, catering
success: renew, renewal, usage, churn, onboarding, account health, adoption, expansion, subscribers leave, go live, implementation
support: caller, callers, tickets, queue, hold, complaint, agents, phone calls, incoming calls, refund, response time, hangs up, first contact, resolution, escalation
software: bug, bugs, deploy, code, release, engineers, developer, api, repository, compile, test suite, app, sdk, build, feature, technical debt, microservice, typescript, python, java, go, rust, backend, frontend, pull request
platform: environment, environments, kubernetes, cluster, deploys, outage, uptime, incidents, cloud, pager, latency, pipeline, preview environment, container, cost of cloud
data: metric, metrics, metrics layer, definitions, warehouse tables, queries, sql, model, models, dashboard, pipeline, dataset, datasets, analyst, spreadsheet, reporting, schema, source of truth, active user
it: laptop, laptops, tickets, reset, resets, devices, server, servers, network, helpdesk, microsoft, office 365, license, licenses, per seat, equipment, drives, printers, wifi, admin rights, patch, it team
security: credential, credentials, leak, leaked, breach, attack, attackers, hackers, vulnerabilities, criminal, criminal forum, ransomware, forums, phish, malware, password, exposure, threat, encrypt, intrusion, impostor, deepfake
product: user, users, feature, features, roadmap, adoption, feedback, usability, discovery, release, onboarding flow, prototypes, beta
design: mockups, figma, interface, prototype, pixels, icons, fonts, typography, illustration, usability, accessibility
hardware: board, boards, firmware, chip, chips, schematic, antenna, prototype board, sensors, soldering, battery pack, pcb, rf
finance: spreadsheet, spreadsheets, forecast, revenue, headcount, spend, cash, budget, close, board report, margin, ebitda, covenant, audit, month-end, cost, funds, stock, financial, treasury, currency
accounting: vendor, vendors, paid, invoice, invoices, payable, ledger, the books, reconcile, statement, statements, receipts, auditors, receivable, bills, month end, journal
tax: tax, return, returns, penalty, penalties, filing, file, irs, states you ship, nexus, deduction, vat, credit, refund, notices
payroll: pay, paycheck, payslip, wages, deduction, overtime, garnishment, timesheet, hours, direct deposit, hourly
hr: employee, employees, staff, resign, resigns, exit, hire, hires, handbook, policy, leave, time off, benefits, prescriptions, health plan, headcount, culture, manager, headcounts, workforce, turnover, morale, people leave, onboarding, insurance for employees, parental, new starter, grievance
recruiting: candidate, candidates, hire, role, roles, vetted, offer, cv, resume, interview, interviews, applicants, vacancy, talent, placement, job post, shortlist, headhunt, make an offer, opening, notice period
training: course, courses, learn, learners, workshop, skills, lessons, training, certification, coach, module, instructor, managers learn
legal: agreement, agreements, clause, lawyers, law, court, case, cases, signed, playbook, counsel, contract, contracts, litigation, injury, deposition, dispute, filing, medical records, settlement, attorney, attorneys, matter, brief
compliance: regulation, regulator, regulators, audit, policy, evidence, controls, fines, risk, risks, sanction, policies, data subject, examiner
procurement: supplier, suppliers, vendor, price of, prices, quarterly price, nickel, zinc, foundry, foundries, quote, quotes, purchase, buying, contract renewal, savings, bid, negotiate, tender, lead times, minimum order, sourcing, purchasing leader, tariffs, second source
merchandising: assortment, shelf, retailers, collection, seasonal, wholesale, margin, category, line sheet, private label, sell-through, retail
supply: stock, planner, planners, run out, inventory, weeks of stock, demand, reorder, stockouts, forecast, safety stock, lead time, supply, shortage, replenish, slow movers, suppliers late
logistics: trailer, trailers, truck, trucks, driver, drivers, carrier, carriers, transit, freight, lane, lanes, shipment, shipments, haul, load, loads, border, port, container, pallets, customs, delivery, cross-dock, gate, cargo, two day transit
warehouse: gate, dock, arrival, arrival window, pallet, pallets, picking, warehouse, racks, forklift, bins, storeroom, distribution center, peak, labels, put away, aisle, shipping floor, trucks unload
fleet: tire, tires, tyre, tyres, vehicles, vehicle, van, vans, truck, trucks, on the road, mileage, fuel, telematics, drivers, accidents, trailers, roadside, breakdowns
driver: route, home weekly, cdl, miles, per mile, rig, haul, sleeper
production: line, lines, factory, plant, setup, setups, machine, machines, shift, yield, scrap, output, line speed, operators, batch, downtime, fixtures, changeover, throughput, work cell, assembly
maintenance: spare, spares, storeroom, line goes down, mechanics, breakdown, repair, lubrication, bearings, compressed air, generators, work orders, motors, pumps, leaks, downtime, uptime of machines
quality: complaint, complaints, defect, defects, label, cap, inspection, camera, tolerance, scrap, certificate, measure, audit, reject, line speed, nonconform, supplier defects
safety: respirator, respirators, fit-test, injury, injuries, hazard, hazards, osha, fall, exposure, forklift accident, noise, helmets, first aid, incidents, drill, evacuat
machinist: weld, welder, welders, cutting, lathe, mill, spindle, toolpath, grind, shop, tolerance, pipe welder, shutdown, cnc, machining, sparks
engineer: factory, fixtures, drawings, drawing, simulation, prototype, compressed air, leaks, design, tolerance, automation, plc, motors, mechanical, machine, assembly, setups, energy use
rnd: formula, prototype, compound, experiment, experiments, material, patent, test rig, trials, chemistry
facilities: parking lot, ice, plow, plows, snow, hvac, generator, generators, building, buildings, roof, cleaning, lighting, elevator, boiler, doors, restrooms, tenant, landscaping, alarms, inspection, floor, windows, carpet, plumbing leak, fire doors
guard: guard, patrol, intruder, trespass, cameras, gate, night, break-ins, badge, theft, alarm
cleaning: mop, floors, laundry, housekeeping, disinfect, stain, linen, vacuum, cleaners, janitors
builder: framing, framing plan, field, jobsite, crew, crews, site, concrete, pump truck, subcontractors, subs, permit, permits, inspection, excavat, drawings, general contractor, change orders, homes, lumber, build, contractors, footings, schedule slip, pour, foundations, plans
tradesman: quote, quotes, job, jobs, van, homeowners, book the job, furnace, pipes, drain, wiring, roof, install, technicians, voicemail, service call, evenings writing, after five, hvac, ac, plumbers, boilers, callout
architect: building, buildings, models, drawings, physical model, facade, render, plan set, client presentation, zoning, permit drawings, laser cut
civil: bridge, soil, survey, drainage, road, stormwater, structural, slope, concrete, inspection of bridge, boring
interior: furniture, fabrics, finishes, upholstery, lamps, tiles, rugs, showroom
landscape: lawn, mow, mowing, trees, hedge, grass, mulch, irrigation, beds, sod, gardens
realtor: listing, listings, seller, sellers, homes, buyers, ownership record, ownership records, open house, home, warehouse for lease, mls, commission split, closing, commercial real estate, brokers, owners of building
property: unit, units, renter, renters, tenant, tenants, apartment, apartments, lease, rent, turning a unit, building, vacancy, residents, eviction, landlord, paint, laundry room
realestate: parcel, off-market, deal, cap rate, rehab, zoning, land, returns, acquisitions, tenant, developers, multifamily
banking: loan, loans, borrower, borrowers, underwriting, file, files, refinanc, refinancing, homeowners, mortgage, deposit, branch, rates, approval, closing, credit, homeowners who asked, lending, accounts opened
investing: seed, round, raising, million, portfolio, deal, deals, founder-owned, may sell, fund, funds, manufacturers that may sell, due diligence, valuation, stock, returns, lp, exits, startup, startups, add-on
wealth: client, clients, letters, quarterly client letter, retire, portfolio, advisory, compliant, planning, assets, retirees, quarterly, net worth
insurance: carrier, carriers, renewal, renewals, remarketing, policy, policies, claim, claims, premium, quote, policyholders, coverage, remarket, adjust, underwrite, producers
physician: patient, patients, surgeon, mri, insurer, insurers, approved by insurer, surgery, diagnosis, treatment, prior authorization, doctor, doctors, surgical, procedure, chart, clinic, referral, imaging
nurse: ward, nurse, nurses, shift, surgical ward, bedside, patient, patients, unit, handover, float, care, icu, post, falls, infusion, scrubs
dentist: tooth, teeth, crown, crowns, milled, chair, hygiene, dental, implant, scans, denture, molar, recall, gum, braces, smile
therapy: treatment table, treatment tables, exercise, mobility, rehab, posture, back pain, physio, sessions, therapist, therapists, joints, hand control, injury, spine
mental: client, clients, session, sessions, anxiety, depression, therapy, counseling, trauma, notes
pharmacy: drug, drugs, shortage, shortages, wholesaler, wholesalers, prescription, refill, pharmacist, pharmacists, medicines, dispensing, vaccines, doses, medication
vet: dog, dogs, cat, cats, vet, vets, blood work, animal, animals, pets, puppy, spay, horse, horses, equine, clinic, bloodwork
eye: lens, lenses, frames, vision, exam, contacts, retina, glasses
clinic: patient, patients, front desk, visit, visits, forget visit, clinic, clinics, appointment, insurers, staff stop calling, claim, providers, practice, mri request, waiting room, no-shows, hospital, doctors
lab: biosafety, biosafety cabinet, cabinet, cabinets, sample, samples, assay, incubator, freezer, centrifuge, requalify, reagents, specimens, instruments, bench, microscopes, lab, labs, test results
carer: mom, dad, family, families, slept, ate, resident, residents, assisted living, senior, seniors, care, caregiver, dementia, aging, facility, home health, bedside
trials: trial, trials, study, enrollment, sites, protocol, patients enrolled, submission, fda, monitor visit, sponsor
principal: student, students, school, schools, misses, absent, grades, families, district, teachers, science kit, standards, classroom, bell schedule, tardy, pupils, curriculum, kits, reading scores, principals, campus safety
teacher: class, classes, student, students, lesson, lessons, homework, grading, kits, grades 3, classroom, pupils, teachers, quiz, read aloud, kids
highered: freshmen, freshman, advisor, advisors, student, students, campus, college, enroll, semester, tuition, retention of student, university, degree, admitted, faculty, alumni, come back next fall, applicants
childcare: tuition, pickup, late pickup, parent, parents, toddler, toddlers, infants, kids, nap, classroom, children, child, preschool, daycare, diaper
librarian: books, patrons, archive, collection, catalog, shelves, reading program, digitize
clergy: sunday, sunday service, service with, church, sermon, worship, congregation, giving, stream, pews, parish, prayer, members, choir, faith
nonprofit: gave, gives, gives again, donor, donors, mission, volunteers, charity, shelter, gave once, giving, board of director, members, cause, grants, pledge, impact report
fundraising: gave, gives again, donor, donors, appeal, gift, gifts, pledge, campaign, grants, funder, gala, write to people who gave, donation, giving day
government: resident, residents, town, city, county, trash, trash day, permit, council, citizens, streets, voters, ordinance, public meeting, potholes, taxpayers, mains, municipal, park
police: deputy, deputies, officer, officers, incident report, patrol car, arrest, evidence, crime, jail, sheriff, 911, cruiser, responders, firefighters, fire, ambulance, rescue
socialwork: foster, caseload, caseworkers, families, clients, housing, shelter, referrals, benefits
restaurant: pie, pizza, menu, diner, diners, guests, wine, riesling, bottle, tables, takeout, delivery app, the apps, take orders, kitchen, tip, bar, beer, cafe, cocktail, order, orders, dishes, reservations, plates, food, lunch, waiters, coffee
chef: chocolate, valrhona, pastry, kitchen, kilo, by the kilo, ingredients, fish, meat, produce, flour, butter, menu, cheese, dough, knives, recipe, truffles, distributor, spices, sauce, distributor price, olive, tasting
server: shift, tips, tables, bar, guests, drinks
hotel: guest, guests, night, each night, booking site, booking sites, rooms, room, stay, hotel, occupancy, check-in, breakfast, towels, linens, lobby, front desk, rates, your own page, travelers
travel: trip, trips, tour, tours, traveler, travelers, itinerary, cruise, flights, destination, excursions, visa
fitness: member, members, sign up in january, january, quit, vanish, workout, gym, classes, class, training, trainers, membership, attendance, coach, weights, yoga, equipment, studio
beauty: chair, chair-side, client, clients, book, tip, stylist, barber, haircut, color, nails, skin, salon, treatment, lashes, facial, appointments, shampoo
leisure: visitors, visitor, exhibit, museum, ticket, tickets, season pass, pool, course, team, rides, exhibitions, fans, arena, park, golf, greens, gallery, seats
store: shelf, shelves, shopper, till, store, stores, foot traffic, cashier, display, boutique, customers walk in, shop, register, stock room, retail, sku
farmer: weed, weeds, glyphosate, acre, acres, by the acre, bees, pollination, bloom, crop, crops, soil, seed, field, fields, harvest, orchard, cows, herd, feed, irrigation, fungus, fertilizer, barn, grain, livestock, hectare, spray, tractor, rain, growers, corn, wheat, soy, fruit, yields
aviation: jet, jets, aircraft, flight, flights, airline, regional jet, brakes, engine, hangar, pilots, pilot, airport, landing, cabin, faa, runway, turnaround time of aircraft
maritime: ship, ships, vessel, vessels, port, hull, crew, cargo hold, boat, boats, sailing, dock, engine room, marina, tug
mechanic: car, cars, brake, brakes, tires, repair, shop, bay, bays, paint, parts, engine, transmission, warranty, vehicle, oil change, technicians, scan tool, dents, estimator
dealer: warranty, dealer, dealership, come back after, service lane, due, new cars, used cars, car, cars, lot, test drive, trade-in, vehicles, service customers, showroom, shoppers
energy: emission, emissions, carbon, grid, meter, meters, leaking main, leaking mains, mains, water, kilowatt, solar, power, turbine, utility, sewer, waste, sludge, bills of material, substation, energy, recycling, emissions per product, climate, reservoir, pipes under, well water, pumps
mining: bit, bits, drill, drilling, rebuilt, well, wells, rig, rigs, ore, blast, pit, crude, barrel, frac, gas well, downhole, shaft, haul roads, quarry, seam
editor: magazine, page, pages, back page, back pages, readers, issue, article, articles, manuscript, manuscripts, subscribers, reporters, print run, chapters, advertisers, author, authors, newsroom, local advertisers
film: footage, shoot, crew, cameras, camera, scene, edit, post, episode, lens, studio, set, location, broadcast, color grade
photo: wedding, full wedding, photos, edit, in your style, gallery, shoot, portraits, prints, lightroom, raw file, cull, images, photographers
music: track, tracks, master, mastering, vinyl, song, songs, album, streaming, gig, band, mix, studio, instrument, concert, stage, choir, guitars, strings, fans, tour, royalties
creator: episode, channel, subscribers, sponsor, sponsors, listeners, video, thumbnails, audience, viewers
funeral: family who lost, casket, burial, service, memorial, urn, grief, cremation, obituary
printing: press, ink, paper, print, sheets, plates, toner, vinyl, stock paper, finish, sign, signs, banners, labels, wide format
language: translate, translator, languages, glossary, subtitles, terminology, interpreters
`;
