/** Codes of the Standard Occupational Classification and the trade they belong to; the longest prefix decides. */
const PREFIXES = `
executive 11-1011 | executive 11-1021 | government 11-1031 | marketing 11-2011 | marketing 11-2021 | sales 11-2022 | communications 11-2032 | fundraising 11-2033
office 11-3012 | facilities 11-3013 | guard 11-3013.01 | it 11-3021 | finance 11-303 | investing 11-3031.03 | production 11-3051 | quality 11-3051.01 | energy 11-3051.0
procurement 11-3061 | logistics 11-3071 | supply 11-3071.04 | hr 11-3111 | hr 11-3121 | training 11-3131 | farmer 11-9013 | builder 11-9021 | childcare 11-9031
principal 11-9032 | highered 11-9033 | principal 11-9039 | engineer 11-9041 | restaurant 11-9051 | leisure 11-907 | hotel 11-9081 | clinic 11-9111 | rnd 11-9121 | trials 11-9121.01
property 11-9141 | nonprofit 11-9151 | police 11-9161 | funeral 11-9171 | fitness 11-9179.01 | beauty 11-9179.02 | trials 11-9199.01 | compliance 11-9199.02 | guard 11-9199.08 | energy 11-9199
music 13-1011 | merchandising 13-1022 | procurement 13-102 | insurance 13-103 | compliance 13-1041 | logistics 13-1041.08 | builder 13-1051 | hr 13-107 | recruiting 13-1071 | logistics 13-1081
project 13-1082 | consulting 13-1111 | planner 13-1121 | fundraising 13-1131 | hr 13-1141 | training 13-1151 | marketing 13-1161 | content 13-1161.01 | ecommerce 13-1199.06 | operations 13-1199 | energy 13-1199.05 | guard 13-1199.07
accounting 13-2011 | realtor 13-202 | finance 13-2031 | banking 13-2041 | finance 13-2051 | wealth 13-2052 | insurance 13-2053 | compliance 13-2054 | compliance 13-2061 | banking 13-207 | tax 13-208 | finance 13-2099
it 15-1211 | clinic 15-1211.01 | security 15-1212 | software 15-1221 | it 15-123 | it 15-124 | data 15-1242 | data 15-1243 | software 15-125 | design 15-1255 | it 15-1299 | security 15-1299.04 | security 15-1299.05 | security 15-1299.06 | project 15-1299.09
insurance 15-2011 | data 15-20 | trials 15-2051.02 | architect 17-101 | civil 17-102 | engineer 17-2 | civil 17-2051 | hardware 17-2061 | hardware 17-2072 | safety 17-2111 | energy 17-2081 | mining 17-2151 | mining 17-2171 | aviation 17-2011 | maritime 17-2121
engineer 17-3 | architect 17-3011 | civil 17-3031 | rnd 19- | farmer 19-101 | farmer 19-103 | lab 19-102 | lab 19-4 | trials 19-1042 | mental 19-303 | civil 19-3051 | data 19-3011 | marketing 19-3022 | safety 19-5 | farmer 19-4012 | energy 19-204
mental 21-101 | highered 21-1012 | socialwork 21-102 | socialwork 21-109 | clergy 21-2 | legal 23- | highered 25-1 | teacher 25-2 | teacher 25-3 | childcare 25-2011 | librarian 25-4 | teacher 25-9 | music 27-1012 | music 27-1013 | design 27-1014 | design 27-102 | interior 27-1025 | store 27-1023 | merchandising 27-1026 | merchandising 27-1022
film 27-2012 | music 27-2 | leisure 27-202 | editor 27-3 | language 27-3091 | communications 27-3031 | content 27-3042 | film 27-401 | photo 27-4021 | film 27-403 | design 27-1011 | engineer 27-1021
physician 29-1 | dentist 29-102 | eye 29-1041 | pharmacy 29-1051 | therapy 29-112 | therapy 29-1011 | vet 29-1131 | nurse 29-1141 | nurse 29-115 | nurse 29-116 | nurse 29-117 | therapy 29-1031 | therapy 29-1181 | dentist 29-1292 | lab 29-201 | physician 29-203 | police 29-204 | pharmacy 29-2052 | vet 29-2056 | nurse 29-206 | clinic 29-207 | eye 29-2057 | eye 29-2081 | lab 29-2 | safety 29-9
carer 31-11 | nurse 31-113 | therapy 31-2 | beauty 31-9011 | dentist 31-9091 | clinic 31-9092 | clinic 31-9094 | vet 31-9096 | lab 31-9097 | pharmacy 31-9095 | police 33- | guard 33-9 | guard 33-1091 | chef 35-1011 | restaurant 35-1012 | chef 35-2 | server 35-3 | server 35-9
cleaning 37- | landscape 37-3 | landscape 37-1012 | tradesman 37-2021 | leisure 39-1 | vet 39-2 | leisure 39-3 | funeral 39-4 | beauty 39-5 | hotel 39-601 | travel 39-7 | childcare 39-9011 | carer 39-904 | fitness 39-9031 | leisure 39-9032
store 41-1011 | sales 41-1012 | store 41-2 | sales 41-3 | insurance 41-3021 | investing 41-3031 | travel 41-3041 | sales 41-4 | realtor 41-902 | sales 41-90
office 43- | accounting 43-3 | payroll 43-3051 | banking 43-3071 | procurement 43-3061 | support 43-4051 | hotel 43-4081 | banking 43-4131 | hr 43-4161 | librarian 43-4121 | logistics 43-5 | police 43-5031 | warehouse 43-5071 | production 43-5061 | insurance 43-9041 | travel 43-4181 | accounting 43-4011
farmer 45- | tradesman 47- | builder 47-1 | builder 47-4011 | mining 47-5 | maintenance 49- | it 49-2011 | it 49-202 | aviation 49-2091 | aviation 49-3011 | mechanic 49-30 | aviation 49-301 | tradesman 49-9021 | energy 49-9051 | tradesman 49-9094 | energy 49-9081 | maintenance 49-904
production 51-1 | machinist 51- | chef 51-3011 | chef 51-302 | printing 51-5 | cleaning 51-60 | merchandising 51-6092 | energy 51-80 | dentist 51-9081 | eye 51-9083 | quality 51-9061 | photo 51-9151 | aviation 53-2 | aviation 53-1041 | warehouse 53-104 | driver 53-3 | maritime 53-5 | driver 53-4 | warehouse 53-7 | energy 53-7081 | energy 53-1042.01 | mining 53-707 | machinist 53-7021 | police 55-
`;

const TRADE_OF_PREFIX = new Map(
  PREFIXES.trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [trade = '', prefix = ''] = pair.trim().split(' ');
      return [prefix, trade] as const;
    }),
);

/** The trade of an O*NET-SOC code such as `11-3071.04`; null if no prefix matches. */
export function tradeOfOccupation(code: string): string | null {
  for (let length = code.length; length > 2; length -= 1) {
    const trade = TRADE_OF_PREFIX.get(code.slice(0, length));
    if (trade !== undefined) return trade;
  }
  return null;
}
