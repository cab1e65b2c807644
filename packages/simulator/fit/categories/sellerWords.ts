/**
 * How small and mid-size sellers speak of everyday goods and services without naming them: what it does, what it costs by, whom it spares what; the
 * format of the other effect words.
 */
export const SELLER_WORDS = `
field_service: call-outs:3, every call-out:4, job sheet:4, engineers on the road:4, engineers in the field:4, engineer's phone:3, tradesmen and their jobs:3, job management:4, quote to invoice:4, quotes and jobs:4, the whiteboard in the office:4, run the week:2, run your jobs:4, jobs on one screen:4, schedule jobs:4, job scheduling:4, book jobs:3, assign jobs:4, signatures on site:4, service visits:3, service reports:3, certificates from the van:4, gas certificates:4, your lads:1.5, paper job:3
trade_office: lads:1
vending: bean-to-cup:4, fresh coffee:3, barista-style:3, fridge you pay from:4, refill the machine:4, healthy vending:4, own the machine:4
office_supplies: water coolers:4, water dispensers:4, bottled water for offices:4, mains-fed:4, filtered water:3, chilled water:2, nineteen-litre bottles:4, stationery:4, kitchen roll:3
payroll: payslip:4, payday:3, pay day:3, starters and leavers:4, paye:4, p45:4, p60:4, year end returns:3, wages wrong:4, run your payroll:4, the wages of:3, per payslip:4, w-2:4, pension uploads:4, auto-enrolment:4, payroll run:4, starter form:3, student loan deduction:4
expenses: photo of a receipt:4, photo of the receipt:4, photograph receipts:4, snap a receipt:4, snap receipts:4, chasing people for receipts:4, chasing receipts:4, missing receipts:4, lost receipts:4, claim mileage:4, codes it:1.5, month-end receipts:4
receivables: collect what:3, unpaid accounts:4, late-paying:4, bad payers:4, pay you late:3, money you are owed:4, owed to you:4, owe you money:4, owed more than:3, write off debts:4, written off:2, recover debts:4, recover money:3, no collection no fee:4, no win no fee collection:4, collections agency:4, debts:2.5, debtor:3, ninety days overdue:4, old invoices:3, commission on what we collect:4
business_lending: advance against invoices:4, advance on invoices:4, advance you:2, advance up to:2, release cash:4, cash tied up in invoices:4, of the invoice value:4, of an invoice:2.5, the day you invoice:4, the day you raise:3, lend to:3, we lend:4, unsecured:3, borrowing:3, overdrafts:2, paid in sixty days:3, paid in ninety days:3, cash advance:4, asset-backed:3, funding line:4, facility from:2
payments: take cards:3, tap to pay:4, pay by link:4, transaction fees:4, cost per transaction:4, settled next day:3
accounts_payable: invoices from suppliers:4, codes invoices:3
bookkeeping_service: keep your books:4, your books:3, the books for:3, shoebox of receipts:4, xero file:4, quickbooks file:4, fixed monthly fee accountant:4
tax_filing: tax bill:3, self-assessment:4, corporation tax:4
rd_credits: research and development claim:4, claim back part of the wages:3, technical report for hmrc:4, innovation relief:4, qualifying projects:4
business_insurance: cover with:1.5, place cover:4, insurers:2.5, premiums:3, policies:1, policy schedule:4, current schedule:2, brokers:1.5, public liability:4, professional indemnity:4, fleet insurance:4, tradesman cover:4, no-claims:3, cover for shops:4
benefits: dental and vision:4, private medical:4, medical cover:4, life cover:3, income protection:3, group plans:4, carriers:1, health plans:4, group dental:4, cycle to work:4
hr_software: book leave:4, book holiday:4, holiday request:4, who's off:4, annual leave:4, leave calendar:4, staff records:4, contracts and documents for staff:4, employee self-service:4, hr app:4, right-to-work documents:3
time_tracking: clock on:4, hours by text:3, paper timesheets:4, buddy punching:4
shift_scheduling: swap shifts:4, cover shifts:4, rotas:4, rota in excel:4, no-show on shift:3
ats: screen cvs:4, job adverts:4, applicants:2
recruiting_service: fill your vacancies:4, permanent hires:4, permanent staff:3, our candidates:3, candidates we:3, free replacement:3, if they leave within:4, placement fee:4, we place:3, rebate period:4
staffing_industrial: temp staff by:3, by the shift:3, labourers:4, labour supply:4, hands for the peak:3
clinical_staffing: agency carers:4, carers and nurses:4, nurses and carers:4, cover for care homes:4, bank staff:3, healthcare assistants:4, called in sick:2, night cover:2.5, support workers:3
hospitality_staffing: bar staff for:4, housekeepers by:3
leadership_training: supervisors into managers:3
safety_training: first aiders:4, first aid courses:4, first-aid training:4, manual handling:4, fire marshal:4, asbestos awareness:4, working at height:4, ladder training:3, method statements:4, health and safety policy:4, accident book:3, certificates run out:3, certificates expire:3
driver_training: forklift course:4, forklift licence:4
elearning: online courses for staff:4
sales_coaching: train sales teams:4, teach salespeople:4, teach your reps:4, handle objections:4, objection:3, close more:3, close more deals:3, closing techniques:4, prices without flinching:3, asking for the order:4, recorded sales calls:4, sales calls:2, your salespeople:2.5, sales reps say:3, what your reps say:3, reps:1.5
crm: deals slip:3, forgotten follow-ups:4, who spoke to whom:4
outbound_lists: bounced emails:3, direct dial:4, dials and emails:3, stale contacts:4, goes stale:2.5, go stale:2.5, contact records:3, refresh your crm:4, clean your list:3, enrich:3, enrichment:4, job titles and emails:4, fresh contacts:3, users list:4, number of contacts:3
paid_ads: pay per click:4, cost per click:4, ad budget:4, meta campaigns:4
seo: on page one:4, onto page one:4, first page:3, google searches:3, when people search:3, search for your:3, searched for:2, rank higher:4, rankings:3, rank above:4, local search:4, google maps:3, google business profile:4, organic traffic:4, map pack:4
landing_pages: new website:4, your website looks:4, redesign websites:4, websites for:3, slow website:3, site on a phone:2, loads in:1.5, wordpress:4
email_marketing: email your customers:3, mailing to customers:2, write to their customers:3, write to your customers:3, klaviyo:4, mailchimp:4, abandoned basket emails:4, win-back emails:4, email flows:4, emails a week to your list:3, email list:3, your list:2, list sits:3, revenue from email:4, send calendar:3, campaign calendar:3, subject lines:2
social_media: posts for you:3, post three times a week:4, reels:4, tiktok:4
marketing_video: short film:4, shoot and edit:4, shooting day:4, filming day:4, film crew:2.5, plant tour film:4, product demos on film:4, videographer:4, video in a day:4
pr: journalists:2
print_services: flyer:3, brochure:3, business cards printed:4, menus printed:4, banners:3, roller banners:4, goes to press:3, print run:3, short runs:3, full color:2, a5:2.5, a4 print:3, print and deliver:3
signs: shopfront sign:4, lettering:3, illuminated letters:4, neon:2.5, letter out:3, sign is dark:4, window graphics:4, van lettering:4
merchandise: mugs:3
work_clothes: workwear:4, uniforms with your logo:4, embroidered:2.5, staff shirts:4, hoodies with:3, hi-vis with your logo:4, kit out your team:4, jackets for staff:4
chatbots: answers from your help pages:4, help pages:3, help articles:3, hands over to a person:4, hands the rest to a person:4, hands the rest:2.5, answers questions on your site:4, answers your customers:3, chat assistant:4, ai assistant:2, support assistant:4
support_software: same questions:3, same ten questions:4, where's my order:4, tickets:1.5, support tickets:4, customer questions:3, zendesk:4, gorgias:4, freshdesk:4, intercom:2, help desk:3, tickets by themselves:4, of tickets:3
app_development: build you an app:4, custom apps:4, bespoke systems:4, spreadsheet into an app:4, should be an app:4, should have been an app:4, an app for:2, from idea to app:4, mvp:4, prototype in weeks:3, developers who:2, fixed price build:4, two developers:2.5, software to order:4
dev_staffing: add developers:4, developers to your team:4, extend your team:3, hire developers:4
it_support: it department:4, it provider:4, laptop dies:4, laptop won't start:4, laptop won't:3, password resets:3, a printer stops:3, when the server:3, per head it:3, answered by a technician:3, help desk for offices:4, computers and phones:2, look after your computers:4, look after your it:4, it for firms:4, it for offices:4, cyber essentials:3
soc_mdr: watch microsoft 365:4, microsoft 365 accounts:4, monitor accounts:3, monitor microsoft:4, mailbox taken over:4, mailbox was taken over:4, mailbox had been taken over:4, hacked mailbox:4, logs in from:3, lock accounts:3, locks it:1.5, around the clock monitoring:3, ransomware:3, hackers:3
email_security: fake supplier account:3, fake invoices:3, invoice fraud:4, spoof:4, impersonates:3
product_analytics: onboarding step:3, which step:3, at which step:4, drop-off:3, where users leave:4, users leave:3, records clicks:4, every click:3, funnels:4, funnel in your product:4, without tagging:4, events without code:3
legal_contracts: contracts renew:4, renew by themselves:4, renews by itself:4, reads contracts:4, reads every contract:4, contract register:4, contracts database:4, key dates:3, notice dates:4, liability caps:4, find a clause:4, which contracts:4
translation: translators:4, in 30 languages:3, language pairs:4
packaging: boxes to size:4, carton:2.5, made to measure boxes:4, corrugated:4, filler paper:3, ship air:3, shipping air:4, parcels half empty:3, mailers:3, printed boxes:4, packing tape:4, carriage costs:2
parcel_shipping: cheaper labels:3
freight: twenty-foot:4, forty-foot:4, 40ft:4, 20ft:4, container rates:4, containers a month:4, boxes a month:2.5, from shanghai:4, from ningbo:4, from shenzhen:4, sailing:2, bill of lading:4, fixed allocations:3, allocations:2, importers:3, import from china:4, door to door freight:3, pallet network:4, next-day pallets:4
customs: clear customs:3, customs paperwork:4, commodity codes:4, import duty:4
warehouse_equipment: fork trucks:4, forklift:3, counterbalance:4, trucks for hire by the week:3, racking:4, bays:1.5, beams:1.5, shelving:3
rack_inspection: sema:4, inspect your racking:4, damaged racking:4, damaged uprights:4, bent uprights:4, rack damage:4
fleet_safety: telematics:4, plugs in under the dash:4, under the dash:3, behind the dash:3, where every van:4, where your vehicles:4, where each driver:3, speeding drivers:4, who speeds:4, idling:3, idles:3, engine running:2, fuel theft:2, live map:2.5, per vehicle a month:4, per vehicle:2.5, van drivers:2, harsh driving:4
vehicles: vans on lease:4
tooling: milling insert:4, drills last:3, tool life:4, cutters:2.5, carbide:4, parts per edge:4, feeds and speeds:4, cycle time per part:3, inconel:3, on your own machine:2, lathe:3, spindle time:3, holders:1.5, setups:1.5
quality_tools: scratches:2.5, camera looks at every part:4, inspects every part:4, checks every part:4, machine vision:4, rejects bad parts:4, kicks out:2.5, bad parts:3, defects on the line:4, tired eyes:3, visual inspection:4, missed defects:4, calibration certificates:4
lab_equipment: calibrate pipettes:4, calibrate the pipettes:4, calibrate balances:4, centrifuge service:4, balances and pipettes:4, service lab instruments:4, serviced on your bench:4
lab_supply: pipette tips:4, gloves and tips:3
pest_control: mice:3, rats:4, wasps:4, cockroaches:4, bait points:4, bait boxes:4, traps:2, fly killers:4, pest contract:4, pest visits:4
hvac_service: tune-up:2.5, boilers:3, chiller:3
roofing_service: standing water:3, ponding:4, leaks over:3, recoat:3, roof survey:4, hail damage:4
office_cleaning: cleaners:3, clean offices:4, same cleaners:4, missed bins:3, cleaning contract:4, cleaning company:3
grounds_service: hedges:3, grit:2, lawns:3, car parks gritted:4, business parks:2.5, leaves and litter:3, plowing:3, snow removal:4, edging:3
security_guards: door staff:4, doormen:4, bouncers:3, guards for:3, sia licensed:4, licensed guards:4, patrols:3, keyholding:4, body cams:2
security_cameras: cctv:4
parking: number plate cameras:4, permits and visitors:3, shoppers in your car park:4, other people's cars:3, barrier arm:3, anpr:4, parking permits:4, parking charges:4, misuse of the car park:4
equipment_rental: diggers:4, mini digger:4, for hire by the day:3, telehandler:4, city crane:4, tonne crane:4, ton crane:4, lift plan:4, slinger:4, operated hire:4
construction_supply: cranes for sites:4, scaffolding:3, hoarding:3
construction_software: snagging:4, snag list:4, on the drawing:3, drawings on a tablet:4, site teams:3, site managers use it:3, handovers:2, defects list:4
pv_roofs: panels on your roof:4, roof faces south:4, south-facing:3, electricity bill:2, power purchase:3, kilowatt:2, batteries with solar:4
renewable_power: solar panels:2, power from the roof:4
energy_savings: electricity prices:2, energy bills:4, led lights:3, gas and power:3
office_fitout: desks:3, desk chairs:4, sit-stand:4, chairs and desks:4, meeting tables:4, closed a floor:3
office_moves: moving offices:4
furniture_makers: fitted furniture:4
restaurant_tech: order at the table:4, table ordering:4, qr code menu:4, kitchen sees:3, orders go to the kitchen:4, till:2, till system:4, epos:4, pubs and bars:2, pos system:4, split the bill:4, bar tabs:4, no-shows at tables:4, queue at the bar:4
retail_systems: tills:2, epos:4, stock and till:4, barcode till:4
food_supply: fresh veg:4, fruit and veg:4, salads:3, herbs:3, tomatoes:3, vegetables:3, growers:2, picked this morning:4, back door by:3, fishmonger:3, meat for kitchens:4, fish for restaurants:4, kitchens take:3, minimum order:1.5, bread for:3, bakery deliveries:4
bar_supply: house wine:4, house pour:4, by the glass:4, by the bottle:2.5, bottles open:3, winegrowers:3, small growers:2.5, spirits:2.5, tasting for your team:4
kitchen_equipment: ovens:3, dishwasher:3, fryers:4
salon: no-shows at the chair:4, clients book:3, clients book online:4, take a deposit:2.5, pay a deposit:2.5, stylist:3, barbers:3, salons:3, chairs filled:4, color bookings:3
booking_software: book themselves:3, online booking:3, reminder text:3, text the day before:4, reminded by text:4, no-shows:2.5, deposits online:3
fitness_supply: treadmills:4, cardio machines:4, cardio equipment:4, weights:2.5, dumbbells:4, squat rack:4, spin bikes:4, rowers:2.5, refurbished gym:4, resistance machines:4, bench pads:4
linen_service: sheets and towels:4, hire linen:4, laundry for hotels:4, towels:3, collected daily:2, lost pieces:2
hotel_supplies: toiletries:3
school_trips: residentials:3, residential trip:4, year 8:2, school tours:4, study tours:4, trips for schools:4, coach from your:2, pupils:1.5, a pupil:2.5, battlefields:3, free teacher place:4, teacher places:4
event_furniture: tent hire:4, chairs and tables for hire:4, dance floor:4, gazebo:4, summer party:2.5, flooring and heaters:3
catering: sandwich platters:4, lunches delivered:4, food program:4, workplace meals:4, office meals:4, meals to your office:4, feed your team:4
returns: comes back:2, every third dress:4, exchanges:2.5, keep as exchanges:4, prints the label:2.5, shopify stores:1.5, refund requests:3
ecommerce_growth: conversion rate:3, shopify:2
animal_imaging: x-ray for vets:4, x-ray for practices:2, veterinary x-ray:4, small animal practices:3, vet ultrasound:4, digital x-ray for animals:4
vet_supply: small animal:3, animal practices:3, vets:2, veterinary:2.5
medical_imaging: x-ray films:3
dental_products: implants:2.5, veneers:4, aligners:4, dentures:4
dealer_services: forecourt:3
product_photos: products in 3d:4, rendering for furniture:4, white background:3, lifestyle image:4, lifestyle scene:4, room scene:4, room set:3, 360 spin:4, product visual:4, silo image:4
plants_decor: biophilic:4
`;
