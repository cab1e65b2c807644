import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProfileUrl, readProfileUrl } from './profileUrl.ts';

const JANE = 'https://www.linkedin.com/in/jane-doe';

describe('valid profile links', () => {
  it.each([
    [JANE, JANE],
    ['http://www.linkedin.com/in/jane-doe/', JANE],
    ['linkedin.com/in/jane-doe', JANE],
    ['www.linkedin.com/in/jane-doe', JANE],
    ['//linkedin.com/in/jane-doe', JANE],
    [`${JANE}?trk=people-guest`, JANE],
    [`${JANE}?miniProfileUrn=urn%3Ali%3Afs_miniProfile%3AACoAAB`, JANE],
    [`${JANE}?fromQR=1&time=1700000000`, JANE],
    [`${JANE}#about`, JANE],
    [`${JANE}'#about`, `${JANE}%27`],
    [`${JANE}/en-us`, JANE],
    [`${JANE}/overlay/contact-info/`, JANE],
    [`${JANE}/details/experience/`, JANE],
    ['HTTPS://WWW.LinkedIn.com/in/Jane', 'https://www.linkedin.com/in/Jane'],
    ['https://linkedin.com:443/in/jane-doe', JANE],
    [` \u00a0\u200b"${JANE}"\ufeff `, JANE],
    [`<${JANE}>`, JANE],
    [`“${JANE}/”`, JANE],
    ['https://www.linkedin.com/in//jane-doe', JANE],
  ])('reads %j', (text, url) => {
    expect(readProfileUrl(text)).toMatchObject({ verdict: 'valid', url });
  });

  it.each([
    ['/in/jos%C3%A9-garc%C3%ADa-12', 'josé-garcía-12'],
    ['/in/josé-garcía-12', 'josé-garcía-12'],
    ['/in/jose\u0301-garci\u0301a-12', 'josé-garcía-12'],
    ['/in/анна-петрова', 'анна-петрова'],
    ['/in/山田太郎', '山田太郎'],
    ['/in/🚀-founder', '🚀-founder'],
  ])('shows the slug of %s decoded and links it encoded', (path, slug) => {
    const url = `https://www.linkedin.com/in/${encodeURIComponent(slug)}`;
    expect(readProfileUrl(`https://www.linkedin.com${path}`)).toEqual({ verdict: 'valid', url, slug, leadKey: slug });
  });

  it('keeps a slug whose percent signs encode nothing', () => {
    expect(readProfileUrl('https://www.linkedin.com/in/caf%E9')).toMatchObject({
      url: 'https://www.linkedin.com/in/caf%E9',
      slug: 'caf%E9',
    });
  });

  it('compares chosen slugs without case and member ids with it', () => {
    const keyOf = (text: string) => {
      const reading = readProfileUrl(text);
      return reading.verdict === 'valid' ? reading.leadKey : undefined;
    };
    expect(keyOf('linkedin.com/in/Jane-DOE')).toBe('jane-doe');
    expect(keyOf('linkedin.com/in/ACwAABxYz_12-q')).toBe('ACwAABxYz_12-q');
    expect(keyOf('linkedin.com/in/ACoAAAbCd')).not.toBe(keyOf('linkedin.com/in/ACoAAAbcd'));
    expect(keyOf('linkedin.com/in/jane%232')).toBe('jane%232');
    expect(keyOf('linkedin.com/in/jane%25232')).not.toBe(keyOf('linkedin.com/in/jane%232'));
  });
});

describe('fixable links', () => {
  it.each([
    ['https://uk.linkedin.com/in/x-y', 'country link, use Fix', 'x-y'],
    ['de.linkedin.com/in/x-y?locale=de', 'country link, use Fix', 'x-y'],
    ['https://in.linkedin.com/pub/x-y/1a/2b3/4c5', 'country link, use Fix', 'x-y-4c52b31a'],
    ['https://m.linkedin.com/in/hana-vick', 'mobile link, use Fix', 'hana-vick'],
    ['https://touch.linkedin.com/in/hana-vick', 'mobile link, use Fix', 'hana-vick'],
    ['https://www.linkedin.com/mwlite/in/x-y', 'mobile link, use Fix', 'x-y'],
    ['https://www.linkedin.com/comm/in/x-y?trk=eml', 'email link, use Fix', 'x-y'],
    ['https://www.linkedin.com/pub/krzysztof-marzec/a7/576/b50', 'old public link, use Fix', 'krzysztof-marzec-b50576a7'],
    ['https://www.linkedin.com/pub/x-y/2/b7/b', 'old public link, use Fix', 'x-y-00b0b72'],
    ['https://www.linkedin.com/sales/lead/ACwAAB7x9,NAME_SEARCH,abcd', 'Sales Navigator, use Fix', 'ACwAAB7x9'],
    ['https://www.linkedin.com/sales/people/ACwAAB7x9', 'Sales Navigator, use Fix', 'ACwAAB7x9'],
    [`=HYPERLINK("${JANE}","Jane")`, 'formula, use Fix', 'jane-doe'],
    ['=HYPERLINK("https://uk.linkedin.com/in/jane-doe";"Jane")', 'country link, use Fix', 'jane-doe'],
    ['https://www.linkedin.com/IN/jane-doe', 'address in capitals, use Fix', 'jane-doe'],
  ])('offers a fix for %s', (text, reason, slug) => {
    expect(readProfileUrl(text)).toEqual({ verdict: 'fixable', reason, fixedUrl: `https://www.linkedin.com/in/${slug}` });
  });
});

describe('invalid links', () => {
  it.each([
    ['https://www.linkedin.com/company/veldt-cold', 'company page'],
    ['https://www.linkedin.com/school/x', 'school page'],
    ['https://www.linkedin.com/posts/x', 'post'],
    ['https://www.linkedin.com/feed/update/urn:li:activity:1', 'post'],
    ['https://uk.linkedin.com/jobs/view/1', 'job page'],
    ['https://www.linkedin.com/groups/1', 'group page'],
    ['https://www.linkedin.com/profile/view?id=1', 'old profile link without a name'],
    ['https://www.linkedin.com/pub/dir/x/y', 'old public link without a number'],
    ['https://lnkd.in/abc', 'short link'],
    ['https://www.linkedin.com/in/', 'profile link without a name'],
    ['https://www.linkedin.com/in', 'profile link without a name'],
    ['https://www.linkedin.com/in/%20', 'profile link without a name'],
    ['https://www.linkedin.com/in/..', 'not a profile link'],
    ['linkedin.com', 'not a profile link'],
    ['jane-doe', 'not a profile link'],
    ['-', 'not a profile link'],
    ['N/A', 'not a profile link'],
    ['n.thrale@brightwater.example', 'not a profile link'],
    ['https://linkedin.com.evil.com/in/x', 'not a profile link'],
    ['www.linkedin.com@evil.com/in/x', 'not a profile link'],
    ['https://user@www.linkedin.com/in/x', 'not a profile link'],
    ['evil.com/linkedin.com/in/x', 'not a profile link'],
    ['https://notlinkedin.com/in/x', 'not a profile link'],
    ['javascript:alert(1)//linkedin.com/in/x', 'not a profile link'],
    ['ftp://linkedin.com/in/x', 'not a profile link'],
    ['https://www.lіnkedin.com/in/x', 'not a profile link'],
    ['https://www.ｌｉｎｋｅｄｉｎ.com/in/x', 'not a profile link'],
    ['https://%6cinkedin.com/in/x', 'not a profile link'],
    ['https://www.linkedin.com./in/x', 'not a profile link'],
    ['https://www.linkedin.com:8443/in/x', 'not a profile link'],
    ['https://business.linkedin.com/in/x', 'not a profile link'],
    ['https://www.linkedin.com\\@evil.com/in/x', 'not a profile link'],
    ['=HYPERLINK("https://evil.example/in/x","Jane")', 'not a profile link'],
    [`${JANE} https://www.linkedin.com/in/john`, 'more than one link'],
    [`${JANE},linkedin.com/in/john`, 'more than one link'],
    [`${JANE}https://www.linkedin.com/in/john`, 'more than one link'],
    [`Jane Doe ${JANE}`, 'not a profile link'],
    [`https://www.linkedin.com/in/${'x'.repeat(201)}`, 'not a profile link'],
    ['https://www.linkedin.com/in/jane%00doe', 'not a profile link'],
  ])('refuses %s', (text, reason) => {
    expect(readProfileUrl(text)).toEqual({ verdict: 'invalid', reason });
  });

  it.each(['', '   ', '\u200b', '""', '\t\n'])('calls %j empty', (text) => {
    expect(readProfileUrl(text)).toEqual({ verdict: 'empty' });
  });
});

const piece = fc.oneof(
  fc.constantFrom('https://', 'http://', '//', '', 'HTTPS://', 'ftp://', 'javascript:'),
  fc.constantFrom(
    'www.linkedin.com',
    'linkedin.com',
    'uk.linkedin.com',
    'LinkedIn.com',
    'linkedin.com.',
    'linkedin.com:80',
    'evil.example',
  ),
  fc.constantFrom('/in/', '/in', '/IN/', '/company/', '/pub/', '/', '//', '\\', '/..', '%2F', '?', '#', '@', ':', ' '),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const nearLink = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((slug) => `https://www.linkedin.com/in/${slug}`),
  fc.webUrl().map((url) => url.replace(/^(https?:\/\/)[^/]+/, '$1linkedin.com')),
);

describe('the rule compared with the platform’s URL parser', () => {
  it('accepts only what the parser places under /in/ on the main host', () => {
    fc.assert(
      fc.property(nearLink, (text) => {
        if (readProfileUrl(text).verdict !== 'valid') return;
        const bare = text.replace(/^[\s\p{Cf}"'“”„‘’‚«»`<]+/u, '');
        const url = new URL(/^https?:/i.test(bare) ? bare : `https://${bare.replace(/^\/\//, '')}`);
        expect(['linkedin.com', 'www.linkedin.com']).toContain(url.hostname);
        expect(url.pathname.startsWith('/in/')).toBe(true);
        expect(url.pathname.split('/').filter(Boolean).length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts every plain address the parser places there', () => {
    const address = fc.tuple(
      fc.constantFrom('https://', 'http://', ''),
      fc.constantFrom('linkedin.com', 'www.linkedin.com', 'WWW.LINKEDIN.COM'),
      fc.stringMatching(/^[\p{L}\p{N}_.~-]{0,20}$/u),
      fc.constantFrom('', '/', '/details/experience/', '?trk=a&b=c', '#about'),
    );
    fc.assert(
      fc.property(address, ([scheme, host, slug, tail]) => {
        const text = `${scheme}${host}/in/${slug}${tail}`;
        const path = new URL(`https://${host}/in/${slug}${tail}`).pathname;
        const isProfile = path.startsWith('/in/') && path.split('/').filter(Boolean).length >= 2;
        expect(readProfileUrl(text).verdict === 'valid').toBe(isProfile);
      }),
    );
  });

  it('gives links that read as themselves, from valid and fixable cells', () => {
    fc.assert(
      fc.property(nearLink, (text) => {
        const reading = readProfileUrl(text);
        expect(isProfileUrl(text)).toBe(reading.verdict === 'valid');
        if (reading.verdict === 'valid') expect(readProfileUrl(reading.url)).toEqual(reading);
        if (reading.verdict === 'fixable') expect(readProfileUrl(reading.fixedUrl)).toMatchObject({ url: reading.fixedUrl });
      }),
      { numRuns: 3000 },
    );
  });
});
