/**
 * Offers with someone whose work they concern and someone whose work they do not: `kind | right title | wrong title | sentences`.
 * Sentences are between ` / `, each after the codes of its roles: `of` offer, `be` benefit, `pr` problem, `po` proof, `in` introduction,
 * `ob` observation, `qu` question, `ai` and `am` asks, `ot` other. `su` is the subject.
 */
export const TRIPLES = `
sales | HR Director | Warehouse Manager | of We run payroll for companies with hourly staff. / be Corrections drop to almost none. / ai Worth a look?
sales | Payroll Manager | Dentist | pr Most payroll teams spend two days a month on corrections. / of We catch wrong hours before the pay run.
sales | Chief Financial Officer | Nightclub Bouncer | of Our software closes the books in three days instead of nine. / be Your accountants stop working weekends.
sales | Controller | Marketing Intern | of We automate account reconciliations. / be so month-end takes two days
sales | Accounts Payable Manager | Head Chef | pr Invoices still arrive as PDFs and someone types them in. / of+be We read them and post them to your ERP without typing.
sales | VP Finance | Kindergarten Teacher | of We do budgeting and forecasting software for mid-size companies. / po Acme cut planning from six weeks to two.
sales | Treasurer | Graphic Designer | of We give treasury teams one view of cash across all bank accounts.
sales | Head of Tax | Nurse Manager | of We handle sales tax filings in all 50 states. / be You never miss a filing date.
sales | Accounts Receivable Lead | Software Engineer | pr Customers pay late and nobody likes to call them. / of We chase unpaid invoices by email and phone.
sales | Expense Manager, Finance | Truck Driver | of We replace expense reports with a corporate card that files receipts by itself.
sales | VP Sales | Payroll Specialist | of We build outbound lists of companies that just raised money. / be Your SDRs stop guessing.
sales | Head of Sales Development | Pastor | of Our team books meetings with buyers for you. / be+po Clients get 12 qualified meetings a month.
sales | Sales Director | Facilities Manager | of We coach account executives on live calls. / be Win rates go up by a fifth.
sales | Chief Revenue Officer | Lab Technician | pr Forecasts slip because nobody updates the CRM. / of We log every call and email into the CRM by ourselves.
sales | Revenue Operations Manager | Chef de Partie | of We clean duplicate contacts in Salesforce. / be reps trust their data again
sales | Sales Enablement Manager | Plumber | of New reps ramp in half the time with our role-play tool.
sales | SDR Manager | School Principal | of We verify email addresses and phone numbers for outbound teams. / be Bounces fall below one percent.
sales | Inside Sales Manager | Veterinarian | of A dialer that calls four numbers at once. / be so your reps talk to more people
sales | Head of Growth | Plant Manager | of We run paid search for software firms. / be Cost per lead falls by a third.
sales | Marketing Director | Bus Driver | of We write and rank articles that bring people who search for your product. / pr Organic traffic is flat for many firms this year.
sales | CMO | Warehouse Supervisor | of We produce customer videos in one day of shooting.
sales | SEO Manager | Dental Hygienist | of We fix technical SEO: speed, indexing and broken pages.
sales | Demand Generation Manager | Electrician | of We run LinkedIn ads for B2B companies. / po Nine logistics firms use us.
sales | Brand Manager | Network Engineer | of We design packaging and brand identities for food companies.
sales | Email Marketing Manager | Police Officer | of We lift newsletter open rates by fixing deliverability.
sales | Social Media Manager | CFO | of We plan and post your Instagram and TikTok. / be one hour a week instead of ten
sales | Head of Communications | Production Supervisor | of We place founders in the trade press. / be three articles a quarter
sales | Ecommerce Manager | Surgeon | pr Seven of ten carts are abandoned. / of We win back abandoned carts by text message.
sales | Director of Ecommerce | HR Business Partner | of We make Shopify stores load in under a second.
sales | Event Marketing Manager | Accountant | of We build trade show booths and ship them to the venue.
sales | CTO | Sales Representative | of We add senior backend developers to your team within two weeks.
sales | VP Engineering | Hotel Manager | pr Flaky tests slow every release. / of Our tool finds and mends flaky tests.
sales | DevOps Engineer | Recruiter | of We cut AWS bills by a third without code changes.
sales | Head of Platform | Dietitian | of Kubernetes monitoring that pages you only when a user is hurt.
sales | QA Lead | Real Estate Agent | of We write end-to-end tests for your web app.
sales | Head of Mobile | Farmer | of Crash reports for iOS and Android apps with the line that broke.
sales | Data Engineering Manager | Restaurant Manager | of We keep pipelines into Snowflake running. / be no more broken dashboards on Monday
sales | Head of Analytics | Welder | of Dashboards that business people build themselves, on top of your warehouse data model.
sales | IT Director | Content Writer | of We run the help desk for firms without their own IT people.
sales | IT Manager | Sous Chef | of We replace old laptops every three years for a monthly fee.
sales | Systems Administrator | Wedding Planner | pr Backups fail and nobody sees it. / of We back up Microsoft 365 and test the restore each week.
sales | CISO | Merchandiser | of We test your staff with fake phishing emails. / be fewer clicks after one quarter
sales | Head of Information Security | Gym Owner | of Penetration tests by people, not scanners, with a report your auditors accept.
sales | Security Analyst | Florist | pr Teams drown in alerts. / of Our SOC watches your endpoints day and night.
sales | Identity and Access Manager | Carpenter | of Single sign-on and password resets in one place.
sales | Compliance Manager | Barista | of We get software firms ready for SOC 2 in eight weeks.
sales | Data Protection Officer | Forklift Operator | of We answer GDPR access requests for you.
sales | General Counsel | Logistics Coordinator | of Our software reviews contracts and marks risky clauses. / be first drafts back in an hour
sales | Legal Operations Manager | Physiotherapist | of We cut outside counsel spend by checking every legal invoice.
sales | Managing Partner, law firm | Site Foreman | of We take intake calls for law firms around the clock. / be no lost cases on weekends
sales | Paralegal Manager | Bartender | of E-discovery that tags documents for litigation teams.
sales | Patent Attorney | Store Manager | of We do prior art searches within five days.
sales | Head of People | Machinist | of We run engagement surveys that take two minutes.
sales | HR Manager | Sales Engineer | pr Onboarding paperwork takes days. / of New hires sign all forms on their phone before day one.
sales | Benefits Manager | Web Developer | of We lower health plan costs for employers of 100 to 1,000 people.
sales | Chief People Officer | Dispatcher | of We offer therapy and coaching as an employee benefit.
sales | Talent Acquisition Manager | Maintenance Technician | of We source software engineers and send you only people who said yes.
sales | Head of Recruiting | Pharmacist | of Our tool schedules interviews across six calendars. / be Candidates hear back the same day.
sales | Recruitment Consultant | Dentist | of Job ads written and posted to 40 boards with one click.
sales | Learning and Development Manager | Bookkeeper | of Short courses for new managers, live, in groups of twelve.
sales | Training Manager | IT Support Specialist | of We turn your manuals into e-learning modules.
sales | Compensation Analyst | Farm Manager | of Salary benchmarks for 900 jobs, updated monthly.
sales | Customer Success Director | Welding Supervisor | of We show which accounts are about to churn. / be you call them before they leave
sales | Head of Support | Financial Analyst | of A chatbot that answers half of your support tickets.
sales | Call Center Manager | Architect | of We score every support call for quality, not just two in a hundred.
sales | Customer Experience Manager | Lathe Operator | of We collect NPS after each order and route the unhappy ones to a person.
sales | VP Product | Head Nurse | of We show where users get stuck in your app.
sales | Product Manager | Insurance Adjuster | of Turn feature requests from calls and tickets into one ranked list.
sales | UX Researcher | Truck Mechanic | of We recruit people for usability tests in 24 hours.
sales | Design Lead | Warehouse Associate | of Our plugin checks Figma files against your design system.
sales | Chief Operating Officer | Graphic Designer | of We map how work flows between your teams and remove the waiting. / be order handling takes half as long
sales | Warehouse Manager | HR Generalist | pr Trucks wait an hour at the dock. / of Our dock scheduling gives each carrier a slot.
sales | Distribution Center Manager | Attorney | of Scanners and software for pick and pack. / be mis-picks fall by 80%
sales | Director of Logistics | UX Designer | of We audit freight invoices and get overcharges back.
sales | Supply Chain Manager | School Counselor | of Demand planning that tells you what to reorder and when.
sales | Transportation Manager | Copywriter | of We book truckloads at fixed rates in the Midwest.
sales | Shipping Manager | Psychologist | of Compare parcel carriers and print labels in one screen.
sales | Import Manager | Fitness Trainer | of We clear customs for goods from Asia in a day.
sales | Fleet Manager | Marketing Coordinator | of Dash cams that warn drivers before a crash. / be Insurance costs drop.
sales | Dispatcher | Tax Accountant | of Route planning for delivery vans. / be ten more stops per day
sales | Owner, trucking company | Data Scientist | of Fuel cards with a discount at 2,000 truck stops.
sales | Procurement Manager | Nurse | of We compare supplier quotes side by side. / be purchasing saves eight percent
sales | Head of Purchasing | Frontend Developer | of We check the finances of your suppliers each week.
sales | Category Manager, Packaging | Therapist | of Corrugated boxes printed to order, delivered in five days.
sales | Plant Manager | Payroll Clerk | pr Unplanned stops cost a line hours each week. / of Sensors that show which bearing will fail.
sales | Maintenance Manager | Account Executive | of Work orders on a phone instead of paper for your technicians.
sales | Quality Manager | Event Planner | of We calibrate gauges on site and keep the certificates for your audit.
sales | Production Manager | Paralegal | of Shop floor scheduling that replans when a machine stops.
sales | Manufacturing Engineer | Social Worker | of Robot arms for palletizing, rented by the month.
sales | Machine Shop Owner | Copy Editor | of Carbide end mills that last twice as long.
sales | Operations Manager, injection molding | Librarian | of We build molds in four weeks from your CAD file.
sales | EHS Manager | Brand Strategist | of Safety training and incident reports in one app.
sales | Safety Director | Product Marketing Manager | of Hard hats, gloves and harnesses with next day delivery.
sales | R&D Director | Car Salesman | of We formulate and test coatings in our lab for you.
sales | Packaging Engineer | Psychiatrist | of Compostable films that run on your existing machines.
sales | Food Safety Manager | Web Designer | of Lab tests for listeria and salmonella with results in a day.
sales | Facilities Manager | Sales Development Representative | of Night cleaning for offices, with the same crew each time.
sales | Building Manager | Tax Advisor | of We service elevators of every make.
sales | Property Manager | Machine Operator | pr Tenants call at night about leaks. / of Our team takes maintenance calls after hours.
sales | Director of Property Management | Anesthesiologist | of Online rent payment and lease renewal for apartment buildings.
sales | Office Manager | Crane Operator | of Coffee, fruit and snacks for the office each Monday.
sales | Executive Assistant | Welder | of We book business travel and handle changes at any hour.
sales | Head of Workplace | Pharmacist | of Desk and meeting room booking for hybrid teams.
sales | Chief Engineer, hotel | Recruiter | of HVAC maintenance contracts with a two hour response.
sales | Energy Manager | Violinist | of We cut electricity bills of plants by shifting loads. / be about 11% less
sales | Sustainability Manager | Sales Associate | of We calculate your carbon footprint from invoices.
sales | Security Manager | Content Marketer | of Guards and patrols for construction sites and warehouses.
sales | Store Manager | Backend Developer | pr Shrinkage eats your margin. / of Cameras that spot theft at self-checkout.
sales | Retail Buyer | Civil Engineer | of Handmade candles with a 55% margin for gift shops.
sales | Merchandising Director | Dentist | of Shelf labels that change price over the air.
sales | Franchise Owner | Systems Engineer | of We run local ads for franchise locations. / be more people through the door
sales | Dentist | VP Sales | pr One in eight appointments is a no-show. / of We text patients and fill the empty chair.
sales | Dental Practice Manager | DevOps Engineer | of We verify dental insurance before each visit.
sales | Orthodontist | Truck Driver | of Clear aligners made from your scans in seven days.
sales | Practice Manager | Warehouse Manager | of Medical billing for clinics. / be Denied claims fall below four percent.
sales | Medical Director | Sales Manager | of We write the visit note while the doctor talks.
sales | Director of Nursing | Brand Manager | pr Agency nurses are costly. / of We fill open shifts with local registered nurses.
sales | Hospital Administrator | Game Developer | of We track infusion pumps and beds on every floor.
sales | Radiologist | HR Manager | of Software that marks lung nodules on CT scans.
sales | Pharmacy Manager | Construction Manager | of We automate refill calls. / be your pharmacists keep their time for patients
sales | Physical Therapist | Tax Manager | of Home exercise videos your patients follow on a phone.
sales | Clinic Owner | Dispatcher | of Online booking that fills open slots from a wait list.
sales | Optometrist | Software Architect | of Lenses cut and edged within 48 hours.
sales | Veterinarian | Controller | of Vaccines and wound care for animal clinics at wholesale price.
sales | Home Care Agency Owner | UX Designer | of Scheduling of caregivers that prevents missed visits.
sales | Nursing Home Administrator | Growth Marketer | of Pureed meals for residents with swallowing problems.
sales | Psychotherapist | Fleet Manager | of Notes and billing for private therapy practices.
sales | Laboratory Manager | Customer Success Manager | of Pipettes and reagents with free cold shipping.
sales | Clinical Research Manager | Restaurant Owner | of We find patients for phase II trials.
sales | Regulatory Affairs Manager | Hair Stylist | of We prepare 510(k) files for medical devices.
sales | School Principal | Procurement Analyst | of Reading software for grades 2 to 5. / be Pupils gain a year in seven months.
sales | Superintendent of Schools | Sales Executive | of Bus routing that saves a district two buses.
sales | Math Teacher | Plant Manager | of Worksheets that grade themselves, for algebra classes.
sales | Director of Admissions | Electrician | of We answer applicants by text and lift enrollment.
sales | University Registrar | Chef | of Transcripts sent and verified online.
sales | Daycare Director | Sales Operations Manager | of An app that sends parents photos and daily reports.
sales | Dean of Students | Purchasing Manager | of A 24/7 counseling line for students.
sales | Private Tutor | Facility Engineer | of Booking, payment and video in one tool for tutoring.
sales | Pastor | Accounts Payable Clerk | of Online giving for churches. / be Donations rise when people give by phone.
sales | Executive Director, food bank | Machine Learning Engineer | of Donor management for small charities.
sales | Development Director, nonprofit | Mechanic | of We find foundations that fund work like yours and write the grants.
sales | City Manager | Sommelier | of Pothole and repair requests from residents in one app.
sales | Police Chief | Product Designer | of Body cameras with automatic redaction.
sales | Fire Chief | Ecommerce Manager | of Turnout gear cleaning and inspection to NFPA 1851.
sales | Public Works Director | Sales Trainer | of Road salt and de-icing brine delivered in bulk.
sales | Restaurant Owner | Security Engineer | of Online ordering without commission for restaurants.
sales | Executive Chef | HRIS Analyst | of Fresh pasta delivered twice a week.
sales | Restaurant Manager | Mechanical Engineer | of Table booking and deposits. / be No-shows fall by half.
sales | Bar Owner | Insurance Underwriter | of Craft gin from our own still, sold by the case.
sales | Hotel General Manager | Network Administrator | of We raise direct bookings so you pay less to travel sites.
sales | Revenue Manager, hotel | Forklift Driver | of Room rates that follow demand in your town.
sales | Director of Housekeeping | Patent Attorney | of Linen rental and laundry for hotels.
sales | Catering Manager | Database Administrator | of Disposable plates made from palm leaf.
sales | Wedding Planner | Quality Engineer | of Tents, chairs and lights for outdoor weddings.
sales | Travel Agent | Toolmaker | of Private tours in Portugal with a 15% commission.
sales | Gym Owner | Paralegal | of Membership billing and class booking for gyms.
sales | Personal Trainer | Tax Consultant | of Meal plans with your brand for your clients.
sales | Salon Owner | Firmware Engineer | of Color and care products for hair salons.
sales | Spa Manager | Data Analyst | of Massage tables that last ten years.
sales | Farmer | Sales Director | of Soil tests by drone. / be You spread less nitrogen.
sales | Dairy Farm Owner | Digital Marketing Manager | of Collars that show which cow is sick.
sales | Agronomist | Recruiting Manager | of Seed corn that stands up to drought.
sales | Greenhouse Manager | Legal Assistant | of LED grow lights with a five year warranty.
sales | Vineyard Manager | IT Manager | of Nets against birds and hail for vines.
sales | Landscaper | Product Manager | of Estimates and crew schedules for landscaping firms.
sales | Construction Project Manager | Nurse Practitioner | of Takeoffs from drawings in minutes instead of days.
sales | General Contractor | Email Marketing Manager | of Skilled carpenters and laborers by the week.
sales | Site Superintendent | Accountant | of Portable toilets and fences for building sites.
sales | Estimator | Psychologist | of Cost data for concrete and steel, by zip code.
sales | Electrical Contractor | Principal, primary school | of We sell switchgear from stock while others quote 40 weeks.
sales | Plumber | Head of Analytics | of A phone line that answers your plumbing calls when you are under a sink.
sales | Roofing Company Owner | Scientist | of Roof measurements from the air for your quotes.
sales | HVAC Contractor | Editor | of Leads from homeowners who need a new furnace.
sales | Architect | Call Center Agent | of Photoreal renderings of your buildings in two days.
sales | Structural Engineer | Waiter | of Software for steel connection design to code.
sales | Interior Designer | Trucking Dispatcher | of Fabrics and rugs at trade prices.
sales | Land Surveyor | Social Media Manager | of Drones that map 100 acres in an hour.
sales | Real Estate Agent | Lab Manager | of Listing photos and floor plans within a day.
sales | Real Estate Broker | Chemical Engineer | of Leads from people who want to sell their home.
sales | Real Estate Investor | Nurse | of Off-market multifamily deals in Texas.
sales | Mortgage Loan Officer | Quality Inspector | of Pre-approval letters your borrowers get in minutes.
sales | Bank Branch Manager | Javascript Developer | of Identity checks for new accounts in a minute.
sales | Head of Lending | Florist | of Credit scores from bank account data for small business loans.
sales | Chief Risk Officer | Art Teacher | of Stress tests of your loan book each month.
sales | AML Officer | Baker | of We screen customers against sanctions lists.
sales | Wealth Manager | Plant Engineer | of Portfolio reports your clients understand.
sales | Financial Advisor | Warehouse Lead | of We bring families with over a million to invest to your calendar.
sales | Insurance Agent | Product Designer | of Live transfers from people shopping for home insurance.
sales | Claims Manager | Yoga Instructor | of We estimate car damage from photos.
sales | Underwriter | Photographer | of Flood and fire risk for any address.
sales | Insurance Broker | Cook | of Quotes from 30 carriers with one form.
sales | Risk Manager | Copywriter | of General liability insurance for contractors, from a broker who reads the policy.
sales | CPA, owner of accounting firm | Bouncer | of Bookkeepers in the Philippines who know QuickBooks.
sales | Tax Partner | Delivery Driver | of We prepare simple tax returns for CPA firms in season.
sales | Auto Repair Shop Owner | Linguist | of Parts ordering from five suppliers in one search.
sales | Service Manager, car dealership | Psychology Professor | of We call customers due for an oil change.
sales | General Manager, car dealership | Dental Assistant | of We buy used cars from private sellers for your lot.
sales | Body Shop Manager | Policy Analyst | of Paint that dries in 20 minutes.
sales | Airport Operations Manager | Bookseller | of Ground power units, rented by the month.
sales | Director of Maintenance, aviation | Sales Coach | of Overhauled landing gear parts with certificates.
sales | Port Captain | Retail Cashier | of Hull cleaning by robot while the ship is in port.
sales | Oilfield Operations Manager | Fashion Designer | of Downhole pumps and parts for old wells.
sales | Solar Installer | Nurse Educator | of Permit packages for rooftop solar in 24 hours.
sales | Utility Manager | Fashion Buyer | of Water meters that report leaks by radio.
sales | Mine Manager | Wedding Photographer | of Conveyor belts and idlers from stock.
sales | Wastewater Plant Operator | Talent Partner | of Polymers that cut sludge by a fifth.
sales | Editor in Chief | Forklift Technician | of Fact checkers and copy editors by the hour.
sales | Film Producer | Payroll Manager | of Cameras and lenses for rent with a crew.
sales | Photographer | Compliance Officer | of Online galleries that sell prints for you.
sales | Podcast Host | Tax Examiner | of We edit your episodes and write the show notes.
sales | Musician | Facilities Coordinator | of We get your songs onto streaming playlists.
sales | Print Shop Owner | Nurse | of Toner and wide format paper at wholesale prices.
sales | Funeral Director | SEO Specialist | of Caskets and urns delivered in two days.
sales | Locksmith | Demand Planner | of Blank keys and locks with no minimum order.
sales | Janitorial Company Owner | Biostatistician | of Floor machines and chemicals for cleaning firms.
sales | Telecom Manager | Hairdresser | of We audit phone bills and get credits back.
sales | Head of Partnerships | Lab Analyst | of Software that pays affiliates and tracks their sales.
sales | Agency Owner | Machinist | of White label web development for agencies.
sales | PPC Specialist | Caregiver | of Click fraud protection for Google Ads.
sales | Game Studio Director | Bank Teller | of Character art and animation for games.
sales | Translation Manager | Welder | of Manuals and websites translated into 30 languages.
sales | Investor Relations Manager | Line Cook | of Earnings call webcasts and transcripts.
sales | Fundraising Manager | Assembly Worker | of Auction software for charity galas.
sales | Staffing Agency Owner | Radiologist | of Background checks back within a day.
sales | Executive Recruiter | Bus Mechanic | of Contact data of senior leaders for search firms.
sales | Nonprofit CEO | Warehouse Picker | of Board meeting software for charities.
sales | Chief of Staff | Cashier | of We run offsites for leadership teams.
sales | Innovation Manager | Janitor | of We prototype new products in ten days.
sales | Logistics Manager | Payroll Manager | be You get trailers unloaded in half the time. / of Mobile dock ramps for yards without a dock.
sales | HR Director | Nightclub Bouncer | po We cut payroll corrections for a clinic group by 70%. / of We check timesheets against shifts before payroll runs.
sales | IT Director | Nurse | po A hospital in Ohio went from nine outages to none. / of We monitor networks around the clock.
sales | CFO | Teacher | po Three school districts use it. / of Spend management that stops purchases over budget.
sales | Marketing Manager | Roofer | po A roofing firm in Austin doubled its leads with us. / of+be We build landing pages that convert.
sales | Talent Acquisition Lead | Farmer | po A dairy group filled 60 jobs. / of We screen applicants by phone within an hour.
sales | Head of Security | Chef | po A restaurant chain stopped two ransomware attacks with it. / of Endpoint protection that needs no agent updates.
sales | COO | Web Designer | in I'm Pia from Fieldnote. / of We answer the phone for service businesses. / be No missed jobs.
sales | VP Operations | Guitar Teacher | of Outsourced back office teams for order entry.
sales | Founder | Nurse | in We're a small studio in Leeds. / of We build first versions of apps for startups in six weeks.
sales | Chief Executive Officer | Forklift Driver | of We find buyers for family businesses and handle the sale.
sales | Owner | Data Entry Clerk | of A line of credit for small businesses, decided in a day. / pr Banks take weeks.
sales | Managing Director | Junior Illustrator | of Executive coaching for leaders of 20 to 200 people.
sales | Operations Director, logistics | Art Director | su dock slots / pr Drivers wait and you pay detention. / of We book dock appointments for your carriers.
sales | Director of Finance | Soccer Coach | pr Subscriptions nobody uses pile up. / of We find unused software licenses and cancel them.
sales | HR Coordinator | Structural Engineer | of Leave requests and holiday calendars in Slack.
sales | Head of Customer Service | Geologist | pr Waiting times above five minutes lose customers. / of Trained agents who answer your phones in English and Spanish.
sales | Technical Writer | Butcher | of A tool that publishes API documentation from your code.
sales | Workforce Planning Manager | Sculptor | of Shift scheduling for hourly teams. / be overtime falls 15%
sales | Director of Engineering | Paralegal | qu How do you review pull requests today? / of We flag risky code changes before review.
sales | Mobile Developer | Lawyer | of Push notifications and feature flags with one SDK.
sales | Chief Data Officer | Housekeeper | of A data catalog so people find the right table.
sales | CAD Manager | Speech Therapist | of We convert 2D drawings into 3D models.
sales | Embedded Engineer | Tax Clerk | of Test boards for firmware teams.
sales | Sourcing Manager, apparel | Actuary | of Organic cotton T-shirts from a mill in Izmir.
sales | Beverage Buyer | Civil Engineer | of Cold brew in cans with a nine month shelf life.
sales | Bakery Owner | Systems Analyst | of Butter croissants, frozen, ready to bake.
sales | Brewery Owner | Bookkeeper | of Kegs for rent and washed when they come back.
sales | Grocery Store Manager | Litigator | of Produce delivered daily from growers within 100 miles.
sales | Camp Director | DBA | of Kids' camp registration and health forms online.
sales | Golf Course Superintendent | Media Buyer | of Turf seed and fertilizer for greens.
sales | Museum Director | Payroll Administrator | of Audio guides visitors use on their own phone.
sales | Athletic Director | SQL Developer | of Jerseys and team wear with your logo in two weeks.
sales | Property Developer | School Nurse | of Bridge loans for residential projects.
sales | HOA Manager | Phlebotomist | of Pool service for condo associations.
sales | Apartment Leasing Manager | Software Tester | of Virtual tours that fill vacant apartments.
sales | Elevator Technician | Dean | of Spare parts for door operators from stock.
sales | Child Psychologist | Line Manager, assembly plant | of Test kits and scoring for ADHD assessments.
sales | Chiropractor | Cloud Engineer | of We bring new patients to chiropractic clinics.
sales | Plastic Surgeon | Freight Broker | of Before and after photos that patients consent to on a tablet.
sales | Freight Broker | Dermatologist | of Load boards and carrier vetting in one screen.
sales | Customs Broker | Kindergarten Teacher | of HS codes found for any product by its description.
sales | Moving Company Owner | Statistician | of Leads from people who are moving in your city.
sales | Taxi Fleet Owner | Art Curator | of Electric cars leased with insurance for taxi firms.
sales | Drone Operator | Nurse | of Insurance for drone flights by the hour.
sales | Video Editor | Payroll Specialist | of Stock footage and music without royalties.
sales | CRM Manager | Bricklayer | of We send WhatsApp campaigns from your CRM.
sales | Loyalty Manager | Toxicologist | of Points and rewards for repeat customers in your shops.
sales | Pricing Manager | Nanny | of We watch prices of competitors each hour.
sales | Amazon Seller | Physiotherapist | of We store and ship orders for Amazon sellers.
sales | Returns Manager | Judge | of Return labels and refunds handled without emails.
sales | Chief Marketing Officer | Anesthetist | pr Half of your ad budget reaches bots. / of Brand safety and viewability reports for display ads.
sales | VP Procurement | Yoga Teacher | of Contracts, renewals and vendors in one register.
follow_up | Payroll Manager | Sales Director | ot Bringing this back up. / of We check overtime before the pay run.
follow_up | Facilities Director | Copywriter | ot I wrote last week. / of We service fire alarms and sprinklers in office towers.
follow_up | CISO | Baker | ot One more thought. / of We scan your code for leaked keys.
recruiting | Senior Java Developer | Sales Manager | of We are hiring a senior Java developer for a bank in Zurich. / be remote, 120k
recruiting | Registered Nurse | Marketing Manager | of A hospital in Denver needs ICU nurses for 13 weeks.
recruiting | Truck Driver | Accountant | of We have regional CDL routes, home each weekend.
recruiting | Account Executive | Chemist | of I'm looking for an account executive to open the German market.
recruiting | Accountant | Forklift Driver | of A client of ours seeks a senior accountant near Boston.
recruiting | Data Scientist | Plumber | of Our client is building a fraud team and needs data scientists.
recruiting | Electrician | HR Manager | of Journeyman electricians wanted for a data center, two years of work.
recruiting | Executive Chef | Software Engineer | of A hotel on the coast is looking for an executive chef.
recruiting | Warehouse Manager | Lawyer | of We are filling a warehouse manager position in Reno.
recruiting | Product Designer | Truck Driver | of We want to hire our first product designer.
recruiting | Mechanical Engineer | Nurse | of I have an opening for a mechanical engineer in medical pumps.
recruiting | HR Business Partner | Welder | of The role is HR business partner for 400 people.
recruiting | Physician Assistant | Copywriter | of An urgent care group hires physician assistants in Tampa.
recruiting | Teacher | Controller | of Our school needs a science teacher from August.
recruiting | Dentist | Fleet Manager | of A practice in Oregon is looking for an associate dentist with a path to ownership.
recruiting | DevOps Engineer | Dentist | of I'm hiring a DevOps lead for a payments startup.
recruiting | CFO | Barista | of A private equity firm is looking for a CFO for a portfolio company.
link_building | Content Manager | Warehouse Manager | of Could you add our guide to the article on your blog? / ob I read your post on gear care.
link_building | SEO Manager | Payroll Specialist | of I would like to write a guest post for your site.
link_building | Editor | Plant Manager | of We have a study on remote work your readers may like. / ai Would you link to it?
link_building | Head of Marketing | Nurse | of We would swap backlinks with your site.
event | CISO | Florist | of I'd like to invite you to a dinner for security leaders in Chicago.
event | HR Director | Machinist | of Our webinar on pay transparency is on May 12.
event | Farmer | UX Designer | of Join our field day on cover crops in June.
event | CFO | Line Cook | of A roundtable of finance chiefs on cash forecasting.
event | Supply Chain Director | Pediatrician | of We host a breakfast on port delays and freight rates.
event | School Principal | Sales Director | of A workshop on reading interventions for school leaders.
survey | Software Engineer | Chef | of We study how developers use code assistants. / ai Would you answer eight questions?
survey | Nurse | Sales Manager | of Our research asks nurses about night shifts.
survey | Procurement Manager | Graphic Designer | of I am writing a report on how buyers choose suppliers.
survey | Marketing Manager | Electrician | of We are asking marketers how they measure brand campaigns.
survey | Facilities Manager | Accountant | of A ten minute survey about cleaning contracts in office buildings.
partnership | Head of Partnerships | Lab Technician | of We'd like to resell your product to our 300 accounting clients.
partnership | VP Business Development | Nurse | of An integration between our two products would help both user bases.
partnership | Podcast Host | Plumber | of I would love to have you as a guest and swap episodes. / of We run a podcast on startup stories.
partnership | Agency Owner | Forklift Driver | of We pay 20% for each client you refer to us.
fundraising | Venture Capital Investor | Warehouse Manager | of We are raising a seed round of $2M for our logistics startup.
fundraising | Angel Investor | Payroll Manager | of Our round is half full and we have 40 paying customers.
fundraising | General Partner at a venture fund | Dentist | of We raise $5M to bring our sensor to more farms.
fundraising | Program Officer, foundation | Sales Representative | of We ask for a grant to train 200 young welders.
`;
