import { describe, expect, it } from 'vitest';
import { readFirm } from './readFirm.ts';

describe('the kind of business where somebody works', () => {
  it('is told by the industry in the file if the words for the employer tell none', () => {
    expect(readFirm('Owner', 'Bowling centers', 'Bowling centers')).toEqual(['leisure']);
    expect(readFirm('Owner', 'Sawmills', 'Sawmills')).toEqual(['production']);
    expect(readFirm('Owner', 'Loomly', null)).toEqual([]);
  });

  it('is not told by a part of another word', () => {
    expect(readFirm('Owner', 'Marketing and Advertising', 'Marketing and Advertising')).toEqual(['marketing']);
    expect(readFirm('Owner', 'Food Production', 'Food Production')).toEqual(['production']);
    expect(readFirm('Owner', 'Video Production', 'Video Production')).toEqual(['film']);
    expect(readFirm('Owner', 'Egg Production', 'Egg Production')).toEqual(['farmer']);
    expect(readFirm('Owner', 'Livestock and crop production', 'Livestock and crop production')).toEqual(['farmer']);
  });

  it('is read from the names of industries in the common lists', () => {
    expect(readFirm('Owner', 'Personal Care Services', 'Personal Care Services')).toEqual(['beauty']);
    expect(readFirm('Owner', 'Leisure, Travel & Tourism', 'Leisure, Travel & Tourism')).toContain('hotel');
    expect(readFirm('Owner', 'Capital Markets', 'Capital Markets')).toEqual(['investing']);
    expect(readFirm('Owner', 'The Plough', 'Gastropub')).toEqual(['restaurant']);
  });

  it('is a maker for what is made of milk or wood', () => {
    expect(readFirm('Owner', 'Dairy products', 'Dairy products')).toEqual(['production']);
    expect(readFirm('Owner', 'Financial products', 'Financial products')).not.toEqual(['production']);
  });
});
