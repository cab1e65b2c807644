/**
 * Titles as people and files write them, with the expected reading: `title | seniority | function`, `-` for unknown. Conventions: The
 * word manager makes a `manager` even for kinds of work (product, account, project manager): the databases behind the published figures
 * classify titles this way. Head of, director, department head and general manager are `director`; founder, owner, president and partner
 * of a firm are `c_level`. A team lead is a `manager`, "Lead Engineer" an `individual`. Anyone's assistant is an `individual`. Former
 * positions are ignored. A specific function takes precedence over general management: a founder who is CTO works in engineering.
 */
export const JOB_TITLES = `
CEO | c_level | general_management
Chief Executive Officer | c_level | general_management
C.E.O. | c_level | general_management
Founder & CEO | c_level | general_management
Co-Founder | c_level | general_management
Cofounder and CTO | c_level | engineering
Founder | c_level | general_management
Founding Partner | c_level | general_management
Owner | c_level | general_management
Business Owner | c_level | general_management
Co-Owner / Operator | c_level | general_management
President | c_level | general_management
President & COO | c_level | operations
President and CEO | c_level | general_management
Chairman of the Board | c_level | general_management
Executive Chair | c_level | general_management
Managing Director | c_level | general_management
Managing Partner | c_level | general_management
Senior Partner | c_level | general_management
Partner | c_level | general_management
General Partner | c_level | general_management
Deputy CEO | c_level | general_management
Interim CFO | c_level | finance
Fractional CMO | c_level | marketing
CFO | c_level | finance
Chief Financial Officer | c_level | finance
Group CFO | c_level | finance
CTO | c_level | engineering
Chief Technology Officer | c_level | engineering
CIO | c_level | it
Chief Information Officer | c_level | it
CISO | c_level | it
Chief Information Security Officer | c_level | it
COO | c_level | operations
Chief Operating Officer | c_level | operations
CMO | c_level | marketing
Chief Marketing Officer | c_level | marketing
CRO | c_level | sales
Chief Revenue Officer | c_level | sales
Chief Commercial Officer | c_level | sales
CPO | c_level | product
Chief Product Officer | c_level | product
CHRO | c_level | people
Chief People Officer | c_level | people
Chief Human Resources Officer | c_level | people
Chief Legal Officer | c_level | legal
General Counsel | c_level | legal
Chief Procurement Officer | c_level | procurement
Chief Customer Officer | c_level | customer_success
Chief Medical Officer | c_level | healthcare
Chief Scientific Officer | c_level | research
Chief Growth Officer | c_level | marketing
Chief Data Officer | c_level | engineering
Chief Design Officer | c_level | design
VP Sales | vp | sales
VP of Sales | vp | sales
V.P. Sales | vp | sales
Vice President | vp | -
Vice President, IT | vp | it
Vice President of Engineering | vp | engineering
Vice-President Marketing | vp | marketing
SVP, Global Marketing | vp | marketing
Senior Vice President - Finance | vp | finance
EVP Operations | vp | operations
Executive Vice President, Human Resources | vp | people
AVP, Information Technology | vp | it
Assistant Vice President | vp | -
VP, Customer Success | vp | customer_success
VP Product | vp | product
VP of Product Marketing | vp | marketing
VP People & Culture | vp | people
VP Legal & Compliance | vp | legal
VP Supply Chain | vp | operations
VP Business Development | vp | sales
VP, Head of Research | vp | research
Group Vice President, Procurement | vp | procurement
Regional VP of Sales, EMEA | vp | sales
Director | director | -
Director of Sales | director | sales
Sales Director | director | sales
Senior Director, Demand Generation | director | marketing
Associate Director of Finance | director | finance
Director of IT | director | it
IT Director | director | it
Director, Information Security | director | it
Director of Operations | director | operations
Director of Engineering | director | engineering
Engineering Director | director | engineering
Director of Talent Acquisition | director | people
HR Director | director | people
Director of Human Resources | director | people
Creative Director | director | design
Art Director | director | design
Medical Director | director | healthcare
Clinical Director | director | healthcare
Director of Nursing | director | healthcare
Research Director | director | research
Director of Research & Development | director | research
Director of Procurement | director | procurement
Purchasing Director | director | procurement
Legal Director | director | legal
Director of Customer Experience | director | customer_success
Director of Product Management | director | product
Director of Admissions | director | education
Executive Director | director | general_management
Regional Director | director | -
Head of Growth | director | marketing
Head of Sales | director | sales
Head of Marketing | director | marketing
Head of People | director | people
Head of Product | director | product
Head of Engineering | director | engineering
Head of IT | director | it
Head of Finance | director | finance
Head of Legal | director | legal
Head of Customer Success | director | customer_success
Head of Partnerships | director | sales
Head of Design | director | design
Head of Operations | director | operations
Global Head of Procurement | director | procurement
Head Of R&D | director | research
Head of Revenue Operations | director | sales
Head of Data | director | engineering
General Manager | director | general_management
GM | director | general_management
Chief of Staff | director | general_management
Chief of Staff to the CEO | director | general_management
Dean of Students | director | education
Principal | director | -
School Principal | director | education
Superintendent of Schools | director | education
Sales Manager | manager | sales
Regional Sales Manager | manager | sales
Account Manager | manager | sales
Key Account Manager | manager | sales
Senior Account Manager | manager | sales
Product Manager | manager | product
Senior Product Manager | manager | product
Group Product Manager | manager | product
Product Marketing Manager | manager | marketing
Project Manager | manager | operations
Program Manager | manager | operations
Technical Program Manager | manager | engineering
Customer Success Manager | manager | customer_success
Community Manager | manager | marketing
Social Media Manager | manager | marketing
Marketing Manager | manager | marketing
Brand Manager | manager | marketing
Content Marketing Manager | manager | marketing
Engineering Manager | manager | engineering
QA Manager | manager | engineering
IT Manager | manager | it
IT Support Manager | manager | it
Network Manager | manager | it
HR Manager | manager | people
Human Resources Manager | manager | people
Talent Acquisition Manager | manager | people
Payroll Manager | manager | people
Finance Manager | manager | finance
Accounting Manager | manager | finance
Operations Manager | manager | operations
Warehouse Manager | manager | operations
Plant Manager | manager | operations
Facilities Manager | manager | operations
Office Manager | manager | operations
Store Manager | manager | -
Assistant Manager | manager | -
Procurement Manager | manager | procurement
Purchasing Manager | manager | procurement
Category Manager | manager | procurement
Legal Operations Manager | manager | legal
Compliance Manager | manager | legal
Customer Service Manager | manager | customer_success
Nurse Manager | manager | healthcare
Design Manager | manager | design
Business Development Manager | manager | sales
Partner Manager | manager | sales
Partnership Manager | manager | sales
Channel Manager | manager | sales
Sales Operations Manager | manager | sales
Marketing Operations Manager | manager | marketing
People Operations Manager | manager | people
Team Lead | manager | -
Tech Lead | manager | engineering
Engineering Team Lead | manager | engineering
Customer Support Team Leader | manager | customer_success
Production Supervisor | manager | operations
Supervisor | manager | -
Shift Supervisor | manager | -
Construction Foreman | manager | operations
Assistant to the CEO | individual | operations
Executive Assistant to the CEO and CFO | individual | operations
Executive Assistant | individual | operations
EA to CEO | individual | operations
PA to Managing Director | individual | operations
Administrative Assistant | individual | operations
Assistant to the Regional Manager | individual | operations
Software Engineer | individual | engineering
Senior Software Engineer | individual | engineering
Lead Engineer | individual | engineering
Lead Developer | individual | engineering
Principal Engineer | individual | engineering
Staff Software Engineer | individual | engineering
Full Stack Developer | individual | engineering
Frontend Developer | individual | engineering
DevOps Engineer | individual | engineering
Data Engineer | individual | engineering
Data Scientist | individual | engineering
Data Analyst | individual | engineering
Solutions Architect | individual | engineering
QA Engineer | individual | engineering
Mechanical Engineer | individual | engineering
Sales Engineer | individual | sales
Solutions Engineer, Presales | individual | sales
Account Executive | individual | sales
Enterprise Account Executive | individual | sales
Sales Development Representative | individual | sales
SDR | individual | sales
BDR | individual | sales
Business Development Representative | individual | sales
Sales Representative | individual | sales
Medical Sales Representative | individual | sales
Inside Sales Specialist | individual | sales
Sales Executive | individual | sales
Sales Associate | individual | sales
Real Estate Agent | individual | sales
Marketing Specialist | individual | marketing
Marketing Coordinator | individual | marketing
Digital Marketing Executive | individual | marketing
SEO Specialist | individual | marketing
Copywriter | individual | marketing
Content Strategist | individual | marketing
Public Relations Specialist | individual | marketing
Recruiter | individual | people
Technical Recruiter | individual | people
Senior Talent Partner | individual | people
HR Business Partner | individual | people
HR Generalist | individual | people
Talent Sourcer | individual | people
Accountant | individual | finance
Senior Accountant | individual | finance
Financial Analyst | individual | finance
Financial Controller | individual | finance
Controller | individual | finance
Bookkeeper | individual | finance
Auditor | individual | finance
Tax Consultant | individual | finance
Financial Advisor | individual | finance
Loan Officer | individual | finance
Systems Administrator | individual | it
Network Engineer | individual | it
IT Specialist | individual | it
Help Desk Technician | individual | it
Security Analyst | individual | it
Cybersecurity Engineer | individual | it
Database Administrator | individual | it
Buyer | individual | procurement
Senior Buyer | individual | procurement
Procurement Specialist | individual | procurement
Strategic Sourcing Analyst | individual | procurement
Attorney | individual | legal
Associate Attorney | individual | legal
Corporate Counsel | individual | legal
Paralegal | individual | legal
Compliance Officer | individual | legal
Customer Success Associate | individual | customer_success
Customer Support Specialist | individual | customer_success
Customer Service Representative | individual | customer_success
Technical Support Engineer | individual | customer_success
UX Designer | individual | design
Product Designer | individual | design
Graphic Designer | individual | design
Architect | individual | design
Product Owner | individual | product
Product Analyst | individual | product
Registered Nurse | individual | healthcare
Physician | individual | healthcare
Physical Therapist | individual | healthcare
Pharmacist | individual | healthcare
Dentist | individual | healthcare
Teacher | individual | education
High School Math Teacher | individual | education
Professor of Economics | individual | education
Associate Professor | individual | education
Lecturer | individual | education
Research Scientist | individual | research
Postdoctoral Researcher | individual | research
Research Assistant | individual | research
Lab Technician | individual | research
Supply Chain Analyst | individual | operations
Logistics Coordinator | individual | operations
Quality Inspector | individual | operations
Operations Associate | individual | operations
Truck Driver | individual | operations
Consultant | individual | -
Management Consultant | individual | -
Senior Consultant | individual | -
Business Analyst | individual | -
Intern | individual | -
Marketing Intern | individual | marketing
CEO Office Intern | individual | -
Freelancer | individual | -
Student at Northfield University | individual | education
Engineer at President Software | individual | engineering
Software Engineer @ Head of Cloud | individual | engineering
Sales Manager at Chief Supplies | manager | sales
Founder | Keynote Speaker | c_level | general_management
CEO & Founder at Northwind | c_level | general_management
Ex-CEO | - | -
Former VP of Sales | - | -
Retired | - | -
Consultant, former CFO | individual | -
Open to work | - | -
Seeking new opportunities | - | -
Ninja | - | -
Human | - | -
Dreamer and doer | - | -
Geschäftsführer | c_level | general_management
Geschäftsführerin | c_level | general_management
Geschäftsführender Gesellschafter | c_level | general_management
Inhaber | c_level | general_management
Vorstand | c_level | general_management
Vorstandsvorsitzender | c_level | general_management
Kaufmännischer Leiter | director | finance
Leiter Vertrieb | director | sales
Vertriebsleiter | director | sales
Leiterin Marketing | director | marketing
Marketingleiterin | director | marketing
Leiter IT | director | it
IT-Leiter | director | it
Personalleiterin | director | people
Einkaufsleiter | director | procurement
Bereichsleiter | director | -
Abteilungsleiter Finanzen | director | finance
Teamleiter Kundenservice | manager | customer_success
Projektleiter | manager | operations
Vertriebsmitarbeiter | individual | sales
Softwareentwickler | individual | engineering
Buchhalterin | individual | finance
Sachbearbeiter | individual | -
Rechtsanwältin | individual | legal
Assistentin der Geschäftsführung | individual | operations
Einkäufer | individual | procurement
Werkstudent Marketing | individual | marketing
PDG | c_level | general_management
Président | c_level | general_management
Directeur Général | c_level | general_management
Gérant | c_level | general_management
Fondatrice | c_level | general_management
Directeur commercial | director | sales
Directrice marketing | director | marketing
Directeur des ressources humaines | director | people
DRH | director | people
DSI | director | it
Directeur des achats | director | procurement
Directeur financier | director | finance
Responsable marketing | manager | marketing
Responsable des ventes | manager | sales
Responsable RH | manager | people
Chef de projet | manager | operations
Chef de produit | manager | product
Ingénieur commercial | individual | sales
Développeur web | individual | engineering
Comptable | individual | finance
Avocat | individual | legal
Acheteur | individual | procurement
Assistante de direction | individual | operations
Director General | c_level | general_management
Consejero Delegado | c_level | general_management
Gerente General | c_level | general_management
Fundador | c_level | general_management
Socio | c_level | general_management
Director Comercial | director | sales
Directora de Marketing | director | marketing
Director de Recursos Humanos | director | people
Director de Compras | director | procurement
Gerente de Ventas | manager | sales
Jefe de Compras | manager | procurement
Jefa de Proyecto | manager | operations
Responsable de Sistemas | manager | it
Desarrollador de software | individual | engineering
Ingeniero de software | individual | engineering
Contador | individual | finance
Abogada | individual | legal
Diretor Executivo | director | general_management
Sócio-fundador | c_level | general_management
Proprietário | c_level | general_management
Diretora Comercial | director | sales
Diretor Financeiro | director | finance
Gerente de Marketing | manager | marketing
Gerente de TI | manager | it
Coordenador de RH | individual | people
Analista de Marketing | individual | marketing
Desenvolvedor | individual | engineering
Amministratore Delegato | c_level | general_management
Titolare | c_level | general_management
Direttore Commerciale | director | sales
Direttore Generale | c_level | general_management
Direttrice Risorse Umane | director | people
Responsabile Acquisti | manager | procurement
Responsabile Marketing | manager | marketing
Sviluppatore software | individual | engineering
Impiegata amministrativa | individual | operations
Avvocato | individual | legal
Algemeen directeur | c_level | general_management
Eigenaar | c_level | general_management
Zaakvoerder | c_level | general_management
Commercieel directeur | director | sales
Hoofd HR | director | people
Hoofd Inkoop | director | procurement
Verkoopleider | manager | sales
Softwareontwikkelaar | individual | engineering
Accountmanager | manager | sales
Inkoper | individual | procurement
Prezes Zarządu | c_level | general_management
Właściciel | c_level | general_management
Dyrektor Generalny | c_level | general_management
Dyrektor Sprzedaży | director | sales
Dyrektor Marketingu | director | marketing
Kierownik Działu IT | manager | it
Kierownik ds. zakupów | manager | procurement
Programista | individual | engineering
Księgowa | individual | finance
Specjalista ds. marketingu | individual | marketing
VD | c_level | general_management
Verkställande direktör | c_level | general_management
Grundare | c_level | general_management
Försäljningschef | manager | sales
Marknadschef | manager | marketing
IT-chef | manager | it
Ekonomichef | manager | finance
Inköpschef | manager | procurement
Säljare | individual | sales
Systemutvecklare | individual | engineering
Administrerende direktør | c_level | general_management
Adm. dir. | c_level | general_management
Salgschef | manager | sales
Salgssjef | manager | sales
Indehaver | c_level | general_management
Udvikler | individual | engineering
Executive Vice President & Chief Financial Officer | c_level | finance
VP & General Counsel | c_level | legal
Talent Acquisition Partner | individual | people
Geschäftsleiter | c_level | -
Leitung Marketing | director | marketing
Verkaufsleiter | director | sales
IT-Systemadministrator | individual | it
Projektledare | manager | operations
Realtor | individual | sales
Director of Analytics | director | engineering
Intern, CEO Office | individual | -
CEO's Executive Assistant | individual | operations
Director's Assistant | individual | -
Intern, Office of the CEO | individual | -
Coordinator, Office of the President | individual | -
CEO Assistant | individual | -
Driver to the CEO | individual | operations
VP's Assistant | individual | -
Secretary to the President | individual | operations
Chief of Staff to the CEO | director | general_management
Farmer | individual | -
Nightclub Bouncer | individual | -
Pastor | individual | -
Fire Chief | director | -
Welder | individual | operations
Chiropractor | individual | healthcare
Assistant Director | director | -
Owner / Dentist | c_level | healthcare
Head Housekeeper | individual | -
Head Gardener and Estate Foreman | manager | operations
Head Brewer | individual | -
Head Librarian at Kent College | individual | education
Head Teacher | director | education
Headmaster | director | -
Head of Housekeeping | director | -
Head Customer Success | director | customer_success
`;
