import { parseSync, Visitor, type JSXChild } from 'oxc-parser';

/** A plural directly after a filled-in number that is never compared with 1. */
export type Uncounted = { line: number; found: string };

const PLURAL =
  /^ (?:(?:mock|priority|invalid|interested|positive|past|valid) )?(?:leads|emails|replies|campaigns|credits|words|links|rows|columns|cells|sources|calls|results|launches|requests|reports|attempts|companies|questions|things)\b/;

/** Averages are fractions: "about 2.4 replies". */
const IS_AVERAGE = /about $/;

const isFilled = (child: JSXChild | undefined): boolean =>
  child?.type === 'JSXExpressionContainer' || (child?.type === 'JSXElement' && child.children.some(isFilled));

/**
 * Templates such as "${n} leads", in quotes or between tags, without a choice by the number: with one lead they are wrong. `countOf` gets
 * them right. A number from 2 on needs no choice; its text is listed as known.
 */
export function findUncounted(path: string, source: string): Uncounted[] {
  const found: Uncounted[] = [];
  let choices = 0;
  const takeChildren = (children: readonly JSXChild[], start: number): void => {
    for (const [index, child] of children.entries()) {
      const noun =
        child.type === 'JSXText' && isFilled(children[index - 1]) ? PLURAL.exec(child.value.replaceAll(/\s+/g, ' '))?.[0] : undefined;
      if (noun !== undefined && choices === 0) found.push({ line: source.slice(0, start).split('\n').length, found: `¤${noun}` });
    }
  };
  const isChoice = (start: number, end: number): boolean => /[=<>]=? ?[12]\b|=== ?'|[Mm]any|isOne/.test(source.slice(start, end));
  new Visitor({
    ConditionalExpression: ({ test }) => {
      if (isChoice(test.start, test.end)) choices += 1;
    },
    'ConditionalExpression:exit': ({ test }) => {
      if (isChoice(test.start, test.end)) choices -= 1;
    },
    JSXElement: ({ children, start }) => takeChildren(children, start),
    JSXFragment: ({ children, start }) => takeChildren(children, start),
    TemplateLiteral: ({ quasis, start }) => {
      for (const [index, { value }] of quasis.entries()) {
        const noun = index > 0 ? PLURAL.exec(value.cooked ?? '')?.[0] : undefined;
        if (noun === undefined || choices > 0 || IS_AVERAGE.test(quasis[index - 1]?.value.cooked ?? '')) continue;
        found.push({ line: source.slice(0, start).split('\n').length, found: `¤${noun}` });
      }
    },
  }).visit(parseSync(path, source).program);
  return found;
}
