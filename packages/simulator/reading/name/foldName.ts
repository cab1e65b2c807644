const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const LETTERS: Readonly<Record<string, string>> = { ...LATIN, ...CYRILLIC, ...GREEK };

/** A name in the form used for comparison: lowercase, without accents, and in Latin letters if its script can be transliterated letter by letter. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .replace(/[\u00df-\u024f\u0370-\u04ff]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A coarser form that is the same for spellings that sound alike: `Sergey` and `Sergei`, `Müller` and `Mueller`, `Yusuf` and `Youssef`. */
export const soundOf = (folded: string): string =>
  folded
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![ehiy])|kh/g, 'k')
    .replace(/(?<!^)h/g, '')
    .replace(/[aeo]e|ue|ou|oo/g, (vowels) => (vowels.charAt(0) === 'o' && vowels !== 'oe' ? 'u' : vowels.charAt(0)))
    .replace(/[jy]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/[ei]+$/, 'i');
