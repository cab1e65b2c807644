/** American spellings, each with the British one. */
const BRITISH: ReadonlyMap<string, string> = new Map(
  'color colour|colors colours|colored coloured|labor labour|neighbor neighbour|neighbors neighbours|favor favour|favorite favourite|harbor harbour|honor honour|center centre|centers centres|meter metre|meters metres|canceled cancelled|canceling cancelling|traveled travelled|traveling travelling|labeled labelled|catalog catalogue|gray grey|tire tyre|tires tyres|organize organise|organized organised|specialize specialise|specializes specialises|apologize apologise'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** What only a British email has. */
const OF_BRITAIN =
  /\u00a3\s?\d|\.co\.uk\b|\b(?:VAT|UK|Ltd|[Ll]ondon|England|Scotland|Wales|\p{L}{3,}shire|[Cc]olours?|[Ll]abour|[Nn]eighbours?|[Cc]entres?|[Cc]heers|[Tt]yres?|[Gg]ive (?:us|me) a (?:bell|ring|shout)|lads|quid)\b/u;

/** Whether a text is spelled as in Britain. */
export const isBritish = (text: string): boolean => OF_BRITAIN.test(text);

/** A corrected passage in British spelling. */
export const toBritish = (text: string): string => text.replace(/[a-z]+/g, (word) => BRITISH.get(word) ?? word);
