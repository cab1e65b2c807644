/** Sign-offs, in lowercase, without punctuation at the end. */
export const SIGN_OFFS: readonly string[] = [
  'best|all the best|best wishes|warm wishes|warmest wishes|kind wishes|with best wishes|with kind regards|with best regards|with warm regards|best regards|kind regards|warm regards|kindest regards|warmest regards|regards|with regards|cheers|thanks|many thanks|thanks so much|thanks again|thanks in advance|thank you|thank you in advance|thank you for your time|thanks for your time|sincerely|yours sincerely|sincerely yours|yours truly|yours faithfully|yours|respectfully|warmly|cordially|talk soon|speak soon|have a great day|have a good one|have a great week|to your success|take care|br|rgds|brgds|cheers and thanks|looking forward',
  'mit freundlichen gr\u00fc\u00dfen|mit freundlichem gru\u00df|freundliche gr\u00fc\u00dfe|viele gr\u00fc\u00dfe|beste gr\u00fc\u00dfe|liebe gr\u00fc\u00dfe|herzliche gr\u00fc\u00dfe|sch\u00f6ne gr\u00fc\u00dfe|gru\u00df|gr\u00fc\u00dfe|mfg|lg|vg',
  "cordialement|bien cordialement|bien \u00e0 vous|bien \u00e0 toi|sinc\u00e8rement|salutations|merci|merci d'avance|\u00e0 bient\u00f4t|belle journ\u00e9e|bonne journ\u00e9e",
  'saludos|un saludo|saludos cordiales|atentamente|cordialmente|un abrazo|gracias|muchas gracias',
  'atenciosamente|abra\u00e7o|abra\u00e7os|um abra\u00e7o|obrigado|obrigada|cumprimentos|melhores cumprimentos|att',
  'cordiali saluti|saluti|distinti saluti|un saluto|grazie|a presto|buona giornata',
  'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|groet|groeten|groetjes|mvg|hartelijke groet|bedankt',
  'pozdrawiam|z powa\u017caniem|z pozdrowieniami|pozdrowienia|dzi\u0119kuj\u0119|mi\u0142ego dnia',
  'med v\u00e4nliga h\u00e4lsningar|v\u00e4nliga h\u00e4lsningar|h\u00e4lsningar|b\u00e4sta h\u00e4lsningar|mvh|med venlig hilsen|venlig hilsen|bedste hilsner|hilsen|hilsner|de bedste hilsner|med vennlig hilsen|vennlig hilsen|tack|tak|takk',
];
