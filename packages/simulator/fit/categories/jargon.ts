/** Words of each line of work that hardly any other uses: `category: words:weight`. */
export const JARGON = `
surveying: topo:3, as-builts:4, stamped plan:4, property lines:3, boundaries:2, stake out:3, level survey:4
snow_removal: we plough:4, we plow:4, inches of snow:4, snowfall:4
grounds_service: mowers:3, grass:2, cut and edge:3, verges:4, flower beds:4, strim:4, scarify:4, infill:2, decompact:4
wellbeing: massage:3, yoga:3, stretch:1.5, meditation:3, blood pressure:4, flu:3, jab:3, step challenge:4, stress:1.5
local_marketing: letterboxes:4, mailbox:2, postcards:4, print and post:4, mailshot:4, stars on google:4, bad reviews:4, star rating:4
ats: aptitude:3, candidates take a test:4, test candidates:4, assess candidates:4, job fit:3, bad hires:3
clinical_staffing: nurses from abroad:4, uncovered shifts:4, licensed nurses:3, fill the shift:3
restaurant_tech: no-shows:2, tables:1.5, guests order:4, ticket times:3, waiter:2
event_software: ticket fees:4, scan tickets:4, delegates:3, attendees:3, box office:3
time_tracking: clock in:4, time cards:4, timekeeping:4
portable_toilets: cabins:1.5, loo:3, toilets:3, toilet block:4, urinals:4
ip_renewals: oppose:2, opposition:2, trademark filings:4
wind_service: blade:2, leading edge:3, rope access:3, rope teams:3, turbines:3
elearning: quiz:2, course online:4, training films:4, scorm:4, learners:4
warranty_programs: repair network:3
radiation_safety: radiation:3, x-ray tube:4, dose:2, dosimetry:4
hospitality_staffing: banquet:2
fleet_admin: driving bans:4, licence points:4, penalty points:4
estate_services: who inherits:4, heirs:4, executor:3, probate:4
franchising: franchisees:4, operations manual:3, second location:3, third location:3
office_fruit: fruit:2, bananas:3
kitchen_equipment: sharp knives:4, sharpen:3, blunt knives:4
speakers_bureau: keynote:4, musicians:3, set list:4, band:2
labor_data: salaries by:4, pay data:4
network: gbit:4, mbit:4, fixed ip:4, fiber:3, cat6:4, patch panel:4, network points:3
food_supply: day boats:4, fish:3, cheeses:3, goat's cheese:4, butchered:3, lamb:3, chicken:2, halal:3, slaughterhouse:3, oysters:3, dry aged:4
bar_supply: vineyard:3, riesling:4, winemaker:2, cellar:2, brewery:2, keg:3, taps:2, vermouth:4, importer of wine:4
food_ingredients: almonds:4, walnuts:4, hazelnuts:4, raisins:4, flour:4, spelt:4, rye:3, malt:3, barley:2
turf: topsoil:4, sand and gravel:3, screened:2, sods:4, compost:3, bark:2, loam:4
cad_services: cad model:4, step file:4, dxf:3, drawings from:3, no drawing:3
leadership_training: new managers:4, foreman:2, course for supervisors:4
safety_training: rescue:2, drill:1.5, safety films:4, induction:3, fire wardens:4
mystery_shopping: our shoppers:4
medical_devices: acupuncturists:3, acupuncture:3
stock_media: picture library:4
podcasting: episodes:3
trade_leads: we knock:4, door to door:3, exclusive leads:4, booked estimates:4
gov_affairs: committee:2, legislators:4, lawmakers:4, amendment:3, ministry:2, legislature:4
septic: manhole:4, blocked drains:4, sewage:3, fat trap:4, cesspool:4
hotel_supplies: mattresses:4, slippers:3, soap:2, sauna:3
salon: colour bowls:4, nails:2, foils:3, shampoo:3, hairdressers:4
rink_equipment: simulator:1.5, golfers:2, climbers:3
ppe: hearing:1.5, goggles:4, glasses:2, gloves:2, boots:2
merchandise: logo on:3, giveaways:3, polos:4, fleeces:4, hoodies:4, printed mugs:4
dev_staffing: react:3, java:3, python:2, .net:2, coders:4
school_food: packed lunch:3
telehealth: fever:2
medical_couriers: samples:1.5, refrigerated box:3
vehicles: taxi:3, taxis:3, dispatch:2, pickup trucks:3, lease a van:4, fleet of vans:3
fire_safety: sprinkler heads:4, extinguisher:4, hydrant:4
flood_protection: flooded:3, barriers:2, sandbags:4, dam boards:4, basement floods:3
disability_access: wheelchair user:4, step-free:4, hearing aids:3, ramp:3, access ramp:4
statue_care: bronze:3, conservators:3, plinth:4, cast iron railings:3
student_wellbeing: counsellor:3, counselor:3, mental health of pupils:4
social_services: helpline:4, callers:2, hotline:2
grant_writing: write proposals:3, horizon:2, funding call:4, funders:3, foundation deadline:4, grant deadline:4
metal_buying: weigh slip:4, baled:3, scrap:3
tooling: inserts:3, drills:2, mazak:4, haas:3, dmg:2, okuma:4
parts_contract: to your drawing:4, mould:2, resin:1.5, tolerance:2, brackets:3
industrial_supplies: gearboxes:2, garnet:3, grit:2
building_survey: radon:4, commissioning:4, lead paint:4, mould in flats:3, damp:2, infrared camera:3, inspect fire doors:4
water_hygiene: log books:3, scald:3
crops: combine:2, bushels:4, harvest price:4, hedgerow:2, wheat:3, silo:1.5, corn:2, moisture:2, dryer:2, soybeans:4
livestock: cows:4, fences for cattle:4, hatch:3, manure:3
horse_supply: rider:1.5, trot:3, lame:3, horses:4, pony:3, riding schools:3, bales:2
vegetation_control: bramble:4, weeds:2, overgrown:3
architecture_service: architects:4, listed building:3, plans passed:3, planning consent:4, elevations:3
housing_services: arrears:4, evicted:3, tenants:1.5
benefits: nursery:2, commute:2
business_travel: furnished flats:4
export_control: sanctions:3, export:2
occupational_health: back pain:3, audiometry:4
driver_training: forklift:2, reach truck:3, counterbalance:4, licence for forklifts:4, tail lift:3
restoration: crime scene:4, hoarding:4, soot:4, dry the rooms:4, dehumidifiers:4, biohazard:4
pest_control: mud tubes:4, termites:4, droppings:2
linen_service: sheets:2, napkins:4, tablecloths:4, tunics:2
animal_imaging: ultrasound:3
volunteers: volunteers:4
school_transport: bus drivers:2, bus routes:3
dock_scheduling: trailers:2, jockey:4, yard moves:4
marinas: pontoon:4, jetty:3, berth:3, moorings:4
marine: outboards:4, jetty:2, hulls:3, barnacles:4, piers:4, diver:3, intakes:2
public_adjusting: insurer's offer:4
air_extraction: fumes:2, welding smoke:4, atex:3, extraction:3, filter sleeves:4
art_sales: paintings:3, prints on your walls:4, local artists:4
auctions: clearance sale:3
audit_service: 401k:4, 401(k):4, benefit plan:3, auditor's report:3, form 5500:4
back_office: minutes of the meeting:4, write the minutes:4, take minutes:4
bike_fleet: bikes for staff:4, lease a bike:4, bike to work:4
biogas: slurry:2, feedstock:3
blast_monitoring: shot plan:4, shots a month:4, charge the holes:3
board_search: charity boards:4, trustees:4, governors:3
booking_software: book online:3, double bookings:4
brand_names: renaming:3
bridges_civil: geogrid:4, sheet piles:4
brand_design: logo files:3
building_products: insulation boards:4, gutters:3, doors and frames:3
bus_services: bus stops:2, minibuses:4, coaches:2, seater:3
canteen: lunch:1.5, hot meals:3, meals:1.5
captive_insurance: own insurer:4
carbon: scope 1:4, offsets:4
care_activities: dementia:3, care home:2
cash_handling: cash:2, coins:3, takings:4
chemicals_supply: ice pellets:4, cylinders:3, drums of:3, nitrogen:4
childcare_app: nursery staff:3
chimney_service: flues:4, soot:3, sweep certificate:4, cowl:4
church: pews:2, hymn:2, livestream services:4
cold_chain: loggers:3, temperature log:4
commercial_leasing: sublease:4, storefront for rent:4
conference_interpreting: booths:3
construction_supply: pump and pour:3, skip:2, cones:3, hoarding panels:4, crane mats:4
content_writing: typos:4, proofread:4, commas:3, track changes:3
cooking_oil: fryers:3, biodiesel:4
costumes: stage curtain:4, velour:4, robes:3, gowns:3, choir:2
court_services: bailiff:4, jurors:4
credit_reports: insolvent:3
customs: incoterms:4
demolition: pull down:3, knock down:3
dental_products: autoclave:3
diagnostics: lab results:2, swab:3
digital_signage: screens:2
door_access: cylinder:2, fob:4
drones: aerial photos:4
electrical_service: electrician:3, panel upgrade:4
elevated_cleaning: silos:3
emergency_alerts: sirens:4
energy_savings: heat loss:4
eor: without an entity:4
event_furniture: marquees:4, tents:3, folding chairs:4
event_security: bouncers:4, crowd:2, festival gates:3
expert_witness: testify:4
eye_supply: frames:2, lenses:3, opticians:3
fences: meters of fence:4, metres of fence:4, gate posts:4, copper thieves:3
film_post: grade your film:4
financial_wellbeing: payday loans:4, wage advance:4
fleet_tires: wash the fleet:4
florist_supply: tulips:3
floors: resin:2, pour floors:4, parquet:4
food_labels: allergens:3
food_production_equipment: bottling line:4, oven line:3, depositor:3, kettle:2
food_safety: swabs:3, shelf life:4
food_waste: peelings:4, leftovers:3, food bins:4, scraps:2
forestry: chainsaw:3, saplings:4
freight: container:2, wagons:3, lane rates:3
fuel: litre of diesel:3, tank farm:3
funeral_supply: coffin:4, mourners:4, funeral director:3
furniture_makers: re-cover:4, upholstered:3, carpenter:2, shop counters:4
game_art: characters:2
generators: kva:4, outage:2, ups:2
gifting: chocolates:3, hamper:4
gym_software: class packs:4
hearing_care: audiologist:4
home_medical: prosthetists:4, orthotist:4, podiatrists:4, foot scan:4, amputee:4
hr_software: onboarding:3, who is off:3
hvac_service: gas boilers:3, refrigerant:4, hood:1.5
industrial_doors: shutters:4, bay doors:4, sliding doors:3
interim_executives: steps in for:3, between two cfos:4, turnarounds:3
interpreting: sworn:3, languages on call:4
kennels: catteries:4
lab_equipment: gcs:2, column oven:3, lens:1.5, pipettes:4
legal_service: counsel:3
lighting_supply: led tubes:4, bulbs:3, lumens:4
loyalty: redeemed:3
medical_imaging: dicom:4
menus: portion cost:4
modular_buildings: site cabin:3
monitoring: alerts:2, paged:4, on call:2
museum_guides: curator:4, exhibits:3, exhibition labels:3
music_making: concert grand:3
nps: feedback cards:4
office_fitout: glass walls:4
outdoor_furniture: racks for bikes:4
outplacement: layoffs:4, redundant:3, redundancy:4
packaging: lids:3
parcel_shipping: parcels:4
parking: overstay:4, car park:3, ticket machine:3
party_booking: birthday:2
paving: pothole:4, tarmac:4, resurface the lot:4
payment_fraud: chargebacks:4
pets: dog food:4, cat litter:4
photo_booths: arches:1.5, balloon:3
plants_decor: vases:4, flower:2, foliage:4, plants:1.5
pool_supplies: pools:2
print_services: a2:3, a3:2, posters:3, leaflet:3, printed and bound:3
printers: cartridges:3
pumps_valves: impellers:4
quality_tools: iso 14001:4, torque:3, internal auditor:3, vision system:4
race_timing: chip time:4
rail_services: ballast:2, sleepers:3
recruiting_service: candidates:2, search firm:4, shortlist:3
rooftop_bees: hive:4
roofing_service: roof:3, membrane:2, shingles:4, leaks:1.5
scanning: finding aid:3, archives:2, searchable:3
scent_music: scent:4, perfume:2
school_uniforms: jumper:3
signs: plaque:4, engrave:3, flag:2, banners:3
site_testing: soil report:4, borelog:4, bearing capacity:4
social_media: creators:3
speaking_engagements: tv interview:4
sponsorship: stadium:3
stage_rental: dimmers:4, spotlights:4, school musical:4, lighting desk:4
street_lighting: sodium:3
student_housing: dorms:4
surface_treatment: zinc:3, rust:3, primer:3
tax_filing: claim back:3, tax back:4
tender_service: framework:2, itt:4, pqq:4, bid:2, contract notices:4
textiles: woven:3, loom:4
tour_systems: guided tours:3, headsets for tours:4
translation_service: sworn translator:4
translation: native speakers:3
tree_service: oaks:4, prune:4, arborists:4, branches:3
school_tutoring: fractions:3, catch up:2, reading level:4
university_ops: lecture hall:4, lecture:3
vending: snacks:2
venue_space: hall for hire:4
voiceover: narrators:4
warehouse_equipment: pallet places:4, uprights:4
water_damage: leak:2, moisture meter:4
wedding_supply: ceremony:2
wells: gallons a minute:4, feet of drilling:4, aquifer:4, dry well:4
wheelchair_service: walkers:3, hoists:4
whistle_hotline: speak up:4, tip-offs:4
window_cleaning: panes:3, streaks:3, dirty windows:4
winemaking_supply: barrel:3, maltster:4, brewers:3, floor-malted:4, casks:3, yeast:2
work_clothes: overalls:4, jackets:1.5, polo:2, embroidery:3
greenhouse_light: hps:4, ppfd:4, supplemental light:4, growers:1.5
imaging_service: 1.5t:4, 3t:3, magnet:2, quench:4, helium:4, oem service contract:4, coil repair:4
dental_lab_software: remake:4, lab case:4
`;
