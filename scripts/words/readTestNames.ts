import { parseSync, Visitor, type Expression } from 'oxc-parser';

/** `it`, `test.skip`, `describe.each(rows)`: whether a call names a test or a group of them. */
function namesTests(callee: Expression): boolean {
  if (callee.type === 'Identifier') return ['describe', 'it', 'test'].includes(callee.name);
  if (callee.type === 'CallExpression') return callee.callee.type === 'MemberExpression' && namesTests(callee.callee);
  return callee.type === 'MemberExpression' && namesTests(callee.object);
}

/** The name of every test of a file, and of every group of tests. */
export function readTestNames(path: string, source: string): string[] {
  const names: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [name] }) => {
      if (!namesTests(callee)) return;
      if (name?.type === 'Literal' && typeof name.value === 'string') names.push(name.value);
      if (name?.type === 'TemplateLiteral') names.push(name.quasis.map(({ value }) => value.cooked ?? '').join('x'));
    },
  }).visit(parseSync(path, source).program);
  return names;
}
