/** How replies greet, by language; all end in a comma. */
export const GREETINGS = {
  en: ['Hi <sender>,', 'Hey <sender>,', 'Hello <sender>,', '<sender>,', 'Hi,', 'Hello,', 'Hi there,'],
  /** Among people who know each other. */
  close: ['Hi <sender>,', 'Hey <sender>,', '<sender>,'],
  de: ['Guten Tag,', 'Hallo,'],
  fr: ['Bonjour <sender>,', 'Bonjour,'],
  es: ['Hola <sender>,', 'Hola,', 'Buenos días,'],
  deFamiliar: ['Hallo <sender>,', 'Hi <sender>,', 'Hallo,'],
  frFamiliar: ['Bonjour <sender>,', 'Salut <sender>,', 'Bonjour,'],
  esFamiliar: ['Hola <sender>,', 'Hola,'],
} as const;

/** Thanks for a stranger's email, at the start of a reply. */
export const THANKS = [
  'Thanks for [the note|the email|writing|reaching out|getting in touch][, <sender>|].',
  'Thanks[ <sender>|].',
  'Appreciate [the note|you reaching out|the email].',
  'Got [this|your note|your email], thanks.',
] as const;

export const SIGN_OFFS = {
  en: [
    '<me>',
    '- <me>',
    'Best,\n<me>',
    'Best, <me>',
    'Thanks,\n<me>',
    'Cheers, <me>',
    'Regards,\n<me>',
    'Kind regards\n<me>',
    '/<me>',
    'Rgds, <me>',
    'Best regards,\n<me>\n<company>',
    '<me>\n<title>',
    '<name>',
    'Best,\n<name>',
    'Regards,\n<name>',
    '<name>\n<company>',
  ],
  de: [
    '<me>',
    'VG <me>',
    'Viele Grüße\n<me>',
    'Gruß, <me>',
    'Beste Grüße\n<me>',
    'Mit freundlichen Grüßen\n<name>',
    'Freundliche Grüße\n<name>',
    'Viele Grüße\n<me>\n<company>',
    'Grüße, <me>',
    'Gruß\n<name>',
    'Beste Grüße\n<name>',
    'Schöne Grüße\n<me>',
    '<name>',
    '<name>\n<company>',
    'MfG <me>',
  ],
  deFamiliar: ['<me>', 'LG <me>', 'Viele Grüße\n<me>', 'Liebe Grüße\n<me>', 'VG <me>', 'Gruß, <me>', 'Beste Grüße\n<me>'],
  fr: [
    '<me>',
    'Cordialement,\n<me>',
    'Bien à vous,\n<me>',
    'Cdt, <me>',
    'Bonne journée,\n<me>',
    'Cordialement,\n<me>\n<company>',
    'Bien cordialement,\n<me>',
    'Cordialement,\n<name>',
    'Bonne journée, <me>',
    '<name>',
    '<name>\n<company>',
  ],
  frFamiliar: ['<me>', 'À bientôt,\n<me>', 'Bonne journée,\n<me>', 'Amitiés,\n<me>', 'Bien à toi,\n<me>'],
  esFamiliar: ['<me>', 'Saludos, <me>', 'Un saludo,\n<me>', 'Gracias, <me>', 'Saludos,\n<me>\n<company>'],
  es: [
    '<me>',
    'Un saludo,\n<me>',
    'Saludos, <me>',
    'Saludos,\n<me>',
    'Un saludo,\n<me>\n<company>',
    'Un cordial saludo,\n<me>',
    'Saludos cordiales,\n<name>',
    'Atentamente,\n<name>',
    '<name>',
    '<name>\n<company>',
  ],
} as const;

/** Among people who know each other, or for writers who do not bother. */
export const CASUAL_SIGN_OFFS = ['<me>', '- <me>', '<me>', '/<me>', '-<me>'] as const;

export const MOBILE_SIGNATURES = {
  en: [
    'Sent from my [iPhone|phone|mobile]',
    'sent from [mobile, excuse typos|my phone]',
    'Get Outlook for [iOS|Android]',
    'Sent on the go',
  ],
  de: ['Von meinem [iPhone|Handy] gesendet', 'Gesendet von unterwegs'],
  fr: ['Envoyé de mon [iPhone|mobile]', 'Envoyé depuis mon téléphone'],
  es: ['Enviado desde mi [iPhone|móvil]', 'Enviado desde el teléfono'],
} as const;
