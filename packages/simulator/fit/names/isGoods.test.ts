import { describe, expect, it } from 'vitest';
import { isGoods } from './isGoods.ts';

describe('isGoods', () => {
  it.each(['dumpsters', 'scaffolding', 'forklift tires', 'label printers', 'stretch film', 'boxes for bakeries'])(
    'takes %s for goods',
    (name) => expect(isGoods(name)).toBe(true),
  );

  it.each(['window cleaning', 'payroll', 'gearbox repairs', 'websites for gyms', 'booking software', 'fire door inspections'])(
    'takes %s for no goods',
    (name) => expect(isGoods(name)).toBe(false),
  );
});
