/** Offers written after the tables, with other words than theirs; the same format as the first ones. */
export const SECOND_TRIPLES = `
sales | Sommelier, wine bar owner | Paralegal | in My brother and I make Riesling near Seneca Lake. / of We ship direct to places like yours at 11 dollars a bottle.
sales | VP of Human Resources | Press Operator | pr When someone resigns, the exit paperwork takes a manager half a day. / of Our checklist does it for you, down to returning the laptop.
sales | Director of Talent | Anesthesiologist | of We'll put three vetted product designers in front of you by Friday. / be You only pay if you make an offer.
sales | Accounting Manager | Zookeeper | pr Vendors keep emailing to ask when they will be paid. / of A portal where they look it up themselves.
sales | Head of FP&A | Carpet Installer | pr You still stitch together twelve spreadsheets for every forecast. / of One model for headcount, revenue and spend.
sales | Chief Information Officer | Dance Teacher | pr Your people wait two days for a new laptop or a reset. / of We take those tickets off your hands for a flat fee per seat.
sales | VP of Information Security | Sheet Metal Worker | be Know within minutes when an employee's credentials leak. / of We watch criminal forums and marketplaces for your domains.
sales | Platform Engineering Lead | Hotel Concierge | pr Preview environments take 40 minutes to spin up. / of Ours are ready in 30 seconds.
sales | Director of Data | Shoe Repairer | pr Every team has its own definition of active user. / of A metrics layer everyone shares.
sales | Ecommerce Director | Crane Operator | pr Shoppers leave because they cannot tell which size fits. / of A fit finder you add to your product pages.
sales | Head of Paid Acquisition | Night Nurse | be Lower what you pay for each signup. / of We make forty new ad variations a week and kill the losers.
sales | Content Lead | Boiler Operator | of We turn interviews with your experts into posts that rank. / be two a week, edited
sales | Director of Corporate Communications | Forklift Driver | of We get your chief executive on the shows her buyers listen to.
sales | Head of Sales | Speech Therapist | pr Half of the pipeline goes quiet after the first demo. / of We record why and tell reps what to send next.
sales | Contact Centre Director | Tile Setter | pr One in five callers hangs up before anyone answers. / of We pick up what your team cannot, in your name.
sales | Customer Success Manager | Geologist | be See three months ahead who will not renew.  / of We read usage and ticket signals.
sales | General Counsel | Kitchen Porter | pr Sales waits eight days for a signed agreement. / of We turn your playbook into edits your lawyers approve with one click.
sales | Purchasing Manager | School Psychologist | pr Prices for nickel and zinc moved 14% this spring. / of We lock in quarterly prices from four foundries.
sales | Distribution Manager | Speech Writer | pr Drivers sit outside your gate from six in the morning. / of Carriers book their own arrival window online.
sales | Head of Supply Chain | Hair Colorist | pr You sit on eleven weeks of stock of things nobody wants and run out of what sells. / of We tell planners what to buy each Monday.
sales | Logistics Director | Book Editor | of We move full trailers between Monterrey and Dallas with our own drivers. / be two day transit
sales | Fleet Director | Yoga Instructor | pr Tires are your second biggest cost on the road. / of We check pressure remotely and send a van.
sales | Plant Engineer | Wedding Planner | pr Compressed air leaks cost a mid-size factory 40,000 a year. / of We find and tag them in one shift.
sales | Director of Manufacturing | Tour Guide | pr Setups eat two hours on each machine. / of We get them under 20 minutes with quick-change fixtures.
sales | Maintenance Planner | Fashion Stylist | be Your mechanics have the right spare before the line goes down. / of We keep your storeroom counted and stocked.
sales | Quality Director | Concert Promoter | of A camera that checks each cap and label at line speed. / be no more complaints from retailers
sales | Safety Coordinator | Translator | of We fit-test respirators on your site, a hundred people a day.
sales | Director of Facilities | Tax Attorney | pr Parking lots turn to ice by five in the morning. / of Our plows are there by four.
sales | Hospital Facilities Manager | Game Designer | of We test and certify your backup generators each quarter.
sales | Workplace Experience Manager | Lathe Operator | of Lunch from a different local kitchen each day, for your whole team.
sales | Property Manager, apartments | Data Engineer | pr Turning a unit takes eleven days between renters. / of We paint, clean and repair in three.
sales | General Dentist | Supply Chain Analyst | of Crowns milled from your scans, back in four days.
sales | Orthopedic Surgeon | Digital Marketing Specialist | of We get your MRI requests approved by insurers. / be your staff stop calling
sales | Clinic Administrator | Mining Engineer | pr Patients forget visits and your front desk calls them one by one. / of We do the calling.
sales | Nursing Director, assisted living | Java Developer | pr Families ask for updates all day. / of An app that tells them how Mom slept and ate.
sales | Physiotherapy Clinic Owner | Credit Analyst | of Treatment tables with hand control, in stock in Ohio.
sales | Veterinary Practice Owner | Solutions Architect | of Blood work for dogs and cats read the same evening.
sales | Hospital Pharmacist | Sales Trainer | pr Shortages mean hours on the phone with wholesalers. / of We show who has the drug now.
sales | Laboratory Director | Store Cashier | of We service and requalify biosafety cabinets.
sales | Assistant Principal | Claims Adjuster | pr One in four students misses more than 18 days. / of We text families the same morning.
sales | Director of Curriculum | Mortgage Broker | of Ten science kits for grades 3 to 5, matched to your standards.
sales | Vice Provost | Plumber | pr A third of freshmen do not come back. / of We show advisors who needs a call this week.
sales | Preschool Owner | DevOps Engineer | of Billing for tuition and late pickup that parents pay by phone.
sales | Lead Pastor | Revenue Manager | of We stream your Sunday service with three cameras and no crew.
sales | Animal Shelter Director | Account Executive | of We write to people who gave once and never again. / be one in nine gives again
sales | Town Manager | Pastry Chef | pr Residents wait on the phone to ask about trash day. / of A line that answers those calls in English and Spanish.
sales | Sheriff | Interior Decorator | of Software that writes incident reports from what the deputy says.
sales | Pizzeria Owner | Actuary | pr The apps take 30 percent of each pie. / of Take orders on your own site for 99 dollars a month.
sales | Pastry Chef | HR Director | of Valrhona and Callebaut at distributor prices, by the kilo.
sales | Boutique Hotel Owner | Toxicologist | pr Booking sites keep 18% of each night. / of We bring guests to your own page.
sales | CrossFit Gym Owner | Tax Manager | pr People sign up in January and vanish by March. / of We text them before they quit.
sales | Barber Shop Owner | Research Scientist | of A chair-side app where clients book, pay and tip.
sales | Corn Farmer | Brand Manager | pr Weeds that shrug off glyphosate spread last year. / of A robot that pulls them, rented by the acre.
sales | Orchard Manager | Payroll Specialist | of Bees for pollination, delivered at bloom.
sales | Concrete Contractor | Librarian | of Used pump trucks, inspected, with financing.
sales | Custom Home Builder | Radiology Technician | of We draw your framing plans in a week. / be fewer fixes in the field
sales | Master Plumber | Copy Chief | pr You lose evenings to writing quotes. / of Talk into your phone and the quote is written.
sales | Commercial Architect | Pharmacy Technician | of Physical models of your buildings, laser cut, in six days.
sales | Commercial Real Estate Broker | Occupational Therapist | of Ownership records and phone numbers for every warehouse in Phoenix.
sales | VP of Mortgage Lending | Carpenter | pr Files come back from underwriting with missing pages. / of We check them before they go.
sales | Independent Insurance Agent | Lab Assistant | pr Remarketing renewals takes an hour each. / of We do it overnight across your carriers.
sales | Financial Planner | Line Cook | of We write your quarterly client letters. / be compliant and readable
sales | Private Equity Associate | Barista | of Lists of founder-owned manufacturers that may sell.
sales | Dealership Service Director | Museum Curator | pr Four of ten no longer come back after the warranty ends. / of We call them when they are due.
sales | Aircraft Maintenance Manager | Grocery Clerk | of Tires and brakes for regional jets, exchanged in 24 hours.
sales | Director of Water Utilities | Fashion Model | of We find leaking mains by listening from the street.
sales | Drilling Manager | Kindergarten Aide | of Bits rebuilt in a week at half the price of new.
sales | Magazine Publisher | Toolmaker | of We sell your back pages to local advertisers on commission.
sales | Wedding Photographer | Compliance Analyst | of We edit a full wedding in five days in your style.
sales | Independent Musician | Procurement Lead | of We master your tracks by hand. / be ready for vinyl and streaming
sales | Head of Investor Relations | Roofer | of We find out which funds sold your stock and why.
sales | Sustainability Director | Dental Nurse | pr Customers ask for product emissions you do not have. / of We compute them from bills of material.
sales | COO | Substitute Teacher | pr Every location does the same task its own way. / of Checklists and photos from each site on one page.
sales | Owner, HVAC company | Epidemiologist | pr Calls after five go to voicemail and then to your competitor. / of We answer and book the job.
sales | Company Founder | Lab Technician | of We help owners who want to step back find a successor.
sales | IT Asset Manager | Midwife | of We collect retired equipment and wipe drives to standard.
sales | Tax Director | Video Producer | pr Penalties for late returns doubled this year. / of We prepare and file in all states you ship to.
sales | Employee Benefits Manager | CNC Programmer | be Cut what you spend on prescriptions by a fifth. / of We negotiate with drug makers for your plan.
sales | Loan Officer | Chiropodist | of Introductions to homeowners who asked about refinancing this week.
sales | Legal Assistant Manager | Beekeeper | of We pull medical records for injury cases in nine days.
recruiting | Staff Nurse | Economist | of Our surgical ward in Leeds has three day posts open.
recruiting | Welder | Marketing Director | of Pipe welders needed on a shutdown near Baytown, per diem paid.
recruiting | Backend Engineer | Hotel Receptionist | of You'd own the billing service, in Go, with a team of four.
recruiting | Bookkeeper | Surgeon | of A family firm of 30 wants someone to own the books.
event | Head of Procurement | Dental Hygienist | of Twelve purchasing leaders meet in Hamburg on 4 June to compare notes on tariffs.
survey | Veterinarian | Sales Manager | of I study burnout among vets and need ten more answers.
event | Chief Marketing Officer | Truck Driver | of A morning on how AI search changes brand discovery.
survey | Warehouse Manager | Illustrator | of We ask people who run distribution centers about staffing at peak.
partnership | Director of Partnerships | Cook | of Our customers keep asking for a connector to your tool.
fundraising | Seed Investor | Nurse | of We're two former truckers building software for small fleets and are raising 1.5 million.
`;
