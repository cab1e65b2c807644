/** Words in slugs that are never names. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  'the your with for marketing marketer growth seo digital expert experts specialist consultant consulting consultancy coach coaching ceo cfo cto cmo coo founder cofounder owner director manager president hr recruiter recruiting recruitment staffing developer dev engineer engineering software designer design agency solutions services official guru ninja hacker wizard strategist advisor advisory realtor realestate realty copywriter freelance freelancer entrepreneur startup saas ecommerce crypto blockchain data analyst analytics automation sales salesman leadgen leads outreach business company group team media social content creator influencer trainer fitness nutrition photographer photography videographer accountant accounting bookkeeping lawyer attorney legal finance financial insurance mortgage broker tech technology cyber security product project operations logistics events travel health wellness doctor dentist nurse teacher professor author writer speaker podcast studio shop store'.split(
    ' ',
  ),
);
