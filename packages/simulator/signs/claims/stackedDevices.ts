import { bodyColumn, clamp, present } from '../column.ts';
import type { Sign } from '../sign.ts';

export const stackedDevices: Sign<{ columns: 'stackedDevices'; senses: 'present' | 'absent' }> = {
  label: 'Stacked persuasion',
  features: {},
  columns: {
    stackedDevices: bodyColumn({
      features: ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'],
      bends: {
        free: {
          at: 2,
          unit: 'devices',
          facts: ['hunting-dynasty-combined'],
          reason: 'One or two persuasion devices are usual; the trial stacked all.',
        },
        most: { at: 3, unit: 'devices beyond', reason: 'No further harm is assumed.' },
      },
      curve:
        ({ free, most }) =>
        (...devices) =>
          clamp(devices.reduce((sum, device) => sum + present(device), 0) - free, 0, most),
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.08,
          facts: ['hunting-dynasty-combined'],
          grade: 'trial',
          reason: 'Per persuasion device beyond two: all of them together did worst in a trial.',
        },
      },
      contrast: { to: [{ columns: { stackedDevices: 1 } }], from: [{ columns: { stackedDevices: 0 } }] },
    }),
  },
  shownBy: ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['Too many arguments at once', 'Every trick in one mail'],
      what: [
        'Proof, figures and praise are piled on one another, from “<quote>” on.',
        'The mail uses several means of persuasion together, among them “<quote>”.',
      ],
      why: ['In a trial the version with all of them did worst.', 'Each argument is fair; together they show the intention.'],
      names: ['the pile of arguments'],
      takeaways: ['Pick the strongest argument and leave the others out.'],
    },
    absent: {
      titles: ['One argument at a time'],
      what: ['The mail does not pile up its means of persuasion.'],
      why: ['The one that is there can be heard.'],
      names: ['its restraint'],
      takeaways: ['Keep to one argument.'],
    },
  },
  reasons: { for: null, against: () => 'Too many arguments at once' },
  edits: {},
};
