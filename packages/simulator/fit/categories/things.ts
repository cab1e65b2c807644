/**
 * Things people sell, as a person names them, `category: name, words of the email>name`. A word alone is in this list only if it is the thing
 * itself in any email.
 */
export const THINGS = `
payroll: payroll, payroll service, payroll outsourcing, managed payroll, payslips, pay runs>payroll, payroll of>payroll, pay slips
time_tracking: time clocks, time tracking, time and attendance, clocking-in app, timesheet app, attendance tracking, time tracking app, clock in by phone>time tracking, timesheets for crews>time tracking
shift_scheduling: shift planning, rota software, staff rotas, duty rosters, roster software, shift scheduling, workforce scheduling
accounting_close: month-end close, closing software, account reconciliation, consolidation software, accounting software, bank reconciliation, bank reconciliation software
bookkeeping_service: bookkeeping, book keeping>bookkeeping, outsourced bookkeeping, outsourced accounting, fractional CFO, catch-up bookkeeping, management accounts
accounts_payable: invoice processing, invoice capture, invoice approvals, accounts payable automation, supplier statements>accounts payable
receivables: debt collection, chase overdue invoices>debt collection, overdue B2B invoices>debt collection, overdue invoices>debt collection, unpaid invoices>debt collection, unpaid bills>debt collection, credit control, invoice reminders, dunning, past due accounts>debt collection, collect old debts>debt collection, debt recovery, invoice recovery>debt recovery
fpa: budgeting software, forecasting software, financial models, rolling forecasts, headcount planning, board packs, financial modelling, financial modeling, build financial models>financial modelling, investor models
treasury: cash management, treasury software, liquidity planning
expenses: expense app, expense software, expense reports, company cards, corporate cards, mileage claims, expense claims>expense software
tax_filing: tax returns, VAT returns, sales tax filings, VAT refunds, capital allowances, transfer pricing studies, tax advice, VAT recovery, VAT reclaim, fuel tax refunds
rd_credits: R&D tax relief>R&D tax credits, R&D relief>R&D tax credits, R&D tax, R&D tax credits, research tax credits, R&D claims>R&D tax credits
audit_service: internal audits, statutory audits, outsourced internal audit, SOX testing, audit software, benefit plan audits, plan audits, 401(k) audits>benefit plan audits, charity audits, grant audits
saas_spend: unused licenses>software license management, software license management, subscription management
business_lending: business loans, invoice factoring, invoice finance, equipment leasing, equipment financing, asset finance, working capital loans, bridge loans, hire purchase
payments: card terminals, card machines, card readers, payment terminals, payment processing, payment links, merchant accounts, payment gateway
business_sale: business brokers>selling a company, business broker>selling a company, sell your business>selling a company, buy family businesses>selling a company, sell your company>selling a company, business valuations, company sale>selling a company, succession planning
executive_coaching: executive coaching, CEO coaching, founder coaching, CEO peer groups, peer group for founders>peer groups
offsites: company offsites, team offsites, team building days, team events, company retreats, away days, summer parties, team outings, raft building, team building, company picnics
board_software: board portal, board papers, board software
business_consulting: process consulting, process mapping, lean consulting, process improvement, operations consulting
back_office: virtual assistants, remote assistants, data entry, back office outsourcing, executive assistants, offshore teams, minute taking, minute taker>minute taking, take the minutes>minute taking, transcription
answering_service: call answering, phone answering, virtual receptionists, answering service, virtual receptionist
hr_software: HR software, people software, onboarding software, leave management, digital personnel files, absence software, staff handbook app
engagement: engagement surveys, pulse surveys, employee surveys, staff surveys, employee app, employee recognition, intranet
performance_reviews: performance reviews, 360 feedback, goal software, appraisal software
benefits: employee benefits, health insurance for staff, cash plans, retirement plans, pension plans, gym memberships for staff, commuter benefits, fertility benefits, lunch vouchers, meal vouchers, workplace childcare, on-site childcare, emergency childcare, bike leasing for staff
group_health: group health insurance, group health premium>group health insurance, group health plans, medical plan>group health insurance, group life insurance, medical insurance for staff, dental and vision plans
wellbeing: employee assistance program, employee counselling, wellbeing program, mental health support for staff, chair massage, office yoga, office massage, desk yoga, flu shots, flu jabs, health checks for staff, meditation sessions, massage at work, yoga classes, blood tests for staff, health checks, running club for staff
compensation: salary benchmarks, pay benchmarks, salary data, compensation data, pay equity audits
eor: employer of record, global payroll, hiring abroad
background_checks: background checks, employment screening, reference checks, drug tests, pre-employment screening
ats: applicant tracking, recruiting software, job ads, video interviews, career pages, skills tests, job board, hiring software, psychometric tests, hiring assessments, hiring tests, aptitude tests, structured interviews
recruiting_service: executive search, headhunting, recruitment services, direct hires>recruiting, salespeople on commission>recruiting, permanent placements, interim managers
staffing_industrial: warehouse staff, pickers and packers>warehouse staff, forklift drivers, temporary workers, seasonal workers, temp workers, production workers, day labor, skilled tradespeople>temporary workers, agency workers
clinical_staffing: dental nurses>dental staffing, place nurses>nurse staffing, agency nurses, locum doctors, locums, travel nurses, nurse staffing, care assistants on demand>nurse staffing, nurse recruiting, international nurse recruitment, night nurses, nurse agency, locum pharmacists, dental locums, therapists on contract
dev_staffing: remote developers, contract developers, senior developers, nearshore developers, dedicated developers, staff augmentation, React developers, software developers, Java developers, dev teams
leadership_training: management training, leadership training, manager workshops, leadership program, feedback training, presentation training, negotiation training
elearning: e-learning, online courses, compliance training, learning platform, training videos, explainer courses, course library, microlearning, safety films, online course production, course creation
language_lessons: English lessons, business English>business English lessons, language lessons, German lessons, Spanish lessons, French lessons, language courses, language training, English classes, English for engineers>English lessons, business English, language classes
legal_contracts: contract review, contract management, contract software, contract drafting, NDA review
legal_spend: legal bill review, matter management, legal spend software
law_firm_growth: legal intake, client intake for law firms>client intake, legal research, court reporting
ediscovery: document review, e-discovery, legal holds
ip: trademark registration, trademark searches, patent searches, patent drafting, patent applications, freedom-to-operate searches, patent search, search patents>patent searches
ip_renewals: patent annuities>patent renewals, patent renewals, annuity payments, trademark renewals, trademark watch, trademark monitoring
legal_service: legal advice, general counsel by the month>legal services, outside general counsel, legal helpline, terms and conditions review, fractional general counsel, general counsel>fractional general counsel, outsourced legal counsel, contract lawyers, employment lawyers, will writing
employment_law: employment law advice, employment solicitors>employment law advice, employment lawyers>employment law advice, HR advice line, HR consulting
mediation: workplace mediation, workplace investigations, mediation
compliance_soc2: SOC 2 reports, SOC 2 compliance, ISO 27001 certification, security questionnaires, vendor reviews, NIS2 compliance
privacy: GDPR compliance, data protection officer, cookie banners, consent management, privacy audits, data subject requests
aml: identity checks, KYC checks, sanctions screening, anti-money laundering checks, customer due diligence
whistleblowing: policy management, compliance hotline, code of conduct training
whistle_hotline: whistleblowing hotline, ethics hotline, speak-up line
business_insurance: business insurance, commercial insurance, liability insurance, property insurance, insurance brokerage, restaurant insurance, shop insurance, trades insurance, farm shop insurance
product_liability: product liability insurance, recall insurance, recall cover>recall insurance, professional indemnity insurance, directors and officers insurance, trade credit insurance, cargo insurance, event insurance, key person insurance
cyber_insurance: cyber insurance, cyber cover>cyber insurance
workers_comp: workers' compensation insurance, workers comp audits
translation: translation, website translation, manual translation, catalog translation, marketing translation, menu translation
translation_service: court translations, contract translation, legal documents translation>legal translation, certified translations, sworn translations, legal translation, patent translation, medical translation, package inserts>medical translation
translation_media: subtitles, closed captions, audio description, dubbing, video captions
interpreting: sign language interpreters, BSL interpreters>sign language interpreters, ASL interpreters>sign language interpreters, interpreters, phone interpreting, court interpreters, video interpreting, live captions>live captioning, simultaneous interpreting, interpreting equipment, telephone interpreting
investor_relations: investor presentations, annual reports, shareholder letters, investor videos
grants_consult: grant applications, grant consulting, subsidy applications, EU funding applications, grant writing for companies, innovation grants
outbound_lists: contact data, lead lists, prospect lists, phone numbers of buyers>contact data, company data, intent data, email lists
appointment_setting: appointment setting, booked meetings, outbound sales calls, cold calling, lead generation, telemarketing
sales_coaching: sales training, sales coaching, phone sales training, sales workshops
crm: CRM software, sales pipeline software, CRM
crm_consulting: CRM data cleaning, CRM cleanup>CRM data cleaning, duplicates in your CRM>CRM data cleaning, merge duplicates>CRM data cleaning, duplicate records>CRM data cleaning, HubSpot implementation, Salesforce consulting, Salesforce administration, CRM migration
sales_tools: proposal software, sales enablement, call recording for sales>sales call recording, power dialer, sales dialer, email sequences, sales playbooks
quote_software: quoting software, CPQ software, product configurator
rfp_software: RFP software, bid library, security questionnaire automation
sales_commission: commission software, sales commissions
paid_ads: Google Ads, paid search, Facebook ads, LinkedIn ads, pay-per-click ads, Google Ads management, media buying, programmatic ads, Amazon ads
local_marketing: direct mail, postcards, leaflet distribution, door hangers, Google reviews>review management, review management, local ads, letter mailing, door drops, online reviews>review management, Google reviews
seo: SEO, search engine optimization, backlinks, link building, keyword research, page two of Google>SEO, rank on Google>SEO, technical SEO
content_writing: content writing, blog posts, ghostwriting, white papers, copywriting, thought leadership articles, product descriptions, LinkedIn posts, proofreading, copy editing, copyediting, report editing
email_marketing: email marketing, newsletters, email campaigns, Klaviyo flows, marketing automation
deliverability: email deliverability, inbox placement>email deliverability, sending domains>email deliverability, domain warm-up>email deliverability
sms_marketing: text message marketing, SMS marketing, WhatsApp campaigns
social_media: social media management, Instagram posts, short videos, influencer campaigns, influencer marketing, community management
brand_design: brand design, logo design, rebranding, packaging design, brochure design, graphic design, brand strategy, illustrations, presentation design, design subscription, children's book illustration, infographics
marketing_video: explainer videos, product videos, company films, brand films, video production, customer videos, testimonial videos, animation videos
pr: PR services, media coverage, press coverage, podcast bookings, media training, press releases
trade_shows: trade show booths, stands for fairs>trade show stands, trade show stands, exhibition stands, exhibition stand design, booth design, fair stands, build stands>exhibition stands, stand building
event_software: event app, event registration, ticketing software, attendee badges, badge printing, webinar platform
event_services: conference photography, photograph conferences>conference photography, event photographers>event photography, event production, event staff, event photography, conference AV>event AV, AV hire, live streaming of conferences>event live streaming
event_furniture: furniture hire, event furniture hire, marquees, party tents, chair hire, tent rental, chairs and tables for events>event furniture hire, crockery hire
stage_rental: stage rental, sound and lighting hire, PA systems, LED screens for events, stage lighting
speakers_bureau: keynote speakers, after-dinner speakers, wedding bands, string quartet, conference hosts, magicians, keynote speaker, keynote, motivational speaker, wedding band, live music, jazz band, live band
drone_light: drone shows, fireworks, light shows, projection mapping
landing_pages: websites, landing pages, web design, website redesign, website builds>websites
website_care: WordPress maintenance, website maintenance, website support, WordPress site>WordPress maintenance, website updates>website maintenance, page speed optimization
web_accessibility: accessibility audits, web accessibility, alt text>web accessibility
ab_testing: A/B tests, conversion optimization, website testing
chatbots: chatbot, live chat, website chat, chat widget
product_marketing: market research, competitor research, positioning workshops, buyer interviews, win-loss interviews
survey_tools: survey software, online surveys, research panels
loyalty: loyalty program, loyalty app, gift cards, punch cards>loyalty program, gift card program, stamp cards
ecommerce_growth: online store optimization, Shopify store, Shopify development, Shopify apps, checkout optimization, product page optimization, abandoned cart emails
marketplace: Amazon listings, Amazon account management, marketplace listings, eBay listings
fulfillment_3pl: order fulfillment, order fulfilment, pick and pack, e-commerce fulfillment, returns handling
returns: returns portal, returns processing, return labels
pricing: price monitoring, competitor prices>price monitoring, pricing software, dynamic pricing
churn: churn prediction, customer retention software, customer onboarding software, customer success software
support_software: help desk software, ticketing system, shared inbox, customer support software, help center
call_center: call center outsourcing, customer support agents, outsourced customer service, multilingual support, overnight support
voice_agents: voice agents, AI phone agent, voice bot
nps: customer surveys, customer feedback, NPS surveys
agency_whitelabel: white label design, white label development, white label SEO
gifting: client gifts, corporate gifts, gift hampers, gift boxes, hampers, Christmas gifts for clients
employee_gifts: employee gifts, staff gifts, new hire boxes, birthday boxes, holiday gifts for staff
merchandise: branded merchandise, branded mugs, tote bags, promotional products, promotional items, conference bags, branded clothing, branded water bottles, mugs and notebooks>branded merchandise, promotional sunglasses, branded sunglasses, embroidered shirts, embroidered polos, polos>embroidered workwear, branded pens, branded umbrellas, lanyards, branded caps, branded socks
podcasting: podcast production, podcast editing, podcast studio, podcast clips
stock_media: stock photos, stock footage, music licensing, licensed music
product_photos: product photography, product photos, packshots, 3D product renderings, furniture renders>3D product renderings, product renders>3D product renderings, product renderings>3D product renderings
photo_editing: photo editing, photo retouching, image retouching
voiceover: voice-overs, voice recording, audiobook production
radio_imaging: jingles, radio imaging, sonic logos
radio_ads: radio ads, billboards, TV ads, bus ads, out-of-home ads, cinema ads
digital_signage: digital signage, digital screens, menu boards, LED walls, screens in your branches>digital signage, screens in your stores>digital signage, window displays
signs: signs, shop signs, illuminated signs, wayfinding signs, safety signs, neon signs, pylon signs, Braille signs, engraved plaques, plaques, brass plaques, flags and banners, hospital signs, signs for hospitals>hospital signs
fleet_wraps: wrap vans>vehicle wraps, van wraps>vehicle wraps, van signage>vehicle signage, vehicle lettering, vehicle wraps, van lettering, vehicle graphics, fleet graphics
print_services: brochures, catalogs, flyers, business cards, print management, poster printing, book printing, direct mail printing, posters, event posters, A2 posters>posters, leaflets, programme printing, annual report printing
print_management: product labels, label printers, barcode labels, barcode scanners, RFID tags, asset labels, self-adhesive labels, wine labels, bottle labels, tamper labels, roll labels
brand_protection: counterfeit takedowns, brand protection, fake listings>brand protection
referral_programs: referral program, affiliate program
mystery_shopping: mystery shopping, mystery shoppers>mystery shopping
app_development: app development, mobile apps, custom software, web apps, software development, MVP development
testing_tools: software testing, test automation, load testing, QA testing, regression tests
dev_tools: code review, feature flags, build pipelines, error tracking, developer portal
api_docs: API documentation, technical documentation, user manuals, technical writing
cloud_costs: cloud cost management, cloud bills>cloud cost management, AWS bill>cloud cost management
monitoring: server monitoring, uptime monitoring, log management, on-call alerts, observability, status pages
data_pipelines: data pipelines, data integration, data warehouse, data quality checks
bi: dashboards, reporting dashboards, Power BI reports, business intelligence
ai_ml: AI training, AI workshops, machine learning models, data labeling, AI assistants, document extraction, data labelling, image labelling, image annotation, chat assistants
knowledge_base: knowledge base, internal wiki, company search
api_integration: system integrations, API integrations, EDI connections, middleware
it_support: IT support, managed IT, the IT department>IT support, helpdesk for your staff>IT support, outsourced IT, IT helpdesk>IT support, Microsoft 365 support
it_hardware: laptops, refurbished laptops, laptop rental, data destruction, hard drive shredding, IT recycling, old laptops>IT recycling, device management, rugged tablets
backup: backups, cloud backup, disaster recovery, Microsoft 365 backup, disaster recovery tests, ransomware recovery, data recovery
network: network cabling, fiber internet, wifi installation, office wifi, SD-WAN, phone systems, VoIP phones, leased lines, SIM cards, fibre internet, business broadband, data cabling, test data cabling>data cabling, IoT SIM cards, Wi-Fi installation, office Wi-Fi
telecom_audit: phone bill audits, telecom audits, mobile contracts
erp: SAP migration, S4HANA>SAP migration, SAP consultants>SAP consulting, ERP consultants>ERP consulting, ERP software, ERP implementation, SAP consulting, business software
identity: password manager, single sign-on, access reviews, password resets>password management, security keys, identity management
phishing_training: phishing tests, phishing simulations, security awareness training
pentest: penetration tests, pentests>penetration tests, pen tests>penetration tests, security tests, red team exercises, vulnerability scans, testers attack your web app>penetration tests, attacking your web app>penetration tests
soc_mdr: managed detection and response, security monitoring, endpoint protection, antivirus, managed firewall, dark web monitoring
appsec: code scanning, application security testing, dependency scanning
email_security: email security, email encryption, DMARC monitoring
product_analytics: product analytics, session replay, product tours, in-app guides
user_research: usability tests, user research, user interviews, test participants
design_tools: design system, icon sets
hosting: web hosting, server hosting, colocation, dedicated servers, server colocation
cad_services: CAD drawings, 3D scanning, CAD drafting, finite element analysis, design engineering, technical drawings, reverse engineering, 3D models of parts
additive: 3D printing, 3D print the part>3D printing, 3D printed parts, prototype parts, rapid prototyping
embedded: circuit boards, PCB assembly, electronics design, firmware development, sensor modules, batteries for devices>battery packs, battery packs, cable harnesses, wiring harnesses
game_art: character art, game art, game testing, game localization
gis: satellite images, aerial maps, GIS mapping, geodata
voice_ai: meeting notes, meeting transcripts, transcription, dictation software
collaboration: project management software, document management, task management, time on projects>project time tracking
contract_signing: electronic signatures, e-signatures
immersion: VR training, training simulators, virtual reality training
dock_scheduling: dock scheduling, yard management, yard management software, trailer tracking
warehouse_software: warehouse software, stock counts, inventory counts, inventory software, stocktaking
warehouse_equipment: pallet racks, pallet racking, forklifts, forklift rental, pallet trucks, warehouse shelving, conveyors, mezzanine floors, stretch wrappers, reach trucks, used pallet racking, shelving, dock plates, conveyor systems
industrial_doors: roller doors, dock levellers, dock levelers, industrial doors, high-speed doors, automatic doors, strip curtains, gate repairs, roller shutters, roller shutter repair, repair roller shutters>roller shutter repair, garage doors, automatic door repair, loading docks
rack_inspection: rack inspections, racking inspections
freight: sea freight, air freight, road freight, freight forwarding, groupage, LCL shipments>LCL freight, LCL from>LCL freight, container freight, full truckloads, pallet distribution, pallet delivery, pallet haulage, rail freight from China>rail freight, 3PL logistics, FCL and LCL>sea freight, rail freight, ocean freight, containers from>container shipping, container shipping, haulage, hot shot trucking, truckload freight
special_transport: heavy haulage, crane transport, oversized loads, pilot cars, machine moves, machinery moving
parcel_shipping: parcel shipping, courier service, same-day courier, shipping labels, parcel delivery, last-mile delivery, bike couriers
storage_space: warehouse space, cold storage, pallet storage, bonded storage, self storage
customs: customs clearance, customs declarations, tariff classification, import declarations, export documents
demand_planning: demand forecasting, inventory planning, stock forecasting
supplier_risk: supplier audits, supplier checks, sourcing from China>sourcing, factory audits, procurement software, spend analysis, group purchasing, purchasing group, tail spend
fleet_safety: dash cams, vehicle trackers, fleet tracking, GPS trackers, trackers>vehicle trackers, telematics, vehicle tracking, tachograph analysis, driver training, driver coaching, tachographs, machine trackers, tool tracking, asset trackers
fuel: fuel cards, diesel delivery, fuel delivery, AdBlue, fuel polishing, fuel tank cleaning
van_fitting: van racking, van racks>van racking, racks in your vans>van racking, roof bars, ladder racks, van shelving>van racking, ply lining
lease_abstraction: lease abstraction, abstract commercial leases>lease abstraction, abstract leases>lease abstraction, lease abstracts>lease abstraction
heating_fuel: propane, propane delivery, LPG, LPG delivery, bottled gas, heating oil, heating oil delivery, propane tanks
routing: route planning, delivery routing, dispatch software
vehicles: company vans, electric vans, van leasing, car leasing, vehicle leasing, used trucks, refrigerated vans, minibuses, trailers for rent>trailer rental, trailer rental, truck rental, taxi dispatch software, dispatch software for taxis, refrigerated van hire, fridge van>refrigerated van hire, van hire, minibus leasing, truck leasing
fleet_tires: truck tires, truck tyres, retreads, mobile tire service, mobile tyre service, windscreen repair, truck washing, fleet washing, mobile mechanics, van servicing, ambulance repair, mobile vehicle repair, service your vans>van servicing, truck wash, trailer washing, trailer repair
cdl_drivers: truck drivers, HGV drivers, driver recruiting
pallets: pallets, used pallets, wooden crates, plastic crates, pallet repair, export crates
packaging: egg boxes, egg cartons, corrugated cartons, cardboard boxes, packaging, mailing bags, bubble wrap, pallet wrap, stretch film, gift boxes for products>packaging, paper bags, pouches, glass bottles, jars, plastic bottles, shipping boxes, void fill, custom boxes, shrink film, tubes and lids, tin cans
packaging_machines: packaging machines, filling machines, labelling machines, labeling machines, case erectors, shrink wrappers, carton sealers, inkjet coders
predictive_maintenance: vibration sensors, condition monitoring, machine monitoring, oil analysis, thermal imaging
cmms: maintenance software, work order software, asset management software
machine_repair: spindle repair, machine repair, motor rewinding, machine retrofits, hydraulic repairs, gearbox repair, servo repair, welding repairs
compressed_air: compressed air, air compressors>compressed air, compressed air leaks>compressed air audits, compressed air audits, air leaks>compressed air audits, leak surveys
pumps_valves: pumps, industrial pumps, valves, mechanical seals, gaskets, bearings, gearboxes, electric motors, hydraulic hoses, heat exchangers, drive belts, hydraulic cylinders, pump repair, pump overhaul, pump servicing, valve repair
quality_tools: calibration, torque wrench calibration, torque wrenches>torque wrench calibration, measuring equipment, gauge calibration, ISO 9001 certification, to ISO 9001>ISO 9001 certification, ISO 14001 certification, quality management software, inspection cameras, hardness testers, sorting and rework, coordinate measuring, wrench calibration, ISO 9001 consulting, ISO 14001 consulting, ISO certification, machine vision inspection, camera inspection, CMM programming, gauges and scales>calibration
mes: production scheduling, production planning, shop floor terminals, OEE software
robots: robot cells, welding robots, palletizing robots, automation, cobots, picking robots, grippers, robot welding cells, machine vision
tooling: carbide inserts, cutting tools, milling tools, tool sharpening, tool regrinding, injection molds, fixtures, tool vending machines, cutting inserts, drills and inserts>cutting tools, tool grinding, used machine tools, used CNC machines, CNC machines, sell used machine tools>used machine tools, lathes, press brakes, tool presetting
parts_contract: CNC parts, machined parts, turned parts, milled parts, castings, sheet metal parts, injection molded parts, die castings, forgings, springs, fasteners, contract manufacturing, laser-cut parts, welded assemblies, metal stampings, custom springs, wire harness assembly, laser cutting, sheet metal fabrication, sheet metal, bend and weld>sheet metal work, injection molding, injection moulding, plastic parts>plastic injection molding, CNC machining, CNC milling, wire harnesses, PCB assembly, metal stamping, precision machining, rubber parts, die casting
surface_treatment: powder coating, powder coat>powder coating, galvanizing, anodizing, electroplating, heat treatment, shot blasting, sandblasting, laser cutting, laser engraving, deburring, galvanising, hot-dip galvanizing, mobile sandblasting, passivation
adhesives: adhesives, two-part adhesive>adhesives, sealants, lubricants, cutting fluids, anti-corrosion coatings, release agents, epoxy resins, cutting oil, tapes and glues>adhesives
raw_materials: steel coils, steel plates, aluminum profiles, aluminium profiles, plastic granulate, recycled plastic, copper wire, timber, plywood, sheet metal, stainless steel tubes, rubber sheets, foam, glass sheets, paper rolls
chemicals_supply: solvents, industrial gases, industrial chemicals, liquid nitrogen, dry ice, gas cylinders, cleaning chemicals for plants>industrial chemicals
industrial_supplies: industrial supplies, fasteners and tools>industrial supplies, abrasives, industrial wipes, vending for tools>tool vending, hand tools, blasting media, steel grit>blasting media, cutting discs, fasteners, screws and bolts, hoses and fittings, bearings, lubricants, industrial lubricants, oils and greases>lubricants, adhesive tapes, o-rings
weighing: truck scales, weighbridges, checkweighers, industrial scales, gate scales, platform scales
process_tanks: stainless steel tanks, storage tanks, mixing tanks, pressure vessels
metal_detection: metal detectors, x-ray inspection, optical sorting
safety_training: forklift training, forklift driver training, train forklift drivers>forklift training, safety training, forklift training, working at height training, toolbox talks, safety software, machine safety assessments, risk assessments, manual handling training, lone worker alarms, safety inductions, site inductions, online inductions, safety induction software, mine rescue training, confined space training, fire warden training, first responder training, welding fume training
first_aid: first aid courses, first aid training, defibrillators, first aid kits, CPR training
fire_safety: fire marshal training, fire warden training>fire marshal training, hydrant testing, fire extinguishers, fire alarms, sprinkler inspections, fire extinguisher service, fire risk assessments, smoke detectors, fire drills, sprinklers, fire doors, fire training, fireproofing, service fire extinguishers>fire extinguisher service, sprinkler testing, fire stopping, smoke vents, evacuation chairs
occupational_health: occupational health checks, hearing tests at work, ergonomic assessments, workstation assessments, desk assessments>workstation assessments, assess each desk>workstation assessments, driver medicals, workplace health checks, drug and alcohol testing, eye tests, vision screening, drivers' eye tests, workplace assessments, hearing tests for staff, travel vaccinations, fitness for work medicals
ppe: safety shoes, work gloves, safety glasses, ear protection, respirators, hard hats, protective equipment, hi-vis vests, prescription safety glasses, earplugs, custom earplugs, hearing protection
work_clothes: work clothes, workwear, staff uniforms, aprons, chef jackets
gas_safety: LEV testing, dust extraction, local exhaust ventilation>LEV testing, gas detectors, air quality sensors, CO2 sensors
safety_sheets: safety data sheets
lab_services_rnd: product testing, material testing, stability testing, contract research, formulation development, shelf life tests, EMC testing, CE testing
food_safety: food safety audits, allergen tests, HACCP plans, hygiene audits, swab tests, hygiene training
food_ingredients: flavors, flavours, natural colors, sweeteners, plant protein, food ingredients, starches, co-packing, contract packing, contract bottling, flour, nuts, dried fruit, malt, fruit purees, egg powder
food_labels: food label reviews, nutrition labels
innovation: innovation workshops, patent scouting, trend reports, technology scouting
office_cleaning: washroom services, office cleaning, contract cleaning, commercial cleaning, carpet cleaning, daily cleaning, school cleaning, janitorial services, deep cleaning
cleaning_supplies: cleaning supplies, cleaning chemicals, hand soap, toilet paper, floor scrubbers, cleaning machines, cleaning robots
hood_cleaning: kitchen exhaust cleaning, kitchen exhaust hoods>kitchen exhaust cleaning, exhaust hoods>kitchen exhaust cleaning, kitchen hoods>kitchen exhaust cleaning, kitchen hood>kitchen exhaust cleaning, hood cleaning, duct cleaning, grease trap cleaning
pressure_washing: pressure washing, facade cleaning, graffiti-proof coating, roof cleaning
window_cleaning: window cleaning, gutter cleaning
elevated_cleaning: tank cleaning, dry ice blasting, silo cleaning, industrial cleaning, server room cleaning, cleanroom cleaning, conveyor cleaning, chimney stack cleaning
graffiti_removal: graffiti removal
snow_removal: snow removal, gritting, winter service, ice melt
grounds_service: tree surgery, tree surgeons>tree surgery, arborists>tree surgery, tree felling, tree removal, tree pruning, grounds maintenance, look after the grounds>grounds maintenance, look after your grounds>grounds maintenance, grounds care, commercial landscaping>landscaping, landscaping service>landscaping, landscaping contract>landscaping, lawn mowing, hedge trimming, landscape maintenance, gardening, pitch maintenance, artificial pitch maintenance, artificial pitch>pitch maintenance, lawn care, mowing, hedge cutting, leaf clearing, weed control, robot mowing, goat grazing
tree_service: tree surveys, tree care, tree removal, stump grinding, tree inspections, tree surveys, tree inventories, hedge laying
pest_control: mole control, mole trapping>mole control, trap moles>mole control, mole catching>mole control, rabbit control, pest control, bed bug treatment, rodent control, mosquito control, wasp nests>pest control, bed bug dogs, bed bug detection, bed bug inspections, termite treatment, termite control, bait stations>termite control, rat control, wasp nests, fly control
bird_control: bird control, falconry>bird control, falconers>bird control, pigeon control, bird netting, bird proofing, hawks>bird control, gulls>bird control
building_services: flood barriers, flood doors, building maintenance, handyman services, facility management, small repairs, caretaker services, emergency glazing, glass repair, window repair, glaziers>glass repair, window replacement, hand dryers, fit hand dryers>hand dryers, air duct cleaning, duct cleaning, gutter cleaning, lightning protection
building_survey: roof inspections, condition surveys, rope access, facade inspections, lightning protection, lightning inspections, fire door inspections, energy certificates, building inspections, thermal surveys, building commissioning, fire door surveys, building surveys, dilapidations, snagging inspections, thermal imaging surveys, radon testing, radon mitigation, energy certificates for buildings, noise surveys, lead testing, asbestos surveys for buildings, roof surveys, drone roof surveys, leak surveys
water_hygiene: legionella testing, legionella sampling, for legionella>legionella testing, water hygiene, water tank cleaning, water testing, legionella risk assessments, legionella>legionella testing, water sampling, tank disinfection
asbestos: buildings for asbestos>asbestos surveys, asbestos removal, asbestos surveys, takes out asbestos>asbestos removal, asbestos lagging>asbestos removal, mold removal, lead paint removal, radon tests
roofing_service: roof repairs, flat roofs, roof coatings, roofing, green roofs, roof leaks>roof repairs
hvac_service: boiler replacement, boiler installation, heating systems, air conditioning service, air conditioning, HVAC maintenance, boiler service, ventilation cleaning, chiller rental, heat pumps, air filters, heating maintenance, rooftop units, heat pump installation, air conditioning repair, chiller repair, cold room repair, commercial refrigeration, refrigeration repair, kitchen ventilation, filter changes
plumbing_service: drain cleaning, drain surveys, plumbing, pipe relining, backflow tests, sewer inspections
electrical_service: electrical testing, electrical inspections, PAT testing, portable appliance testing, switchgear maintenance, electrical installation
lighting_supply: LED lighting, emergency lighting, office lighting, LED retrofits, warehouse lighting, street lighting, floodlights, light fittings
generators: generators, backup generators, generator rental, UPS batteries, emergency power, generator hire, silent generators>generator rental, power generators, UPS service, battery storage
water_damage: leak detection, water leak sensors
elevators: passenger lifts>lift maintenance, goods lifts>lift maintenance, lift service>lift maintenance, elevator maintenance, lift maintenance, elevators, escalators, stairlifts
door_access: door access systems, key cards, access control, smart locks, intercoms, turnstiles, master key systems, electronic locks, visitor gates, number plate access
security_cameras: security cameras, CCTV, video surveillance, number plate cameras
alarm_monitoring: alarm monitoring, intruder alarms>alarm monitoring, intruder alarm>alarm monitoring, burglar alarms, remote monitoring of sites>alarm monitoring, panic buttons, lone worker devices
security_guards: security guards, night guards, security patrols, guard dogs, doormen, site security
retail_loss: theft prevention, security tags, store detectives, anti-theft gates
executive_protection: bodyguards, close protection, executive protection
cash_handling: cash collection, cash in transit, coin counters, smart safes, cash counting, collect the cash>cash collection
safes: safes, record storage, document shredding, off-site storage, fireproof cabinets
scanning: document scanning, file digitization, archive digitization, film digitization, microfilm scanning
locker_systems: lockers, parcel lockers, smart lockers, mobile shelving, key cabinets
workplace_software: desk booking, visitor management, room booking, visitor app
acoustics: acoustic panels, phone booths, soundproofing, sound masking, noise surveys, felt panels>acoustic panels, acoustic ceilings
blinds: blinds, window blinds, curtains, awnings, sun shades, parasols
office_fitout: office furniture, standing desks, office chairs, office fit-outs, office design, refurbished chairs, meeting pods, used office furniture, refurbished desks>used office furniture, desks and chairs>office furniture, office partitions, partition walls, sliding walls>movable walls, movable walls, acoustic pods, phone booths, ergonomic chairs
office_supplies: office supplies, fruit baskets, office snacks, office fruit, office snacks and fruit, healthy snacks
vending: coffee machines, office coffee, bean-to-cup machines>office coffee machines, coffee machine in your kitchen>office coffee machines, water coolers, vending machines, micro markets, snack machines, water dispensers, drinking water systems, healthy vending machines, tool vending machines
catering: office catering, office lunches, staff canteen, canteen management, run the canteen>canteen management, run your canteen>canteen management, team lunches, catering, lunch delivery
plants_decor: office plants, indoor plants, Christmas trees, Christmas lights, living walls, plant care, flower arrangements for your lobby>lobby flowers, weekly flowers, flower subscription, flowers for offices, green walls, christmas decorations
office_moves: office moves, office relocation, furniture storage, laboratory moves
business_travel: business travel, travel booking, hotel rates for business trips>business travel, corporate housing, furnished apartments>corporate housing, serviced apartments, crew hotels
parking: parking systems, parking barriers, parking management, parking sensors, car park management, read plates>parking management, parking enforcement, car park barriers, parking meters, resident permits
paving: line marking, asphalt repairs, car park resurfacing, driveway paving, pothole repairs, parking lot striping, car park surfacing
restoration: flood restoration, fire damage restoration, water damage restoration, drying equipment, crime scene cleaning, trauma cleaning, biohazard cleaning, mould removal, mold remediation, fire damage cleaning, smoke damage cleaning
rooftop_bees: rooftop beehives, beehives, two hives on the roof>rooftop beehives, hives on the roof>rooftop beehives, hives on your roof>rooftop beehives
ev_charging: EV chargers, charging stations, charge points, EV charging
pv_roofs: solar panels, rooftop solar, solar roofs, solar panels on your roof>rooftop solar, solar carports, battery storage, power purchase agreements
solar_operations: solar panel cleaning, solar maintenance, inverter repair, panel washing
wind_service: wind turbine maintenance, blade inspections, blade repair, rotor blade repair, wind turbine blade repair, mend blades>turbine blade repair, turbine inspections, tower cleaning
biogas: heat networks, biogas plants, biomass boilers, wood chips, pellet boilers, boiler rental
renewable_power: green power, renewable power, green electricity, wind power contracts
energy_savings: energy audits, energy monitoring, electricity contracts, energy procurement, gas and electricity contracts>energy contracts, smart meters, energy management software, energy audit, steam trap surveys, power factor correction, pipe insulation, removable jackets>insulation jackets, insulation jackets, industrial insulation, heat recovery
esg_reporting: sustainability reports, ESG reports, carbon footprints, CSRD reporting, carbon accounting
carbon: carbon credits, carbon offsets, sustainability consulting, decarbonization plans
waste: waste collection, recycling bins, skip hire, balers, waste management, cardboard balers, dumpsters, waste audits
hazardous_waste: hazardous waste disposal, medical waste disposal, clinical waste, sharps bins, used oil collection, medical waste collection, clinical waste collection, sharps disposal, sharps and clinical waste>medical waste collection, amalgam separators, chemical waste disposal, battery recycling, asbestos disposal
food_waste: food waste collection, used cooking oil collection, composting
water_treatment: water softeners, cooling tower treatment, wastewater treatment, water filters, boiler water treatment, reverse osmosis
unclaimed: utility bill audits, business rates appeals, energy bill audits, bill audits
construction_software: construction software, site diary app, takeoff software, snagging app, bid software, drawing management
construction_supply: welfare cabins, goods hoists, passenger hoists, rack and pinion hoists>goods hoists, mast climbers, scaffolding, ready-mix concrete, rebar, site cabins, site fencing, formwork, aggregates, shoring, temporary roads, site power, concrete pumping, concrete pumps>concrete pumping, traffic management, lane closures>traffic management, cones and lights>traffic management, safety nets, safety netting, scaffold boards, temporary fencing, skip hire, road sweeper hire, road sweeper>road sweeping, road sweeping, trench shoring
equipment_rental: mobile cranes>crane hire, contract lifts>crane hire, CPA hire>crane hire, hoist hire, powered access>access platform hire, access platforms>access platform hire, forklift hire, crane hire, tool hire, generator hire, excavator rental, cherry pickers, boom lifts, scissor lifts, telehandlers, plant hire, pump hire, tower cranes
demolition: demolition, excavation, site clearance, earthworks, groundworks
site_testing: soil tests, concrete tests, ground investigations, airtightness tests, weld inspections, geotechnical surveys, soil investigation, ground investigation, pile testing, concrete testing, asphalt testing
steel_structures: structural steel, steel frames, staircases, metal railings, balustrades, steel halls
modular_buildings: modular buildings, portable cabins, bathroom pods, temporary classrooms, container offices, glamping pods, shipping containers, used shipping containers, storage containers, temporary buildings, temporary warehouses, storage tents, tent halls, site offices, modular classrooms
building_products: facade panels, aluminium windows, insulation, roof tiles, partition walls, ceilings, glazing, stone worktops, bricks, wooden windows, doors, waterproofing
furniture_makers: bespoke furniture, joinery, shop fitting, restaurant furniture, reception desks, upholstery, bar counters, oak tables, seat reupholstery, re-cover restaurant seating>seat reupholstery, upholstery repair, banquette seating, bespoke counters, shopfitting, fit out shops>shopfitting
floors: floor coatings, resin floors, raised floors, floor sanding, industrial floors, carpet tiles, gym floors, polished concrete, vinyl floors
painting_service: commercial painting, painting, line painting, spray painting
surveying: land surveys, drone surveys, measured surveys, laser scans, point clouds, topographic surveys, utility mapping, land surveying, as-built surveys, laser scanning of buildings>laser scanning
structural: structural calculations, structural design
architecture_tools: architectural renderings, 3D renderings, BIM models, architectural models, visualizations
environmental_assessment: environmental assessments, ecology surveys, noise assessments, contaminated land surveys, bat surveys, air quality surveys
drones: drone inspections, fly drones>drone inspections, thermal inspections, drone surveys, drone flights
roof_measurement: roof measurements, roof measurement app, roof estimates, roofing estimates
trade_leads: leads for trades>leads, homeowner leads, roofing leads, solar leads, leads for roofers, leads for installers, leads for plumbers
trade_office: office help for trades>call handling
field_service: field service software, job management software
solar_install: solar installer software, solar leads, solar permit packages, plan sets
locksmith_supply: locks, master keys, keys, padlocks, master key systems, key cutting
portable_toilets: portable toilets, shower trailers, luxury toilets, toilet hire, luxury toilet trailers
property_software: property management software, tenant app
property_accounting: service charge accounting, rent collection, block management, sub-metering, heat cost allocation
property_guardians: vacant property services, property guardians, house clearance, void inspections
tenant_screening: tenant screening, tenant checks, tenant referencing
leasing: apartment listings, apartment tours, lease-up marketing
vacation_rentals: holiday let management, vacation rental management, vacation rental cleaning
property_media: drone photos of listings>property photos, property photos, virtual tours, floor plans, virtual staging, 3D tours
realtor_tools: real estate leads, seller leads, estate agency software
commercial_leasing: office space, retail space, coworking space, flexible offices
title_services: title searches, conveyancing
mortgage: mortgage leads, mortgage software
bank_tools: core banking software, branch software, banking software
loan_servicing: loan servicing
lending_tools: credit scoring, loan origination software
credit_reports: business credit reports, credit checks, insolvency alerts
fx_payments: foreign currency payments, currency transfers, forward contracts, international payments, pay suppliers in dollars>foreign currency payments, currency accounts
payment_fraud: fraud prevention, chargeback protection
wealth_leads: leads for advisors>advisor leads
fund_services: fund administration, investor reporting, data rooms, due diligence reports
claims: claims handling, loss adjusting, claims software
underwriting: underwriting data, risk models, flood maps
insurance_agency: broker software, agency management software
trucking_insurance: truck insurance, cargo insurance for carriers>cargo insurance, fleet insurance
tender_service: tender alerts, bid writing, public tenders>tender alerts, tender writing, bid reviews, write tenders>tender writing, tender support
site_selection: footfall data, location data
franchising: franchise consulting, franchise sales
patient_booking: appointment reminders, online booking for patients>online booking, patient reminders, patient intake forms, online check-in
patient_growth: patient marketing, new patients, dental marketing
dental_products: dental implants, dental crowns, aligners, dental chairs, dental milling, dental lab work, dentures, dental chair repair, dental compressors, dental instruments
medical_billing: medical billing, claims denials>medical billing, prior authorizations, denied claims>medical billing
medical_coding: medical coding
clinical_notes: clinical documentation, medical scribe, medical dictation, medical transcription
hospital_ops: bed management, patient transport, patient flow software, operating room scheduling, medical gas testing, nurse call systems, MRI service, MRI repair, ultrasound repair, x-ray repair, imaging equipment service
sterile_services: surgical instrument repair, sharpen and repair surgical instruments>surgical instrument repair, surgical instruments, instrument sharpening, autoclave service, endoscope repair, sterilization service, instrument trays
hospital_linen: hospital linen, hospital laundry, surgical gowns, ward laundry, care home laundry, linen for hospitals>hospital linen, linen of hospitals>hospital linen
uniform_medical: scrubs, lab coats, nurse uniforms, medical uniforms
medical_imaging: MRI service, ultrasound scanners, x-ray service, imaging equipment, radiology reading, mobile MRI, scanner repair, CT tube replacement
radiation_safety: dosimetry badges, radiation surveys, lead aprons, dosimeters, dosimetry, x-ray shielding, radiation protection adviser, x-ray testing, laser safety
medical_devices: wound dressings, hospital beds, infusion pumps, medical gloves, wheelchairs, compression stockings, medical devices, medical supplies, patient monitors
home_medical: oxygen concentrators, home medical equipment, walking aids, prosthetics, prosthetic sockets, prosthetic covers, custom orthotics, insoles, orthotics, wheelchairs, hearing aids, compression stockings
hearing_care: hearing aids, hearing loops
pharmacy_tools: blister packing, pharmacy automation, pharmacy software, prescription delivery
telehealth: telehealth, video consultations, doctors on video, doctors are on video>telehealth, video doctor visits, remote doctors, nurse line
eye_supply: spectacle frames, contact lenses, lens edging, glasses frames
vet_supply: veterinary lab>veterinary lab tests, veterinary laboratory>veterinary lab tests, veterinary sutures, veterinary drapes, vet consumables>veterinary consumables, veterinary supplies, veterinary supply>veterinary supplies, vet supplies, vet supply>vet supplies, veterinary software, pet medicines, vet equipment
kennels: dog training, dog walking, kennel software, dog grooming supplies, boarding kennel software, pet boarding software, cattery software, grooming software
pets: pet food, dog treats, pet insurance
home_care: home care software, care planning software, falls sensors
senior_food: meals for care homes, pureed meals
senior_living: senior living marketing
mental_practice: therapy practice software, therapy notes software
lab_supply: pipettes, reagents, antibodies, laboratory supplies, lab consumables, test kits, petri dishes, reference standards
lab_equipment: lab equipment repair, laboratory glass>laboratory glassware, laboratory glassware, glassware repair, centrifuges, microscopes, freezers for labs>lab freezers, lab freezers, pipette calibration, fume hoods, glassblowing, mass spectrometers, chromatography columns, incubators, HPLC service, HPLC repair, HPLCs>HPLC service, microscope repair, microscope service, centrifuge repair, balance calibration, fume hood testing, spectrometer service, mass spectrometer repair
cold_chain: temperature loggers, data loggers, cold chain monitoring, temperature monitoring, single-use loggers>temperature loggers, insulated boxes, temperature mapping, cold chain packaging, vaccine fridges
clinical_trials: patient recruitment, eligible patients>patient recruitment, trial patients>patient recruitment, recruit patients for trials>patient recruitment, clinical trial management, clinical data management, trial monitoring, medical writing, study sites
regulatory_med: regulatory submissions, CE marking of devices>regulatory submissions, FDA submissions, pharmacovigilance
school_learning: textbooks, reading program, phonics program, learning software, maths software, reading books
school_admin: school software, parent app, timetable software, school website, parent messaging
school_photos: school photos, school photography, class photos, yearbooks, school portraits, photograph a school>school photos
school_uniforms: school uniforms, second-hand uniforms, uniform shop, school ties, PE kits, school jumpers, school sweaters, school blazers
school_furniture: school furniture, classroom furniture, whiteboards, interactive whiteboards
school_food: school lunches>school meals, school dinners>school meals, school kitchens>school meals, school meals, school catering, school milk, breakfast clubs, school lunches
school_staffing: supply teachers, substitute teachers, cover teachers
school_safety: school visitor system, vape detectors
school_transport: school buses, school bus routing, school bus cameras, stop-arm cameras, student transport
tutoring: tutors for schools>tutoring, tutoring software
stem_kits: science kits, robotics kits, coding workshops for schools>coding workshops
exam_services: exam proctoring, online exams, plagiarism checks, exam marking, proctoring, question banks
admissions: student recruitment, enrollment marketing, student applications
university_ops: course evaluation, campus software, alumni platform, alumni events, lecture capture, lecture recording, plagiarism checks
student_housing: student housing, student mattresses
childcare_app: childcare app, nursery software
child_nutrition: nursery meals, nappies, nursery furniture, cots
camps: summer camps, holiday camps, school trips, class trips, camp software, camp registration software, day camps, holiday clubs
library_tools: library software, self-checkout for libraries>library self-checkout, library shelving, ebooks for libraries>library ebooks
genealogy_archives: company archives, company history, anniversary books, heir searches
church: church app, church software, online giving, church livestreaming, livestream for services>church livestreaming, hearing loops for churches, livestreaming for churches
church_buildings: stained glass, stained glass restoration, re-lead it>stained glass restoration, church pews, choir robes, pipe organs, pipe organ tuning, organ tuning, organs>organ restoration, church bells, vestments, altar candles, church organs>organ restoration, bell ropes, church sound systems, church heating, church furniture, church lighting
piano_service: piano tuning, piano moving, instrument repair, tune pianos>piano tuning, organ tuning
music_scores: sheet music, choir scores
donors: donor software, donor management, donation pages, fundraising software
fundraising_events: charity auctions, fundraising events
volunteers: volunteer management, volunteer software, volunteer scheduling
grant_writing: grant writing, grant proposals, research proposals, grant applications
city_services: permit software, council websites, citizen app
resident_requests: resident requests
road_supply: road salt, traffic cones, traffic signs, speed cameras, speed displays, bollards, road markings, traffic lights
police_tools: body cameras, evidence software, breathalyzers
fire_ems: fire hoses, turnout gear, fire engines, ambulances, breathing apparatus
prison_tools: prison phones, cell doors, body scanners, prison supplies
military_supply: night vision, body armor, body armour
elections: voting machines, ballot printing, polling booths
parks: climbing frames, playground inspections, playground equipment, playground surfacing, playgrounds, skate parks, park benches, splash pads, outdoor gyms, play equipment, bins and benches>park furniture, inspect playgrounds>playground inspections
utilities: meter reading, water meters, leak sensors for mains>leak detection, valve inspections
water_utilities: pipe relining for water mains>pipe relining, manhole inspections, sludge treatment, water main repair
line_inspection: power line inspections
social_services: case management software, helpline staffing, crisis line staffing, crisis line>crisis line staffing
court_services: court software, ankle monitors
restaurant_tech: restaurant POS, table booking, QR menus, kitchen screens, reservation software, order tablets, booking system for restaurants>table booking, tablet ordering, self-order kiosks, ordering kiosks, QR ordering, table reservations, reservation system, online ordering, delivery app integration, kitchen display screens, tip management, waitlist app
food_supply: sous vide meals, chilled meals, fresh pasta, frozen croissants, olive oil, spices, seafood, meat, vegetables for kitchens>fresh vegetables, cheese, bread, dessert, sourdough bread, ice cream, truffles, chocolate, pastries, baked goods, herbs, oysters, honey, hake, haddock, turbot, monkfish, mackerel, lobsters, mussels, scallops, poultry, lamb, pork, artisan cheese, fresh fish, halal meat, wild game, mushrooms, microgreens, bread and rolls>bread
coffee_roasting: coffee beans, specialty coffee, roasted coffee, cold brew, espresso blends, tea, loose-leaf tea
bar_supply: wine, craft beer, cocktail mixes, non-alcoholic spirits, gin, bar ice, soft drinks, wine lists, draught beer, vineyard wines, cocktails, tonic water, glassware, non-alcoholic beer
brewery_supply: brewing yeast, house yeast>brewing yeast, kegs, hops, malt, beer cans, fermenters, brewery software, keg washing, canning lines, cans for breweries>beer cans
winemaking_supply: oak barrels, corks, wine bottles, winemaking supplies, bottling lines, wine filters, fermentation tanks, brewing malt
kitchen_equipment: commercial ovens, dishwashers, ice machines, knives, kitchen knives, tableware, fryers, walk-in coolers, fridges, refrigeration repair, commercial kitchens, takeaway boxes, compostable cups, crockery, cutlery, kitchen equipment, knife sharpening, ice machine rental, hydroponic herb gardens, kitchen ventilation, kitchen hoods, cold rooms, cold room>cold room repair
menus: allergen app, allergen software, allergen management, menu design, menus, recipe costing, menu engineering
restaurant_finance: restaurant accounting
hotel_supplies: hotel linen, hotel mattresses, toiletries, bed linen, towels, hotel furniture, minibars, bathrobes, hotel soap, pillows, mattresses for hotels>hotel mattresses, mattresses, bath amenities, refillable soap, saunas, saunas for hotels, hotel beds
linen_service: linen service, hotel laundry, commercial laundry, industrial laundry, linen rental, table linen, mat rental, linen hire, washable mats, laundry service, wash for hotels>hotel laundry, sheet rental, tablecloth hire, tablecloths>table linen hire, towel rental
hotel_revenue: hotel bookings, revenue management for hotels>revenue management, channel manager, booking engine, direct bookings, hotel booking engine, revenue management for hotels
guest_technology: guest app, room tablets, guest wifi, hotel TVs, digital keys, hotel door locks
travel_tours: guided tours, coach tours, city tours, boat trips, safaris, group tours, group travel, destination management, cruise excursions, walking tours
tour_systems: tour guide radios, whisper systems, booking software for tours>tour booking software
travel_risk: travel insurance for staff, travel risk management
embassy_visas: business visas, travel visas
club_software: club software, membership software
gym_software: gym software, class booking software
fitness_supply: gym equipment, treadmills, pilates reformers, protein bars, yoga mats, saunas, massage chairs, ice baths, cold plunges
salon: salon software, hair products, salon furniture, nail polish, beauty products, tattoo ink, salon towels, disposable towels, barber chairs, hair colour, nail supplies, tanning beds, lash supplies
med_spa: lasers for skin clinics>aesthetic lasers, dermal fillers
leisure_venues: escape room puzzles, ticketing for museums>museum ticketing, arcade machines, theme park rides, timed tickets, season passes, laser tag, virtual reality arcade
museum_guides: audio guides, exhibit design, museum exhibits, museum shop products, interactive exhibits, visitor apps, audio guide, museum audio guides, exhibit building, museum showcases
collections_care: conservation, display cases, archive boxes, climate loggers, painting restoration
art_handling: art crates, climate crates>art crates, museum crates>art crates, crates for paintings>art crates, art transport, fine art shipping, art storage, art shipping, picture hanging
art_sales: art rental, office art, murals, wall art, sculptures, rent out paintings>art rental, artwork rental, art leasing, framed prints
theatre_supply: surtitles, stage curtains, theatre seats, theater seats, stage machinery, costume hire, wigs, prop hire, stage floors, rehearsal space, theatre lighting
costumes: costumes, dance costumes, period costumes, mascots
cinema_supply: cinema projectors, laser projectors, cinema seats, cinema screens, projector service, digital cinema projectors>cinema projectors, popcorn machines
rink_equipment: ice resurfacers, ice resurfacing, ice resurfacer rental, bowling lanes, bowling equipment, golf simulators, chairlift inspections, ski lift inspections, haul ropes>ski lift inspections, chairlifts, snow guns, climbing walls, scoreboards, padel courts, tennis courts, trampolines, stadium seats, rink boards, sports floors, go-karts, climbing holds, ski lifts
golf_supplies: golf carts, greens mowers, golf balls, bunker sand, golf course supplies
pool_supplies: pool chemicals, pool maintenance, swimming pools, pool covers, pool heating, hot tubs, pool cleaning robots, pool cleaning, look after hotel pools>pool maintenance, pool service, hot tub servicing
water_safety: lifeguards, swimming lessons, lane ropes, lifeguard staffing, pool lifeguards
sports_gear: team kits, football kits, sports equipment, sports shirts, trophies, medals, team jerseys, cast medals>medals, team shirts, rugby shirts, sports bibs
turf: football pitches>pitch renovation, cricket pitches>pitch renovation, pitch renovation, artificial turf, rollout turf, grass seed, fertilizer for lawns>lawn fertilizer, turf, topsoil, screened topsoil>topsoil, compost, lawn seed, turf rolls, garden plants, tree nursery, paving stones
casino_supply: casino playing cards, playing cards, slot machines, gaming tables, casino chips
zoo_supply: feeder insects, live feeder insects, live insects>feeder insects, locusts>feeder insects, mealworms>feeder insects, zoo enclosures, aquarium filters, animal enrichment, aquariums
horse_supply: horse bedding, stable bedding, bedding for horses>horse bedding, stable mats, horse boxes, haylage, saddles, horse feed, hay nets, horse walkers, arena surfaces, equine dentistry, horse physiotherapy, wood shavings, horse hay, saddle fitting, riding arenas
crops: grain dryers, grain dryer servicing, grain stores, seed corn, fertilizer, irrigation systems, soil samples, crop insurance, sprayers, fertiliser, crop monitoring, biostimulants, slurry spreading, slurry contracting>slurry spreading, slurry separators, slurry bags, grain storage, grain dryers, moisture sensors, grain cleaning, seed cleaning, grain silos, grain bins, dryer service, grain dryer service, seed potatoes, crop scouting, irrigation, beehives for pollination, bale wrap, cover crop seed
vineyard_services: drone spraying, spray vineyards by drone>drone spraying, vineyards by drone>drone spraying, spray by drone>drone spraying, vineyard spraying, grape pickers, vine pruning, frost protection
seed_and_spray: seed treatment, seed coating
livestock: foot trimming, hoof trimming, slurry separators, slurry tanks>slurry storage, slurry storage, slurry separation, cattle tags, feed additives, cattle feed, animal feed, cattle scales, barn fans, electric fences, ear tags, cow brushes, electric fencing, sheep feed, feed for cattle>cattle feed, hay, meadow hay>hay, milking machines, calf milk, cattle crushes, egg incubators, hatchery equipment, herd software, silage wrap, bedding for animals
dairy: mastitis tests, milk tests>mastitis tests, milking robots, mastitis milk tests, for mastitis>mastitis tests, hoof trimming, calf hutches, milking parlours
poultry: egg grading machines, poultry feeders, poultry houses, pig feeders, hatching eggs, ventilation for barns>barn ventilation, egg incubators, hatchery equipment, layer feed
sheep_and_wool: sheep shearing, wool
greenhouse: greenhouse supplies, coir substrate, growing media, plug plants, pots and trays>plant pots, plant pots, bumblebees for pollination>pollination bumblebees, potting soil, irrigation for greenhouses
greenhouse_light: grow lights, greenhouse screens, greenhouse heating, LED grow lights, greenhouse lighting, lighting for greenhouses>greenhouse lighting, shade screens for greenhouses
forestry: tree seedlings, forest seedlings, spruce seedlings, seedlings, reforestation, forest inventory, timber harvesting, log transport, sawmill blades
fish_farming: fish farm nets, net cleaning, cleans the nets of>net cleaning, nets of salmon pens>net cleaning, fish feed, fish vaccines, oyster baskets, salmon pens, sea lice treatment
farm_labor: harvest workers, farm workers, harvest crews, H-2A workers, pickers>harvest workers, sheep shearing, fruit pickers>harvest workers
landscaping_software: landscaping software
florist_supply: cut flowers, flowers, dried flowers, wedding flowers, flower subscriptions
wholesale_goods: candles, wooden toys, greeting cards, soap, scarves, jewelry, ceramics, mugs for shops>mugs, toys, tea towels, handmade soap, stationery, notebooks for shops>notebooks
wholesale_fashion: knitwear, handbags, wholesale jewellery, gift ranges
grocery: snack bars, organic produce, fresh fruit, vegetables, eggs, plant-based meat, organic snacks, kombucha
market_stalls: pop-up stores, pop-up shops, market stalls
retail_systems: point of sale systems, shelf labels, electronic shelf labels, self-checkouts, people counters, footfall counters, store fixtures
auto_repair_tools: garage software, car lifts, car parts, auto parts, paint booths, brake parts, windshield repair, tractor parts, spare parts for tractors>tractor parts, diagnostic scanners, gearbox rebuilding, tyre changers, engine oil, used car parts
dealer_services: dealership software, car photos, trade-in leads, used car warranties, car keys>car key cutting, key programming>car key cutting, car key cutting, paintless dent repair, car detailing, demo plates
car_wash: car wash equipment, car wash chemicals, vehicle wash systems
aviation_ops: aircraft parts, aircraft cleaning, crew hotels, aircraft maintenance, flight training, aircraft charter
de_icing: de-icing fluid, runway de-icing, glycol for de-icing aircraft>de-icing fluid, airfield lighting, baggage belts, boarding bridges, ground power units
rail_services: rail grinding, track maintenance, takes corrugation off the rail>rail grinding, wheel reprofiling, track inspections, railway sleepers, train cleaning, rolling stock repair, level crossings, train seats
marine: hull cleaning, ROV hull cleaning, cleans the hull>hull cleaning, marine engines, crew changes, antifouling, ship repair, ship supplies, marine paint, boat engines, life rafts, ballast water treatment, propeller polishing, marine insurance, boat engine repair, outboard repair, repair boat engines>boat engine repair, outboards>outboard repair, commercial diving, underwater inspection, ship painting, ballast water testing, marine electronics, propeller repair, ship crews>crewing, sail repair, sails, sailmaking, yacht rigging, antifouling
marinas: floating docks, pontoons, boat lifts, mooring buoys
oilfield: drilling fluids, oilfield chemicals, well inspections, pipe inspection, mud pumps, frac sand
mining_supply: conveyor belts, crusher parts, dust suppression, haul truck tires, drill bits, quarry screens, explosives
blast_monitoring: seismographs>blast vibration monitoring, vibration monitoring, blast vibration monitoring, dust monitoring, noise monitoring, drilling and blasting, drill and blast>drilling and blasting, rock blasting, blasting services
aggregate_tools: quarry software
printing_supply: printing ink, printing plates, paper rolls, print heads, used presses
printers: printers, copiers, printer leasing, toner, managed print, ink cartridges, toner cartridges
newsroom: copy editing, fact checking, proofreading, illustrations for magazines>illustrations
film_rental: camera rental, film crews, studio rental, location scouting, film insurance, drone filming, film catering, catering for film sets>film catering, prop hire, film locations
music_promo: music promotion, playlist pitching
creators_tools: video editing, thumbnails, course platform
funeral_supply: caskets, coffins, urns, hearses, funeral flowers, funeral webcasts, stream the funeral>funeral webcasts, webcast of funerals>funeral webcasts, funeral livestreams, per funeral>funeral services, hearse hire, hire out hearses>hearse hire, limousine hire for funerals, memorial candles
cemetery_tools: headstones, granite headstones, gravestones, memorial benches, burial software, letter granite headstones>headstones
meeting_rooms: meeting room screens, video conferencing, meeting room technology, projectors for meeting rooms>meeting room technology
radio_systems: two-way radios, walkie-talkies, radio hire, staff radios
bike_fleet: company bikes, bike leasing, bike racks, cargo bikes, bike parking, bicycle repair at work>bike repair, service your employees' bikes>bike service, service staff bikes>bike service, bike service, bike servicing>bike service, bike maintenance
car_benefits: salary sacrifice cars, company car scheme
bus_services: shuttle buses, coach hire, staff shuttles, bus hire, minibus hire, employee shuttles, shuttle service, run shuttles>employee shuttle, commuter shuttles, crew transport
delivery_vehicles: cargo bikes for delivery>cargo bikes, delivery vans
patient_rides: patient transport rides>patient rides, wheelchair taxis
laundry_equipment: washing machines, laundry machines, tumble dryers, coin laundries
textiles: fabrics, cotton yarn, upholstery fabric, zips, buttons
clothing_production: clothing production, t-shirt production, garment factory>clothing production, private label clothing
supplement_making: private label supplements, private label cosmetics, contract filling, supplement production
notary: notary services, process serving, apostilles
records_legal: company formation, company secretarial services, registered office service
immigration: work visas, visa applications for staff>work visas
outplacement: outplacement
apprenticeships: apprenticeships, apprentice training
interim_executives: interim CFOs, interim executives, interim finance directors, interim CFO, fractional CFO, interim managers, interim HR director, interim COO, fractional CTO
speaking_coaching: speaker coaching, public speaking training
accounting_firm: outsourced tax preparation, offshore accountants
case_studies: customer case studies, case studies, customer stories
chimney_service: chimney sweeping, chimney relining, flue inspections
church_accounting: church accounting
building_controls: building controls, building automation, smart thermostats
cost_segregation: cost segregation studies
court_transcripts: court transcripts, interview transcripts
crane_inspection: crane inspections, lifting equipment inspections, hoist inspections, boiler inspections, boiler inspection, pressure vessel inspection, lifting inspections
crisis_communications: crisis communications, crisis training
crm_customer_data: customer data platform
dealer_photos: car lot photos
emergency_alerts: emergency alerts, mass notification
employee_ownership: employee ownership plans
employee_transport: employee relocation, corporate housing, serviced apartments, relocation services, settling-in services, expat moving
equity_admin: cap table software, share plans
estate_services: estate administration, wills and trusts, heir tracing, heir search, trace heirs>heir tracing, probate research, estate planning
event_security: event security, crowd barriers, door staff, event stewards, stewards and door staff>event security, festival security, crowd control
freight_audit: freight audits, freight invoice audits
gov_affairs: lobbying, government relations, public affairs
inflight: inflight meals, amenity kits
insurance_leads: insurance leads
interiors: interior furnishings, wallpaper, rugs, lamps for hotels>hotel lamps
labor_law: labor law posters, employee handbooks, staff handbook, employee handbook writing
lease_accounting: lease accounting
litigation_services: expert witnesses, trial graphics
localization: app localization, software localization, game translation
member_voting: online voting, ballots for members>online voting
moving_leads: moving leads
nurse_scheduling: nurse scheduling
office_temps: receptionist cover, temps in accounts>accounts temps, accounts temps, finance temps, ledger clerks>accounts temps, payroll temps, admin temps, interim accountants, office temps, office temps, reception temps
party_booking: birthday party bookings
photo_booths: photo booths, photo booth rental, balloon arches>balloon decorations, balloon decorations, balloon decor, face painting, caricature artists, photo booth hire
photo_tools: photo albums, wedding albums, photo galleries
podcast_ads: podcast ads
product_data: product data, product information management
property_tax: property tax appeals
proposal_writing: proposal writing, bid proposals, bid writing, tender writing, tender reviews
prospect_research: donor research
psych_tests: personality tests, psychometric tests
rapid_tests: rapid tests
real_estate_deals: off-market properties
relief_vets: relief veterinarians, locum vets
school_health: school nurses
school_tutoring: reading tutors, maths tutors, maths tutoring, math tutoring, tutoring, tutors in your school>tutoring
staffing_firm_tools: recruitment agency software
stay_interviews: exit interviews, stay interviews
student_counseling: student counselling, student counseling
surety_bonds: surety bonds
tariff_relief: duty drawback, duty refunds
therapy_tools: exercise app for patients>exercise app
vegetation_control: sheep grazing, goat grazing, vegetation control, weed control, brush clearing, knotweed removal
venue_marketing: venue finding, conference venues
web_data: web scraping, price scraping
window_film: window film, solar film, privacy film
asset_library: digital asset management, image library, brand portal
grc_software: risk software, compliance software, policy software, GRC software
booking_software: appointment scheduling, booking software, scheduling links>appointment scheduling
cleanrooms: cleanrooms, HEPA filters, biosafety cabinets, glove boxes
validation: computer system validation, equipment qualification, GMP audits, cleaning validation, GMP training, GMP consulting, batch record review
traffic_data: traffic counts, traffic surveys, public toilets, street sweeping, bus shelters, street furniture, parking enforcement
race_timing: race timing, timing chips>race timing, tournament software
festival_supply: festival wristbands, wristbands, crowd barriers for festivals>crowd barriers, cashless payments for festivals>cashless payments, event crews
headshots: headshots, team photos, staff photos, corporate portraits
dei_training: inclusion training, diversity training, unconscious bias training, harassment prevention training
financial_wellbeing: financial wellbeing program, salary advances, retirement courses
traveller_cars: chauffeurs, chauffeur service, private jets, airport transfers, yacht charters, helicopter charter, helicopter flights, helicopter transfers
fleet_admin: driving licence checks, driver license checks, accident management, toll management, fine handling, vehicle inspections, licence checks, driver licence checks, tacho analysis
wealth_software: portfolio software, client reporting
wealth_tools: planning software for advisors>financial planning software, advisor software
insurance_core: policy administration software
septic: septic tank emptying, septic tank pumping, drain jetting, land drainage, drain surveys, drain inspection, sewer inspection, drain cleaning, grease trap cleaning, grease traps>grease trap cleaning
fences: fencing, security fencing, perimeter fences, gates and bollards, temporary fencing
bridges_civil: bridge bearings, retaining walls, piling, geotextiles
music_making: vinyl pressing, guitar strings, royalty accounting, violin strings, recording studio time
film_post: color grading, colour grading, visual effects, post-production, sound mixing
news_content: crosswords, paywall software, newspaper printing
patient_devices: bedside screens, patient lifts, pressure mattresses, orthotics, insoles
diagnostics: blood tests, genetic tests, pathology service, home test kits
food_production_equipment: slicers, dough mixers, bakery lines, pasteurizers, sausage casings, peeling machines, ripening rooms, ripening room design, cheese vats, pasteurizers, smokers for fish
atm_service: ATMs, cash machines
hr_expat: expat tax returns, shadow payroll, expat payroll
asset_tagging: asset tagging, fixed asset registers, asset counts
cost_reduction: cost reduction, spend reviews
account_marketing: account-based marketing, intent data for marketing>intent data
sponsorship: sponsorship packages, pitch-side boards
venue_space: event venues, meeting venues, conference rooms, wedding venues, private dining rooms
wedding_supply: wedding cakes, wedding dresses, bridal wear, wedding decor
housing_services: rent arrears collection, damp and mould surveys, debt advice, money advice, tenancy support
refugee_training: employability courses, skills bootcamps
auctions: asset auctions, machinery auctions, equipment auctions, online auctions, surplus equipment sales, liquidation sales
farm_insurance: crop insurance, farm insurance, hail insurance, livestock insurance, frost insurance
guest_activities: archery, archery sessions, mobile escape room, escape room, axe throwing, treasure hunts, quiz nights, kayak tours, laser tag, zip lines, zip line, cooking classes, inflatables hire, climbing tower hire
architecture_service: building design, planning applications, feasibility studies for buildings, architects who>architecture, practice of architects>architecture
outdoor_furniture: bike racks, covered bike racks>bike racks, cycle parking, bike shelters, picnic tables, street furniture, planters, shade sails, bollards, smoking shelters, litter bins, flagpoles, park benches, awnings for playgrounds>shade sails
board_search: board recruitment, find board members>board recruitment, trustee recruitment, find trustees>trustee recruitment, non-executive directors
shared_mobility: car sharing, shared cars>car sharing, scooter repair, e-scooter repair, scooter maintenance, bike sharing, scooter charging
public_adjusting: public adjusters>insurance claim help, loss assessors>insurance claim help, claims adjusting
hospitality_staffing: relief chefs, agency chefs, temporary chefs, waiting staff, bar staff, kitchen porters, banquet staff, event waiters>waiting staff, hotel housekeepers
deal_rooms: data room, virtual data room, due diligence reports, M&A advice, vendor due diligence
air_extraction: dust extraction, dust collectors, fume extraction, welding fume extraction, dust filters
export_control: export control training, export control>export control, sanctions screening, export licences, export compliance
practice_software: practice software, practice management software, clinic software, electronic health records, physio software, optician software
driver_training: forklift training, forklift driver training, driver training, load securing training, cargo securing, driver CPC courses, defensive driving courses, reach truck training, HGV training
house_clearance: house clearance, house clearances, estate clearance, empty the house>house clearance, clear the house>house clearance
product_testing: EMC testing, EMC test>EMC testing, CE marking, product testing, drop tests, vibration tests, salt spray tests, type approval, electrical safety testing
expert_witness: accident reconstruction, fire investigation, expert witnesses, expert reports, forensic engineering
care_activities: therapy dogs, music therapy, dance classes, chair exercise classes, activities for residents, singalongs
medical_couriers: specimen transport, medical courier, lab courier, prescription delivery, medicine delivery, blood transport
scent_music: background music, in-store music, scent marketing, scent diffusers, rent diffusers>scent marketing, room scents
shop_food_machines: meat saws, meat grinders, butcher equipment, deck ovens, bakery ovens, dough mixers, meat slicers, bakery equipment, sausage fillers
warranty_programs: extended warranties, product warranties, warranty administration
speaking_engagements: media training, presentation training, interview training
brand_names: brand naming, product naming, trademark watch, trademark monitoring
cooking_oil: used cooking oil collection, old frying oil>used cooking oil collection, waste cooking oil collection, fryer oil collection, used cooking oil>used cooking oil collection
office_fruit: fruit baskets, office fruit, fruit boxes, snack boxes, basket of fruit>fruit baskets
canteen: staff canteen, employee meals, staff meals, smart fridges, canteen management, subsidized lunches
labor_data: labor market data, labour market data, job ad data
street_lighting: street lighting, street lights, lamp posts, outdoor lighting
stock_counting: stocktaking, stock counts, inventory counts, count your shop>stocktaking, count your stock>stocktaking, count your shelves>stocktaking, inventory counting
flood_protection: flood barriers, flood gates, flood protection, flood doors
statue_care: statue restoration, stone conservation, monument restoration, sculpture conservation, stone restoration, letter cutting
tyre_recycling: tire recycling, tyre collection, old tyres>tyre collection, old tires>tire collection, scrap tires>tire collection
metal_buying: scrap metal, scrap metal collection, buy your scrap>scrap metal buying, metal recycling, swarf>scrap metal buying, plastic scrap, plastic recycling
wells: well drilling, drill wells>well drilling, boreholes, water wells, borehole drilling
disability_access: platform lifts, platform lift, stairlifts, wheelchair lifts, wheelchair ramps, hearing loops, induction loops, accessible toilets
wheelchair_service: wheelchair repair, hoist servicing, patient hoists
firewood: firewood, kiln-dried firewood, wood pellets, kiln-dried logs, wood briquettes, wood chips
student_wellbeing: school counselling, school counseling, pupil counselling, student counseling
customer_research: focus groups, run focus groups>focus groups, usability tests, shopper research, sensory panels, taste tests
device_quality: ISO 13485 consulting
animal_imaging: mobile ultrasound, veterinary ultrasound, mobile vet ultrasound
school_trips: school trips, class trips, field trips, educational visits, outdoor education, organise trips>school trips, activity weeks
dental_lab_software: dental lab software, remake tracking, case tracking for dental labs, lab case management
imaging_service: MRI service, MRI repair, CT scanner service, ultrasound repair, X-ray repair, imaging equipment service, probe repair
conference_interpreting: conference interpreting, conference interpreters>conference interpreting, simultaneous interpretation>conference interpreting, interpreting booths
uniform_rental: uniform rental, rent work uniforms>uniform rental, rented uniforms>uniform rental, rented workwear>uniform rental, rent workwear>uniform rental, uniform service, workwear rental, rental uniforms>uniform rental, uniform program>uniform rental, shop towels
class_booking: swim school software, class booking software, lesson booking software, booking system for swim schools>swim school software
`;
