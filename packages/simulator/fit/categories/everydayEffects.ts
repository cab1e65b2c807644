/**
 * How people describe what they sell, or what goes wrong without it, for work found in any company; the format of the other effect words.
 */
export const EVERYDAY_EFFECT_WORDS = `
quality_tools: audit software:4, audit checklists:4, corrective actions:4, checklists on a tablet:4, findings with a photo:4, nonconformities:4, non-conformance:4, complaints about parts:3, measure parts:3, inspection reports:4, control plan:4, gauges:3, measured twice:3, out of tolerance:4, certificates of analysis:4, audit findings:4, open actions:3, 8d report:4, supplier audits:4, first article:4, scrap rate:3, defects:3, defective parts:4, quality inspectors:4, surface defects:4, gdp:3, excursions:4, temperature loggers:4, data loggers:4
legal_service: terms and conditions:4, privacy notices:4, return policies:4, imprint:3, legal texts:4, legal notices:4, terms for:2, lawyer by the hour:4, letters before action:4, cease and desist:4, contracts drafted:4, your lawyer:3, unfair dismissal:4, as your counsel:4, i have been a lawyer:4, lawyers are:1.5, disputes with:3, legal questions:4
legal_contracts: clauses nobody:4, redlines:4, contract turnaround:4, contract negotiations:3, auto-renew:4, renewal dates of contracts:4, notice periods:4, find any contract:4, signed pdf:3, contracts in a folder:4, contracts in folders:4, sign contracts:4, e-signature:4, signature missing:3
privacy: data requests:4, personal data:3, delete my data:4, deletion requests:4, privacy officer:4, data processing agreements:4, privacy policy:4, consent banner:4
aml: beneficial owner:4, who owns the company you sell to:4, screening customers:4, politically exposed:4, source of funds:4, onboarding new clients compliance:3
tax_filing: reclaim vat:4, foreign vat:4, vat back:4, file in each country:3, tax office:3, filing deadlines:3, tax authority:3, transfer pricing:4, withholding tax:4, oss:1.5, e-invoicing:3, sales tax nexus:4
expenses: receipts:2.5, per diems:4, out of their own pocket:4, reimbursements:4, submit receipts:4, travel expenses:4, petty cash:4, card limits:3, virtual cards:4, receipt photo:3
treasury: on the 2nd your largest customer pays:4, cash flow forecast:4, overdraft:3, know your balance:4, how much cash:4, cash next month:4, idle cash:4, currency risk:4, bank balances:4, exchange rates:4, fx:4, hedging:4, wire fees:3, month before:1, salaries go out:3, multi-bank:4, cash in thirteen weeks:4, wait for the money:2
fpa: next year's budget:4, budget season:4, budget round:4, plan versus actual:4, forecast takes:3, planning spreadsheets:4, budget owners:4, scenarios:2, what-if:3, version 14:3, final final:3, board numbers:3, management reports:3, variance:3
accounting_close: intercompany:4, consolidation:4, close on day:4, working day:3, day four:2, entities:2, journals:3, sub-ledgers:4, match both sides:4, matching transactions:3, accruals:4, closing checklist:4, spreadsheets that never agree:4, nine spreadsheets:3, trial balance:4, group accounts:4, suspense account:4, two that never agree:4, fixed assets:3, asset register:4, depreciation:4
accounts_payable: supplier bills:4, bills to pay:3, invoices by hand:4, type in invoices:4, paid twice:4, early payment discount:4, chasing approvals:3, invoice inbox:4, invoices read:3
receivables: late payers:4, who has not paid:4, days to pay:4, dso:4, pays late:4, reminder letters:3, dunning:4, write-offs:3, overdue:2.5, sixty days:2, outstanding invoices:4, money owed:4, chase money:4, credit limits:4, customer goes bust:4, credit insurance:4
audit_service: auditors ask:4, auditor's questions:4, audit season:4, audit requests:4, pbc list:4, walkthroughs with auditors:4, test of controls:4
business_insurance: deductibles:3, claims history:3, liability cover:4, cover for:1, insure:3, underinsured:4, product liability:4, premiums went up:4, insurance renewal:4
cyber_insurance: ransom paid:3, cyber policy:4, insurer asks about mfa:4
hr_software: onboarding of new people:3, first day:2, laptop and badge ready:3, personnel files:4, employee files:4, employee data:3, vacation requests:4, leave requests:4, time-off:4, hr paperwork:4, contracts for new hires:3, sick notes:3, first week:2, joiners:3, joiners and leavers:4
wellbeing: sick leave:4, long-term sick:4, back to work:4, return to work:4, afraid to call:2, sick days:4, absence:3, absent:3, occupational health:4, back pain at work:3, stress at work:4, burned out:4, counselling for staff:4, week two:1, doctor:1, gym benefit:4, mental health days:4, nobody asks how:2, walk back in:2
benefits: pensions:4, health insurance for your staff:4, health cover for staff:4, group policy:3, dental for employees:3, salary sacrifice:4, perks:3, company bike:4, benefits enrollment:4, open enrollment:4
language_lessons: in english:1.5, switch to english:4, stop talking:2, they interrupt:2, learn german:4, speak english:3, native teacher:3, talks with them:2, conversation practice:4, afraid to speak:4
leadership_training: first-time managers:4, new team leads:4, feedback conversations:4, promoted engineers:3, leads her first team:4, bosses:2, workshops for managers:4, delegation:3, coaching for managers:4
elearning: clicks through slides:4, training slides:3, quiz at the end:3, lessons on the phone:3, micro-learning:4, training records:4, who has been trained:4
engagement: why people leave:4, mood in the team:4, quiet quitting:4, survey your staff:4, ask your people:3, anonymous feedback:4, recognition:3, morale:3, two questions a week:3
recruiting_service: roles open for months:4, unfilled roles:4, empty seat:2, hard to fill:4, shortlist in:3, candidates in front of you:4, headhunters:4, no cure no pay:2, pay on placement:4, find you engineers:3
ats: cvs in the inbox:4, hundreds of cvs:4, applications by email:4, interview slots:4, applicants wait:3, candidates ghost:4, read every cv:4, job posts:3, applicants drop out:4, interview notes:3, career site:3
employee_gifts: welcome boxes:4, work anniversaries:4, christmas gifts for staff:4, swag:4
office_temps: receptionist on monday:3, cover for reception:3
supplier_risk: late suppliers:4, supplier answers:2, supplier onboarding:4, supplier questionnaires:4, lieferkettengesetz:4, supply chain act:4, forced labor:4, supplier certificates:4, single source:4, second source:4, supplier goes under:4, rfqs:4, compare quotes from suppliers:4, tenders for suppliers:3, negotiating with suppliers:4, price increases from suppliers:4
industrial_supplies: screw:3, bolt:2, c-parts:4, fill your bins:4, bins at the line:4, no stock-outs:3, hoses:3, fittings:3, adhesive:3, tapes:2, seals:2, lubricants:4, bearings:3, spare belts:4, brushes:2, mro:4, chain hoists:2, gaskets:4
raw_materials: acetone:4, toluene:4, solvents:3, spent solvent:4, fresh solvent:4, by the drum:3, drums:2, granulate:4, pellets:2, masterbatch:4, coils:3, castings:3, glycol:4, caustic:4, acids:3, distill:3, tonnes:2, regrind:4, leather hides:3, wool bales:2
demand_planning: order too much:4, too much stock:4, too little stock:4, run out of stock:4, stock-outs:3, dead stock:4, forecast sales:3, reorder points:4, inventory tied up:4, excess inventory:4, what to order:3, purchase planning:4, safety stock:4, slow movers:4
parts_contract: prototype parts:4, small series:4, drawings to parts:4, send a step file:4, quote from a drawing:4, castings and forgings:4, 3d printed parts:4
mes: who is working on which order:4, orders on paper:3, job cards:4, planning board:4, whiteboard in the hall:4, orders late:2, work orders on paper:4, machine hours:3, shift report:4, which order is next:4, changeovers:4, set-up time:3, oee:4, line stops:3, minutes of downtime:3
predictive_maintenance: bearing fails:4, before it breaks:4, motors vibrate:4, hear it before:3, spindle:2, gearbox:3, unplanned stops:4, unplanned downtime:4, machine stands:3, standstill:4, sensor on your pumps:4, sensor on the motor:4
cmms: maintenance on paper:4, spare parts list:3, work requests:3, who fixed it last:4, maintenance history:4, inspection rounds:3, technicians look for:3, asset history:4, qr code on each machine:4
robots: palletizes:4, cobots:4, gripper:4, robot arm:4, picks boxes:3, stacks boxes:4, lift sacks:3, automate the line:4, feeding parts:2, drives itself:4, drives itself to:4, walks miles:2, robot:2
warehouse_software: pickers walk:4, wrong item:2, wrong items picked:4, mispicks:4, picking errors:4, empty cart:3, packing table:3, paper pick lists:4, counting stock:4, cycle counts:4, where the pallet is:4, location nobody knows:2, scan every:2, put away:2, aisles:2, pick rate:4
warehouse_equipment: lithium batteries for forklifts:4, battery room:3, pallet jacks:4, carts:2, tuggers:3, dock levelers:4, conveyors:3, storage lifts:4, mezzanine:4, charging a forklift:4, swap batteries:3
dock_scheduling: trucks at your gate:4, trucks wait:4, trucks queue:4, waits two hours:3, door is free:4, driver picked the hour:4, time slots for trucks:4, unloading slots:4, book a slot at the ramp:4, ramp:2, carriers book:4, detention fees:4, line of trucks:4, gate at seven:3
freight: half-empty trucks:4, empty legs:4, backhaul:4, cargo:2, pallets to:2, forwarder:3, freight quotes:4, spot rates:4
fleet_safety: dash cameras:4, who hit what:3, harsh braking:4, where your vans are:4, tracker in each van:4, driver scores:4, driving licences:3, licence checks:4, hours of service:4, tachographs:4, logbooks for vans:3, rolled in and out:3, phone in his cab:4, wait at the dock:2
vehicles: used vans:4, vans for rent:4, company cars:4
identity: too many passwords:4, passwords on post-its:4, shared logins:4, who has access:4, log in once:4, offboarding accounts:4, old accounts:3, admin rights:4, passwords on a sticky note:4, badge or phone login:3
soc_mdr: runs something from 2014:4, old windows:4, unpatched:4, patches:3, unsupported systems:4, legacy machine on the network:4, segment:2, put a fence around:4, same wire as:3, somebody in your network:4, watch your logs:4, attack at night:4, ransom note:4, ot network:4, industrial control:4, firewall rules:4, firewalls:3, infected:3, network segmentation:4, nobody dares to touch it:3, intruders in your network:4
pentest: crest registered:4, crest certified:4, attack web shops:4, the way criminals would:4, the way an attacker would:4, list of holes:4, holes:2, find holes:4, we attack:4, attack your:4, bug bounty:4, break into:3, before a criminal:4, before criminals do:4
phishing_training: your people click:4, fake invoice email:3, gift card email:4, ceo fraud:4, wire money to:3, train staff to spot:4, scam emails:4, awareness training:4
backup: gone after an update:3, restore in minutes:4, nobody tested the backup:4, server died:4, disk died:4, deleted by mistake:4, copy of your data:3
it_support: it person:3, your it guy:4, the it guy:4, computers for small offices:3, laptop tickets:4, someone to call when:2, printers and passwords:4, it department for:4, microsoft licenses:3, helpdesk for:3, wifi drops:3, new laptop waits:4
it_hardware: handhelds:3, barcode scanners:4, lease laptops:4, laptop leasing:4, monitors and docks:4, refurbish:3, old phones:3, buy back old:3
network: calls drop:3, slow internet:4, dark fiber:4, internet outage:4, second line:2, starlink:4
cloud_costs: cloud invoice:4, bill from aws:4, servers you forgot:4, unused instances:4, azure bill:4, half of it idle:2
data_pipelines: data catalog:4, who owns each table:4, which table broke:4, broken tables:4, snowflake:4, dbt:4, lineage:4, crawls snowflake:4, fresh data:3, schema changes:4, data quality:4, data contracts:4, load data into:3, sync data:3, stale tables:4, analysts ask in slack:3, owns each table:4
bi: which dashboard:3, dashboards hang:3, nobody trusts the numbers:4, ask your data:4, numbers in one place:3, report nobody reads:4, self-service analytics:4
ai_ml: invoices read by ai:2, fine-tune:4, gpt:3, models hallucinate:4, ai pilot:4, ai agents:4, annotate images:4, training images:4
dev_tools: pull requests wait:4, review takes:2, builds take:3, merge conflicts:4, environments for every branch:4, flaky tests:4, local setup:4, release takes:3
testing_tools: breaks checkout:4, regression:3, test by hand:4, manual testing:4, test scripts:4, app breaks after:4, click through the app:3, cross-browser:4, testers:3
monitoring: pager:4, paged at:4, slow queries:4, before customers notice:3, incidents:3, traces:3, outage at:3, root cause:3, post-mortem:4, log bill:4
product_analytics: signed up:2.5, click twice:3, never saw the thing you built:4, day fourteen:3, trial is over:4, trial ends:4, activation:4, activate:2, get stuck:3, people get stuck:4, prompts inside your app:4, inside your app:4, tooltips:4, onboarding checklists:3, in-app:4, in-app messages:4, new users never:4, feature adoption:4, users drop out:4, without asking a developer:2, where people get stuck:4, aha moment:4, trial users:4, free trial users:4
user_research: talk to users:4, five interviews:3, recruit participants:4, recordings of users:4, users think aloud:4, prototype in front of:4
churn: quietly cancel:3, cancel their plan:4, cancel subscription:3, accounts at risk:4, usage drops:4, renewal at risk:4, who will not renew:4, at-risk accounts:4, health scores:4, churned accounts:4, about to cancel:4, about to leave:3, csm:3, went quiet:3, go quiet:3, cut churn:4
support_software: same question every day:4, answers the same questions:4, where is my parcel:4, where is my order:4, replies in minutes:2, ticket backlog:4, backlog of tickets:4, inbox shared by:3, support inbox:4, chat on your site:4, chat at night:3, suggested answers:3, tickets pile up:4, first reply:3
call_center: agents in:2, phones ring:3, overflow calls:4, peak season calls:4, calls in spanish:3, outsourced agents:4, evenings and weekends:2, seats in:1, multilingual agents:4
crm: notes nobody writes:3, contacts twice:4, pipeline in excel:4, deals in spreadsheets:4, old contacts:3, who called whom:4, crm nobody uses:4, clean up your hubspot:4
sales_tools: listen to calls:3, record sales calls:4, quote takes:3, proposals that:2, configure price:4, quotes in minutes:4, demo that:2, prospect opens:3, follow up for you:3, price book:4, product configurator:4
sales_coaching: discounts too early:4, afraid of the price:4, lose on price:4, role plays:4, first call with:2, buyers push:3, close rates:4
outbound_lists: addresses of:2, decision makers:3, phone numbers of:4, who just raised:4, contacts that bounce:4, list of companies:4, mobile numbers:3, lists that fit:3
appointment_setting: meetings in your calendar:4, meetings in your diary:4, we call for you:4, we book:2, full calendar:3, first meetings with:4
paid_ads: clicks that never buy:4, budget burned:3, money on google:4, ad account:4, campaigns run:2, cost per lead:4, wasted clicks:4, ads nobody:3, bids at night:2, meta ads:4
seo: page two:4, nobody finds you:4, found on google:4, chatgpt recommends:4, rank for:4, search traffic:4, position three:3, organic visitors:4
content_writing: writes like you:4, texts that:2, blog nobody reads:4, we interview your engineers:4, linkedin posts for:4, ghostwriters:4
email_marketing: subscribers open:4, land in spam:4, welcome series:4, promotions tab:4, unsubscribes:2
brand_design: new look:3, looks like everyone else:3, packaging on a shelf:4, logo from:3, brand book:4, pitch deck design:4, annual report design:4, redesign of your brand:4
marketing_video: film your:2, film at your plant:4, thirty seconds:2, explain it in a minute:4, video of your:2, product film:4, drone film:3, testimonial on camera:4, two-minute film:4
pr: in the newspaper:4, quoted in:3, reporters call:4, get you into:3, on the radio:2, trade magazine:4, story in the:3, local press:4
trade_shows: badge scanners:4, badge scans:4, booth staff:4, booth staffed:4, leads at the fair:4, visitors at your stand:4, hall closes:4, exhibitors:3, exhibition:2, stall at:2, walk past your booth:4, next fair:3, fairs:2.5
event_software: registrations:2, name badges:4, check-in line:3, agenda app:4, conference app:4, q and a from the room:4, sell tickets:3, guest list:3, queue at registration:4
event_services: microphones:2, screen and sound:4, stage:1.5, av crew:4, hostess:3, interpreters' booth:3, speaker for:2, keynote speakers:4, moderator:3, chairs and tables:3, lighting and sound:4, catering for 200:2
returns: opened boxes:4, returned goods:4, overstock:4, b-stock:4, returned parcels:4, returns corner:4, resell returns:4, send back:2, comes back opened:4, refund in:2, sent back:2, liquidate:4, by the pallet:2
ecommerce_growth: abandon:2, leave the cart:4, product pages:3, add to basket:4, buy once:3, first-time buyers:2, checkout drop:4, upsell:3, size guide:4, shop visitors:3, search on your shop:4, basket:2.5
pricing: too cheap:3, raise prices:4, price changes:2, cheaper competitor:4, competitor is cheaper:4, price test:4, price by:1, discounts eat:4
nps: google stars:4, stars on google:4, five stars:4, unhappy guests:3, one question after:4, reviews before:3, ask customers:2, feedback by sms:4
product_marketing: ask 500 people:4, test your ad:4, taste panel:4, shoppers before you:4, survey consumers:4, buyers think:3
translation: in 14 languages:3, your manual in:4, manuals in:4, into spanish:3, translated by:3, website in french:4, google translate:4
web_accessibility: accessibility law:4, cannot see:2, eaa:4, contrast:1.5, sued for:2, wheelchair icon:3
meeting_rooms: echo in the room:4, screen share:2, cable missing:3, remote people:3, those at home:3
office_fitout: too loud to think:4, noise in the office:4, phone box:4, old carpets:2, new office:2, workplaces:1.5
workplace_software: who comes in on tuesday:4, nobody in on friday:4, book a desk:4, which desks:4, parking space for visitors:3, sign-in tablet:4
office_cleaning: crumbs:4, toilets:3, dust on:3, wiped:1, bins full:4, smell of:1, cleans at night:4, after hours cleaning:4
city_services: street lights:4, streetlights:4, street lamps:4, lamp:2, lamp posts:4, pole number:4, citizen reports:4, reports a pothole:4, resident calls:3, mowing plan:2, park benches:4, playgrounds:2, town:1.5, the town of:4, public toilets:4, winter service:3, trees register:4, dark pole:4, each pole:4, third time she calls:2, crew drives:2
construction_software: site photos:4, stain:1, behind the drywall:4, when the wall closed:4, walked through with a camera:4, camera on his hat:4, camera on a hard hat:4, floor by floor:2, site diary:4, daily logs:4, who was on site:4, drawings out of date:4, wrong drawing:4, punch list:4, defects before handover:4, change orders:4, delay claims:4, rfis:4, subs on site:3, plans on site:4, takeoffs:4, builder:1.5, arguments for a builder:4, open the room on that friday:4
lab_equipment: calibrate your pipettes:4, freezer fails:4, -80:3, service for hplc:4
lab_supply: lims:4, samples by barcode:4, hold times:2, chain of custody:3, soil samples:2, water samples:2, results from your instruments:4, pulls results from:3, sample tracking:4, environmental labs:4
fund_services: bidders:4, buyers in the process:3, teaser:3, due diligence:2, next mandate:4, sell-side:4, buy-side:4, redacts:3, which bidder:4, virtual data room:4
business_sale: successor:4, succession:4, sell the company:4, hand over the business:4, what your company is worth:4, buyer for your:4
renewable_power: panels on the hall:4, power from your roof:4, roof pays:3, sun on your roof:4, solar on the warehouse:4
donors: gave to your charity:4, first-time givers:4, thank-you calls:4, say thank you:3, givers:4, gave for the first time:4, legacy:1.5, people who gave:4, monthly gifts:4, major donors:4, lapsed givers:4
church: parishes:4, stream your service:4, service without a technician:3, volunteer can stream:4, sunday's sound:4, sound in the church:4, sunday school:4
childcare_app: nap time:4, lunch and nap:4, monthly tuition:3, teachers log:4, kids' photos to parents:4, parents want to see:4, pick-up list:4, centers use it:3, diaper:4, incident report to parents:4
tutoring: make-up lessons:4, lesson moves:3, moves the lesson:4, music school:4, lessons booked:4, your teacher has:3, violin:3, piano lessons:4, students practice:3, lesson fees:4
gym_software: cancel in april:4, turnstile:4, stopped showing up:4, come twice less:4, members quit:4, coach gets a name:3, crossfit:4, boxes keep:2, drop-ins:3, memberships:3, class bookings:4, guilt:1.5, january people:4, new year's resolutions:4, check-ins:3
salon: chair is empty:4, forgot her color:4, stylists cannot:4, hair color:4, picks the time herself:3, book a haircut:4, your chairs:3, empty chair at:3, color appointment:4, leaves a card:2, salons on our app:4
hotel_supplies: attendants:2, rooms clean on a phone:2
guest_technology: housekeeping app:4, mark rooms clean:4, rooms ready:4, room attendants:4, dripping tap:3, which rooms are ready:4, turnaround a room:4, front desk sees:3, guest messages:4, key cards:3, late check-out:4
menus: cost per plate:4, by the plate:4, plate cost:4, ended in the bin:3, throw out three:3, delivery note:2.5, photograph each delivery:4, food cost:4, thrown away food:4, portions too big:4, allergen cards:4, allergen list:4, which dish has nuts:4, is there milk in it:4, sesame:3
winemaking_supply: wine clubs:2, canning line:4, mobile canning:4, bring a canning:4
hoa_services: violation letters:4, dues:3, bylaws:4, gate codes:4, associations:2, communities:2, board members of the association:4, hoa board:4
mortgage: pay stubs:4, rate lock:4, lock to close:4, borrower sends:4, file sits:3, checks each page:2, loan file:4, missing documents:3, closing date:2, bank statements from borrowers:4
freight_broker_tools: load boards:4
print_shop_tools: web-to-print:4, proof approved:3, prepress:4, bleed:2, approve the proof:4, business cards:2, reorders:2, print shops:4
mortuary_software: obituary pages:4, families write the obituary:4, funeral home websites:4, websites for funeral homes:4, arrangement room:4
roof_measurement: ridges:4, pitch:2, squares:2, waste factor:4, counts squares:4, climbs up:3, type an address:4, roof report:4, on the ladder:3, valleys:2, estimator drives:4
trade_office: after-hours calls:3, technician on duty:4, servicetitan:4, book the job:4, jobs that went to voicemail:4, emergency calls:2, missed calls for plumbers:4, heating and plumbing companies:4, dispatch board:4, quotes from the van:4, callbacks:2
pets: pet owner:2
vet_supply: pet owners:3, booster:3, dental check:2, texts every pet owner:4, reminders for vets:4, miss their boosters:4, reply with a 1:2
auto_repair_tools: alternator:4, parts to your bay:4, bay:2, order parts:3, independent garages:4, nine suppliers:2, garages order:4, estimate by text:4, brake pads:4, inspection photos:3, parts by ten:3
livestock: in heat:4, heat detection:4, rumination:4, collar counts:4, collar:2, breed back:4, calving:4, lameness:4, milk yield:4, farms with 200 head:4, head of cattle:4
realtor_tools: film houses:4, mls:4, clip for instagram:2, a listing:3, per listing:4, walk-through:2, homes you list:4, days on market:4, sellers sign:3
property_media: film houses:4, walk-through video:4, drone photos of homes:4
eye_supply: grind progressive lenses:4, progressive lenses:4, mounted in your frames:4, in your frames:3, lenses in three days:4
dental_products: mill zirconia:4, crowns and bridges:4, intraoral scans:4, margins:1.5
pharmacy_tools: patient's door:4, take prescriptions from:4, independent pharmacies:4, cold bag:3, prescriptions to patients:4
brewery_supply: run 40 cans a minute:4, cans a minute:4, brewery on a truck:3, supply the beer:4, spring release:3, brewery:3, can your beer:4
`;
