import { bodyColumn, clamp, present } from '../column.ts';
import type { Sign } from '../sign.ts';

export const stackedDevices: Sign<{ columns: 'stackedDevices'; senses: 'present' | 'absent' }> = {
  label: 'Number of arguments',
  features: {},
  columns: {
    stackedDevices: bodyColumn({
      features: ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'],
      bends: {
        free: {
          at: 2,
          unit: 'devices',
          facts: ['hunting-dynasty-combined'],
          reason: 'One or two persuasion devices are normal. The trial combined all of them.',
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
          reason: 'Per persuasion device beyond two: in a trial, all of them together did worst.',
        },
      },
      contrast: { to: [{ columns: { stackedDevices: 1 } }], from: [{ columns: { stackedDevices: 0 } }] },
    }),
  },
  shownBy: ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'several_arguments', states: 'present' },
      titles: ['It persuades in too many ways'],
      what: ['The email combines <arguments>.'],
      why: [
        'In one trial, the email that persuaded in the most ways did worst.',
        'Each is fair on its own. Together they feel like pressure.',
      ],
      names: ['the many ways to persuade'],
      takeaways: ['Do not combine <arguments>.'],
    },
    absent: {
      claim: { about: 'several_arguments', states: 'absent' },
      titles: ['Few arguments'],
      what: ['The email does not pile up arguments.'],
      why: ['Readers can take in the main point at a glance.'],
      names: ['making only a few arguments'],
      takeaways: ['Keep to one or two arguments.'],
    },
  },
  reasons: { for: null, against: () => 'Persuades in too many ways' },
  edits: {},
};
