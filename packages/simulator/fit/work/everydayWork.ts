/**
 * How people describe the work of each trade without naming it: who is there, what is there, what goes wrong, whom they serve, `trade:
 * phrase, phrase`. Counts like the words in `tradeWords.ts`.
 */
export const EVERYDAY_WORK = `
operations: standard operating procedure, across your sites, site visits, headcount per site, double entry, paper forms, clipboard
office: paper towels, post room, calendar invites, birthday cake, desk plants, mailbox keys, office dog, visitors at the door, reception desk, the kettle, dishwasher nobody, shared calendar, lunch order, courier pickups, flights for the board
project: steering committee, dependencies between, go-live, scope creep
strategy: new markets, business model, target companies, integration after, due diligence, competitor moves
sales: deals stall, no reply, your reps, forecast call, discount, ghosted, decision maker, account plan, inbox of prospects, follow-ups, win more, bids, rfp
revops: fields in salesforce, stages, routing leads, handover from sales, forecast accuracy, territory planning, data entry by reps, leads in hubspot
partnerships: partner managers, distributors who sell, integrations marketplace, channel conflict
marketing: slogan, agency retainer, tagline, conversion, marketing budget, personas, press kit, photo shoot for the campaign, newsletter list, promo codes
growth: ad spend, cost per click, a/b tests, sign-ups, trial users, trials that never convert, paid channels, attribution model, utm, lookalike, landing page tests, sign up, free trial, drop off
content: search console, blog posts, serp, organic, readers find, headlines, page two of google, briefs for writers, google positions, traffic dropped
communications: headlines about you, press clippings, statement, town hall meeting, quotes in the press
social: comments on your posts, captions, story views, posts a week, community posts, trolls
ecommerce: online shops, web shops, web shops on shopify, returned parcels, refunds, returned goods, opened boxes, overstock, buy box, listings on amazon, unboxing, conversion of visitors, shipping costs at checkout, dropship, size charts, wrong size, discount codes, subscribers to boxes
planner: run of show, trade fair, fair stand, gala dinner, sponsors of the event, save the date, breakout rooms, marquee, seating plan, rsvp, caterers, photo wall, bridal, brides, couples
success: renewal date, quarterly business review, cancel their subscription, customers who leave, kickoff call, nobody logs in, logo churn
support: hold time on calls, refund requests, first response time, angry customers, chat widget, same question, helpdesk, average handle time, callers on hold
software: commits, unit tests, bug reports, tech debt, app crashes, crash, build fails, pipeline is red, merge, jira, stack trace, memory leak, localhost, app store rejects
platform: pods, paged, rollback, load balancer, alerts at night, helm, s3, grafana, log volume, cold starts
data: tables, columns, airflow, models in production, training data, numbers do not match, stale data, redshift, spark jobs, churn model, broken dashboard, lineage
it: vpn, outlook, sharepoint, tickets to it, windows updates, old pc, unsupported windows, mdm, imaging laptops, new starters, teams calls drop, cable closet, remote desktop, legacy system, network ports
security: mfa, stolen passwords, log4j, cve, exposed, security alerts, alert fatigue, insider, encryption keys, audit logs, isolated network, scada, plc hacked, ot network, patched
product: user stories, in your app, inside your app, your app, tooltips, prompts inside your app, beta users, activation, adoption of features, personas, retention curve, new users, users never, users get stuck, trial ends, sign up
design: color palette, whitespace, redlines, sketches, handoff to developers
hardware: sensors on your board, connectors, bom, semiconductor, fpga, bluetooth module, reflow, fabs, wafers
finance: ledger, entities, intercompany, consolidation, cash position, overdraft, runway, days sales outstanding, burn, hedge, financing, subsidiaries, expense claims, purchase approvals, year end, auditors
accounting: bank feed, bank statements, postings, vat, datev, close, day four, working day, year-end, vendor bills, duplicate payments, dunning, two sides, sub-ledger, shoebox of receipts
tax: filing season, tax office, tax authority, audit letter, vat return, returns filed, tax bill
payroll: pay day, salary run, overtime hours, tips, clock-in, minimum wage, time sheets
hr: leavers, back to work, return to work, resignation, probation, vacation requests, perks, job offers, reviews, burnout, colleagues leave, conflicts between, works council, occupational doctor, long-term sick, your people, pulse check, onboarding week, bullying, who stays, pension scheme
recruiting: offers declined, linkedin recruiter, no-show interviews, unfilled
training: certificate after, quizzes, facilitator, coaching sessions, english lessons, apprentices, soft skills
legal: matter number, billable, billable hours, unbilled, filing deadlines, discovery, precedent, associates, partners at your firm, client intake, retainers, trust account, dockets, bar association, bidder, redact, probate, notarized
compliance: evidence for auditors, money laundering, incident reporting, third-party risk
procurement: single source, commodity prices, maverick spend, min order, stock-outs, c-parts, bulk price, supplied by, per tonne, per drum
merchandising: shelf space, season, buyers, lookbook, fabrics, swatches, overstock, sizes, apparel, garments, denim, samples from factories
supply: stock-outs, forecasts of demand, containers at sea, bullwhip, late suppliers, purchase plan, bins at the line, min-max, components arrive
logistics: haulers, hauliers, drivers wait, tracking numbers, delivery windows, customs papers, proof of delivery, empty miles, warehouse to door, cold chain, truck leaves, pickup, incoterms, dispatchers, two to eight degrees, excursion, loggers
warehouse: packing table, packing station, bin locations, mezzanine, mispicks, dock doors, empty cart, order lines, shift at the warehouse, overflow, fulfillment centers, tape on the floor, peak season, wms
fleet: tachograph, inspections of vehicles, idling, depot, cab, fender, license checks, odometer, eld, hours of service, forty-truck, trucking companies, carriers with, his cab, rolled in, haul, stops
production: line stops, filling line, recipe, furnace, coating, solvents, drum, acetone, toluene, resin, paint line, injection molding, machine builders, canning, beer, brewers, kegs, barrels, bakeries, dough, die, tablets press, paint shop, kettles, mash, sawmill, foundry, bottles a minute, cans a minute
maintenance: grease, belts, conveyor stops, wrench
quality: complaints from customers, caliper, nonconformities, deviations, batch records, out of spec, measurement, validated, validation, part 11, surface flaws
safety: accident, hard hat, fumes, noise level, gloves, waste manifests, manifests, hazardous, permits, incident report, chemicals, asbestos, eye wash, occupational
machinist: chips, tool wear, setup times, drawings, deburring, cutting speed
engineer: tolerance stack, finite element, load cases, solidworks, engineering change, actuators, revisions, specs
rnd: new product, lab notebook, screening, ingredients, flavors, molecules, catalyst, stage gate, trials in the lab, clean label
facilities: light bulbs, air filters, roof leaks, cleaners, badge readers, maintenance contracts, window panes
guard: doorman, shoplifting, visitors log, intrusion, keys, night shift guards
cleaning: buckets, detergent, shine, wipes, cleaning companies, dry cleaners, carpet cleaning, maids, houses to clean, coins, machines out of order
builder: site photos, home builders, house builders, remodelers, delay claims, floor plan on site, wall closed, behind the wall, handover, snag list, defects liability, mortar, tradespeople, drywallers, wall was closed, stud
tradesman: pitch, ridges, valleys, squares, ladder, estimator, plumbing companies, hvac companies, ac units, dispatch board, servicetitan, jobber, housecall, install crews, crews, installers, solar installers, panels on roofs, solar companies, roofing companies, leads from homeowners, emergency calls, after-hours calls, technician on duty, techs, sewer line, tilers, floorers, carpenters, joiners, handymen, locksmiths, pest companies, pool companies, insulation, insulators, callbacks, storm damage, door knocking, storm season, truck stock, breaker panel, landscapers, kitchens fitted, fence installers, chimney, house calls, bath remodel
architect: elevations, design intent, site plans, sections, clients who cannot read plans, architecture firms, models of buildings, competition entry, daylight study
civil: total station, boundary surveys, survey crews, boreholes, storm water, settlement, point clouds
interior: lighting plan, interiors, staging
landscape: tree crews, shrubs, leaves, gardeners, trimming, chipper, snow routes, landscapers, landscape crews, spring cleanup
realtor: zillow, houses, house tour, offers on the house, walk-through, walkthrough, estate agents, homes for sale, home tours, homes sell, agents in your office, lead from portals, yard signs
property: move-ins, dues, bylaws, violation letters, associations, board meetings of the hoa, communities, late rent, superintendents, doormen, gate codes, strata, student rooms
realestate: lenders, investors in property, pro forma, sites, apartments to build, shopping center, rent roll, duplex
banking: rate lock, pay stubs, members of your credit union, closing disclosure, lock to close, credit score, loan files, down payment, first-time buyers, fraud alerts, ach, core system, bank statements of applicants
investing: diligence, limited partners, founders pitch, mandate, bidders, buy-side, sell-side, data room, investors, capital, equity, ebitda, thesis, targets, family offices
wealth: clients with, estate, 401k, nest egg, rmd, meeting notes with clients, advisers, fee-only, heirs, wealthy families
insurance: acord, cross-sell, lapse, water damage, risk inspections, premium audit
physician: visits, prior auths, clinic hours, lab results, no-shows, orthopedic, follow-up visits, medical practices, practices
nurse: call light, medication, vital signs, rounds, overtime nurses, discharge, understaffed
dentist: bridges, margins, cavities, fillings, scanner, remakes, dental offices, dental chair, chairside, crowns and bridges
therapy: range of motion, referrals from doctors, evaluations, hands-on, athletes, speech, physical therapy clinics
mental: session notes, couch, clients cancel, telehealth, group practice, therapy practices
pharmacy: scripts, patients' medication, cold bag, shortages of drugs, insulin, vials, pbm, reimbursement, delivery to patients, rx
vet: boosters, vaccinations, kittens, vet practices, veterinary practices, dental check, neuter, paws, litter, boarding, groomers, clinics for animals, rabies, flea, ticks, fur, leash, x-rays of animals, exotic, heartworm
eye: progressive, prescription glasses, cornea, dry eye, edging, mounted in your frames, sunglasses, pupillary
clinic: insurance cards, scheduling, reception, check-ups, recalls, provider schedules, exam rooms, medical records, billing codes
lab: chemists, hold times, hplc, calibrations, chain of custody, petri, gels, soil and water samples, blanks, turnaround of samples, water samples, coolers, spectrometers, titration, analysts in your lab, qc samples
carer: carers, mobility, care plans, visits to clients, families of residents, bathing, night staff, grandma
trials: monitors, phase two, phase three, study drug, visits, clinical supply, source documents, vaccines in transit
principal: buses, lunches, detention, tuition, term, semester, bell, enrolment, field trips, hallway
teacher: quizzes, exam, essays, tutors, make-up lesson, practice at home, recitals, violin, piano, music school, your teacher, learners, music teachers
highered: undergraduates, dormitory, credits, seminar, thesis, deans, scholarships, syllabus
childcare: nap time, little ones, pickup time, ratios, child care centers, snacks, playroom, potty, centers, teachers log, drop-off, crying, babies, lunch and nap
librarian: borrowers of books, late books, e-books, visitors to the museum, loans of books
clergy: parishioners, service on sunday, your service, hymns, offering plate, altar, mass, believers, confirmation class
nonprofit: board of trustees, membership, hunger, campaign for, families in need, trustees
fundraising: givers, first-time givers, giving, thank-you, lapsed, grant deadlines, fundraisers, bequests, monthly givers, charity, gave to your, year-end appeal, alumni gifts
government: mayor, lamp, lamp posts, ratepayers, agency, city hall, benches, snow plows, inspectors, grants from the state, poles, village, boroughs, street sweeping, crosswalk, traffic lights
police: suspects, sirens, fire station, turnout, emergencies, radio channel, departments
socialwork: vouchers, youth, neglect, intake
restaurant: takeaway, portion, waste bin, chefs, covers, delivery note, kilos, covers a night, pos, doordash, uber eats, beer on tap, tasting room, wine club, wineries, happy hour, no-show tables, salmon, ended in the bin
chef: plates, portions, prep list, steak, salmon, suppliers of food, walk-in, knife, broth, garnish, waste in the kitchen, mise en place, delivery note
server: cocktails, section, tray
hotel: attendants, room attendants, beds, check-out, checkout time, reception, booking.com, keycards, rooms clean, maids, breakfast buffet, overbooked, hostels, expedia, room service, turnaround a room, dripping tap, campsites, glamping
travel: groups, travel agencies, flights and hotels, safari, honeymooners, passengers, holidaymakers
fitness: turnstile, reformers, sweat, squats, cancel their membership, drop-ins, check-ins, instructors, boot camp, fitness studios, health clubs
beauty: colour, no-shows, wax, tattoo studios, beauticians, blow dry, foils, manicure, estheticians, rebook, cut and color, beauty salons
leisure: admissions, courts, pitch, swimmers, lifts, campers, lanes, arcades, season ticket, club members, camps, ice rink
store: cash register, stockroom, returns desk, bouquets, bookshops, toys, customers in store, sales floor, fitting room, barcodes, bike shops, opening hours, small shops, pet shops, shop owners, independent shops, vape
farmer: heifers, milkers, udder, heat, breed back, rumination, collar, silage, manure, sprayers, vines, sows, piglets, goats, drought, frost, cattle, bales, co-op, broilers, poultry, soybeans, potatoes, hops
aviation: planes, turbine, logbooks, takeoff, fuel truck, propeller, gates at the airport, apron, mro
maritime: slips, harbour, captain, sailors, cargo ships, anchors, bilge, fishing boats, charters, boatyards, boaters, winter storage, berths
mechanic: alternator, auto shops, bumper, wrenches, service advisors, estimates, mufflers, exhaust, loaner, independent garages, workshops, inspection sticker, motorbikes, detailers, mot
dealer: salespeople on the floor, financing, inventory on the lot, boats on the lot, car dealers, carvana
energy: outages, leaks, solar parks, wind parks, battery, poles, heat networks, district heating, ratepayers, street lighting, water tower, chlorine
mining: sand, conveyors, barrels a day, oilfield, cores
editor: stories, headlines, typos, press run, obituaries section, freelance writers
film: cuts, lenses, scripts, drone shots, broadcasters, audio, trailers
photo: brides, presets, studio, culling, clients wait for photos, family sessions
music: tour dates, ballet, actors, theatre, auditions, lesson
creator: views, clips, merch, twitch, newsletter readers, brand deals, monetize
funeral: viewing, flowers, death certificates, the deceased, goes live, arrangement conference, undertakers
printing: bleed, business cards, pdf, brochures, folds, printers, reorders, web-to-print, offset, large format, screen printers, mailers, letterpress
language: target language, source text, proofreaders, translation memory, words per day
leisure: waiver, wristband, jump time, families line up, ticket desk, tours for groups, school groups, third graders, guided tours, turnstiles, mini golf, laser tag, go-karts, cinema, popcorn, curtain, seats sold, seat map, will-call, spectators, athletes sign up, tee sheet, pro shop, courts booked, swim lanes
fleet: tow trucks, hooks, motor club, roadside assistance, taxis, shuttles, school buses, charge the vans, vans charge overnight, tire pressure, pre-trip inspection, ambulances parked, driver app, mileage claims, forklifts on lease
hardware: connected devices, over the air, bootloader, rollback, bricked, devices in the field, iot, gateways, sensors in the field, battery life, certification of radio, modules, firmware updates, embedded linux, microcontroller, wearables, prototypes fail emc
software: exceptions, one line of code, your engineers, code base, version control, api keys, integration tests, legacy monolith
revops: commission statement, commissions, quota attainment, sheet with forty tabs, plan changes mid-year, deal closed, each deal, spiffs, accelerators, comp plan, payout
sales: what it earned them, deal closed, close date, each deal, pitch deck, leads cold, second meeting
procurement: rebate, supplier promises, agreements with suppliers, volume discount, bonus agreements, half a million with, category spend, spend data, contracts with suppliers, sole supplier, payment terms, should-cost, list price, catalog buying, blanket order, auctions with suppliers, purchase requests, purchase requisitions
property: toilet runs, each line of water, riser, splits the water, sub-meters, submeter, heating allocation, elevator out, block of, day passes, flexible workspace, storage units, student beds, package lockers, laundry machines, buzzers, gate remotes, house rules, garbage room, unit it is, apartments in the building, noise complaints, pool of the building, move-in, tenant portal, service charges
safety: ear plugs, earplugs, foam ones, molded from his own ear, eye protection, safety shoes, cut gloves, back injuries, exoskeleton, fall arrest, stand near the press, fire extinguishers, drug tests, fatigue, forklift near misses, pedestrian and forklift
quality: batch release, complaint file, sample retention, supplier certificates, barcode mismatch, weights off, fill weight, cleaning validation
banking: window three, car loan, savings bank, queue at the bank, coins, safe deposit, branches closed, wire transfers, card disputes, small business loans
farmer: stalls, horses, barn aisle, bedding, hoof, riders, saddle, mares, foals, farrier, greenhouse benches, mushrooms, honey, berries, cold frames, grain bins, seeders, slurry, parlour, milk tank, farm shop, feed bags
beauty: consent form, reference pictures, artists at your studio, piercings, ink, one chair, book a tattoo, spray tan, hair extensions, beard, bridal makeup, gift vouchers for treatments
store: music in stores, your cashier, branch of your shop, bakers, opticians, your shop, own name on the shelf, grocery chains, shelf-ready, footfall counters, shop windows, price labels, customers try on, click and collect, store music, sunday opening, lottery tickets, receipts on paper
merchandising: your store's own name, shelf-ready cases, category buyers, listing fee, tastings for buyers, samples for buyers, grocery chains sell, packed under your, roast and pack, recipe to shelf, co-packing, bags, minimum run, new snack, retail buyers, assortment gaps, promotions on shelf
production: trail mix, co-packer, roast and pack, stamping, stamping shop, machine stands, crews on the line, shift change, pallets of finished, capper, filler, labels crooked, batch size, vats, mixing, spray booth, powder coating, galvanizing, glue line
executive: board meeting, board pack, directors fly in, your board, next generation, sell the company, peers who run, your company alone, lonely at the top, investors ask, advisory board, owner-led, family business, annual general meeting, three decisions, strategy day
legal: company secretary, minutes of the board, governance, resolutions, articles of association, power of attorney, terms, privacy notices, cease and desist, settlement talks, leases reviewed, board resolutions, due diligence questions, whistleblowing law
nurse: surgical patients, evening before, fasting, chart, surgery centers, pre-op, post-op, operating room, recovery room, anesthesia, blood pressure, discharge calls, home visits, wound dressings, shift swaps
physician: fasting, cancelled surgeries, second opinion, prescriptions renewed, image reading, ecg, allergy tests, skin checks, weight loss patients
clinic: patients show up, cancelled on the day, patients a day, calls before surgery, insurance approvals, imaging center, infusion chairs, front office, phone tree, wait times, self-pay patients
energy: blade repair, erosion, rope access, towers, blade, lightning hits, solar farm grass, panel washing, battery containers, oil in transformers, heat pumps for districts, pipe network, leak detection, dam, biomass, chargers on the highway
travel: group booking, coaches of tourists, tourists, airport transfer, tour groups, walking tours, boats for tourists, audio guide, city passes
librarian: exhibitions, museum visitors, guide on her phone, school visits, curators, loans of art, climate in the showcase
highered: admissions office, campus tours, lecture halls, lab safety for students, international office
it: door badges, meeting room screens, conference phones, guest wifi, telephone system, software licences, excel macros, file server, ip cameras, sap, erp, intranet, old server
security: penetration test, phishing emails, domain spoofed, secrets in code, credentials leak, cloud misconfigured, open ports, vendor questionnaires, soc 2, iso 27001, cyber insurance questions, usb sticks, deepfake calls, stolen laptop
marketing: brand video, influencers, media plan, market survey, focus group, product launch, launch campaign, radio spots, print ads, sponsorship, brand guidelines, photo library, translations of brochures, customer stories, referral program
hr: job rotation, hiring plans, employee app, noticeboard, shift workers without email, staff turnover, onboarding buddy, mother comes back, maternity, salary bands, performance talks, harassment training, visas for staff, company bikes, lunch allowance, childcare places for staff, exit talk
finance: supplier financing, leasing rates, invoice factoring, currency swings, grant money, insurance premiums, subsidy, cash pooling, capex requests, budget holders, purchase order approval, liquidity, year-end audit, revenue recognition, deferred revenue, cost per unit
logistics: motor freight, pallet exchange, pallets lost, delivery notes, missed slots, carrier claims, damage in transit, customs broker, ferry bookings, groupage, refrigerated, delivery vans, bike couriers, parcel lockers
restaurant: bread at six, coffee machine broken, kitchen porter, dish pit, qr menu, card terminal, waitlist, terrace, night shift at the bar, sommelier, catering orders, lunch crowd, kids menu, oil in the fryer, keg lines, tap lines, glassware, brunch line
hotel: breakfast room, rooms sold, group bookings, wedding parties, late arrivals, spa of the hotel, hotel linen, mini bar, reviews of guests, night porter, conference rooms at, channel
maintenance: rope access, pump fails, motor hums, thermal camera, oil change intervals, spares nobody, maintenance window, work permits, cooling tower, air compressor, dust extraction, crane inspection, welded repair, filters clog
engineer: test bench, design office, material choice, prototypes in a week, drawings into, simulation results, cable harness, control cabinet, gear design, fatigue tests, noise simulation, reverse engineer, 3d scan
`;
