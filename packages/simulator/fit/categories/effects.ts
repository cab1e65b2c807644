/** Other words for what the categories offer, and what changes for who buys it: `category: words:weight`. */
export const EFFECT_WORDS = `
payroll: payslip:3, pay stub:4, payday:3, w-2:3, w2:3, wages:1.5, paid wrong:4, wrong pay:4, short on pay:3, pay cards:4, earned wage:4, pay cycle:4, leave balance:1, pay errors:4, pay queries:4
time_tracking: punch:0.6, punches:1.5, hours on paper:3, badge in:2, sign in sheet:2, who was where:2, timecard:4, time card:4, clock out:4, buddy punching:4
shift_scheduling: rota software:4, rotas:3, rostering:4, who works when:4, who is on:1, cover for sick:3, shift gaps:3, fill shifts:2, no show:1, last minute absence:3, agency cover:3, bank staff:2, next week's schedule:3, sunday night schedule:3
accounting_close: close the month:4, closes the month:4, close in:1, month-end close:4, balance sheet:3, trial balance:4, ledger:1.5, consolidation:3, day ten:1, books close:4, closing the books:4, suspense account:4, multi-entity:3
bookkeeping_service: shoebox:1.5, books are behind:4, behind on the books:4, tidy books:3, receipts in a box:3, keep the books:4, keeping the books:4, do your books:4, year end accounts:3, small business accountant:4
accounts_payable: pay suppliers:3, typing invoices:4, key invoices:4, keying invoices:4, paid twice:4, invoice capture:4, scan invoices:4, approving invoices:4, who approved:2, po number:3, supplier statements:4, incoming invoices:4, invoices arrive:3, early payment discount:3
receivables: reminder:0.6, first reminder:3, second reminder:3, pay on time:3, thirty days:1, sixty days:2, ninety days:1, days late:3, slow payers:4, slow paying:4, who owes you:4, owes you:3, owe you:3, aging report:4, aged debt:4, chasing payment:4, chasing payments:4, chase payment:4, chasing money:4, money sits with them:3, paid sooner:4, get your money:3, your money:1, outstanding invoices:4, customers pay:3, payment terms:2, write-offs:2, collections agency:4, credit checks on customers:3, trade credit insurance:3
fpa: board deck:2, budget version:4, version 14:1, variance:1.5, rolling budget:4, actuals:3, what if we hire:3, next year's budget:4, forecast the year:3, plan and actual:4, headcount planning:4
treasury: cash in eleven accounts:3, bank portals:4, how much cash:4, cash sits:3, log in to banks:4, exchange rate:3, euro moves:2, currency risk:4, hedging:3, interest on cash:4, money market:3
expenses: expense app:4, expense claims:4, travel expenses:4, crumpled receipts:4, photograph the receipt:4, photo of a receipt:4, lost receipts:4, missing receipt:4, receipts by friday:3, company cards:4, card statement:2, card limits:3, petty cash:3
tax_filing: vat return:4, vat refund:4, filing deadline:3, quarterly filing:3, tax bill:3, tax authority:3, sales tax filing:4, taxes in every state:4, notices from the state:3, tax notice:4
rd_credits: r and d tax:4, r and d tax credit:4, r and d claim:4, tax relief for research:4, hmrc:1.5, technical narrative:4, research and development tax:4, innovation tax:4
audit_service: statutory audit:4, auditors arrive:4, audit season:4, audit fee:3, internal controls:3, walkthroughs:1.5, pbc list:4
saas_spend: tools nobody opens:4, pay for twice:2, renews itself:3, auto-renew:3, forgotten subscriptions:4, seats you pay for:4, subscriptions you forgot:4
business_lending: we lease:3, bridge the gap:2, overdraft:3, cash before:1, advance on invoices:4, lend:1.5, loan:1.5, money within two days:2, lease machines:3, leasing:0.6, hire purchase:4, equipment leasing:4, lease equipment:4, nothing to pay in the first:3, asset financing:4, finance for machines:4
payments: card machine:4, take cards:3, tap to pay:4, payouts next day:3, declined cards:4, failed payments:4, payment link:3, disputes:1.5, card terminals:4, pay by bank:4, card rates:3
business_sale: sell the company one day:4, step back:1, hand over the business:4, nobody to take over:4, business valuation:4, what your company is worth:4, buyers for:1
executive_coaching: lonely at the top:4, nobody to talk to:2, sounding board:4, other founders:2, peer group for:4
offsites: canoe:3, campfire:3, two days in the woods:3, team away:2, retreats:4, company retreat:4, get colleagues talking:4, colleagues talking:3, team outing:4, summer party:4, christmas party:4, beds bus food:2, get together:1, cooking class:2, treasure hunt:3, team of remote people meets:3, once a year in person:3
board_software: board pack:4, board packs:4, directors read:2, papers to the board:4, board minutes:4
back_office: assistants in manila:3, copy and paste:1, typing data:3, retyping:1.5, remote assistants:4, admin hours:2
answering_service: rings out:4, phone rings:3, goes to voicemail:4, voicemail:3, nobody picks up:4, pick up the phone:3, picks up the phone:3, calls you miss:4, missed calls:4, unanswered:1.5, call goes unanswered:4, third ring:3, while you are on the roof:2
hr_software: onboarding software:4, new hires:3, new starter:4, new starters:4, first week:2, contracts signed:2, holiday requests:4, days off:2, leave and absence:4, who is on holiday:4, staff files:4, people software:4, hr admin:4, chasing signatures:1, offer letters:2, probation:1.5, employee data:3, spreadsheet of holidays:4
engagement: hand in their notice:4, handed in notice:4, resign:3, resigns:3, resignation:3, why they left:4, leave within a year:3, good people leave:4, good people go:3, quiet before they:2, pulse:0.6, morale:3, feel heard:3, say thank you to staff:3, how your people feel:4, anonymous questions:3, staff turnover:4, people leave:3, kudos:3
performance_reviews: yearly review:4, annual review:4, annual reviews:4, reviews nobody:2, feedback talks:3, goals nobody:2, set goals:2, calibrat:0.6, one-on-ones:4, one on ones:4
benefits: group health insurance:4, group insurance:4, health cover:4, medical cover:4, carriers:0.6, at enrollment:4, enrollment:1.5, renewal in january:1, health premiums:4, salary sacrifice:4, cash plan:3, gym membership for staff:3, staff benefits:4, life cover:3, workplace pension:4, company pension:4, retirement savings:4, benefits broker:4, your plan:1
wellbeing: counsellor:3, counselor:1.5, someone to talk to:3, sleep badly:3, off sick:3, sick leave:3, long-term sick:4, back pain:2, desk yoga:4, massage at work:4, burn out:3, burned out:3, health checks for staff:4, quit smoking:3
compensation: what others pay:3, what to pay:3, fair pay:4, salary ranges:4, pay ranges:4, gender pay gap:4, market pay:4, paid less than:2
eor: payroll in germany:3, hire in spain:3, without a local entity:4, local entity:3, entity abroad:4, work abroad:2, contractors abroad:4, hire someone in:2
background_checks: vetting:3, vet candidates:4, references checked:4, lied on his cv:4, fake degree:4, dbs:1.5, criminal check:4, checks on new hires:4, past employers:2
ats: ghosted:1.5, applications in an inbox:4, careers page:3, first interview:3, no reply from candidates:3, applicants:3, interview slots:4, cvs:1.5, hundred cvs:4, screening calls:3, hiring software:4, time to hire:4
recruiting_service: place senior:3, placed people:2, fee due after:3, brief to signed offer:4, signed offer:3, retained search:4, open roles:3, your open role:3, hard to fill:4, hard to hire:4, headhunter:4, headhunters:4, candidates i know:4, find you people:3, role has been open:4, recruit:0.6, recruit for:3, we place:3, i place:3, replacement guarantee:4, contingent:1.5, interviewed myself:3, permanent staff:3, counteroffer:4
dev_staffing: backend engineers:3, place engineers:4, go and rust:2, developers in poland:4, senior developers:3, contract developers:4, engineers on contract:4, nearshore developers:4, remote developers:4, augment your team:4, staff augmentation:4, extra developers:4, developers by the month:4
staffing_industrial: pickers tomorrow:4, ten people by monday:3, extra hands:3, hands for peak:3, temps:3, agency workers:4, at 6 am:1, christmas rush:2, forklift drivers:4, warehouse staff:4, warehouse temps:4, production workers:4, no shows:1, labour hire:4, labor hire:4
clinical_staffing: registered nurses:4, care assistants:4, agency staffing:3, credentialed:1.5, weekend gaps:3, uncovered shift:4, night nurse:4, nurses within:4, supply nurses:4, doctors by the shift:4, bank nurses:4, healthcare assistants:4, care workers:3, agency carers:4
office_temps: cover the front desk:4, receptionist cover:4, temp receptionist:4, admin temps:4, maternity cover:3
leadership_training: first-time managers:4, promoted:1.5, best engineer became a manager:3, difficult conversations:4, difficult conversation:4, give feedback:3, giving feedback:4, lead a team:3, team leads:2, young managers:4, presentation skills:4, time management course:4, conflict training:4, negotiation training:4, courses for managers:4, workshop for leaders:4, public speaking:2, excel training:4
elearning: courses nobody finishes:4, training nobody:3, click through slides:4, mandatory training:4, certificates expire:3, staff training videos:4, training records:4, onboarding course:3, training platform:4, learning platform:4, lessons of five minutes:3, quizzes:1.5, quiz:0.6
language_lessons: english lessons:4, english classes:4, german course:4, spanish class:4, language classes:4, language teachers:4, speak english:3, learn german:4
legal_contracts: supplier and customer contracts:4, customer contracts:3, supplier contracts:3, contracts in one place:4, contract software:4, contract management software:4, before any renews:3, renews automatically:3, renewal dates:3, where is the signed copy:4, signed copy:4, notice period:2, redlines:4, contract templates:4, terms you signed:3, ndas:4, e-sign:4, sign online:2, signed contracts:3, 90 days before:1, who signed:1
legal_spend: law firm bills:4, legal fees:3, what the lawyers charge:4, outside lawyers:3
ip: register trademarks:4, trademark registration:4, trademark filing:4, trademarks:3, your mark:2, copycats:1.5, knock-off:2, filing in all 27:2, patents:3, patent attorney:4, patent application:4, patent applications:4, trademark watch:4
brand_protection: counterfeit:4, counterfeits:4, fake listings:4, fakes on amazon:4, sells fakes:4, copies of your product:4, your photos and your name:2, infringing:3, takedown:4, takedowns:4, look-alike domains:3
legal_service: lawyer by the month:4, our lawyers:4, law firm for:3, employment lawyers:4, employment lawyer:4, a question to a lawyer:3, terms and conditions:3, sued:1.5, lawsuit:1.5, company law:3, legal help for:4
privacy: data protection officer:4, outside data protection officer:4, dpo:4, access requests:4, delete my data:4, personal data:3, consent banner:4, cookie:1.5, data subject requests:4, records of processing:4
compliance_soc2: security questionnaires:4, questionnaire before they buy:3, soc 2 report:4, iso certificate:3, iso 27001 certificate:4, auditor asks for screenshots:4, evidence for the auditor:4, vendor security review:4
aml: onboard a customer:2, prove who they are:3, who is behind a company:4, passport check:4, checks a passport:3, customers are who they say:4, source of funds:4, sanctioned:4, identity checks:4, kyc checks:4
whistleblowing: tell someone without:3, report wrongdoing:4, raise concerns:3, eu directive on whistle:4
business_insurance: public liability:4, insurance broker:3, insurance cover:3, claim from first call:2, premiums:1.5, underinsured:4, insured for:3, your policy:2, cover you think you have:4, business interruption:4, product liability:4, insurance review:4, compare insurers:4, liability cover:4, insure your:2
cyber_insurance: cyber cover:4, cyber policy:4, ransomware insurance:4, cyber insurance:4
translation: translated:3, native speaker:3, your german site:3, reads like a machine:3, into 14 languages:4, manuals in:2, interpreters:4, translated manuals:4, in nine languages:3
investor_relations: shareholders ask:4, shareholder letters:4, annual reports:3
grants_consult: grant money:3, funding programs:4, subsidy:4, subsidised:1.5, half paid by the state:4, state pays:4, public funding:4, grant funding:3
outbound_lists: mobile numbers:4, numbers that ring:3, bounced emails:3, contacts at companies:3, who to call:3, out-of-date contacts:4, list of buyers:4, company data:3, who visited your site:4, leads list:4, right person at:2, verified emails:4
appointment_setting: meetings in your calendar:4, fill your calendar:4, calendar:0.6, sales meetings:4, we call companies:3, book you meetings:4, meetings with:1, cold outreach:4, sdrs:3, pipeline dry:3, empty pipeline:4, pay per meeting:4, outreach for you:3, warm introductions:3, new business meetings:4
sales_coaching: sales training:4, sales workshop:4, reps talk too much:4, on discovery calls:4, listen back to calls:3, lost deals:2, discount too early:4, give discounts:2, hesitate on price:3, sellers:0.6, win more deals:4, close more deals:3, ghosted after the demo:4, pitch practice:4, deals slip:4, deals stall:4, stuck deals:3
crm: forecast call:3, notes after the call:3, forgot to log:4, sales data:2, hubspot cleanup:4, deals in spreadsheets:4, follow up on leads:3, leads fall through:3, who called this customer:4
sales_tools: quotes in minutes:4, quoting:1.5, quote takes:3, send a quote:2, product configurator:4, proposals look:3, e-mail sequences:3, sales calls:2, sales content:3, parallel dialer:4, pricing quotes:3
sales_commission: paid their commission:4, commission spreadsheet:4, dispute their commission:4, commissions:3, what the rep earned:4, bonus plan:3
partner_tools: resellers:3, referral partners:4, partners bring:3, partners register:3, affiliates:3
paid_ads: google ads for:4, manage google ads:4, manage ads:4, run ads:4, return on spend:4, return on ad spend:4, cost per click:4, per click:2, clicks cost:4, ad campaigns:3, pay for clicks:4, paid clicks:4, shopping ads:4, bid:0.6, meta ads:4, ads on:1, wasted on clicks:4, spend on ads:4, performance marketing:4, search ads:4
local_marketing: reviews on google:4, one-star:3, one star review:4, neighborhood mailing:4, flyers:3, leaflets:4, door to door:2, near me:3, found on maps:4, more footfall:3, postcards:3
seo: page two of google:4, page one:3, nobody finds you:3, found on google:4, organic visitors:4, search traffic:4, search results:3, rank above:4, ranks above:4, ranks higher:4, type your product into google:4, google cannot read:3, keywords:3, rankings:4, backlinks:4
content_writing: blog:1.5, blog empty:3, articles:1.5, write articles:4, case stories:3, ghost-write:4, linkedin posts:4, your newsletter:3, writing for your:2, technical articles:4
email_marketing: newsletters:3, land in spam:4, goes to spam:3, promotions tab:4, unopened:3, subscribers:1.5, mailing list:3, win-back emails:4, email flows:4, welcome email:3
social_media: posts a week:3, post for you:3, instagram account:4, influencers:4, feed:0.6, followers:3, linkedin presence:4, comments under:2
brand_design: logo and:2, packaging looks:2, your brand looks:3, graphic designers:4, designer on call:4, design by subscription:4, slide decks:4, new look:2
marketing_video: explainer:3, explainer videos:4, 60 seconds:2, script voice and animation:4, animation:1.5, film your customers:4, videos for software:4, product videos:4, make videos:4, films for:2, video in three weeks:3, customer story on film:4
pr: press coverage:4, journalists:3, newspaper:0.6, in the newspaper:3, page 14:1, reporters:3, in the press:4, quoted in:3, media interviews:4, press:0.6, op-ed:4, editor calls:2, wrote about your competitor:4, journalist would have called:4, headlines:1.5, gets you into:2
trade_shows: trade show stands:4, stands:1.5, your booth:4, your stand:4, exhibition:1.5, trade fair:4, trade fairs:4, fair:0.6, stand builder:4, hall 7:1, giveaways:3, booth design:4, exhibition booths:4
event_software: name badges:4, registrations:3, guest list:3, attendees:3, sign-ups for the event:4, queue at the entrance:3, ticket sales:2, conference registration:4
event_services: speakers:1.5, keynote:4, keynote speakers:4, moderator:3, band for:2, marquee:4, event photographer:4, stage and lights:4, event crew:4, event agency:4, livestream:3, conferences:0.6, av team:4
landing_pages: visitors leave:3, bounce rate:3, visitors who buy:2, slow site:4, loads in:2, outdated website:4, rebuild websites:4, build websites:4, websites for:3, new site:3, homepage:1.5, form nobody fills:4, web designers:4, bounce:0.6, sign-up page:3
product_marketing: what buyers think:4, customer interviews:3, interview your customers:4, why customers chose:4, why you lost:4, lost to a competitor:3, survey of:2, messaging:1.5
loyalty: come back a second time:3, come back:1, stamp card:4, points:0.6, loyalty card:4, regulars:3, repeat buyers:3, second purchase:4, buy again:3
ecommerce_growth: leave the cart:4, carts:3, shopping cart:4, online shop:3, online shops:3, web shop:3, webshop:4, add to cart:4, size guide:3, visitors buy:3, product pages:4, checkout step:3, coupon:0.6, shoppers leave:3, order value:3, one in a hundred buys:3
marketplace: listings on amazon:4, sell on amazon:4, vendor central:4, kaufland:3, zalando:3, otto:1.5, marketplaces:3
fulfillment_3pl: pack and ship:4, packs and ships:4, parcels leave:3, same-day dispatch:3, store your stock:4, your orders:2, boxes in the hallway:3, packing parcels:3, pick and pack:4, warehouse for online shops:4, ship your orders:4
returns: sent back:2, comes back:1, send it back:2, return rate:4, returned parcels:4, returns:3, exchanges:1.5, restock:0.6
pricing: competitors' prices:4, competitor prices:4, price changes:2, undercut:3, undercuts:3, price too low:3, margin on every:1, price lists:2
churn: cancel:1.5, cancels:1.5, cancelled:0.6, stop using:3, stopped logging in:4, log in less:4, quiet customers:3, customers leave:4, lose customers:3, why customers leave:4, before the renewal:3, customers cancel:4, accounts at risk:4, second year:1
support_software: where is my order:4, same question:3, same questions:3, same five questions:4, ask the same thing:4, tickets:3, queue on monday:4, queue:0.6, helpdesk:4, help desk software:4, first reply:3, waits for an answer:4, wait for an answer:4, support inbox:4, answers customers:3, customers ask:2, chat on your site:4, copy the answer:3, copy paste the answer:4, messages your people answer:4, backlog of tickets:4, response time:2, answer emails:2, emails from customers:4, agents answer:3, support team:3, support agents:4
call_center: hold music:4, waiting on the line:4, agents in:2, call agents:4, press one for:4, hang up:3, hangs up:3, waiting loop:4, wait on the phone:3, call backs:2, phone agents:4
nps: how happy:3, reviews after:2, ask every customer:4, feedback forms:4, score after:2, why they are unhappy:4
crm_customer_data: third-party cookies:4, tracking:0.6, attribution:1.5, customer records in five systems:4, same customer twice:4
gifting: hampers:4, gift boxes:4, christmas gifts:4, client gifts:4, corporate gifts:4, gift per person:3, gifts for clients:4, chocolate with your logo:4
podcasting: podcast:1.5, podcast editing:4, record episodes:4, podcast for companies:4
print_services: brochures:4, business cards:3, print:0.6, stickers:1.5, catalogs:3, catalogues:3, mailing printed:3, printed:0.6
freight: groupage:4, lorries:3, trucks between:4, haulage:4, haulier:4, full loads:3, part loads:4, pallet delivered:4, collected on monday:2, pallet network:4, sea freight:4, air freight:4, container:1.5, containers:1.5, lanes:1.5, empty miles:4, demurrage:4, shipments:1.5, load:0.6, loads:0.6, spot rates:4, carrier rates:4, freight forwarder:4, forwarding:1.5, rates per mile:4, a truck by noon:3, ltl:4, ftl:4
parcel_shipping: parcels:3, shipping rates:4, shipping labels:4, delivery promise:2, next-day delivery:3, bike couriers:4, same-day delivery:3, couriers:3, lost parcels:4, carrier invoices:3, shipping cost:3
customs: customs declarations:4, customs clearance:4, uk and eu customs:4, clear goods:4, border:1.5, duty back:4, import duty:4, tariff code:4, tariff codes:4, stuck at the border:4, stuck in customs:4, hs codes:4, brexit paperwork:4, import papers:4, importers:0.6
demand_planning: out of stock:3, run out of:1, stockouts:4, stock outs:4, too much stock:4, overstocks:3, safety stock:4, sold out:2, ordered too much:4, how much to order:4, slow movers:4, dead stock:4, forecast demand:4, shelf gap:2, inventory sits:3, stock levels:3, reorder:1.5, replenishment:4
supplier_risk: supplier goes bankrupt:4, single source:4, second source:4, suppliers:0.6, supplier audits:4, supplier data:3, tenders:1.5, rfq:4, rfqs:4, quotes from suppliers:4, maverick buying:4, purchase orders:2, procurement software:4, purchasing software:4, sourcing event:3, supply chain act:4, supplier portal:4, price increases from suppliers:4
fleet_safety: dash cam:4, dash cams:4, dashcam:4, dashcams:4, drivers brake:3, vans:1.5, speeding:3, crash:0.6, driver behavior:4, gps trackers:4, track vehicles:4, vehicle tracking:4, telematics:4, idling:3, where your vans are:4, tachograph:4
fuel: diesel bill:4, fuel theft:4, fuel costs:4, fuel cards:4, fuel card:4, at the pump:3, litres per:2, gallons:1.5
routing: planning the routes:4, route plan:4, stops a day:4, stops per:3, fewer miles:4, miles a week:2, delivery routes:4, who drives where:4, plan tours:3
vehicles: company cars:4, lease cars:4, van leasing:4, electric vans:4, cars for your reps:4, minibuses:1.5, car leasing:4
cdl_drivers: empty cabs:4, cdl:4, truckers:3, class a drivers:4, drivers quit:4, hgv drivers:4, lorry drivers:4, trucks without drivers:4, driver shortage:4
warehouse_software: mispicks:4, wrong item:3, wrong box:2, pickers:3, pickers walk:4, bin location:4, inventory count:4, stocktake:4, cycle count:4, cycle counting:4, pick rate:4, where is pallet:4, handheld scanners:4, barcode scanner:4, barcode scanners:4, rugged handheld:4, scan guns:4
warehouse_equipment: pallet rack:4, racking:4, forklifts:3, forklift:3, forklift leasing:4, mezzanine:4, conveyor:3, conveyors:3, shelving:3, pallet trucks:4, dock levelers:4, loading doors:4, strip curtains:4, reach trucks:4
predictive_maintenance: before it breaks:4, vibration:3, bearings:1.5, breaks down at night:3, line stops:3, line stood still:4, unplanned downtime:4, unplanned stop:4, downtime:1.5, motor fails:4, fails on a saturday:2, spindle:3, hear a bearing:4, sensor on every motor:4, stood still:2, machine stops:3, stops the line:4
cmms: work orders:3, maintenance plan:4, spare parts:3, maintenance software:4, whiteboard in the workshop:4, who fixed it last:4, maintenance records:3, preventive maintenance:4, asset register:3
field_service: technicians in the field:4, engineers on the road:4, job sheets:4, jobsheets:4, paper job cards:4, second visit:3, service reports:3, technician arrives:4, wrong part in the van:4, dispatch technicians:4, service technicians:3
quality_tools: scrap:3, scrap rate:4, rework:3, defect:3, defects:3, out of tolerance:4, gauge:3, gauges:4, calibration:3, complaint from a customer:2, 8d:4, capa:3, nonconform:4, inspection sheets:4, first article:4, quality software:4, faulty parts:4, iso 9001:4, bad batch:3, measuring machine:3, optical inspection:4
mes: production plan:4, planning board:4, changeover:4, changeovers:4, oee:4, machine data:3, shop floor:2, paper on the line:4, overtime on line:2, late orders:3, lead time:2, production orders:4, output per shift:4, where the order is:3, bottleneck machine:4, production software:4
robots: cobot:4, cobots:4, robot:3, robot arm:4, palletizer:4, palletizing:4, by hand all night:2, welding robot:4, automated guided:4, agv:4, lifting boxes:2, bin picking:4, automation cell:4
tooling: cnc machines:3, milling:1.5, lathe:4, end mills:4, cutting tools:4, tool life:4, tool breaks:4, inserts:1.5, presses:0.6, press brake:4, coolant:3, chips:0.6, drills:0.6
parts_contract: turned parts:4, milled parts:4, sheet metal:4, injection molding:4, injection moulding:4, machined parts:4, castings:4, prototypes:3, 3d printing:4, 3d printed:4, gears:3, bushings:3, sleeves:1.5, drawings to parts:4, parts in five days:4, tolerance:1.5, springs:1.5, pcb assembly:4
industrial_supplies: gaskets:4, seals:1.5, o-rings:4, hoses:1.5, pumps:1.5, valves:1.5, adhesives:3, lubricants:4, bearings from stock:4, fasteners:4, screws:3, spare part by tomorrow:4, filters for:2, compressed air:4, compressor:3, compressors:3, batteries:0.6
raw_materials: steel:1.5, aluminium:3, aluminum:3, resin:3, plastics:3, granulate:4, polymers:4, timber:3, chemicals:1.5, coil:3, copper:1.5, recycled plastic:4
packaging: boxes:0.6, cardboard:4, corrugated:4, crushed in transit:4, arrives damaged:3, void fill:4, tape:0.6, pouches:4, shrink wrap:4, cartons:4, labels:0.6, bubble wrap:4, mailers:3, packaging:3, paper bags:3, box too big:4, half air:3
safety_training: first aid:4, first aiders:4, first aid course:4, ambulance:0.6, defibrillator:4, defibrillators:4, near misses:4, near miss:3, risk assessment:4, risk assessments:4, accident reports:4, toolbox talk:4, toolbox talks:4, working at height:4, lockout:4, osha:4, manual handling:4, fire warden:4, evacuation:3, injuries:1.5, man on the floor:3, lone workers:4, lone worker:4, slips:1.5, forklift training:4, safety inspections:3, incident:0.6, permit to work:4
ppe: gloves:1.5, safety boots:4, safety shoes:4, hard hats:4, earplugs:4, hearing protection:4, respirators:4, hi-vis:4, goggles:3, safety glasses:4, prescription safety:4
work_clothes: uniforms:3, shirts:1.5, workwear:4, aprons:3, washed pressed:3, polo shirts:3, uniform rental:4
office_cleaning: full bins:4, bins:3, dirty:1.5, hoover:4, vacuum:1.5, cups:0.6, coffee cups:2, kitchen nobody:4, dusty:3, mop:4, mops:4, restrooms:4, toilets clean:4, washrooms:4, clean offices:4, cleaners:4, cleaner:1.5, janitorial:4, office cleaning:4, deep clean:4, disinfect:3, before your team arrives:3, empty the bins:4, carpets:3, stains:3, fingerprints on the glass:4, tidy when:2, spotless:3, smells:0.6, wipe:1.5, wipes:0.6, nobody wants to go near:2
building_services: facility services:4, handyman:4, maintenance contractor:4, light bulbs:3, broken door:3, building:0.6, one number for repairs:4, caretaker:4, handymen:4
property_maintenance: tenants call:4, tenant calls:4, boiler breaks:3, leaking tap:4, repairs for landlords:4
property_software: landlords:3, rent arrives:4, rent roll:4, rental units:4, rent collection:4, units:0.6, tenants pay:4, service charge:3, letting:3, leases in spreadsheets:4
workplace_software: desks empty:4, empty desks:4, half the desks:4, who is in the office:4, visitors sign in:4, visitor book:4, desk booking:4, hot desks:4, meeting rooms booked:4, room booking:4, badge data:2, visitor badges:4
office_supplies: coffee machine:4, coffee machines:4, office coffee:4, coffee beans:3, snack:3, snacks:3, fruit basket:4, fruit baskets:4, fruit:0.6, paper and toner:4, pens:1.5, water coolers:4, water cooler:4, office milk:4, stationery:4, kitchen cupboard:3, espresso:1.5
office_fitout: standing desks:4, office chairs:4, second-hand office chairs:4, desks:1.5, fit-out:4, acoustic panels:4, phone booths:4, noisy office:4, open-plan:3, open plan office:4, partition walls:4, echo:1.5, lease ends:3, furniture:0.6
meeting_rooms: meeting room:3, meeting rooms:4, video calls:2, hear us:3, can you hear:3, finding the cable:4, projector:3, screen in the room:3, conference phone:4, presses one button:3, press one button:3, four on the wall:2, ten people in the room:2, av equipment:4, conference room:4, video conference:4, microphone:1.5, microphones:1.5, adapters:1.5, hdmi:4
business_travel: flights:1.5, hotel bookings for your people:4, business trips:4, travel policy:4, trips:0.6, travellers:1.5, travelers:1.5, train tickets:2, fly out:2, stranded:1.5, travel booking:4
catering: cook lunch:4, lunch for offices:4, office lunch:4, office lunches:4, lunches:4, lunch:1.5, on the table at noon:4, a head:2, buffet:4, sandwiches:3, cook for:2, feed:0.6, feed ten of you:4, meals for teams:4, dishes:1.5, canteen:4, cafeteria:3, breakfast for:2, caterer:4, allergies:1.5, vegan:0.6, cook dinner:2, food for your event:4
vending: smart fridge:4, fridge:1.5, vending:4, micro market:4
energy_savings: electricity contract:4, electricity contracts:4, gas contracts:4, gas and electricity:4, electricity bill:4, power bill:4, energy bill:4, energy bills:4, kilowatt hours:3, kilowatt:1.5, meter:0.6, supplier of power:3, lights burn:3, led lighting:4, led:1.5, heat lost:3, waste heat:4, peak load:4, load peaks:4, heating bill:4, boilers:1.5, compressed air leaks:4, switch you when it pays:3, energy costs:4, electricity:3, power costs:4, your meter:3, energy audit:4
renewable_power: solar:1.5, solar panels:3, solar roof:4, rooftop solar:4, solar on your roof:4, photovoltaic:4, sun:0.6, own power:3, flat roof nothing on it:4, numbers for your own roof:4, ppa:4, power purchase:4, green electricity:4, battery storage:3, wind power:3, square metres of flat roof:4, square meters of flat roof:4
carbon: co2:4, csrd:4, emissions:3, footprint:3, sustainability report:4, esg:4, net zero:4, scope 3:4, carbon accounting:4, esg report:4, taxonomy:1.5, climate report:4
waste: skips:4, skip hire:4, dumpster:4, dumpsters:4, compactor:4, baler:4, waste collection:4, bin collections:4, landfill:3, cardboard baler:4, recycling bins:4, scrap metal:3, half-empty containers:3
security_guards: guard:1.5, patrol:3, patrols:4, night watch:4, night watchman:4, watchman:4, break-ins:3, break-in:3, stolen from site:4, copper stolen:4, stolen cable:4, drum of cable:4, doormen:4, security company:3, security officers:4, theft from site:4, burglars:3, alarm goes off:3, intruder:3, cut the fence:4, fence:0.6
security_cameras: camera towers:4, cctv:4, cameras on site:4, footage:1.5, video surveillance:4, nobody watches the cameras:4
ev_charging: charging stations:4, charging points:4, wallbox:4, wallboxes:4, charge points:4, charger:1.5, electric cars:3, chargers in the car park:4
water_treatment: legionella:4, limescale:4, hard water:3, cooling tower:4, boiler water:4, water samples:3, softener:4
patient_booking: patients due:3, patients who are due:4, check-up:3, check-ups:3, book them into:3, recall:1.5, text and call patients:4, empty chairs:3, empty chair:3, no-shows:2, missed appointments:4, did not turn up:3, waiting list:2, free slots:3, diary:1.5, appointment reminders:4, online appointments:4, waiting room:3, patients call:4, reception phones:3, patients wait:3, patients book:4, cancellations:1.5
patient_growth: new patients:4, more patients:4, patients find you:4, treatment plans accepted:3, implants patients:4, ads for clinics:4
dental_admin: dental billing:4, insurance claims for dental:4, dental practice:3, dental practices:3, dental office:3, dental software:4
dental_products: composite:1.5, crowns:1.5, implants:1.5, aligners:4, gloves and composite:4, dental supplies:4, drawer between two patients:4, between two patients:3, practices:0.6, impressions:1.5, dental lab:4, handpieces:4, dentures:4, anaesthetic:1.5, dental chairs:4
medical_billing: denials:3, denied claims:4, unpaid claims:4, claims bounce:3, payer:1.5, payers:3, prior authorization:4, prior authorizations:4, claims paid:3, coding errors:3, insurers reject:4
clinical_notes: notes after hours:4, charting:4, dictate:4, dictation:4, typing during the visit:4, scribe:4, looks at the screen:2, look at the patient:3, visit notes:4
medical_devices: syringes:4, catheters:4, ultrasound:3, gauze:4, wound:3, wound care:4, bandages:4, exam gloves:4, surgical:3, sterile:3, infusion pumps:4, wheelchairs:3, medical supplies:4, instruments sterile:3
home_care: carers:3, care homes:2, caregivers:3, care plans:4, care visits:4, residents:1.5, mum:0.6, falls at night:4, medication rounds:4, care home software:4
school_learning: pupils:3, worksheets:4, lesson plans:4, reading level:4, lessons:0.6, classroom:3, classrooms:3, maths:3, homework:3, teachers mark:4, marking:1.5
school_admin: parents' evening:4, permission slips:4, parents call the office:4, attendance register:3, school office:4, letters to parents:4, school fees:4, dinner money:4
restaurant_tech: table bookings:4, reservations:1.5, tables empty:4, waiters:1.5, tablet orders:3, order at the table:4, bill split:3, restaurant software:4, pos for restaurants:4, tips:0.6, inventory for kitchens:3, food cost:3, delivery apps:3
food_supply: fish:1.5, fresh fish:4, vegetables:3, tomatoes:3, meat:3, bread:3, bakery:1.5, cheese:1.5, olive oil:3, oat milk:3, eggs:1.5, herbs:3, produce:1.5, delivered before six:3, wholesale food:4, chocolate:0.6, flour:3
kitchen_equipment: walk-in:0.5, fryers:4, fryer oil:4, ovens:3, dishwashers:4, ice machines:4, ice machine:4, walk-in cooler:4, combi oven:4, fridge breaks:4, grill:3
hood_cleaning: above your fryer:4, above the fryer:4, grease:3, extraction:1.5, kitchen extraction:4, ductwork:4, ducts:3, exhaust:1.5, hood:3, hoods:4, kitchen fire:4, grease fire:4, certificate after a fire:4, metal box:2, clean the ducts:4
bar_supply: wine:1.5, wines:3, craft beer:4, gin:3, spirits:3, cocktails:3, kegs:4, taps:1.5
hotel_revenue: booking.com:4, booking com:4, room rates:4, rooms empty:4, empty rooms:4, direct bookings:4, commission to booking:4, nights:0.6, channel manager:4, occupancy:3, revenue management:3, pms:3
hotel_supplies: towels:3, linen:3, mattresses:3, toiletries:4, bathrobes:4, minibar:4, pillows:4
guest_technology: check in at midnight:4, key cards:4, guest wifi:4, guests ask reception:4, guest app:4
gym_software: members quit:4, members cancel:4, gym members:4, class booking:4
salon: stylists:3, salon booking:4, hairdressers:3, barbers:3, nail:1.5
construction_software: site diary:4, snag list:4, snagging:4, punch list:4, site photos:3, drawings out of date:4, old drawing:4, building site:2, daily report from site:4, subcontractors:1.5, subcontractor:1.5, change orders:4, change order:4, takeoff:4, takeoffs:4, estimating:3, bids go out:3, rfis:4, tender documents:3, bill of quantities:4
construction_supply: scaffold:3, scaffolding:1.5, concrete:1.5, rebar:4, formwork:4, site fencing:4, site cabins:4, cabins:3, skip:0.6, diggers:4, excavator:4, excavators:4, aggregate:1.5, bricks:4
modular_buildings: pods:1.5, bathroom pods:4, finished bathroom pods:4, modular:4, prefabricated:4, prefab:4, built in our factory:4, lift them in:3, floor by floor:3, offsite construction:4, off-site manufacturing:4, timber frame:4, tiny classrooms:3, precast:4, container offices:4, in nine days instead:2
building_products: windows:1.5, doors:0.6, insulation:4, cladding:4, facade:4, facades:3, balconies:4, glazing:4, tiles:1.5, plasterboard:4, roof tiles:4, waterproofing:4, curtain wall:4, bathrooms:1.5, kitchens:0.6, staircase:4
surveying: survey roofs:4, roof surveys:4, drone survey:4, laser scan:4, point cloud:4, as-built:4, land survey:4, measured survey:4, every cracked tile:4
drones: by drone:3, drone:1.5, drone footage:3, aerial photos:3, fly over:2
roofing_service: roof leaks:4, leaking roof:4, roof:0.6, gutters:3, roof repair:4, roofers:3, roof coating:4, tapered insulation:4, flat roofs:3, bucket under the leak:4, ponding:4
fire_safety: fire doors:4, fire extinguishers:4, extinguishers:4, sprinkler:4, sprinklers:4, fire alarm:4, fire alarms:4, smoke detectors:4, fire risk assessment:4, emergency lights:4, fire door:4
hvac_service: air conditioning:4, heating:1.5, chillers:4, chiller:4, ventilation:4, hvac:4, radiators:3, too hot upstairs:4, air filters:3, cold on mondays:3, stuffy:4, boilers:1.5, heat pump:4, heat pumps:4
plumbing_service: drains:3, blocked drain:4, blocked drains:4, plumbers:1.5, burst pipe:4, leaks:0.6, toilets:0.6
electrical_service: electricians:3, wiring:1.5, fixed wire testing:4, pat testing:4, fuse board:4
elevators: lift breaks:4, lift is out:4, elevator:3, lift engineer:4, stuck in the lift:4, elevator maintenance:4, stuck between floors:4
window_cleaning: windows clean:4, clean windows:4, window cleaners:4, cherry picker:3
pest_control: mice:4, mouse:1.5, rats:4, rodents:4, birds:1.5, pigeons:4, wasps:4, cockroach:4, cockroaches:4, moths:3, ants:3, mouse droppings:4, bait:3, traps:1.5, flies:0.6, bed bugs:4, pests:4, fly killers:4
grounds_service: mow:4, mowing:4, hedge:4, hedges:4, lawns:4, lawn:3, grit:3, gritting:4, grounds:1.5, grounds maintenance:4, gardeners:4, gardening:4, flower beds:3, car parks:2, business parks:2, landscaping for:3, weeds:1.5, leaves in autumn:3
snow_removal: snow:3, gritters:4, ice on the car park:4, plow:4, plough:4, icy:4
parking: car park:2, parking spaces:4, parked:0.6, parking barrier:4, barrier:0.6, permit parking:4
door_access: keys lost:4, lost keys:4, lost key:4, key fobs:4, fobs:4, badge readers:4, who has a key:4, electronic locks:4, master key:4, door locks:3
signs: signage:4, shop sign:4, illuminated sign:4, wayfinding:4, paint signs:4, sign above:3
office_moves: moving office:4, move offices:4, office relocation:4, removals:3, boxes on monday:1
portable_toilets: portable loos:4, event toilets:4, toilets for:3, loos:3
water_utilities: leaks underground:4, pipe network:4, water meters:4
dev_tools: pull requests:4, code review:4, builds take:4, ci pipeline:4, flaky:3, merge:0.6, merges:0.6, deploy:3, deploys:4, deployment:1.5, feature flags:4, technical debt:4, developers wait:4, legacy code:4, staging:1.5, api:0.6, sdk:3, open source:2
app_development: custom software:4, build apps:4, mobile app:2, mobile apps:3, access database:2, excel sheet everyone:3, replace your excel:3, mvp:3, software house:4, software agency:4, app developers:4, build software:3, your app in:2, legacy system:3
testing_tools: bugs:3, before release:3, release on friday:4, releasing on fridays:4, stopped releasing:4, clicks through:2, clicked through:3, click through checkout:4, by hand again:2, regression:4, regression tests:4, test automation:4, automated tests:4, broke in production:4, anyone merges it:3, merges it:2, testers:3, qa team:4, breaks on mobile:3, tests run:3, test cases:4, release:0.6
monitoring: outage:3, outages:4, alerts at night:4, woken at 3:4, status page:4, uptime:4, downtime of your site:3, logs:1.5, error rate:3, on-call:4, on call engineer:4, pages the wrong:3, incident response:3, slow queries:4, site is down:4, site goes down:4, latency:4
cloud_costs: aws bill:4, cloud bill:4, cloud spend:4, idle servers:4, instances nobody:4, shut them down at night:4, aws:1.5, azure:0.6, unused servers:4
data_pipelines: data pipeline:4, etl:4, warehouse of data:3, snowflake:3, dbt:3, tables out of date:3, data arrives late:4, exports every monday:2, connectors:3, numbers do not match:2, data quality:4
bi: dashboards:3, reports every monday:3, two numbers for the same:3, one number:1, excel report:3, reports by hand:3, kpi:1.5, kpis:1.5, power bi:4, tableau:4, looker:3
ai_ml: ai model:3, ai models:3, language model:3, language models:4, llm:4, llms:4, train a model:4, labelled data:4, labeled data:4, machine learning:3, gpus:4, ai agents:2, prompt:1.5, hallucinat:4, chatgpt for your documents:4
it_support: it support:4, outsourced it:4, managed it:4, printer does not:2, password resets:4, password reset:4, helpdesk for your staff:4, laptop breaks:4, laptop set up:4, reset passwords:4, computer problems:4, your it person:4, it guy:3, msp:3, managed service:2, tickets from staff:4, microsoft 365:2, office 365:2, it on holiday:2
it_hardware: refurbished laptops:4, refurbished business laptops:4, business laptops:4, laptops:4, tablets:1.5, monitors:1.5, old laptops:4, wiped:1.5, wiped and certified:4, device:0.6, devices:0.6, rugged:1.5, workstations:4, screens:0.6, docking:1.5, phones for staff:3, take back your old ones:3, servers:1.5, rent laptops:4
backup: restore:1.5, restores:3, restored:1.5, backups:4, backup:3, deleted folder:4, deleted files:4, lost files:4, ransomware:1.5, disaster recovery:4, tape:0.6
network: wifi:3, wi-fi:3, wi fi:3, dead spots:4, signal:1.5, broadband:4, fibre:3, fiber line:4, internet line:4, internet goes down:4, 5g:1.5, switches:1.5, router:1.5, sd-wan:4, slow internet:4, leased line:4, no signal:4, internet fails:4, line goes down:3
telecom_audit: mobile contracts:4, sim cards:4, phone bill:4, phone bills:4, roaming:3, phone system:2, phone contracts:4
identity: leavers:4, ex-employees still have:4, still had access:4, still has access:4, access rights:4, single sign-on:4, sso:4, passwords:1.5, password manager:4, password managers:4, who has access:3, logins:1.5, mfa:4, two-factor:4, admin rights:4, old accounts:3
phishing_training: phishing:3, fake phishing:4, fake emails:4, clicked a link:4, clicks on the link:4, clicked:0.6, stop clicking:4, harmless fakes:4, wrote like her boss:4, exactly like her boss:4, like your boss:4, ceo fraud:4, fake invoice:3, unphishable:4, staff fall for:4, fall for it:3, security training:3, hacked:3, click:0.6, suspicious email:4, social engineering:3, gift cards for the boss:4
pentest: break in:2, break into your:4, hackers:3, hacker:3, before somebody else does:3, ethical hackers:4, penetration test:4, penetration testing:4, pentesters:4, red team:4, vulnerab:3, find the holes:4
soc_mdr: at 3 am:1, ransomware:3, attackers:3, attack:1.5, attacks:1.5, alerts nobody reads:4, watch your network:4, endpoint:3, endpoint protection:4, antivirus:4, incident response:3, soc:1.5, siem alerts:4, intruders in your network:4, encrypted your files:4, unpatched:4, patched:1.5
appsec: dependencies:3, secrets in code:4, open source libraries:4, vulnerable packages:4, code scanning:4, sbom:4
email_security: dmarc:4, spoof:4, spoofed:4, emails in your name:4, attachments with:2, spam filter:4, bad attachments:4
product_analytics: where users drop:4, users drop off:4, feature nobody uses:4, which features:3, signup flow:3, funnel:3, session replay:4, users click:3, heatmaps:4, activation:3
product_feedback: feature requests:4, roadmap:4, what users want:4, vote on features:4
user_research: user interviews:4, usability:4, usability tests:4, test with users:4, prototype tests:3, watch users:4, participants:1.5, five users:3
localization: strings:0.6, app in japanese:4, release in ten languages:4
erp: erp system:4, spreadsheets for orders:3, inventory in excel:3, order management:2, five systems:2, sap:1.5, netsuite:4, dynamics:1.5, business central:4, two systems that do not talk:4, re-enter orders:4, type the order again:4, typed twice:3, one system for:2
collaboration: intranet:4, internal wiki:4, wiki:3, too many meetings:3, status meetings:4, project software:3, project management software:4, tasks in emails:4, shared drive:2, find documents:3, where is the file:4, final_v7:3, kanban:3
voice_ai: meeting notes:4, takes minutes:4, take minutes:4, minutes of the meeting:4, who said what:3, transcribes meetings:4
cad_services: cad:3, cad drawings:4, 2d to 3d:4, shop drawings:4, drafting:3, drafters:4, bim:3
process_tanks: tanks:1.5, vessels:1.5
marine: antifouling:4, ship:0.6, ships:0.6, vessel:1.5, vessels:1.5, hull cleaning:4
commercial_leasing: office space:4, flexible offices:4, sublet:4, coworking:4, serviced offices:4, square feet:2, rent too high:2, lease negotiat:4
employee_transport: relocation:3, moving abroad:2, flats for new hires:4, housing for staff:4
bus_services: shuttle:3, shuttles:3, coach hire:4, coaches for:1, minibus:3, bus for your staff:4
fund_services: fund administration:4, lps:3, limited partners:4, portfolio companies:3, capital calls:4, deal flow:3, data room:3
bank_tools: branch:0.6, core banking:4, account opening:4, banks open accounts:4
insurance_agency: brokers:1.5, insurance brokers:4, policies renew:3, broker software:4
claims: claims handlers:4, claim files:4, adjusters:4, water damage claims:4, claims:0.6
dealer_services: used cars:3, car dealers:4, dealers:1.5, test drives:4, cars on the lot:4
printers: toner:4, copiers:4, copier:4, printer lease:4, print costs:4, printer jams:4
brewery_supply: hops:3, malt:4, brewhouse:4
lab_supply: reagents:4, pipettes:4, pipette tips:4, antibodies:4, lab consumables:4, lab supplies:4, test tubes:4
lab_equipment: centrifuge:4, centrifuges:4, freezers:1.5, microscope:4, microscopes:4, lab instruments:4, spectrometer:4, incubator:3
clinical_trials: trial sites:4, enroll patients:4, trial participants:4, cro:0.6, patient recruitment:4
food_safety: haccp:4, allergen:3, allergens:1.5, listeria:4, salmonella:4, food audit:4, brc:3, shelf life:3, temperature logs:4, fridge temperatures:4, lab tests for food:4, recall of food:3
metal_detection: metal detector:4, metal in the food:4, x-ray inspection:4, foreign bodies:4
donors: donors:3, gave last year:4, monthly giving:4, donations:3, lapsed donors:4, donor software:4
volunteers: volunteers:3, volunteer shifts:4
city_services: citizens:3, residents:0.6, potholes:4, town hall:4, council meetings:3
crops: fields:0.6, harvest:1.5, seeds:1.5, fertilizer:4, crop:1.5, growers:1.5, farmers:1.5
livestock: cows:3, milking:4, herd:4, calves:4, barns:1.5
architecture_tools: renderings:4, renders:3, bim models:4, floor plans:3
interiors: upholstery:4, curtains:3, sofas:3, lighting design:4, rugs:4
realtor_tools: listings sell:3, homes for sale:3, open house:4, sellers call:2
real_estate_deals: off-market:4, multifamily:4, apartment building for sale:4, plots of land:4
vet_supply: cats:1.5, dogs:0.6, animal clinic:4, vets:1.5
trade_leads: homeowners call:4, jobs near you:4, boiler jobs:3, leads for roofers:4, leads for plumbers:4
wealth_tools: client portfolios:4, advisers:1.5, financial planners:4, client reviews:2
staffing_firm_tools: agencies place:3, staffing agencies:4, recruitment agencies:4, recruitment agency software:4
accounting_firm: accounting firms:4, accountants' clients:3, your clients' receipts:4, bookkeeping firms:4, tax season:3
law_firm_growth: law firms:3, law firm:2, lawyers bill:3, new cases:3
agency_whitelabel: agencies:0.6
medical_imaging: mri:4, scans read:4, radiolog:3, x-rays:3
telehealth: video visits:4, doctor by video:4, online doctor:4, virtual visits:4
pharmacy_tools: prescriptions:3, pharmacies:3, refills:4, medication packs:4
elections: ballots:3
aviation_ops: airlines:3, aircraft:3, airport:1.5, ground handling:4
oilfield: rigs:3, drilling:3, wells:1.5, frac:3
surety_bonds: performance bond:4, bid bond:4, surety:4, bonds for contractors:4
immigration: work visa:4, visas:3, work permits:4, h-1b:4, skilled worker visa:4, blue card:4
labor_law: works council:3, working time law:4, break law:2, minimum wage:2
interim_executives: interim cfo:4, interim manager:4, interim managers:4, fractional:1.5, fractional cmo:4, part-time cto:4
mystery_shopping: mystery shoppers:4, secret shopper:4, test buyers:4
product_photos: product photos:4, photos of your products:4, photograph your products:4, packshots:4, photo studio:3
product_data: product descriptions:4, product data:4, product texts:4, catalog data:3, pim:4, datasheets:3
case_studies: case studies:4, customer stories:4, success stories:4
sms_marketing: sms:3, text messages to customers:4, text your customers:4, whatsapp:1.5
web_data: scrape:4, scraping:4, crawler:4
web_accessibility: screen reader:4, screen readers:4, accessible:3, blind users:4, keyboard alone:3, accessibility lawsuit:4
tenant_screening: bad tenants:4, tenant references:4, renters:3
vacation_rentals: airbnb:4, holiday lets:4, holiday homes:4, vacation homes:4, cleaners between guests:4
building_controls: building management system:4, thermostats:4, thermostat:3, lights off:3, bms:3
environmental_assessment: asbestos:4, soil samples:2, contamination:3, phase i:4, contaminated:3
demolition: demolish:4, earthworks:4, strip out:3, tear down:3
hazardous_waste: sharps:4, medical waste:4, clinical waste:4, chemicals away:3, solvents:3, waste oil:4, paint cans:2
storage_space: storage space:4, overflow stock:4, spare warehouse:4, self storage:3, pallet spaces:4, cold storage:4, store pallets:4
freight_audit: carrier invoices:4, overcharged by carriers:4, freight invoices:4, freight bills:4
linen_service: linen hire:4, mats:0.6, floor mats:4, laundry:3, wash your:1
safes: archive boxes:4, record storage:4, documents stored:4
scanning: scan your files:4, scan files:4, paper archive:4, filing cabinets:4, digitise:4, digitize:4, binders:3, paper files:4, folders in the cellar:4, shredding:3, shred:3
plants_decor: office plants:4, plants:0.6, plant walls:4, moss:3
crane_inspection: cranes:1.5, hoists:4, lifting gear:4, loler:4, slings:4
event_security: bouncers:3, stewards:4, crowd:1.5, door staff:4
workers_comp: workers' comp:4, comp claims:4, injury claims:4, back to work after injury:3
voice_agents: voice bot:4, ai receptionist:3, ai answers the phone:4
payment_fraud: chargebacks:1.5, fraudulent orders:4, stolen cards:4, stolen card:3, fraudsters:4, fake accounts:4, invoice fraud:4, changed bank details:4, wrong account:2, check fraud:4, payment fraud:4, bank details changed:4, supplier's bank details:4, wire fraud:4
site_testing: moisture test:4, concrete tests:4, soil test:3
generators: generator:4, generators:4, power cut:4, power cuts:4, power goes out:4, blackout:4, ups:0.6
equipment_rental: rent machines:3, machine hire:4, tool hire:4, plant hire:4, rent equipment:4, telehandler:4
fleet_tires: truck washing:4, wash trucks:4, tyres:3, mobile tyre:4, fleet washing:4
delivery_vehicles: cargo bikes:4, vans:0.6
special_transport: abnormal loads:4, heavy haul:4, courier for samples:3, temperature-controlled transport:4
regulatory_med: mdr:1.5, fda submission:4, ce mark:4, technical file:4
device_quality: design controls:4, medical device:3, iso 13485:4, device makers:4
`;
