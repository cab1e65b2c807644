/** The words of every reading of a phrase; a final `?` becomes `isQuestion`. See `PhraseStock` for the signs. */
export function expandPhrase(phrase: string): { isQuestion: boolean; readings: string[][] } {
  const isQuestion = phrase.endsWith(' ?');
  const parser = { text: isQuestion ? phrase.slice(0, -2) : phrase, at: 0 };
  const readings = readChoices(parser).map((words) => words.filter((word) => word !== ''));
  return { isQuestion, readings: readings.filter((words) => words.length > 0) };
}

type Parser = { text: string; at: number };

/** Reads `a|b c|d` up to a closing bracket or the end. */
function readChoices(parser: Parser): string[][] {
  const choices = readSequence(parser);
  while (parser.text[parser.at] === '|') {
    parser.at += 1;
    choices.push(...readSequence(parser));
  }
  return choices;
}

function readSequence(parser: Parser): string[][] {
  let readings: string[][] = [[]];
  for (;;) {
    while (parser.text[parser.at] === ' ') parser.at += 1;
    const sign = parser.text[parser.at];
    if (sign === undefined || sign === '|' || sign === ')' || sign === ']') return readings;
    const next = sign === '(' || sign === '[' ? readGroup(parser, sign === '[') : [[readWord(parser)]];
    readings = readings.flatMap((reading) => next.map((words) => [...reading, ...words]));
  }
}

function readGroup(parser: Parser, mayBeMissing: boolean): string[][] {
  parser.at += 1;
  const choices = readChoices(parser);
  parser.at += 1;
  return mayBeMissing ? [[], ...choices] : choices;
}

function readWord(parser: Parser): string {
  const start = parser.at;
  while (parser.at < parser.text.length && !' |()[]'.includes(parser.text.charAt(parser.at))) parser.at += 1;
  return parser.text.slice(start, parser.at);
}
