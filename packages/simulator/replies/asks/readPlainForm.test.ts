import { describe, expect, it } from 'vitest';
import { readPlainForm } from './readPlainForm.ts';

describe('readPlainForm', () => {
  it.each([
    ['inviting', "Sunday lunch at ours, one o'clock?"],
    ['inviting', 'Our museum is open until midnight on Friday. You are welcome.'],
    ['requesting', 'Could you take my late shift on Thursday?'],
    ['requesting', 'Please water the plants.'],
    ['proposing', 'Please adopt us.'],
    ['requesting', 'Please take us along with you.'],
    ['requesting', 'Any chance you could take the minutes again?'],
    ['requesting', 'Can you tell your team please?'],
    ['proposing', 'May I take your picture for the newsletter?'],
    ['proposing', 'Would Thursday work?'],
    ['proposing', 'Every shop gave $250. Would yours?'],
    ['proposing', 'We can lend you five lamps. Would that help?'],
    ['proposing', 'We could send the grey ones. Let us know if that works.'],
    ['asking', 'Let us know if the lamp flickers.'],
    ['asking', 'Which day would suit you?'],
    ['proposing', 'How about Thursday, would that suit you?'],
    ['asking', 'Do you still have the projector?'],
    ['asking', 'When will the refund arrive?'],
    ['inviting', 'Are you coming? And do you still have that big cooler?'],
    ['inviting', "We're grilling on Sunday. Bring the kids. Do you eat fish?"],
    ['proposing', 'The printer is out. Can your team use ours until then?'],
    ['inviting', 'There are 60 chairs. May I put your name on one of them?'],
    ['telling', 'The heating will be off on Thursday.'],
    ['telling', 'We have credited 60 lids. Is there anything else we can do?'],
    ['telling', 'Your table is booked. If the number changes, please tell us.'],
    ['telling', 'I am happy to come by and say hello.'],
    ['telling', 'It was lovely to see you all on Friday.'],
    ['inviting', 'It would be lovely to see you on Friday.'],
    ['asking', 'We count on Friday from seven. Who can you spare?'],
  ] as const)('is %s: %s', (form, text) => {
    expect(readPlainForm(text)).toBe(form);
  });

  it('takes a wish and a permission for proposals, and anything unknown for a question', () => {
    expect(readPlainForm('May I take your picture?')).toBe('proposing');
    expect(readPlainForm('Would Thursday work?')).toBe('proposing');
    expect(readPlainForm('Would you be open to hearing more?')).toBe('proposing');
    expect(readPlainForm('Did my note get lost?')).toBe('asking');
    expect(readPlainForm('Could you tell me who looks after it?')).toBe('asking');
  });
});
