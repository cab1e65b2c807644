/** Words of each line of work that hardly any other uses: `category: words:weight`. */
export const JARGON = `
surveying: topo:3, as-builts:4, stamped plan:4, property line:3, property lines:3, boundary:2, boundaries:2, stake out:3, set out your site:4, level survey:4
snow_removal: we plough:4, we plow:4, inches of snow:4, de-ice:3, gritting:4, grit:2, ice on the steps:4, snowfall:4
grounds_service: mower:2, mowers:3, grass:2, cut and edge:3, verges:4, leaves off:3, flower beds:4, strim:4, scarify:4, infill:2, decompact:4
wellbeing: massage:3, therapists come to your office:4, yoga:3, stretch:1.5, meditation:3, health check:4, blood pressure:4, flu:3, jab:3, vaccinated at work:4, nurse comes:2, step challenge:4, stress:1.5
local_marketing: letters get opened:4, letterbox:4, letterboxes:4, mailbox:2, postcards:4, print and post:4, fold and post:4, mailshot:4, stars on google:4, review in your voice:4, every review:3, answer reviews:4, bad reviews:4, star rating:4
ats: interviews predict:4, hiring tests:4, aptitude:3, candidates take a test:4, test candidates:4, assess candidates:4, job fit:3, bad hires:3, wrong hire:3
clinical_staffing: nurses are within:3, nurses from abroad:4, nurses from:3, bring nurses:4, uncovered shifts:4, licensed nurses:3, fill the shift:3
restaurant_tech: no-shows:2, tables:1.5, tables turn:4, order and pay:4, guests order:4, queue at your counter:3, ticket times:3, waiters:2, waiter:2, kitchen printer:4
event_software: ticket fees:4, gate scans:4, scan tickets:4, delegates:3, attendees:3, programme on their phone:4, fans pay:3, box office:3
time_tracking: clock in:4, clock in by phone:4, crews write:3, hours by job:4, hours from memory:4, who was on the job:3, time cards:4, timekeeping:4
portable_toilets: cabins:1.5, loos:4, loo:3, toilets:3, toilet block:4, urinals:4, washrooms on site:4
ip_renewals: two months to object:4, oppose:2, opposition:2, similar mark:4, trademark filings:4
wind_service: blades:3, blade:2, leading edge:3, rope access:3, rope teams:3, lightning:1.5, turbine:3, turbines:3
elearning: quiz:2, certificate at the end:3, course online:4, online course:4, training film:4, training films:4, short films:2, course:1.5, scorm:4, learners:4
warranty_programs: two more years:3, claims on products:3, cover for the product:3, repair network:3
radiation_safety: radiation:3, x-ray tube:4, dose:2, dosimetry:4, lead aprons:4
hospitality_staffing: chef calls in sick:4, sous chef calls:3, short of waiters:4, banquet:2, cover a shift in the kitchen:4, kitchen is short:3
fleet_admin: lost his licence:4, lost their licence:4, driver lost:3, driving bans:4, licence points:4, penalty points:4
estate_services: who inherits:4, heirs:4, cousin:2, executor:3, probate:4, will and trust:3, next generation:1.5
franchising: into franchises:4, franchisees:4, operations manual:3, chain of cafes:2, second location:3, third location:3, license your concept:4
office_fruit: fruit:2, bananas:3
kitchen_equipment: bagged ice:4, sharp knives:4, sharpen:3, blunt knives:4, cooker hood:3
speakers_bureau: i speak:3, keynote:4, no slides:2, musicians:3, songs:3, set list:4, we played:3, band:2
labor_data: pay by town:4, wages in:3, salaries by:4, pay data:4
network: gbit:4, mbit:4, fixed ip:4, fiber:3, dug fibre:4, internet drops:4, cat6:4, patch panel:4, network points:3, label every port:4
food_supply: landed:2, day boats:4, fish:3, cheeses:3, goat's cheese:4, butchered:3, lamb:3, chicken:2, halal:3, slaughterhouse:3, olive oil:4, oysters:3, order by 8 pm:2, dry aged:4
bar_supply: vineyard:3, riesling:4, winemaker:2, cellar:2, brewery:2, keg:3, taps:2, vermouth:4, importer of wine:4
food_ingredients: almonds:4, walnuts:4, hazelnuts:4, raisins:4, flour:4, spelt:4, rye:3, malt:3, barley:2, lab sheet with every lot:3
turf: topsoil:4, sand and gravel:3, screened:2, sods:4, compost:3, bark:2, loam:4
cad_services: scan it:1.5, old part:2, drawing of:2, cad model:4, step file:4, dxf:3, drawings from:3, no drawing:3
leadership_training: team leaders:3, new managers:4, foreman:2, course for supervisors:4, supervisors:2, real cases:2, managers avoid:3
safety_training: rescue:2, in smoke:3, breathing sets:3, drill:1.5, safety film:4, safety films:4, induction:3, fire wardens:4, certificate on their phone:3, safety day:3
mystery_shopping: visit shops as customers:4, shop as customers:3, our shopper:4, our shoppers:4, shopper waited:3, pretend customers:4, as a customer:2
medical_devices: single use:2, acupuncturists:3, acupuncture:3
stock_media: pictures of real people:4, picture library:4, fake smiles:3, cleared for ads:4, song in your clip:3, images you can use:3
podcasting: guests and editing:4, editing and clips:4, you talk:2, record your show:4, episodes:3
trade_leads: roof visits:4, we knock:4, door to door:3, jobs in your area:3, homeowners who want:4, exclusive leads:4, booked estimates:4
gov_affairs: bill goes to committee:4, committee:2, legislators:4, lawmakers:4, amendment:3, the bill:1.5, ministry:2, regulation before it passes:3, legislature:4
septic: drains:3, drain:2, manhole:4, blocked drain:4, blocked drains:4, pipes back up:4, map every pipe:3, sewage:3, full trap:3, fat trap:4, grease trap:4, grease traps:4, jetting:4, cesspool:4
hotel_supplies: mattress:4, mattresses:4, bed in every room:3, slippers:3, soap:2, sauna:3
salon: colour bowls:4, nails:2, foils:3, shampoo:3, hairdressers:4
rink_equipment: simulator bays:3, simulator:1.5, two bays:2, golfers:2, climb on:2, climbers:3
ppe: ear plugs:4, hearing:1.5, goggles:4, glasses:2, optician to the site:4, gloves:2, boots:2
merchandise: your logo:2, logo on:3, printed with:2, giveaways:3, polos:4, fleeces:4, hoodies:4, tote:3, printed mugs:4
dev_staffing: react:3, java:3, python:2, .net:2, developers join:4, within your hours:2, engineers on your team:3, coders:4
school_food: packed lunch:3, canteen at school:4, breakfast club:4
telehealth: doctors on video:4, doctor on video:4, nurse line:4, remote doctor:4, see a doctor:3, doctors are on video:4, fever:2, nurse can see a doctor:3
medical_couriers: pills:2, prescriptions to:4, samples:1.5, 2 to 8 degrees:4, refrigerated box:3
vehicles: taxi:3, taxis:3, dispatch:2, fridge van:4, fridge vans:4, minus 25:2, any driver over:3, van for a day:3, pickup trucks:3, lease a van:4, van off the road:4, fleet of vans:3
fire_safety: sprinkler heads:4, extinguisher:4, hydrant:4
flood_protection: flood:3, floods:3, flooded:3, barriers:2, high water:4, river rises:4, sandbags:4, wall of water:3, dam boards:4, basement floods:3
shared_mobility: shared car:4
disability_access: wheelchair user:4, no pit:3, no shaft:3, step-free:4, hearing aids:3, ramp:3, lift into the hall:3, deaf visitors:3, access ramp:4, stairs:2
statue_care: stone:1.5, bronze:3, conservators:3, plinth:4, cast iron railings:3
student_wellbeing: counsellor:3, counselor:3, child therapy:4, pupils wait:3, mental health of pupils:4, waiting lists for child:4, anxious pupils:4
social_services: crisis line:4, helpline:4, callers:2, overflow of calls:3, hotline:2
grant_writing: write proposals:3, horizon:2, funding call:4, funders:3, granted:1.5, foundation deadline:4, grant deadline:4, lab's grants:4
metal_buying: weigh slip:4, pay by the ton:3, baled:3, scrap:3, brass and aluminium:3
tooling: inserts:3, drills:2, mazak:4, haas:3, dmg:2, okuma:4, under power:3, spindle hours:4
parts_contract: send a dxf:4, send us a drawing:3, parts in:2, aluminium to:2, bend and weld:4, to your drawing:4, cut the mould:4, mould:2, shoot in any resin:4, resin:1.5, tolerance:2, brackets:3
industrial_supplies: oils and greases:4, grades in stock:3, gearboxes:2, garnet:3, grit:2, blast media:4, abrasive:3
building_survey: radon:4, commissioning:4, hvac and controls:3, every valve:2, lead paint:4, mould in flats:3, damp:2, infrared camera:3, inspect fire doors:4, walk your roof:4, walk your flat roof:4
water_hygiene: log book:2, log books:3, warm pipes:3, scald:3
crops: screenings:3, combine:2, bushel:4, bushels:4, harvest price:4, tons an hour:2, sow:2, hedgerow:2, wheat:3, silo:1.5, corn:2, moisture:2, dryer:2, soybeans:4
livestock: cows:4, fences for cattle:4, hatch:3, manure:3
horse_supply: left rein:4, rider:1.5, trot:3, lame:3, horses:4, pony:3, hay for horses:4, riding schools:3, bales:2, dust free:2
vegetation_control: goats:4, brush:1.5, fire line:4, slopes:2, bramble:4, weeds:2, overgrown:3
architecture_service: under budget:1.5, extend:1.5, architects:4, planning office:3, listed building:3, site plan:3, plans passed:3, planning consent:4, drawings for:2, elevations:3
deal_rooms: selling the:1.5, buyers will ask:4, documents for buyers:3, who read what:4
housing_services: tenants were evicted:3, arrears:4, evict:3, evicted:3, rent debt:4, tenants:1.5, rent book:3
benefits: nurseries:3, nursery:2, commute:2
business_travel: nights in hotels:4, furnished:3, furnished flats:4, crews in hotels:4
export_control: wrong code:2, sanctions:3, export:2
occupational_health: number plate at 20 metres:4, back pain:3, each desk and bench:4, desk assessments:4, van comes to the depot:2, eye test:4, audiometry:4
product_testing: chamber:2, chambers:2, before ce:4, labs are full:2
customer_research: rooms with a mirror:4, shoppers think:3, panel of:2
driver_training: straps:2, forklift:2, drivers and loaders:4, pass first time:3, police stopped:1.5, reach truck:3, counterbalance:4, instructor:2, licence for forklifts:4, pass rate:2, tail lift:3
fpa: three statements:4, assumptions:2, financial models:4, startups that raise:3
restoration: dies in one of your flats:4, deals with the insurer:3, deal with the insurer:3, crime scene:4, hoarding:4, smoke smell:4, soot:4, dry the rooms:4, dehumidifiers:4, biohazard:4
pest_control: mud tubes:4, termites:4, droppings:2
linen_service: wash for:3, sheets:2, napkins:4, tablecloths:4, hire them pressed:4, tunics:2, folded:2, pressed:2, kilo of laundry:4, cents a kilo:3, dirty napkins:4
animal_imaging: scan for dogs:4, ultrasound:3
volunteers: helpers:3, volunteers:4, shifts for helpers:4, pick their shift:3
school_transport: school buses:4, bus drivers:2, bus routes:3
dock_scheduling: trailers:2, jockey:4, gate to dock:4, yard moves:4, gate queue:3
marinas: pontoon:4, jetty:3, berth:3, moorings:4
marine: outboards:4, jetty:2, hulls:3, barnacles:4, piers:4, divers:3, diver:3, intakes:2, quay:3
public_adjusting: adjuster who works for them:4, claim was cut:4, insurer's offer:4, insurer offered:4
air_extraction: fumes:2, sawdust:3, welding smoke:4, atex:3, extraction:3, filter sleeves:4
art_sales: corridors:1.5, paintings:3, painters:2, canvas:2, hung by us:4, prints on your walls:4, local artists:4
auctions: hammer:2, plant closes:4, surplus:3, clearance sale:3
audit_service: 401k:4, 401(k):4, plan audit:4, benefit plan:3, auditor's report:3, form 5500:4
back_office: minutes of the meeting:4, write the minutes:4, take minutes:4, types what:2, keying:2, key in:2
bike_fleet: bikes for staff:4, lease a bike:4, bike to work:4
biogas: slurry:2, feedstock:3
blast_monitoring: drill and blast:4, shot plan:4, shots a month:4, charge the holes:3, blaster:4, vibration at the neighbour:3
board_search: charity boards:4, treasurer:2, trustees:4, governors:3, find people for boards:4
booking_software: book online:3, double bookings:4, reminder the day before:3, phone rings to book:3
brand_names: free to register:3, name for the:2, domain is free:3, renaming:3
bridges_civil: geogrid:4, sheet piles:4
brand_design: brief us:2, designers on call:4, logo files:3
building_products: insulation boards:4, gutters:3, doors and frames:3
bus_services: bus stops:2, minibuses:4, coach:2, coaches:2, seater:3, shift change:2, pick up your people:4, from the station:2
canteen: lunch:1.5, hot meals:3, meals:1.5, eat at work:4
captive_insurance: insure yourselves:4, own insurer:4
carbon: scope 1:4, offsets:4
care_activities: residents laugh:2, dementia:3, care home:2, sing with:3, dogs visit:3, handler:1.5
cash_handling: cash:2, coins:3, takings:4, counting notes:4
chemicals_supply: ice pellets:4, cylinders:3, drums of:3, per litre of acid:3, nitrogen:4
childcare_app: parents get photos:4, nursery staff:3, sign children in:4
chimney_service: flues:4, soot:3, sweep certificate:4, cowl:4
church: pews:2, hymn:2, services on sunday:3, livestream services:4
cold_chain: logger:3, loggers:3, fridge alarm:4, temperature log:4
commercial_leasing: square feet free:4, square metres free:4, sublease:4, storefront for rent:4
conference_interpreting: booths:3, delegates hear:4, languages at your congress:4
construction_supply: pump and pour:3, skip:2, cones:3, lane closure:4, keep the cars off:4, road sweeper:4, mud on the road:4, hoarding panels:4, nets under:3, crane mats:4
content_writing: typos:4, proofread:4, commas:3, track changes:3, read your report:3, word count:3, written by people:3, thesis:3
cooking_oil: fryer:3, fryers:3, drum:2, drums:1.5, biodiesel:4
costumes: stage curtain:4, drapes:3, velour:4, robes:3, gowns:3, choir:2, sewing room:2
court_services: bailiff:4, jurors:4
credit_reports: can they pay:3, insolvent:3, goes bust:3
crisis_communications: reporter calls:4, journalist calls:4, leak in the press:3
customs: truck rolls through:3, entries:1.5, an entry:2, incoterms:4
data_pipelines: nightly export:3, csv by email:3
demolition: pull down:3, knock down:3
dental_products: compressor in the surgery:4, chair is down:4, autoclave:3
diagnostics: lab results:2, swab:3
digital_signage: board behind the counter:4, screens:2, tv in the window:4, edit from your phone:2
door_access: keys are out:3, cylinder:2, fob:4, gate opens:3, reads the plate:3, key is lost:4
drones: fly over:3, flies over:3, aerial photos:4
drone_light: synced to music:4, rockets:3
electrical_service: electrician:3, panel upgrade:4
elevated_cleaning: silo:2, silos:3, nobody climbs:3, racks and under the floor:3, particles:3, dust in the racks:4
emergency_alerts: siren:4, sirens:4
employee_transport: new hire needs a flat:4, flat and school:3, settle in:3, house hunting:4, family arrives:3, visa and flat:4
energy_savings: heat loss:4, measures with payback:3
engagement: questions every quarter:4, anonymous answers:4, managers see:3
eor: employee in germany:3, without an entity:4, local contract:3
event_furniture: marquees:4, tent:3, tents:3, floor and heaters:3, guests sit:3, folding chairs:4
event_security: bouncers:4, crowd:2, festival gates:3
event_services: photographers for your event:4
expert_witness: cause of:2, testify:4
eye_supply: frames:2, lenses:3, contact lenses:4, opticians:3
fences: meters of fence:4, metres of fence:4, gate posts:4, thieves:2, copper thieves:3, warranty on the fence:3
film_post: grade your film:4, edit suite:4
film_rental: on set:3, catering truck:2, hot lunch for the crew:4, location scouts:4
financial_wellbeing: payday loans:4, wage advance:4
fleet_tires: service at your depot:4, brakes at night:4, mechanics come:4, mechanic comes:4, in your yard:2, trailers dirty:3, wash the fleet:4, rigs washed:4
florist_supply: roses:3, tulips:3, florists:4
floors: resin:2, forklifts drive on it:4, pour floors:4, polished concrete:4, sanding floors:4, parquet:4
food_labels: allergens:3
food_production_equipment: filler:2, bottling line:4, oven line:3, packs a minute:3, depositor:3, kettle:2
food_safety: swabs:3, shelf life:4
food_waste: peelings:4, leftovers:3, food bins:4, scraps:2
forestry: chainsaw:3, saplings:4
freight: containers:3, container:2, port:1.5, vessel:2, by ship:3, by train:3, train:1.5, wagons:3, lane rates:3
fuel: litre of diesel:3, tank farm:3, polish the fuel:4, diesel goes bad:4, sludge in the tank:3
funeral_supply: coffin:4, dark suits:3, mourners:4, funeral director:3
furniture_makers: re-cover:4, torn seats:4, stitching:2, torn:2, upholstered:3, carpenter:2, shop counters:4
game_art: characters:2
generators: kva:4, silent power:3, outage:2, ups:2
gifting: wrapped:2, chocolates:3, hamper:4
graffiti_removal: tags on walls:4, paint on your walls:3
guest_activities: bows:3, summer party:2, in your yard for your party:2, guests shoot:3, activity:2
gym_software: members check in:4, class packs:4
headshots: portraits of your staff:4
hearing_care: audiologist:4
home_medical: socket:2, prosthetist:4, prosthetists:4, orthotist:4, podiatrists:4, foot scan:4, amputee:4, stump:4
house_clearance: cellar full:3, attic full:3, empty a house:4, contents of a house:4
hr_software: no badge:2, no laptop:2, onboarding:3, who is off:3
hvac_service: heat in the kitchen:3, gas boilers:3, refrigerant:4, compressor on the truck:3, cold room at:4, walk-in is warm:4, hood:1.5
immersion: cockpit:3
industrial_doors: shutter:4, shutters:4, door stuck:3, bay doors:4, doors stick:3, safety check on doors:4, sliding doors:3
interim_executives: i step in:4, steps in for:3, between two cfos:4, three days a week:3, turnarounds:3, until you find:3
interpreting: hearings:2, hearing falls:2, sworn:3, languages by video:4, languages on call:4
it_support: laptop won't start:4, phone picked up:3, it department for firms without:4, passwords reset:3, helpdesk:4
kennels: catteries:4, boarding:2, jabs:2, pick-up time for dogs:3
lab_equipment: gcs:2, detector lamp:3, column oven:3, lens:1.5, pipettes:4
landing_pages: slow website:3, website:3
legal_service: lawyer on staff:4, counsel:3
lighting_supply: led tubes:4, bulbs:3, lumens:4
loyalty: punch card:4, gift card:3, gift cards:4, redeemed:3
marketing_video: film of your:3, clips for social:3
mediation: quarrel:3, neutral:2, feud:4, parties settle:4
medical_imaging: dicom:4
menus: dish costs:4, portion cost:4
metal_detection: metal in food:4
modular_buildings: m2 more:2, hall:1.5, classrooms by:3, site cabin:3
monitoring: pages at night:4, alerts:2, paged:4, on call:2
museum_guides: curator:4, visitors use their own phone:3, exhibits:3, exhibition labels:3
music_making: organ:2, instruments:2, concert grand:3
nps: ask each guest:3, feedback cards:4
office_cleaning: desks wiped:4, after 6 pm:2, square metres a night:3
office_fitout: desks:2, chairs:2, sliding walls:4, glass walls:4
office_temps: receptionist on holiday:4, temp for:3
outdoor_furniture: skaters:3, bikes were chained:4, chained to:2, racks for bikes:4, sun on the playground:4, posts set:2
outplacement: let people go:4, those who leave:3, layoffs:4, redundant:3, redundancy:4
packaging: boxes:3, labels and boxes:2, printed inside and out:3, lids:3
parcel_shipping: parcels:4
parking: overstay:4, spaces:1.5, plates at the entrance:4, car park:3, ticket machine:3
party_booking: birthday:2
paving: potholes:4, pothole:4, tarmac:4, resurface the lot:4
payment_fraud: chargeback:4, chargebacks:4
payroll: was paid twice:4, paid the wrong:3
pets: dog food:4, cat litter:4
photo_booths: arches:1.5, balloons:4, balloon:3, party:1.5, guests take:2
plants_decor: vase:4, vases:4, flowers:2, flower:2, foliage:4, plants:1.5
pool_supplies: pool:2, pools:2, vacuum the pool:4
print_services: print and hang:3, a2:3, a3:2, posters:3, pasted:3, leaflet:3, programmes:2, annual report in print:3, printed and bound:3
printers: page price:2, cents black:3, per page:2, cartridge:3, cartridges:3
pumps_valves: new seals:3, impeller:4, impellers:4, stripped:1.5, tested under load:2, pump hums:3, pump that:2
quality_tools: wrench certificates:3, iso 14001:4, wants iso:3, torque:3, internal auditor:3, cameras look at:3, vision system:4, reject the cracked:4
race_timing: chip time:4
rail_services: ballast:2, sleepers:3
recruiting_service: candidates:2, search firm:4, shortlist:3, interview three:3
robots: welders:2, find welders:3, taught by hand:3, teach by hand:4, cell:1.5
rooftop_bees: hives:4, hive:4, bees:4
roofing_service: roof:3, membrane:2, shingles:4, leaks:1.5
sales_coaching: close more:2
scanning: finding aid:3, page by page:3, boxes nobody can search:4, archive:2, archives:2, text you can search:3, searchable:3
scent_music: smell of:2, scent:4, perfume:2, songs in your shop:3
school_uniforms: jumpers:3, jumper:3, parents order:2, pack by class:4
signs: plaque:4, brass:1.5, engrave:3, find the way:3, visitors get lost:4, flag:2, faded flags:4, banners:3
site_testing: samples from the slope:3, drill holes:2, soil report:4, borelog:4, bearing capacity:4, know the soil:3, pour anything:2
social_media: creators:3
speaking_engagements: reporter with a camera:4, camera asks:3, hard questions:3, journalist asks:4, bbc:1.5, tv interview:4, interview lights:2
sponsorship: stadium:3, sponsors pay:3
stage_rental: stage lights:4, dimmer:4, dimmers:4, spotlights:4, school musical:4, lighting desk:4
stock_counting: scanners and people:2, items an hour:4, count in a night:4, stock is wrong:3
street_lighting: lamps:1.5, poles:1.5, sodium:3
student_housing: dorms:4
surface_treatment: zinc:3, tons a week:1.5, rust:3, blast it:2, primer:3, powder:2
tax_filing: claim it back:2, claim back:3, tax back:4
tender_service: framework:2, itt:4, pqq:4, bids:3, bid:2, contract notices:4
textiles: cloth:2, serge:4, woven:3, loom:4
tour_systems: guided tours:3, headsets for tours:4
translation_service: package inserts:4, patent texts:4, second translator:4, sworn translator:4
translation: native speakers:3
travel_risk: abroad on business:2
tree_service: oaks:4, oak:2, dead crown:4, dead crowns:4, fell:2, prune:4, arborists:4, branches:3, ash dieback:4
school_tutoring: fractions:3, catch up:2, reading level:4, behind in maths:4
uniform_medical: pockets:2
university_ops: lectures:3, lecture hall:4, lecture:3
vending: filled twice a week:4, coins and cards:3, snacks:2
venue_space: rooms for meetings:4, hall for hire:4
vet_supply: clinic for animals:3
voiceover: narrators:4
warehouse_equipment: pallet places:4, uprights:4, bolt it down:3
water_damage: leaks:2, leak:2, moisture meter:4
wedding_supply: ceremony:2
wells: gallons a minute:4, no water:2, depth:1.5, feet of drilling:4, aquifer:4, dry well:4
wheelchair_service: chairs and beds:3, fix chairs:3, walkers:3, hoists:4
whistle_hotline: channel for reports:4, hands you the case:3, without a name:3, speak up:4, tip-offs:4
window_cleaning: glass by rope:4, panes:3, cleans glass:4, streaks:3, dirty windows:4
winemaking_supply: barrel:3, maltster:4, brewers:3, floor-malted:4, casks:3, yeast:2
work_clothes: shirts:2, trousers:2, overalls:4, jackets:1.5, polo:2, embroidery:3
greenhouse_light: hps:4, ppfd:4, supplemental light:4, crop under light:3, sodium lamps over:3, growers:1.5
imaging_service: 1.5t:4, 3t:3, magnet:2, quench:4, helium:4, scanner is down:4, oem service contract:4, coil repair:4
dental_lab_software: remake:4, shade:2, lab case:4, dentist sends:2
`;
