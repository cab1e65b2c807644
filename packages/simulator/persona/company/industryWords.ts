import type { Industry } from '../persona.ts';

/**
 * Words in industry names as LinkedIn, Apollo and people write them, folded to lower case. The first rule that matches decides,
 * so that "Hospital & Health Care" comes before "Hospitality" and "Staffing and Recruiting" before "Services".
 */
export const INDUSTRY_RULES: readonly (readonly [pattern: RegExp, industry: Industry])[] = [
  [/staffing|recruit|employment agenc|human resources|executive search|talent/, 'recruiting'],
  [
    /venture capital|private equity|investment|bank|financ|mortgag|lending|capital market|accounting|crypto|payments|wealth|credit/,
    'finance',
  ],
  [/insur/, 'insurance'],
  [/e-?learning|education|school|universit|training|edtech|academ|coaching|teaching|libraries/, 'education'],
  [
    /hospital(?!ity)|health|medical|pharma|biotech|dental|wellness|fitness|veterinar|nursing|clinic|therap|physician|optomet|life science/,
    'healthcare',
  ],
  [/law |law$|legal|attorney|judiciary|alternative dispute/, 'legal'],
  [
    /non-?profit|ngo|philanthrop|fund-?raising|charit|religious|civic|social organi[sz]ation|individual & family|museums|think tank/,
    'nonprofit',
  ],
  [
    /government|public (?:administration|safety|policy)|military|defen[cs]e|law enforcement|legislative|political|municipal|international affairs|armed forces|administration of justice/,
    'government',
  ],
  [/real estate|estate agen|property|realty|leasing non-residential/, 'real_estate'],
  [
    /construction|civil engineering|building (?:materials|construction)|architecture|contractor|roofing|hvac|plumbing|landscap|glass, ceramics/,
    'construction',
  ],
  [
    /logistic|supply chain|transport|warehous|freight|shipping|trucking|airline|aviation(?! and aero)|maritime|package|railroad|import and export|import & export|courier/,
    'logistics',
  ],
  [/oil|gas|energy|renewable|solar|utilit|power generation|mining|electric power|environmental services|petrol|water supply/, 'energy'],
  [
    /hospitality|hotel|restaurant|travel|tourism|leisure|food service|food and beverage service|gambling|casino|recreation|events services|catering/,
    'hospitality',
  ],
  [
    /it services|it consulting|information technology|outsourc|managed service|computer (?:and )?network|network security|computer & network|cyber|it system|data security|hosting|msp$|telecom|wireless/,
    'it_services',
  ],
  [
    /software|saas|internet|computer games|mobile games|technology, information|information services|artificial intelligence|cloud|tech(?:nology)?$|app development|data infrastructure/,
    'software',
  ],
  [
    /marketing|advertis|public relations|pr agency|market research|branding|creative agency|design services|graphic design|digital agency|agency|seo/,
    'marketing_agency',
  ],
  [/consult|professional services|business services|think-tank|advisory|program development|professional training/, 'consulting'],
  [
    /media|publish|broadcast|entertainment|music|film|motion picture|newspaper|news|animation|photograph|performing arts|sports|writing and editing|video/,
    'media',
  ],
  [
    /retail|e-?commerce|wholesale|consumer (?:goods|services|electronics)|apparel|fashion|luxury|supermarket|grocer|cosmetics|sporting goods|jewel|furniture store|dealership/,
    'retail',
  ],
  [
    /manufactur|machinery|industrial|automotive|chemical|plastic|textile|electronics?|electrical|semiconductor|aerospace|aviation|mechanical|packaging|paper|steel|metal|furniture|food production|food & beverages|dairy|farming|tobacco|wine|shipbuilding|hardware|robotic|production|nanotech|printing|medical devices/,
    'manufacturing',
  ],
  [/^it$|computer/, 'it_services'],
];
