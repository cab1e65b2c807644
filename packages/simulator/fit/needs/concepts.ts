import type { Offer } from '../offer.ts';

/** Work that words of an offer belong to, though a title has other words for it; `decides` tells whether whoever leads it decides. */
type Concept = { titles: RegExp; offers: RegExp; decides: boolean };

const CONCEPTS: readonly Concept[] = [
  {
    titles: /\b(?:quality|qa|qc|metrology|calibrations?|instrumentation|instruments?)\b/i,
    offers: /\b(?:calibrations?|recalibration|metrology)\b/i,
    decides: true,
  },
  {
    titles: /\b(?:maintenance|technical services?|engineering|laborator(?:y|ies)|lab)\b/i,
    offers: /\b(?:calibrations?|recalibration)\b/i,
    decides: false,
  },
  {
    titles: /\b(?:accessibility|disabilit(?:y|ies)|inclusion|equality|diversity|deaf|sensory|dei|edi)\b/i,
    offers:
      /\b(?:captions?|captioning|subtitl(?:es?|ing)|sign language|interpret(?:ers?|ing)|accessibility|accessible|braille|screen[- ]readers?|hearing loops?|easy read|audio description)\b/i,
    decides: true,
  },
  {
    titles: /\b(?:compliance|regulatory|quality|qa|qhse|hseq|sheq|hse|ehs|health (?:and|&) safety|safety|risk|audit|assurance)\b/i,
    offers:
      /\b(?:inspections?|testing|tests|certifications?|accreditations?|audits?|auditing|surveys|surveying|risk assessments?|compliance|sampling)$/i,
    decides: false,
  },
];

/** Whether an offer by its name belongs to the work in a title: calibration to quality; `decides` for work whose leaders decide on it, `beside` for others. */
export function findConcept(title: string, { phrase }: Partial<Pick<Offer, 'phrase'>>): 'decides' | 'beside' | null {
  if (phrase === undefined || phrase === null) return null;
  const met = CONCEPTS.filter(({ titles, offers }) => offers.test(phrase) && titles.test(title));
  if (met.length === 0) return null;
  return met.some(({ decides }) => decides) ? 'decides' : 'beside';
}
