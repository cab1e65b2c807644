/** Abbreviations that are normally written in capitals and are not shouting. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  'CRM ROI SAAS PAAS IAAS CEO CFO CTO CMO COO CIO CISO CRO CPO CHRO CXO CDO SVP EVP AVP VP HR IT AI ML API SDK SEO SEM PPC CPC CPA CPM CTR CAC LTV CLV ARR MRR ACV NRR GRR NPS CSAT KPI KPIS OKR OKRS SLA SLAS SOP SOPS RFP RFPS RFQ RFI POC MVP SDR SDRS BDR BDRS AE AES AM CSM CSMS GTM ICP ICPS MQL SQL MQLS SQLS B2B B2C D2C DTC ERP WMS TMS MES PLM PIM DAM CMS CDP DMP ETL ELT BI EDI VPN DNS SSL TLS SSO MFA SAML SOC SIEM EDR XDR MDR SOAR IAM GRC GDPR CCPA HIPAA PCI DSS ISO SOX FERPA FDA EPA OSHA SEC IRS NIST FEDRAMP CMMC AWS GCP IBM SAP HP AMD USA UK EU US UAE EMEA APAC LATAM DACH NYC LA SF USD EUR GBP CAD AUD VAT GST PTO PEO EOR ATS HRIS HCM LMS DEI ESG CSR IPO PE VC LP GP M&A EBITDA GAAP IFRS COGS CAPEX OPEX P&L SKU SKUS POS OEM OEMS MRO HVAC MEP BIM CAD CAM CNC PLC SCADA IOT RFID NFC QR GPS GIS UPS DHL FTL LTL 3PL 4PL EMR EHR PHI ICU ER MRI CT DNA RNA NASA NATO FBI CIA NHS NGO MBA PHD FAQ FAQS PDF CSV XML JSON HTML HTTP HTTPS URL URLS FTP SSH CLI GUI UI UX QA CI CD DEVOPS CICD RPA OCR NLP LLM LLMS GPT RAG GPU CPU RAM SSD TV PR PM AM EST PST CET GMT UTC ET PT CT MT BST ASAP FYI BTW TBD TBA ETA DIY RSVP PS PPS OK OOO WFH EOD EOW COB EOQ YOY MOM QOQ YTD QTD TAM SAM SOM PLG ABM ABX SMB SMBS MSP MSPS ISV VAR ISP UCAAS CCAAS CPAAS CPQ ITSM ITIL CMDB BPO KYC AML FINRA ACH SWIFT IBAN NFT DAO DEFI HOA REIT MLS CRE DOD VA DOE FAA FTC HUD CDC WHO UN LLC INC LTD PLC GMBH AG SRL BV NV SA AB AS OY APS PTY CO CEU CE CNA RN NP DSO MSO PBM RCM UTM SMS MMS RCS VOIP PBX IVR DID DKIM SPF DMARC BIMI MX IP TCP UDP LAN WAN SDN NOC OSS BSS OTT STEM PTA IEP K12 GPA SAT ACT GRE EDTECH MARTECH TCO MTTR MTTD SRE ESP SPIF OTE PIP COVID NAICS SIC EIN SSN DOT ELD FMCSA ESOP COI AP AR FP&A VOC NDA MSA SOW DPA BAA'.split(
    ' ',
  ),
);

/** Short words that count as shouting when capitalized. Longer unknown words always do. */
export const SHOUTED_SHORT_WORDS: ReadonlySet<string> = new Set(
  'NOW YOU ALL BUY WIN NEW NOT GET TRY YES NO FREE OFF ANY OUR ONE TOP BIG HOT ONLY BEST MUST JUST HUGE LAST SAVE STOP WANT NEED THIS THAT WILL YOUR EVERY NEVER TODAY THE AND FOR ARE CAN WHY HOW WHO WHAT DAY FAST CASH SALE DEAL GIFT MORE MOST VERY LOVE HELP CALL SIGN BOOK LESS ZERO EASY REAL TRUE HUGE WAIT LOOK READ OPEN LIVE MISS GREAT DO DONT BE IS SO UP IN ON AT TO'.split(
    ' ',
  ),
);

/** Everyday words that are too short to count as shouting by themselves; next to a shouted word they count, too. */
export const ALSO_SHOUTED: ReadonlySet<string> = new Set(
  'dear hello hey greetings hour hours days week weeks month year night noon same next full half good low high price prices money cost costs ask reply email click here order trial quote offer offers ends soon left also even each both make keep give take come but if of by my me we they from with then than extra total bonus brand demo charge spot spots seat seats slot slots deals super act sick tired idea ideas pay paid pays plus years until before after place places left chance risk fees start grow growth time times work works amazing proven nothing limited exclusive everyone everywhere anyone instant instantly results guaranteed'.split(
    ' ',
  ),
);
