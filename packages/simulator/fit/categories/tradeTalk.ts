/** How sellers of common trades speak of what they do and of the trouble it ends; the format of the other effect words. */
export const TRADE_TALK = `
accounting_firm: accounting outsourcing:4, tax preparation outsourcing:4, outsourcing to cpa:4, kpo:4, ultratax:4, proseries:4, season support:2, returns per preparer:3, seasonal preparers:4
accounts_payable: vendor invoices:3, supplier invoices:3, purchase invoices:4, key invoices:4, key supplier invoices:4, approve invoices:4, packing slips:2, reads the invoice:3, post it into:2
receivables: commercial collections:4, past due 90:3, aging:2.5, aged debtor:2, credit controller:3, recover what:2, amicable:2, chase your customers:4, chase customers:3
business_lending: approved up to:2.5, no collateral:4, bank statements:2, funds in 24:3, bridging:3, finance broker:3, growth loan:4, lend against invoices:4, cash tied up:3, unpaid invoices today:3
asset_lending: applications for payment:4, certified applications:4, debenture:3, receivables finance:4, make payroll every friday:3, clients pay in 45:3, aged debtor list:2.5
payroll: payroll tax:3, payroll taxes:3, withholding notices:3, rti:3, fps:2.5, year-to-date figures:3, tax and ni:4, month end wages:4
bookkeeping_service: books on xero:4, year end and your own return:4, vat return:3, fixed monthly fee:1, reconcile:1.5, small accountancy:3
interim_executives: fractional fd:4, virtual fd:4, outsourced cfo:3, fractional head of:4, days a month:1.5, part-time finance director:4, fractional finance director:4, fractional coo:4
tax_filing: economic nexus:4, nexus study:4, nexus:3, sales tax:4, voluntary disclosure:4, vat registration:4, registrations and filings:3
rd_credits: hmrc inspectors:3, developed or improved a product:3, r d:2, r d tax relief:4, claim notification:3, eligibility call:2, r&d claim:4, r&d tax relief:4, r&d relief:4
energy_savings: business gas:4, loa:2.5, wholesale market prices:2, unit rate:3, lock in now:2, energy supplier:3, energy broker:4, energy contract:4, standing charge:3
cost_reduction: no saving no fee:3, share of savings:3, percent of what we save:3
business_insurance: sum insured:4, employers liability:3, public liability cover:3, insurance broker:3, broker for manufacturers:3, renewal date:1, underwriter:2, business interruption:3, schedule with you:1.5, policy wording:3
trucking_insurance: power units:4, loss runs:4, commercial auto:4, hauliers:2, claims experience:3, hgv insurance:4, assigned risk:3, x-date:3, fleet renewal:3, nuclear verdicts:3
benefits: benefits broker:4, medical dental vision:4, cobra:3, aca:2.5, group medical:4, benefits agency:4, captives:2, level-funded:4, self-funded:4
hr_software: onboarding platform:4, onboarding app:4, new hire paperwork:4, per new hire:3, i-9:3, bamboohr:2, hris:3, employee records:3, org chart:2.5, hr system:3, absence tracking:4, staff holidays:3
employment_law: handbooks:3, contracts and handbooks:4, redundancies:3, tribunal claim:3, disciplinary:2, grievance:2, sack them:3, small employers:2.5
recruiting_service: been on indeed since:4, ad up on indeed:4, send the cvs:4, send over cvs:4, cvs with names off:4, replacement guarantee:3, 90 day replacement:3, refunded if they leave:4, placed candidates:3, recruit machinists:3, i only recruit:4, search group:3, his cv:3, her cv:3, off the job boards:2, talent search:3, contingent search:4, candidates on our books:4, rpo:4
staffing_industrial: in ticket:2, reach drivers:3, pickers:2, psl:3, temps:4, charge rate:3, days and nights:1, light industrial:3, warehouse temps:4, peak temps:4, pickers and packers:4, temps on site:3
cdl_drivers: class 1:3, class 2:3, 7.5t drivers:4, driving desk:4, driving agency:4
relief_vets: locums:3, rvns:3, small animal vets:3
leadership_training: team leader:2.5, supervisors:1.5, promoted into:3, difficult conversations:4, leadership team:1, leaders:1.5, management team:1.5, c-suite:1.5, first-line managers:4, newly promoted:3, supervisors course:3
executive_coaching: your leaders:3, leadership coach:4, one-to-one coaching:4
apprenticeships: apprenticeship levy:4, levy account:4, unspent levy:4, levy:2, level 3:2, level 5:2.5, training provider:2, ofsted was:2, cohort:1.5, skills academy:4, funded through your levy:4, team leader apprenticeship:4
elearning: learning management:4, mandatory training:3, microlearning:4
sales_coaching: giving away discount:4, trained sellers:4, sellers:2.5, miss quota:3, negotiation:2.5, listen to their calls:4, teach reps:4
crm: customer records:3, spreadsheet of customers:4, customer spreadsheet:4, per seat:1
crm_consulting: hubspot portal:4, lifecycle stages:3, hubspot cleanup:4, clean up hubspot:4, revops contractor:4, salesforce cleanup:4, clean up salesforce:4, workflows built by:2, salesforce admin:4, picklist:4, hubspot agency:3
outbound_lists: attendee list:4, mailing list:3, verified contact:4, sic code:4, verified email:4, target title:3, target industry:3, target geography:3, counts and sample:3, contact database:4, re-checked:2, opt-in contacts:4
appointment_setting: qualified sales calls:4, qualified meetings:4, sales calls on the calendar:4, meetings on your calendar:4, pay per meeting:4, without hiring sdrs:4, your icp:2.5, land in your calendar:4, new clients:1, meetings a month:4, meetings with decision makers:4
paid_ads: ppc:4, roas:4, landing page:1, call tracking:2.5, your ad:2, bidding on:2.5, negative keywords:4, ad spend:3
seo: 1st page:4, 1st page of google:4, not ranking:4, off page:3, on page:2.5, backlinks:4, directory submission:4, target keywords:4, keywords:2, google 1st page:4, organic:1.5, digital marketing agency:3, digital marketing company:3, organic search:3, page one of google:4, first page of google:4, domain authority:4
pr: communications agency:4, opportunities to see:3, wikipedia page:4, knowledge panel:3, podcasts their buyers:3, pitch the hosts:4, guest on podcasts:4, booked on podcasts:4, podcast guest:4
podcasting: done-for-you podcast:4, show notes:4, host a podcast:4, podcast for:3, b2b podcast:4
marketing_video: sec film:4, film for the site:4, explainer:3, drone footage:3, filming your people:4, clips for linkedin:4, short clips:3, reel:2, storytellers:2.5, recruitment film:4
landing_pages: pinch and zoom:4, looks right on a phone:4, menu is a pdf:3, your homepage:1.5, new site:2
app_development: android ios app:4, mobile app development:4, laravel:3, flutter:3, react native:3, blockchain:1.5, software company:2, in-house developers:4
dev_staffing: per month per developer:3, middle developer:4, trial one developer:4, expand the team:2, engineers in vietnam:4, cv of developers:4, offshore development:4, full-stack:3, full stack developers:4, software outsourcing:4
it_support: it company:3, after-hours line:2.5, pick-up time:2, windows 10:3, windows 11:3.5, microsoft partner:3, microsoft solutions partner:3, device audit:3, it setup:4, look after laptops:4, helpdesk:3, per person per month:1.5, new starters leavers:2, submit a ticket:2.5, it strategy:3, extended support:2, pcs:2.5, onboarding and offboarding:1.5
soc_mdr: detection and response:4, managed detection:4, edr:4, soc:4, 24/7 soc:4, isolate the machine:4, time to contain:4, per endpoint:3
pentest: pentest:4, break in with your permission:4, oscp:4, crest:3, retest:3, red teaming:4, web app api:2, security questionnaire:1.5, white hat:4
field_service: dispatch board:4, scheduling techs:4, run dispatch:4, techs:2.5, per tech:3, dispatch and invoicing:4, off a whiteboard:2, job board for techs:3
call_center: customer support team:3, support outsourcing:4, agents in your zendesk:4, agents in your:2, weekend cover:2, staffed on sundays:3, seater:4, inbound outbound:4, back office for:1.5, per hour per agent:4, neutral accent:4, outsourcing proposal:3, where's-my-order:2, support desk:3, two agents:2.5
support_software: customer support team:0.5, call scoring:3, call quality:2.5
warehouse_software: wrong picks:4, picking every bin gets:4, bin locations:4, android handset:3, packing bench:2.5, orders wrong:3, whoever runs the picking:3
storage_space: pallet positions:4, warehouse positions:4, overflow:3, peak overflow:4, overflow space:4, warehousing:3
freight: groupage:4, full truck:3, ldm:3, part load:4, high cube:4, haulage:3, container haulage:4, demurrage:3, bonded shed:4, door to door:2.5, devan:3, road transport:3, weekly departure:3, dry van:4, flatbed:3, load board:4, asset-based:3, spot freight:4, freight broker:3
freight_audit: accessorials:4, accessorial charges:4, reclass:4, reweigh:3, ltl bills:4, freight bills:4, rebills:3, dimensional weight:2, ups bill:4, ups invoice:4, fedex invoice:4, delivery area surcharge:4, additional handling:3, parcel audit:4, ups or fedex:2, double-billed:3, refunds from carriers:4, disputes with carriers:4, carrier credits:3, dim weight:3, residential surcharge:4, address correction:3, duplicate billing:2, ups and fedex:3
tariff_relief: drawback:4, section 301:4, duty back:4, duty on goods:3, you re-export:4, customs owes you:4, re-exported:3, cbp:2.5, recover duty:4, import entries:3
customs: drawback:1.5
fleet_safety: van trackers:4, trackers go in:3, vans tracked:4, driver scorecards:4, geofencing:4, fleet management platform:4, per van per month:3, vans on the road:3
packaging: micron film:4, pre-stretched:4, wrapping pallets:4, corrugated boxes:4, mailer boxes:4, die-cut boxes:4, fefco:4, fibc:4, bulk bags:4
parts_contract: aluminum casting:4, aluminium casting:4, cnc machining part:4, swiss turning:4, turned components:4, brass turned:4, brass parts:4, tooling lead time:3, t1 sample:4, iatf:3, send us your drawing:3, annual quantity:2.5, step and pdf:3, pcba:4, gerber:4, bom:2, smt line:4, mould cost:3, mold cost:3, machined components:4, your drawing:2.5, send one drawing:3, ppm:1.5, moq:1.5
industrial_supplies: bins full:3, vendor-managed:4, vmi:4, fasteners:4, anchor bolt:4, threaded rod:4, hex bolt:4, cutting fluid:3, abrasives:3, grade 8:2.5, din 975:3, bin replenishment:4, nuts and bolts:4
machine_repair: plc:3, component level:4, repair of drives:4, obsolete drives:4, we repair them:1.5, tested under load:4, industrial electronics:4, mobile welding:4, line boring:4, hardface:4, pin bores:4, belt splicing:4, belt rips:4
compressed_air: air audits:4, ultrasonic:3, tag every leak:4, every leak tagged:4, main compressor:3, load hours:3, compressor kicks in:4, air leak:4
quality_tools: calibration:3, gauge register:4, ukas:3, 17025:4, micrometers:3, as-found:4, calibrated:3, recall list:2
warehouse_equipment: traction batteries:4, forklift batteries:4, lead acid:3, mhe:3
industrial_doors: levelers:4, leveller stuck:4, cold-room seals:4, freezer doors:4, door gasket:3, door frames heated:3
locksmith_supply: rekey:4, cylinder:2.5, restricted keyways:4, nobody can copy:3
water_hygiene: legionella:4, tmv servicing:4, tank cleans:3, chlorination:4, scheme of control:4, written scheme:3, dutyholder:3, monthly temperature:3, acop:3, flushing:1.5, temperature monitoring and flushing:4
building_survey: lightning conductor:4, earth rods:4, steeplejack:4, strike:0.5, stock condition:3
fire_safety: intumescent:4, passive fire:4, closers:2.5, fire officer:2.5, door closers:3
electrical_service: wiring inspected:4, wiring has to be inspected:4, eicr:4, fixed wire:4, niceic:4, five year certificate:3, portable appliance:4
hvac_service: ac units:4, filters coils and gas:4, coils:2, regas:4
septic: jetting:4, drains:3, roots:1, cut and line:4, six monthly flush:4, blocked:1, interceptor:3, pump out:2.5, grease interceptor:4, manifest:1.5
plumbing_service: unblocking:1
hood_cleaning: grease trap:0.5
roofing_service: hail:3, storm damage:3, flat membrane:4, meet the adjuster:3, mark every hit:3, roof claim:4, gutters:2, gutter clearing:3, moss:1
window_cleaning: gutter vac:4, gutters cleared:4, camera pole:3, clearing the gutters:4, pure water:3, showroom glass:3
pv_roofs: flat metal roof:3, half hourly data:3, buy the power from us:4, mcs certified:3, solar pv:4, energy bills with solar:4, smart export:4, mw installed:3, panels:2
tree_service: dieback:4, stumps ground:4, chipped:2, crowns:2, climber:2.5, hanging over the path:2
painting_service: scuffs:4, flaking:4, water based:2, corridors and classrooms:3
grounds_service: mowing:4, mulch:3, beds:1, plow and salt:2.5
snow_removal: per push:4, plow:4, salt extra:4, snow contract:4, snow:3, salt:1.5, lot cleared:4
fences: drystone:4, dry stone:4, walling:4, dswa:4
church_buildings: turret clock:4, tower clock:4, church clock:4, clock faces:3, bevel gears:3
signs: signwriter:4, signwriting:4, gilder:4, hand painted signs:4, swing sign:4, fascias:3, pictorial:3
interiors: upholster:4, upholstery:4, recover booths:4, split seams:4, booths:2, commercial vinyl:4, re-cover:3, swatch book:3
fitness_supply: gym pads:4, gym upholstery:4, torn pads:4
office_cleaning: hoover:3, your cleaners:3, evening clean:4
parking: parking lot:1
paving: sealer:4, sealcoat:4, restripe:4, asphalt:3, bay marking:4, striping:3, line striping:4, disabled bays:3
printers: toner:4, per click:4, copiers:4, printers copiers:4, page yield:3
office_supplies: copy paper:4, pens folders:3
catering: lunch for offices:4, lunches:3, a head minimum:3, catered:3, workplace dining:4, free tasting:2.5, gluten free:1
menus: spring menu:1, allergen matrix:4, allergens in a spreadsheet:4, allergen:3, spec changes:3, every recipe:3
merchandise: branded tumblers:4, stress balls:4, tumblers:3, pens from:4, mugs from:4, promo products:4, free artwork:3, your logo:2.5, powerbanks:4, tote:2, tees:1.5, setup fee:1
trade_shows: stand designers:4, stand number:3, your stand:3, exhibitor list:3, 3d visual:3, shell scheme:4, expo stand:4, stand builder:4
translation: instructions for use:3, ifu:4, 24 eu languages:4, per word:4, translates:3, manual of your machines:2, german manual:4, technical texts:4, translation memory:4, termbase:4, into german:4, native translators:4, words per day:3
food_ingredients: olive oil:4, extra virgin:4, ibc:2.5, flexitank:4, bulk oil:4, sauces and dressings:2, harvest:1, ingredients in bulk:4, brcgs:1.5, kosher:1.5
food_safety: brcgs audit:4, root cause:1.5, unannounced audit:4, audit against issue 9:4, issue 9:4, certification bodies:3, grade b:2.5, foreign body complaint:3, mock audit:4, brc:3
brewery_supply: casks:4, cooperage:4, hogshead:4, barrels:2.5, re-char:4, bourbon barrels:4
kitchen_equipment: knife:2.5, knives:3
medical_billing: denials:4, denied:2, modifier 59:4, timely filing:4, bill for clinics:4, bill for physical therapy:4, payer:2.5, of what comes in:2, denial report:4
dental_products: zirconia:4, crown:3, emax:4, single-unit:3, dental lab:4, rx pad:3, remakes:3, stl from your scanner:4, itero:3, cdt:3
imaging_service: ultrasound probe:4, ultrasound transducers:4, probes:2, transducers:4, lens cable:3, dead elements:4
occupational_health: hearing tests:4, audiometric:4, threshold shift:4, sound-treated:3, 300 log:3
translation_media: captioned:4, auto-captions:4, uncaptioned:4, panopto:3, kaltura:3, title ii:2.5
cold_chain: fridge alarms:4, fridge sensor:4, monthly log:2, temperature probes:4, freezer alarm:4, temperature sensors:3
emergency_alerts: lone workers:3, lone worker device:4, lone working:3
alarm_monitoring: bs 8484:4, lone workers:3, two way call:3, monitoring centre:3, urn:2, fall detection:3
cemetery_tools: burial registers:4, burials:4, graves:3, plots:2, cemetery:4
crops: hives:3, almond:3, pollination:4, frame average:4
rooftop_bees: hives on office roofs:4, beekeeper:3, bees:2, honey:1.5
vegetation_control: goats:3, brush:2.5, poison oak:4, blackberry:2, fire season:3, clear brush:4
theatre_supply: tabs and blacks:4, flame tested:4, flameproofing:4, hanging plot:4, stage drapes:4, rigging:2.5, battens:3
wholesale_goods: nordmanns:4, christmas trees:4, x-mas trees:4
hosting: domain:3, escrow.com:3, the catch-all mailbox:3
brand_names: trademark publication:4, publication period:4, register of protected brands:4
linen_service: coveralls:2, laundering:4, laundry in:3, collect bed linen:4, bed linen towels:3, wash line:4, linen:3, htm 01-04:3
cleanrooms: grade b c coveralls:4, coveralls:2.5, cleanroom textiles:4, gamma irradiate:4, helmke drum:4, cleanroom laundry:4
chatbots: ai chatbot:4, resolved conversation:3, bot:2
elevators: elevator contract:4, loler:4, lift paperwork:4, autodialler:4, elevators:3, controller logs:3, monthly visits:1.5, lifts:3
environmental_assessment: roost assessment:4, emergence surveys:4, licensed ecologists:4, ecologists:3
crane_inspection: loler report:2
school_food: allergen:2
wellbeing: wellbeing platform:4, wellbeing app:4, burnout:3, presenteeism:4, mental health:2.5
vending: smart cooler:4, vending:4, coolers in gyms:4, protein shakes:2
florist_supply: roses:3, dahlias:4, lisianthus:4, aalsmeer:4, florists:3
plants_decor: moss wall:4, preserved moss:4
costumes: mascot:4
business_consulting: unlock potential:3, transformation:2, holistic:1, strategic priorities:3, growth enablement:3, organisational change:3
print_management: label shop:4, labels:3, bopp:4, matte laminate:4, plate fees:3, paper labels:4, sample pack:1
utilities: evaporation credit:1.5
unclaimed: evaporation credit:4, sewer bill:4, sewer rate:4, overpaying:2, sewer:2, blowdown meter:3, make-up meter:3, claim that back:2
stock_counting: missing pallets:3
payments: card processor:4, merchant services:4, merchant statement:4, card fees:4, processing statement:4
cloud_costs: aws bill:4, aws spend:4, cloud bill:4, cost explorer:4, nat gateway:4, savings plans:3, idle instances:4
content_writing: articles a month:4, our writers:3
clinical_staffing: cnas:3, open shifts:2.5
driver_training: refresher training for forklift:4, forklift refresher:4, forklift tickets:4, reach truck ticket:4, rtitb:4, lift truck operators:4
legal_contracts: clm:4
cleaning_supplies: scrubber dryer:4, floor cleaning machine:4, sweeper hire:3
`;
