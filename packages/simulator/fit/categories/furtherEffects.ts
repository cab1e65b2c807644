/** Other words for what the categories offer, and for what changes for the buyer: `category: words:weight`. */
export const FURTHER_EFFECT_WORDS = `
hotel_supplies: towels:3, linen:3, bathrobes:4, minibar:4, pillows:4, shampoo:3, hotel laundry:4, room amenities:4
guest_technology: check in at midnight:4, guests ask reception:4
gym_software: members cancel:4, gym members:4, gym:1.5, members stop coming:4, personal trainers:2, gyms and spas:2, for gyms:2
salon: salon booking:4, hair:1.5, beauty:1.5, treatments:1.5
construction_software: old drawing:4, daily report from site:4, subcontractor:1.5, estimating:3, bids go out:3, tender documents:3, bill of quantities:4, site managers:1.5, site reports:4, subs:1.5, drawings on:2, plans on paper:3, defects on site:3, delays on site:4, photos from site:3, construction sites:1, building sites:2, rfi:3, foreman:1.5, site managers write:3, photos of the site:4, bricklayers:1.5
construction_supply: rebar:4, formwork:4, cabins:3, diggers:4, excavators:4, bricks:4, cement:4, ready-mix:4, cranes:1.5, trench:3, timber:1.5, dumpers:4
modular_buildings: pods:1.5, finished bathroom pods:4, modular:4, prefabricated:4, prefab:4, built in our factory:4, lift them in:3, floor by floor:3, offsite construction:4, off-site manufacturing:4, timber frame:4, tiny classrooms:3, precast:4, in nine days instead:2, modular bathrooms:4, built in a factory:4, made in our factory:2, factory-built:4, units craned:4, portable buildings:4, prefab bathrooms:4, wood frame:3, modules:1.5
building_products: windows:1.5, insulation:4, cladding:4, facades:3, balconies:4, glazing:4, tiles:1.5, plasterboard:4, waterproofing:4, curtain wall:4, bathrooms:1.5, staircase:4, windows for:3, doors for:1.5, floor tiles:4, stair:1.5, railings:4, blinds:3, awnings:4, partitions:3, ceilings:3, insulation panels:4, wall panels:4
surveying: survey roofs:4, every cracked tile:4, roof survey:4, scan buildings:4, measure buildings:4, survey buildings:4, survey roofs and facades:4, inspect roofs:3, facades by drone:4, report with every:1
drones: by drone:3, drone:1.5, drone footage:3, fly over:2
roofing_service: leaking roof:4, roofers:3, tapered insulation:4, bucket under the leak:4, tiles slipped:3, moss on the roof:4, roof membrane:4
fire_safety: sprinklers:4, emergency lights:4, fire inspection:4, fire safety:4, fire certificate:4, fire protection:4, smoke:1.5, alarm test:3, expired in 2019:3, red cylinder:3, smoke on the stairs:3
hvac_service: heating:1.5, ventilation:4, hvac:4, radiators:3, too hot upstairs:4, cold on mondays:3, stuffy:4, aircon:4, cooling:1.5, air handling:4, heaters:3, air quality:3, hot in summer:3, freezing in winter:3, service air conditioning:4, 31 degrees:3, fan on every desk:4, sweat:1.5, coats at their desks:4, in their coats:3
plumbing_service: plumbers:1.5, burst pipe:4, drain:1.5, pipes:1.5, jetting:3, water leak:3, leak detection:4
electrical_service: wiring:1.5, fuse board:4, sockets:3, electrical safety:4, lighting repairs:3
elevators: lift breaks:4, lift is out:4, stuck in the lift:4, stuck between floors:4, escalators:4
window_cleaning: clean windows:4, cherry picker:3
pest_control: mouse:1.5, birds:1.5, pigeons:4, moths:3, ants:3, mouse droppings:4, bait:3, pests:4, rodent:4, birds off:4, nest:1.5, vermin:4, insects:3, infestation:4, bugs in:1.5, gnaw:3, chewed:1.5, droppings behind:4, scratching in the ceiling:4
grounds_service: grounds:1.5, gardeners:4, car parks:2, landscaping for:3, weeds:1.5, leaves in autumn:3, green areas:4, mow the:4, landscaping:3, planting:1.5, weeds between:4, dandelions:4, ivy:3
snow_removal: gritters:4, ice on the car park:4, plough:4, icy:4, icy car park:4, slip on ice:3
parking: parking spaces:4, permit parking:4
door_access: keys lost:4, lost key:4, badge readers:4, who has a key:4, master key:4, door locks:3
signs: signage:4, wayfinding:4, paint signs:4, sign above:3
office_moves: removals:3, boxes on monday:1
portable_toilets: portable loos:4, event toilets:4, toilets for:3, toilet trailers:4, toilets for weddings:4, toilets for events:4, welfare units:4
water_utilities: leaks underground:4, pipe network:4, water meters:4
dev_tools: pull requests:4, ci pipeline:4, flaky:3, deploys:4, deployment:1.5, technical debt:4, developers wait:4, legacy code:4, staging:1.5, sdk:3, open source:2, engineers wait:4, builds:1.5, build times:4, reviewers:1.5, commits:3, repos:3, refactor:3, technical documentation:2, release notes:3
app_development: access database:2, excel sheet everyone:3, replace your excel:3, software house:4, software agency:4, build software:3, your app in:2, legacy system:3, build web apps:4, build mobile apps:4, develop software:3, develop apps:4, custom tools:3, replace spreadsheets:3, rewrite old software:4, old system:2, prototype:1.5, macro that only:4, excel that only:4, only he understands:3, written in 2004:4, nobody dares to touch:4
testing_tools: bugs:3, before release:3, releasing on fridays:4, stopped releasing:4, clicked through:3, click through checkout:4, by hand again:2, automated tests:4, broke in production:4, anyone merges it:3, merges it:2, qa team:4, breaks on mobile:3, tests run:3, test cases:4, found by a customer:3, customer finds the bug:4, breaks the checkout:4
monitoring: outages:4, alerts at night:4, woken at 3:4, uptime:4, downtime of your site:3, logs:1.5, error rate:3, on call engineer:4, pages the wrong:3, incident response:3, site is down:4, site goes down:4, latency:4, notice before customers:3, before your customers do:3, site was down:4, api is down:4, apis:1.5, checks your site:3, crash reports:3, customers tell you first:4, tweet about it:2, error at night:3, down for:1.5
cloud_costs: cloud spend:4, idle servers:4, instances nobody:4, shut them down at night:4, aws:1.5, unused servers:4, cloud costs:4, servers nobody uses:4, reserved instances:4, kubernetes:1.5, oversized:1.5, pays for machines nobody:4, machines nobody uses:4, test servers:4
data_pipelines: etl:4, warehouse of data:3, tables out of date:3, data arrives late:4, exports every monday:2, connectors:3, numbers do not match:2, data engineers:3, data lake:4, pipelines break:4, syncs:1.5, nightly load:4, job failed at night:4, numbers from yesterday:3
bi: dashboards:3, reports every monday:3, two numbers for the same:3, one number:1, excel report:3, reports by hand:3, kpi:1.5, kpis:1.5, power bi:4, tableau:4, looker:3, reporting:1.5, monthly reports:3, self-service reports:4, charts:1.5, one version of the truth:4, which number is right:4, sunday evening with excel:4, evening in excel:4, board asks for a number:4, three answers:3
ai_ml: ai models:3, language models:4, llms:4, train a model:4, labelled data:4, labeled data:4, machine learning:3, gpus:4, prompt:1.5, hallucinat:4, chatgpt for your documents:4, computer vision:4, automate with ai:4, reads documents:2, extract data:2, document processing:3
it_support: printer does not:2, laptop breaks:4, laptop set up:4, reset passwords:4, computer problems:4, your it person:4, it guy:3, msp:3, managed service:2, tickets from staff:4, microsoft 365:2, office 365:2, it on holiday:2, outsourced helpdesk:4, keep computers running:4, computers running:4, slow laptops:4, computers slow:3, printers fail:3, in-house it:3, set up laptops:4, new starters' laptops:3, remote support:3, patches:1.5, it outage:3, nobody could print:4, nobody could mail:4, could not log in:3, server went down:4, server down:4, server room:3, servers:1.5, the one person who knows:3, on a beach:2, at the cabinet:2, systems down:4, it admin:4, your admin:2, mail server:4, email stops:3, outage in the office:3, on holiday:1
it_hardware: refurbished business laptops:4, business laptops:4, laptops:4, tablets:1.5, monitors:1.5, wiped:1.5, wiped and certified:4, rugged:1.5, workstations:4, docking:1.5, phones for staff:3, take back your old ones:3, servers:1.5, rent laptops:4
backup: restored:1.5, backup:3, deleted folder:4, deleted files:4, lost files:4, ransomware:1.5, back-up:3, lost data:3, recover files:4, recover data:4, restore test:4, overwritten:1.5, deleted it by mistake:4, by mistake:1.5, gone for good:3, only copy:3, since the last copy:4
network: wifi:3, wi fi:3, dead spots:4, signal:1.5, broadband:4, fibre:3, fiber line:4, internet line:4, internet goes down:4, 5g:1.5, switches:1.5, router:1.5, no signal:4, internet fails:4, line goes down:3, cabling:3, lan:3, internet connection:4, connectivity:3, mobile signal:4, dead zones:4, bandwidth:3, wifi in warehouses:4, wifi drops:4, wi-fi drops:4, drops out:1.5, server cabinet:4, switch died:4, router fails:4
telecom_audit: sim cards:4, phone bills:4, roaming:3, phone system:2, mobile tariff:4, tariffs:3, phone contract:4, landline:3, phone lines:2, voip:4, pbx:4, desk phones:4, telephony:4
identity: leavers:4, ex-employees still have:4, still had access:4, still has access:4, access rights:4, sso:4, passwords:1.5, logins:1.5, mfa:4, two-factor:4, leaver's logins:4, offboard:1.5, shared passwords:4, sticky note:2, forgotten password:3, log in with:1.5, accounts of people who left:4, still opens:2, her badge still:3, his account still works:4, account still works:4, left in march and:2, works after they leave:3
phishing_training: phishing:3, fake phishing:4, fake emails:4, clicked a link:4, clicks on the link:4, stop clicking:4, harmless fakes:4, wrote like her boss:4, exactly like her boss:4, like your boss:4, fake invoice:3, unphishable:4, staff fall for:4, fall for it:3, security training:3, hacked:3, suspicious email:4, social engineering:3, gift cards for the boss:4, wire transfer:2, fake boss:4, pretend to be:2, staff click:4, people click:3, clicked because:3, who clicks:3, security awareness:4, bookkeeper paid:3, clicked the link:4, looked like it came from:4, came from the boss:4, paid a fake:4, transferred money to:3, transferred:1.5
pentest: break in:2, break into your:4, hacker:3, before somebody else does:3, ethical hackers:4, pentesters:4, vulnerab:3, find the holes:4, penetration:3, find the open door:3
soc_mdr: at 3 am:1, attackers:3, attacks:1.5, alerts nobody reads:4, watch your network:4, endpoint:3, antivirus:4, incident response:3, siem alerts:4, encrypted your files:4, security operations:4, breached:3, malware:4, encrypted:1.5, ransom:4, hacked:1.5, intrusion:3, data loss:4, leak:1.5, usb:4, usb stick:4, on a stick:4, left the house:1, copied files:4, insiders:4, took the files:4, customer list:2, your prices in it:2, new employer:1.5, to his private:2, data theft:4, steals data:4, stole data:4, dlp:4, shows on one machine:2
appsec: dependencies:3, secrets in code:4, open source libraries:4, vulnerable packages:4, sbom:4
email_security: dmarc:4, emails in your name:4, attachments with:2, spam filter:4, bad attachments:4
product_analytics: where users drop:4, users drop off:4, feature nobody uses:4, which features:3, signup flow:3, users click:3, heatmaps:4
product_feedback: feature requests:4, roadmap:4, what users want:4, vote on features:4
user_research: usability:4, test with users:4, prototype tests:3, watch users:4, participants:1.5, five users:3
localization: app in japanese:4, release in ten languages:4
erp: erp system:4, spreadsheets for orders:3, inventory in excel:3, order management:2, five systems:2, sap:1.5, netsuite:4, dynamics:1.5, business central:4, re-enter orders:4, type the order again:4, typed twice:3, one system for:2, erp:3, stock and orders in one:4, order entry:2, legacy erp:4, production and accounting:2, one database:2, typed into three systems:4, orders by fax:3, orders by email:3, copied by hand:2, paper orders:3, order forms:2
collaboration: intranet:4, internal wiki:4, wiki:3, too many meetings:3, status meetings:4, project software:3, tasks in emails:4, shared drive:2, find documents:3, where is the file:4, final_v7:3, kanban:3, emails nobody:1, slack:1.5, teams channel:2, projects late:3, project plan:2, gantt:4, timesheets and projects:3, knowledge in heads:3, handover:1.5
voice_ai: take minutes:4, minutes of the meeting:4, who said what:3, transcribes meetings:4
cad_services: cad:3, 2d to 3d:4, shop drawings:4, drafting:3, drafters:4, bim:3
process_tanks: tanks:1.5, vessels:1.5
marine: antifouling:4, vessels:1.5, crew on board:3
commercial_leasing: sublet:4, coworking:4, serviced offices:4, square feet:2, rent too high:2, lease negotiat:4
employee_transport: relocation:3, moving abroad:2, flats for new hires:4, housing for staff:4
bus_services: shuttles:3, coaches for:1, bus for your staff:4
fund_services: lps:3, limited partners:4, portfolio companies:3, capital calls:4, deal flow:3
bank_tools: core banking:4, account opening:4, banks open accounts:4
insurance_agency: brokers:1.5, insurance brokers:4, policies renew:3
claims: claims handlers:4, claim files:4, adjusters:4, water damage claims:4
dealer_services: used cars:3, car dealers:4, dealers:1.5, cars on the lot:4, dealerships:4, test drive:3, car buyers:4
printers: printer jams:4, printing costs:4, print fleet:4, office printers:4
brewery_supply: malt:4, brewhouse:4
lab_supply: reagents:4, pipettes:4, antibodies:4, lab supplies:4, test tubes:4
lab_equipment: centrifuges:4, freezers:1.5, microscopes:4, lab instruments:4, spectrometer:4, incubator:3, balances:1.5, pipettes and balances:4, instrument service:3
clinical_trials: trial sites:4, enroll patients:4, trial participants:4
food_safety: haccp:4, allergens:1.5, listeria:4, salmonella:4, food audit:4, temperature logs:4, fridge temperatures:4, lab tests for food:4, recall of food:3
metal_detection: metal in the food:4, foreign bodies:4
donors: gave last year:4, monthly giving:4, lapsed donors:4, donor:3, donation:1.5, fundraisers:1.5, gift aid:4, giving:1.5
volunteers: volunteer shifts:4
city_services: potholes:4, town hall:4, council meetings:3, municipalities:3, councils:1.5, city hall:3, citizen:1.5
crops: harvest:1.5, seeds:1.5, fertilizer:4, growers:1.5, farmers:1.5, crops:1.5, farms:1.5, spray:1.5, soil:1.5, yields:1.5, fertiliser:4, tractors:1.5
livestock: milking:4, herd:4, barns:1.5, cattle:4, pigs:3, sheep:3, dairy:1.5, poultry:4
architecture_tools: renders:3, floor plans:3
interiors: curtains:3, sofas:3, lighting design:4, rugs:4
realtor_tools: listings sell:3, homes for sale:3, open house:4, sellers call:2, listings:1.5, buyers and sellers:2, houses:1.5, home sellers:4, estate agents:4, property photos:3, sell houses:4
real_estate_deals: off-market:4, multifamily:4, apartment building for sale:4, plots of land:4
vet_supply: cats:1.5, animal clinic:4
trade_leads: homeowners call:4, jobs near you:4, boiler jobs:3
wealth_tools: client portfolios:4, advisers:1.5, financial planners:4, client reviews:2
staffing_firm_tools: agencies place:3, staffing agencies:4, recruitment agencies:4
accounting_firm: accounting firms:4, accountants' clients:3, your clients' receipts:4, bookkeeping firms:4, tax season:3
law_firm_growth: law firm:2, lawyers bill:3, new cases:3
medical_imaging: mri:4, scans read:4, radiolog:3, x-rays:3
telehealth: video visits:4, doctor by video:4, online doctor:4, virtual visits:4
pharmacy_tools: prescriptions:3, pharmacies:3, refills:4, medication packs:4
elections: ballots:3
aviation_ops: airlines:3, aircraft:3, airport:1.5, ground handling:4
oilfield: drilling:3, wells:1.5, frac:3, rig:1.5, oil and gas:3
surety_bonds: performance bond:4, bid bond:4, surety:4, bonds for contractors:4
immigration: visas:3, work permits:4, h-1b:4, skilled worker visa:4, blue card:4
labor_law: works council:3, working time law:4, break law:2, minimum wage:2
interim_executives: fractional:1.5, fractional cmo:4
mystery_shopping: test buyers:4
product_photos: photos of your products:4, packshots:4, photo studio:3
product_data: product descriptions:4, product texts:4, catalog data:3, pim:4, datasheets:3
case_studies: success stories:4
sms_marketing: sms:3, text messages to customers:4, text your customers:4, whatsapp:1.5
web_data: scraping:4, crawler:4
web_accessibility: screen readers:4, accessible:3, blind users:4, keyboard alone:3
tenant_screening: bad tenants:4, renters:3
vacation_rentals: airbnb:4, holiday lets:4, holiday homes:4, vacation homes:4, cleaners between guests:4
building_controls: building management system:4, thermostat:3, lights off:3, bms:3
environmental_assessment: asbestos:4, soil samples:2, contamination:3, phase i:4, contaminated:3
demolition: demolish:4, earthworks:4, tear down:3
hazardous_waste: sharps:4, medical waste:4, chemicals away:3, solvents:3, waste oil:4, paint cans:2
storage_space: storage space:4, overflow stock:4, spare warehouse:4
freight_audit: carrier invoices:4, overcharged by carriers:4, freight invoices:4
linen_service: floor mats:4, laundry:3, wash your:1, towels and robes:3, robes:1.5, laundry for:3, washed and folded:4, folded:1.5, mop heads:3
safes: documents stored:4, closed file:3, archive box:4, archived file:3, file storage:4, document storage:4, records storage:4, scan on demand:4, retention date:3, retention period:2, file retrieval:4
scanning: scan your files:4, paper archive:4, filing cabinets:4, digitise:4, digitize:4, binders:3, paper files:4, folders in the cellar:4, shred:3
plants_decor: plant walls:4, moss:3, plants die:4, water the plants:4, greenery:4
crane_inspection: cranes:1.5, hoists:1.5, lifting gear:4, loler:4, slings:4
event_security: stewards:4
workers_comp: workers' comp:4, comp claims:4, injury claims:4, back to work after injury:3
voice_agents: ai receptionist:3, ai answers the phone:4
payment_fraud: fraudulent orders:4, stolen card:3, fraudsters:4, fake accounts:4, invoice fraud:4, changed bank details:4, wrong account:2, check fraud:4, payment fraud:4, bank details changed:4, supplier's bank details:4, wire fraud:4, fraud:1.5, fraudulent:3, fake orders:4, fake suppliers:4, bank details:2, scam:1.5
site_testing: moisture test:4
generators: generators:4, power cuts:4, power goes out:4, blackout:4
equipment_rental: rent machines:3, machine hire:4, rent equipment:4
fleet_tires: mobile tyre:4, tyre:1.5, tires:1.5, retread:4, oil changes in your yard:4
delivery_vehicles: cargo bikes:4
special_transport: heavy haul:4, courier for samples:3, temperature-controlled transport:4
regulatory_med: mdr:1.5, ce mark:4, technical file:4
device_quality: design controls:4, medical device:3, iso 13485:4, device makers:4
stay_interviews: who leaves:2, on her last day:4, on his last day:4, last day:2, real reason they left:4, real reason:2, tell their boss:2, why she left:4, why he left:4, call everyone who leaves:4
school_staffing: teaching assistants:3, substitutes:3, cover lessons:4, in class by:3, teacher agency:4
leasing: empty flats:4, empty apartments:4, vacant apartments:4, vacant flats:4, renters find:3, tours of apartments:4
admissions: enrolment:4, enrollment:1.5, prospective students:4, applicants to your:2, open day:3
church: churches:3, congregation:4, worship:4, sermons:4
insurance_leads: families who want cover:4
wealth_leads: clients with money:2, prospects for advisers:4
mortgage: mortgages:3, borrowers:3, home loans:4, lenders:1.5
auto_repair_tools: garage:1.5, workshop customers:2, car repairs:3, body shops:1.5, brakes:1.5, tyres:1.5
film_rental: cameras and lenses:4, lenses:3
funeral_supply: funeral:3
childcare_app: nurseries:4, daycare:4, parents of toddlers:3
tutoring: tutoring:4
student_wellbeing: students anxious:3, counselling for students:4
library_tools: library:1.5, books on loan:4
utilities: water company:3, utilities:3, meters:1.5
floors: concrete floors:4, floors in warehouses:4, polish floors:4, grind and polish:4, epoxy:4, floor joints:4, cracks in the floor:4, square meters of floor:4, hall floor:4
trucking_insurance: van insurance:4, fleet policy:4, motor insurance:4, glass claims:3, bumper:1.5, insurance for vans:4
packaging_machines: label printers:4, industrial label printers:4, labellers:4, labelers:4, coding machines:4, print and apply:4, date codes:4, sealing machines:4, wrappers:1.5
business_consulting: processes:1.5, too many steps:3, twice the work:2, waste of time in:1
retail_loss: shoplifters:4, shoplifting:4, stolen from shelves:4, shrink:1.5, razor blades:2, self-checkout theft:4, walk out without paying:4
retail_systems: price tags:4, queues at the till:4, electronic shelf:4
`;
