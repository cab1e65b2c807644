/**
 * How small and mid-size sellers speak of everyday goods and services without naming them: what it does, what it costs by, whom it spares what; the
 * format of the other effect words.
 */
export const SELLER_WORDS = `
field_service: call-outs:3, every call-out:4, job sheets:4, job sheet:4, engineers on the road:4, engineers in the field:4, engineer's phone:3, tradesmen and their jobs:3, job management:4, quote to invoice:4, quotes and jobs:4, the whiteboard in the office:4, run the week:2, run your jobs:4, jobs on one screen:4, schedule jobs:4, job scheduling:4, book jobs:3, assign jobs:4, signatures on site:4, service visits:3, service reports:3, certificates from the van:4, gas certificates:4, your lads:1.5, paper job:3
trade_office: lads:1
vending: coffee machine:4, coffee machines:4, bean-to-cup:4, office coffee:4, fresh coffee:3, barista-style:3, snack machine:4, vending machine:4, fridge you pay from:4, refill the machine:4, smart cooler:4, smart coolers:4, healthy vending:4, own the machine:4
office_supplies: water cooler:4, water coolers:4, water dispenser:4, water dispensers:4, bottled water for offices:4, mains-fed:4, filtered water:3, chilled water:2, nineteen-litre bottles:4, stationery:4, kitchen roll:3
payroll: payslip:4, payday:3, pay day:3, starters and leavers:4, paye:4, p45:4, p60:4, year end returns:3, wages wrong:4, run your payroll:4, the wages of:3, per payslip:4, w-2:4, pension uploads:4, auto-enrolment:4, payroll run:4, starter form:3, student loan deduction:4, fps:3
expenses: company cards:4, photo of a receipt:4, photo of the receipt:4, photograph receipts:4, snap a receipt:4, snap receipts:4, chasing people for receipts:4, chase receipts:4, chasing receipts:4, missing receipts:4, lost receipts:4, expense claims:4, expense claim:4, claim mileage:4, codes it:1.5, month-end receipts:4
receivables: collect debts:4, collect what:3, unpaid accounts:4, late-paying:4, bad payers:4, pay you late:3, money you are owed:4, owed to you:4, owe you money:4, owed more than:3, write off debts:4, written off:2, recover debts:4, recover money:3, no collection no fee:4, no win no fee collection:4, collections agency:4, debts:2.5, debtor:3, ninety days overdue:4, old invoices:3, commission on what we collect:4
business_lending: advance against invoices:4, advance on invoices:4, advance you:2, advance up to:2, release cash:4, cash tied up in invoices:4, invoice finance:4, invoice financing:4, invoice discounting:4, of the invoice value:4, of an invoice:2.5, the day you invoice:4, the day you raise:3, lend to:3, we lend:4, unsecured:3, borrow:3, borrowing:3, overdrafts:2, paid in sixty days:3, paid in ninety days:3, cash advance:4, asset-backed:3, funding line:4, facility from:2
payments: take cards:3, card readers:4, card reader:4, card machine:4, tap to pay:4, pay by link:4, transaction fee:3, transaction fees:4, cost per transaction:4, settled next day:3
accounts_payable: supplier invoices:4, invoices from suppliers:4, codes invoices:3
bookkeeping_service: do the books:4, keep your books:4, keep the books:4, your books:3, the books for:3, shoebox of receipts:4, vat returns:3, management accounts:3, xero file:4, quickbooks file:4, fixed monthly fee accountant:4
tax_filing: tax bill:3, self-assessment:4, tax returns:4, corporation tax:4
rd_credits: r&d claim:4, r&d claims:4, r and d claim:4, r and d claims:4, research and development claim:4, claim back part of the wages:3, technical report for hmrc:4, innovation relief:4, qualifying projects:4
business_insurance: cover with:1.5, place cover:4, insurers:2.5, premium:1.5, premiums:3, renewal date:2, policies:1, policy schedule:4, current schedule:2, underwriters:2, broker:1.5, brokers:1.5, public liability:4, employers' liability:4, professional indemnity:4, fleet insurance:4, tradesman cover:4, no-claims:3, cover for shops:4
benefits: dental and vision:4, private medical:4, medical cover:4, life cover:3, income protection:3, group plan:4, group plans:4, carriers:1, health plans:4, group dental:4, workplace pension:4, cycle to work:4
hr_software: book leave:4, book holiday:4, holiday request:4, who is off:4, who's off:4, annual leave:4, leave calendar:4, staff records:4, contracts and documents for staff:4, employee self-service:4, hr app:4, right-to-work documents:3
time_tracking: clock on:4, clocking in:4, clock-in:4, hours by text:3, timesheet app:4, paper timesheets:4, buddy punching:4
shift_scheduling: swap shifts:4, cover shifts:4, staff rota:4, rotas:4, rota in excel:4, no-show on shift:3
ats: screen cvs:4, job adverts:4, career pages:4, applicants:2
recruiting_service: fill your vacancies:4, permanent hires:4, permanent staff:3, our candidates:3, candidates we:3, free replacement:3, if they leave within:4, placement fee:4, we place:3, rebate period:4
staffing_industrial: temps:3, temp staff by:3, by the shift:3, drivers and pickers:4, labourers:4, labour supply:4, hands for the peak:3, warehouse temps:4
clinical_staffing: agency carers:4, carers and nurses:4, nurses and carers:4, cover for care homes:4, bank staff:3, healthcare assistants:4, called in sick:2, night cover:2.5, support workers:3
hospitality_staffing: agency chefs:4, relief chefs:4, waiting staff:4, bar staff for:4, housekeepers by:3
leadership_training: supervisors into managers:3, team leaders:2
safety_training: first aider:4, first aiders:4, first aid course:4, first aid courses:4, first-aid training:4, manual handling:4, fire warden:4, fire marshal:4, asbestos awareness:4, working at height:4, ladder training:3, toolbox talks:4, risk assessments:3, method statements:4, health and safety policy:4, accident book:3, certificates run out:3, certificates expire:3
driver_training: forklift course:4, forklift licence:4, forklift tickets:4, forklift refresher:4, driver cpc:4
elearning: online courses for staff:4
sales_coaching: train sales teams:4, sales training:4, sales course:4, sales trainer:4, teach salespeople:4, teach your reps:4, teach reps:4, handle objections:4, objections:3, objection:3, close more:3, close more deals:3, closing techniques:4, prices without flinching:3, asking for the order:4, recorded sales calls:4, sales calls:2, your salespeople:2.5, sales reps say:3, what your reps say:3, reps:1.5
crm: deals slip:3, forgotten follow-ups:4, who spoke to whom:4
outbound_lists: bounced emails:3, direct dial:4, dials and emails:3, stale contacts:4, goes stale:2.5, go stale:2.5, contact records:3, refresh your crm:4, clean your list:3, enrich:3, enrichment:4, job titles and emails:4, verified emails:4, verified contacts:4, fresh contacts:3, email list:4, users list:4, attendee list:4, mailing list:3, target industry:3, target title:4, target geography:4, sic code:4, number of contacts:3
paid_ads: google ads:4, facebook ads:4, ad spend:4, pay per click:4, ppc:4, cost per click:4, ad budget:4, meta campaigns:4
seo: on page one:4, onto page one:4, page one of google:4, first page:3, first page of google:4, page two of google:4, google searches:3, when people search:3, search for your:3, searched for:2, rank higher:4, rankings:3, rank above:4, keywords:3, keyword:3, local search:4, google maps:3, google business profile:4, organic traffic:4, map pack:4
landing_pages: new website:4, your website looks:4, website redesign:4, redesign websites:4, build websites:4, websites for:3, web design:4, slow website:3, site on a phone:2, loads in:1.5, wordpress:4
email_marketing: email campaigns:4, email your customers:3, mailing to customers:2, write to their customers:3, write to your customers:3, klaviyo:4, mailchimp:4, abandoned basket emails:4, win-back emails:4, email flows:4, emails a week to your list:3, email list:3, your list:2, list sits:3, revenue from email:4, send calendar:3, campaign calendar:3, subject lines:2
social_media: posts for you:3, post three times a week:4, your instagram:4, reels:4, tiktok:4
marketing_video: short films:4, short film:4, shoot and edit:4, shooting day:4, filming day:4, film crew:2.5, plant tour film:4, product demos on film:4, videographer:4, video in a day:4, explainer:3, testimonial videos:4
pr: journalists:2, press coverage:4, in the trade press:4
print_services: flyers:4, flyer:3, leaflets:4, brochures:4, brochure:3, business cards printed:4, menus printed:4, banners:3, roller banners:4, posters:3, goes to press:3, print run:3, short runs:3, full color:2, a5:2.5, a4 print:3, print and deliver:3
signs: shop front:3, shop fronts:4, shopfront sign:4, fascia:4, fascias:4, lettering:3, illuminated letters:4, neon:2.5, letter out:3, sign is dark:4, window graphics:4, van lettering:4
merchandise: mugs:3, branded pens:4, tote bags:4, giveaways:3
work_clothes: workwear:4, uniforms with your logo:4, embroidered:2.5, staff shirts:4, hoodies with:3, hi-vis with your logo:4, kit out your team:4, jackets for staff:4, aprons:2.5
chatbots: answers from your help pages:4, help pages:3, help articles:3, hands over to a person:4, hands the rest to a person:4, hands the rest:2.5, answers questions on your site:4, answers your customers:3, bot:3, bots:3, chat assistant:4, ai assistant:2, support assistant:4
support_software: same questions:3, same ten questions:4, where's my order:4, tickets:1.5, support tickets:4, customer questions:3, zendesk:4, gorgias:4, freshdesk:4, intercom:2, help desk:3, tickets by themselves:4, of tickets:3
app_development: build apps:4, build you an app:4, custom app:4, custom apps:4, internal tools:4, internal tool:4, bespoke software:4, bespoke systems:4, spreadsheet into an app:4, should be an app:4, should have been an app:4, an app for:2, from idea to app:4, mvp:4, prototype in weeks:3, developers who:2, fixed price build:4, two developers:2.5, software to order:4
dev_staffing: add developers:4, developers to your team:4, extend your team:3, hire developers:4
it_support: it department:4, outsourced it:4, managed it:4, it provider:4, laptop dies:4, laptop won't start:4, laptop won't:3, password resets:3, a printer stops:3, when the server:3, per head it:3, answered by a technician:3, help desk for offices:4, computers and phones:2, look after your computers:4, look after your it:4, it for firms:4, it for offices:4, cyber essentials:3
soc_mdr: watch microsoft 365:4, microsoft 365 accounts:4, monitor accounts:3, monitor microsoft:4, mailbox taken over:4, mailbox was taken over:4, mailbox had been taken over:4, hacked mailbox:4, log in from:2, logs in from:3, lock accounts:3, locks it:1.5, around the clock monitoring:3, ransomware:3, hackers:3
email_security: fake supplier account:3, fake invoices:3, invoice fraud:4, spoof:4, impersonates:3
product_analytics: onboarding step:3, which step:3, at which step:4, drop off:3, drop-off:3, where users leave:4, users leave:3, records clicks:4, every click:3, session replay:4, funnels:4, funnel in your product:4, without tagging:4, events without code:3
legal_contracts: contracts renew:4, renew by themselves:4, renews by itself:4, reads contracts:4, reads every contract:4, contract register:4, contract database:4, contracts database:4, key dates:3, notice dates:4, liability caps:4, find a clause:4, which contracts:4
translation: translated manuals:4, translate manuals:4, translators:4, native speakers:2.5, in 30 languages:3, language pairs:4
packaging: cardboard boxes:4, boxes to size:4, cartons:3, carton:2.5, made to measure boxes:4, corrugated:4, void fill:4, filler paper:3, ship air:3, shipping air:4, parcels half empty:3, mailers:3, bubble wrap:4, printed boxes:4, packing tape:4, carriage costs:2
parcel_shipping: cheaper labels:3, shipping labels:4
freight: twenty-foot:4, forty-foot:4, 40ft:4, 20ft:4, container rates:4, containers a month:4, boxes a month:2.5, from shanghai:4, from ningbo:4, from shenzhen:4, sailings:3, sailing:2, bill of lading:4, fixed allocations:3, allocations:2, importers:3, import from china:4, door to door freight:3, haulage:3, pallet network:4, next-day pallets:4, full loads:3
customs: clear customs:3, customs paperwork:4, commodity codes:4, import duty:4
warehouse_equipment: fork truck:4, fork trucks:4, forklifts:4, forklift:3, counterbalance:4, reach truck:4, pallet truck:4, trucks for hire by the week:3, racking:4, pallet racking:4, upright:3, uprights:3, bays:1.5, beams:1.5, shelving:3
rack_inspection: racking inspection:4, racking inspections:4, sema:4, inspect racking:4, inspect your racking:4, damaged racking:4, damaged uprights:4, bent upright:4, bent uprights:4, rack damage:4
fleet_safety: vehicle tracking:4, trackers:3, tracker:3, telematics:4, plugs in under the dash:4, under the dash:3, behind the dash:3, where every van:4, where your vehicles:4, where each driver:3, speeding drivers:4, who speeds:4, idling:3, idles:3, engine running:2, fuel theft:2, live map:2.5, per vehicle a month:4, per vehicle:2.5, van drivers:2, harsh driving:4
vehicles: lease cars:3, vans on lease:4, contract hire:4
tooling: inserts:3, milling insert:4, end mill:4, end mills:4, drills last:3, tool life:4, cutting tools:4, cutters:2.5, carbide:4, parts per edge:4, feeds and speeds:4, cycle time per part:3, inconel:3, on your own machine:2, lathe:3, spindle time:3, holders:1.5, setups:1.5
quality_tools: scratches:2.5, camera looks at every part:4, inspects every part:4, checks every part:4, vision system:4, machine vision:4, rejects bad parts:4, kicks out:2.5, bad parts:3, defects on the line:4, tired eyes:3, visual inspection:4, missed defects:4, calibration:3, calibration certificates:4
lab_equipment: calibrate pipettes:4, calibrate the pipettes:4, pipette calibration:4, calibrate balances:4, centrifuge service:4, balances and pipettes:4, service lab instruments:4, serviced on your bench:4, microscopes serviced:4
lab_supply: pipette tips:4, gloves and tips:3
pest_control: mice:3, rats:4, wasps:4, cockroaches:4, droppings:2.5, bait points:4, bait boxes:4, traps:2, fly killers:4, pest contract:4, pest visits:4
hvac_service: air conditioning:4, air con:4, ac unit:4, ac units:4, rooftop units:4, coil:2.5, coils:2, tune-up:2.5, boiler:3, boilers:3, chiller:3, refrigerant:4, filters changed:3, heat pumps:2.5
roofing_service: flat roof:4, flat roofs:4, standing water:3, ponding:4, leaks over:3, recoat:3, membrane:3, roof survey:4, roof repairs:4, gutters:2.5, hail damage:4, flat membrane:4, storm damage:3, hail:2
office_cleaning: cleaners:3, clean offices:4, same cleaner:4, same cleaners:4, missed bins:3, cleaning contract:4, deep clean:4, cleaning company:3, hoover:3
grounds_service: grass cutting:4, cut the grass:4, mow:3, mowing:3, hedges:3, gritting:3, grit:2, lawns:3, car parks gritted:4, grounds maintenance:4, business parks:2.5, leaves and litter:3, strim:4, plowing:3, snow removal:4, plow and salt:4, mulch:3, edging:3, flower bed:3
security_guards: door staff:4, doormen:4, bouncers:3, night guard:4, night guards:3, guards for:3, sia licensed:4, licensed guards:4, patrols:3, keyholding:4, mobile patrol:4, man guarding:4, body cams:2
security_cameras: cctv:4, number plate cameras:3
parking: number plate cameras:4, car park:2.5, permits and visitors:3, shoppers in your car park:4, other people's cars:3, barrier arm:3, anpr:4, parking permits:4, parking charges:4, misuse of the car park:4
generators: backup generator:4, silent generators:4
equipment_rental: plant hire:4, digger:4, diggers:4, mini digger:4, cherry picker:4, cherry pickers:4, scissor lift:4, scissor lifts:4, access platforms:4, for hire by the day:3, telehandler:4, crane hire:4, city crane:4, mobile crane:4, tonne crane:4, ton crane:4, lift plan:4, contract lift:4, slinger:4, operated hire:4
construction_supply: cranes for sites:4, scaffold:3, scaffolding:3, site fencing:3, hoarding:3
construction_software: snags:4, snagging:4, snag list:4, on the drawing:3, drawings on a tablet:4, site teams:3, site managers use it:3, handovers:2, defects list:4
pv_roofs: solar panels:4, panels on your roof:4, panels:1.5, roof faces south:4, south-facing:3, electricity bill:2, power purchase:3, kilowatt:2, batteries with solar:4
solar_install: solar leads:4
renewable_power: solar panels:2, power from the roof:4
energy_savings: electricity prices:2, energy bills:4, energy contract:4, led lights:3, gas and power:3
office_fitout: desks:3, desk chairs:4, sit-stand:4, office chairs:4, chairs and desks:4, second-hand desks:4, used office furniture:4, office furniture:4, meeting tables:4, closed a floor:3
office_moves: moving office:3, moving offices:4
furniture_makers: fitted furniture:4
restaurant_tech: order at the table:4, table ordering:4, qr code menu:4, kitchen screens:4, kitchen sees:3, orders go to the kitchen:4, tills:3, till:2, till system:4, epos:4, pubs and bars:2, pos system:4, split the bill:4, bar tabs:4, table bookings:4, no-shows at tables:4, queue at the bar:4
retail_systems: till:2, tills:2, epos:4, stock and till:4, barcode till:4
food_supply: fresh veg:4, fruit and veg:4, salad:3, salads:3, herbs:3, tomatoes:3, vegetables:3, growers:2, picked this morning:4, back door by:3, fishmonger:3, butcher:2, meat for kitchens:4, fish for restaurants:4, kitchens take:3, minimum order:1.5, bread for:3, bakery deliveries:4
bar_supply: wine list:4, house wine:4, house pour:4, by the glass:4, by the bottle:2.5, bottles open:3, winegrowers:3, small growers:2.5, craft beer:4, kegs:4, spirits:2.5, tasting for your team:4, wines:3, wine:2
kitchen_equipment: ovens:3, walk-in fridge:4, dishwasher:3, fryers:4
salon: no-shows at the chair:4, clients book:3, clients book online:4, take a deposit:2.5, pay a deposit:2.5, stylist:3, barber:3, barbers:3, salons:3, chairs filled:4, color bookings:3
booking_software: book themselves:3, bookings online:3, online booking:3, reminder text:3, text the day before:4, reminded by text:4, no-shows:2.5, deposits online:3
fitness_supply: treadmill:4, treadmills:4, cardio machines:4, cardio equipment:4, gym equipment:4, weights:2.5, dumbbells:4, squat rack:4, spin bikes:4, rowers:2.5, refurbished gym:4, resistance machines:4, gym upholstery:4, gym pads:4, bench pads:4
linen_service: sheets and towels:4, wash and press:3, linen hire:4, hire linen:4, laundry for hotels:4, laundered:3, towels:3, table linen:4, collected daily:2, lost pieces:2
hotel_supplies: toiletries:3, mattresses:3
school_trips: residential:2, residentials:3, residential trip:4, year 8:2, school trip:4, school tours:4, study tours:4, trips for schools:4, coach from your:2, pupils:1.5, a pupil:2.5, battlefields:3, free teacher place:4, teacher places:4
event_furniture: marquee:4, marquees:4, tents:3, tent hire:4, chairs and tables for hire:4, dance floor:4, gazebo:4, summer party:2.5, flooring and heaters:3
catering: sandwich platters:4, buffet lunches:4, lunches delivered:4, team lunches:4, workplace dining:4, food program:4, team lunches:4, workplace meals:4, office meals:4, meals to your office:4, feed your team:4
returns: comes back:2, every third dress:4, return portal:4, returns portal:4, exchanges:2.5, keep as exchanges:4, return labels:4, prints the label:2.5, shopify stores:1.5, refund requests:3
ecommerce_growth: conversion rate:3, shopify:2
animal_imaging: x-ray for vets:4, x-ray for practices:2, veterinary x-ray:4, small animal practices:3, vet ultrasound:4, digital x-ray for animals:4
vet_supply: small animal:3, animal practices:3, vets:2, veterinary:2.5
medical_imaging: x-ray films:3
dental_products: implants:2.5, veneers:4, aligners:4, dentures:4
dealer_services: forecourt:3
product_photos: furniture render:4, product render:4, products in 3d:4, rendering for furniture:4, white background:3, lifestyle image:4, lifestyle scene:4, room scene:4, room set:3, 360 spin:4, product visual:4, silo image:4
plants_decor: moss wall:4, moss walls:4, preserved moss:4, biophilic:4
`;
