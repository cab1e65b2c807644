/** Words of each line of work that hardly any other uses: `category: words:weight`. */
export const JARGON = `
surveying: topo:3, as-built:4, as-builts:4, stamped plan:4, total station:4, property line:3, property lines:3, boundary:2, boundaries:2, stake out:3, set out your site:4, level survey:4, point cloud:4
snow_removal: plough:3, plow:3, we plough:4, we plow:4, inches of snow:4, salting:3, de-ice:3, gritting:4, grit:2, ice on the steps:4, snowfall:4
grounds_service: mow:3, mower:2, mowers:3, mowing:4, hedges:4, hedge:3, grass:2, lawns:4, lawn:3, cut and edge:3, verges:4, leaves off:3, flower beds:4, strim:4, scarify:4, infill:2, decompact:4
wellbeing: massage:3, therapists come to your office:4, yoga:3, mat:1, mats:1, stretch:1.5, meditation:3, health check:4, blood pressure:4, flu:3, jab:3, vaccinated at work:4, nurse comes:2, step challenge:4, burnout:3, stress:1.5
local_marketing: letters get opened:4, letterbox:4, letterboxes:4, mailbox:2, postcards:4, print and post:4, fold and post:4, mailshot:4, stars on google:4, review in your voice:4, every review:3, answer reviews:4, bad reviews:4, star rating:4
ats: interviews predict:4, hiring tests:4, aptitude:3, candidates take a test:4, test candidates:4, assess candidates:4, job fit:3, bad hires:3, wrong hire:3
clinical_staffing: nurses are within:3, nurses from abroad:4, nurses from:3, bring nurses:4, shifts uncovered:4, uncovered shifts:4, licensed nurses:3, nurse agency:4, fill the shift:3
restaurant_tech: no-shows:2, tables:1.5, table turn:3, tables turn:4, order and pay:4, guests order:4, queue at your counter:3, ticket times:3, waiters:2, waiter:2, covers:1, kitchen printer:4
event_software: ticket fees:4, name list:1, gate scans:4, scan tickets:4, delegates:3, attendees:3, sessions:1, programme on their phone:4, fans pay:3, box office:3
time_tracking: clock in:4, clock in by phone:4, crews write:3, hours by job:4, hours from memory:4, who was on the job:3, time cards:4, timekeeping:4
portable_toilets: cabins:1.5, loos:4, loo:3, toilets:3, pumped:1, toilet block:4, urinals:4, washrooms on site:4
ip_renewals: two months to object:4, oppose:2, opposition:2, similar mark:4, trademark filings:4
wind_service: blades:3, blade:2, leading edge:3, rope access:3, rope teams:3, nacelle:4, gearbox oil:2, lightning:1.5, turbine:3, turbines:3, tower:1
elearning: quiz:2, certificate at the end:3, course online:4, online course:4, training film:4, training films:4, short films:2
warranty_programs: two more years:3, claims on products:3, cover for the product:3, repair network:3
radiation_safety: radiation:3, x-ray tube:4, dose:2, dosimetry:4, lead apron:4, lead aprons:4
hospitality_staffing: chef calls in sick:4, sous chef calls:3, short of waiters:4, banquet:2, cover a shift in the kitchen:4, kitchen is short:3
fleet_admin: lost his licence:4, lost their licence:4, driver lost:3, driving bans:4, licence points:4, penalty points:4
estate_services: who inherits:4, heirs:4, heir:3, cousin:2, executor:3, inheritance:4, probate:4, will and trust:3, next generation:1.5
franchising: into franchises:4, franchise:3, franchisee:4, franchisees:4, operations manual:3, chain of cafes:2, second location:3, third location:3, license your concept:4
office_fruit: fruit:2, bananas:3
kitchen_equipment: bagged ice:4, ice machine:4, ice machines:4, sharp knives:4, sharpen:3, blunt knives:4, oven:2, fryer:3, dishwasher:3, cooker hood:3
speakers_bureau: i speak:3, keynote:4, no slides:2, musicians:3, songs:3, set list:4, we played:3, band:1.5
labor_data: pay by town:4, wages in:3, salaries by:4, pay data:4
network: gbit:4, mbit:4, fixed ip:4, fibre:3, fiber:3, broadband:4, dug fibre:4, internet drops:4, wifi:3, wi-fi:3, cabling:3, cat6:4, patch panel:4, network points:3, label every port:4
food_supply: landed:2, day boats:4, fish:3, cheese:3, cheeses:3, goat's cheese:4, meat:2, butchered:3, lamb:3, chicken:2, halal:3, slaughterhouse:3, olive oil:4, menu:1, herbs:2, oysters:3, order by 8 pm:2, dry aged:4
bar_supply: vineyard:3, riesling:4, wine:3, wines:3, winemaker:2, cellar:2, bottle:1, hectares:1, brewery:2, kegs:4, keg:3, tap:1, taps:2, whisky:4, vermouth:4, cider:4, gin:3, importer of wine:4
food_ingredients: almonds:4, walnuts:4, hazelnuts:4, dates:1, raisins:4, nuts:1, flour:4, spelt:4, rye:3, malt:3, barley:2, lab sheet with every lot:3, carton:1, we mill:3
turf: topsoil:4, sand and gravel:3, screened:2, sods:4, compost:3, bark:2, loam:4
cad_services: scan it:1.5, old part:2, drawing of:2, cad model:4, step file:4, dxf:3, drawings from:3, no drawing:3
leadership_training: team leaders:3, first-time managers:4, new managers:4, foreman:2, course for supervisors:4, supervisors:2, real cases:2, managers avoid:3
safety_training: rescue:2, in smoke:3, breathing sets:3, first aiders:3, drill:1.5, toolbox talk:4, safety film:4, safety films:4, induction:3, fire wardens:4, ladders:1
mystery_shopping: visit shops as customers:4, shop as customers:3, our shopper:4, our shoppers:4, shopper waited:3, secret shopper:4, pretend customers:4, as a customer:2
medical_devices: needles:2, single use:2, gauze:4, catheters:4, syringes:4, acupuncturists:3, acupuncture:3, dressings:3, sterile:2
stock_media: pictures of real people:4, picture library:4, royalty-free:4, fake smiles:3, cleared for ads:4, song in your clip:3, tracks:1, footage:2, images you can use:3
podcasting: guests and editing:4, editing and clips:4, you talk:2, record your show:4, episodes:3, episode:2, the charts:1
trade_leads: roof visits:4, we knock:4, door to door:3, jobs in your area:3, homeowners who want:4, exclusive leads:4, booked estimates:4
gov_affairs: bill goes to committee:4, committee:2, legislators:4, lawmakers:4, amendment:3, the bill:1.5, ministry:2, regulation before it passes:3, legislature:4
septic: drains:3, drain:2, manhole:4, blocked drain:4, blocked drains:4, pipes back up:4, map every pipe:3, sewage:3, full trap:3, fat trap:4, grease trap:4, grease traps:4, jetting:4, cesspool:4
hotel_supplies: mattress:4, mattresses:4, bed in every room:3, slippers:3, soap:2, amenities:3, minibar:3, towels:2, sauna:3
salon: towels:1, colour bowls:4, stylist:3, stylists:3, barber:3, barbers:3, nails:2
rink_equipment: simulator bays:3, simulator:1.5, two bays:2, golfers:2, clubhouse:1.5, climb on:2, climbers:3
ppe: earplugs:4, ear plugs:4, plugs:1, hearing:1.5, goggles:4, glasses:2, hard hats:4, optician to the site:4, gloves:2, boots:2
merchandise: your logo:2, logo on:3, with your logo:3, printed with:2, giveaway:3, giveaways:3, polos:4, fleeces:4, hoodies:4, mugs:3, tote:3
dev_staffing: react:3, java:3, python:2, .net:2, developers join:4, within your hours:2, engineers on your team:3, coders:4
school_food: milk:1, school lunch:4, packed lunch:3, cartons:1, canteen at school:4, breakfast club:4
telehealth: doctors on video:4, doctor on video:4, video visit:4, nurse line:4, remote doctor:4, see a doctor:3
medical_couriers: pills:2, prescriptions to:4, samples:1.5, 2 to 8 degrees:4, riders:1, refrigerated box:3
vehicles: taxi:3, taxis:3, dispatch:2, fridge van:4, fridge vans:4, minus 25:2, any driver over:3, van for a day:3, pickup trucks:3, lease a van:4
fire_safety: sprinkler:4, sprinklers:4, sprinkler heads:4, extinguisher:4, extinguishers:4, fire door:3, hydrant:4, smoke detector:4, smoke detectors:4, fire alarm:4
flood_protection: flood:3, floods:3, flooded:3, barriers:2, high water:4, river rises:4
shared_mobility: shared car:4, scooters:2
disability_access: wheelchair user:4, no pit:3, no shaft:3, step-free:4, hearing aids:3, ramp:3
statue_care: stone:1.5, bronze:3, conservators:3, plinth:4, headstone:1, cast iron railings:3
student_wellbeing: counsellor:3, counselor:3, child therapy:4, pupils wait:3, mental health of pupils:4, waiting lists for child:4, anxious pupils:4
social_services: crisis line:4, helpline:4, callers:2, overflow of calls:3, hotline:2
grant_writing: write proposals:3, horizon:2, funding call:4, funders:3, granted:1.5, foundation deadline:4, grant deadline:4, lab's grants:4
metal_buying: weigh slip:4, pay by the ton:3, baled:3, scrap:3, brass and aluminium:3
tooling: inserts:3, end mills:4, drills:2, mazak:4, haas:3, dmg:2, okuma:4, used machine:3, under power:3, spindle hours:4, lathe:4, press brake:4
parts_contract: send a dxf:4, send us a drawing:3, parts in:2, aluminium to:2, bend and weld:4, to your drawing:4, cut the mould:4, mould:2, shoot in any resin:4, resin:1.5, prototype parts:4, tolerance:2, brackets:3
industrial_supplies: oils and greases:4, grades in stock:3, gearboxes:2, grease:1, garnet:3, grit:2, blast media:4, abrasive:3, abrasives:4
building_survey: radon:4, commission:1, handover:1, commissioning:4, hvac and controls:3, every valve:2, lead paint:4, mould in flats:3, damp:2, infrared camera:3, inspect fire doors:4, walk your roof:4, walk your flat roof:4, clear drains:1
water_hygiene: legionella:4, outlets:1, log book:2, log books:3, warm pipes:3, scald:3
crops: screenings:3, combine:2, acre:2, bushel:4, bushels:4, harvest price:4, tons an hour:2, sow:2, hedgerow:2, grain:3, wheat:3, silo:1.5, corn:2, moisture:2, dryer:2, soybeans:4
livestock: collar:2, mastitis:4, cows:4, calves:4, calving:4, sheep:3, cattle:4, fences for cattle:4, hatch:3, chicks:4, herd:4, feed:2, barn:2, manure:3, hay:3
horse_supply: left rein:4, rider:1.5, trot:3, lame:3, horses:4, hooves:4, pony:3
vegetation_control: goats:4, brush:1.5, fire line:4, slopes:2, bramble:4, weeds:2, overgrown:3
architecture_service: drawings:1, under budget:1.5, extend:1.5, architects:4, planning office:3, listed building:3
deal_rooms: selling the:1.5, buyers will ask:4, documents for buyers:3, who read what:4, data room:4
housing_services: tenants were evicted:3, arrears:4, evict:3, evicted:3, rent debt:4
benefits: nurseries:3, nursery:2, parents:1, commute:2, pension:3, perks:3
business_travel: nights in hotels:4, furnished:3, furnished flats:4, crews in hotels:4
export_control: dual-use:4, wrong code:2, sanctions:3, export:2
occupational_health: number plate at 20 metres:4, back pain:3, each desk and bench:4, desk assessments:4, van comes to the depot:2, eye test:4, audiometry:4
product_testing: emc:4, chamber:2, chambers:2, before ce:4, ce mark:4, test lab:3, labs are full:2
customer_research: rooms with a mirror:4, focus group:4, shoppers think:3, taste:1, panel of:2
driver_training: load securing:4, straps:2, forklift:2, drivers and loaders:4, pass first time:3, police stopped:1.5, reach truck:3, counterbalance:4
fpa: three statements:4, assumptions:2, financial model:4, financial models:4, startups that raise:3
restoration: dies in one of your flats:4, cleans the room:1, deals with the insurer:3, deal with the insurer:3, crime scene:4, hoarding:4, smoke smell:4, soot:4
pest_control: mud tubes:4, termites:4, termite:4, bait:3, bed bug:4, bed bugs:4, rats:4, mice:4, wasps:4, cockroach:4, cockroaches:4, droppings:2, pigeons:1
linen_service: wash for:3, sheets:2, napkins:4, tablecloths:4, hire them pressed:4, tunics:2
animal_imaging: scan for dogs:4, ultrasound:3
volunteers: helpers:3, volunteers:4, shifts for helpers:4
school_transport: stop arm:4, school buses:4, bus drivers:2, bus routes:3
dock_scheduling: trailer:2, trailers:2, jockey:4, gate to dock:4, yard moves:4
marinas: pontoon:4, jetty:3, berth:3, moorings:4
marine: outboards:4, outboard:4, jetty:2, hull:3, hulls:3, barnacles:4, piers:4, divers:3, diver:3, intakes:2, dry dock:4, quay:3, unload:1
public_adjusting: first offer:1, adjuster who works for them:4, claim was cut:4, insurer's offer:4, insurer offered:4
greenhouse_light: hps:4, grow light:4, ppfd:4, light plan:3, supplemental light:4, crop under light:3, sodium lamps over:3, growers:1.5
imaging_service: 1.5t:4, 3t:3, magnet:2, quench:4, cryogen:4, helium:4, scanner is down:4, oem service contract:4, coil repair:4, biomed:3
dental_lab_software: crown comes back:4, remake:4, remakes:4, shade:2, margin:1, lab case:4, technicians at the bench:2, dentist sends:2
`;
