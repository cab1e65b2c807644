/**
 * Sentences of the narratives. `<n>` of `<total>` is this run, `<expected>` the expected frequency with its range; `<first>`, `<second>` and
 * `<third>` name factors of this side, `<why>` says why the first one counts, `<against>` names the strongest factor of the other side.
 */
export type SummaryPhrases = {
  /** With this run's counts. */
  counted: readonly string[];
  /** Without them. */
  expected: readonly string[];
  first: readonly string[];
  further: readonly string[];
  /** Where only one factor is worth naming. */
  alone: readonly string[];
  other: readonly string[];
  /** Where no factor is worth naming. */
  nothing: readonly string[];
};

export const summaryPhrases: Readonly<Record<'openFor' | 'openAgainst' | 'replyFor' | 'replyAgainst', SummaryPhrases>> = {
  openFor: {
    counted: [
      'In simulation <n> of <total> leads opened; <expected> is what a list like this gives.',
      '<N> of <total> leads opened in simulation. Over many such runs it is <expected>.',
      'Opened by <n> of <total> leads in simulation, where <expected> was to be expected.',
      'This run opened <n> times out of <total>; the model expects <expected>.',
      'The simulated list opened <n> of <total> emails, against an expectation of <expected>.',
      '<N> opens on <total> leads in simulation, with <expected> to be expected.',
    ],
    expected: [
      'In simulation <expected> leads open this email.',
      'The model expects <expected> opens from this list.',
      'An email like this one is opened <expected> times in simulation.',
    ],
    first: [
      'Most of the pull comes from <first>. <Why>',
      'What helps most is <first>. <Why>',
      'Nothing does more for it than <first>. <Why>',
      'The strongest point is <first>. <Why>',
      'It starts well with <first>. <Why>',
      'Look first at <first>. <Why>',
    ],
    further: [
      '<Second>[ and <third>|] helped too.',
      'Next in line: <second>[, then <third>|].',
      'Added to that: <second>[ and <third>|].',
      'Behind it came <second>[ and <third>|].',
      '<Second>[ and <third>|] did the rest.',
    ],
    alone: ['Little else [adds to it|speaks for it].', 'It is the one thing that stands out here.'],
    other: [
      'What it has to pull against is <against>.',
      'Without <against> it would reach further.',
      'Part of that is lost again to <against>.',
      'On the other side stands <against>.',
    ],
    nothing: ['Nothing about the email or the list stands out for the better: it opens about as the average cold email does.'],
  },
  openAgainst: {
    counted: [
      '<N> of <total> leads left it closed in simulation.',
      'In simulation <n> of <total> leads did not open.',
      'For <n> of <total> leads the email stayed a line in the inbox, or never got that far.',
      '<N> of <total> emails were not opened in this simulated run.',
      'This is about the <n> of <total> leads who did not open in simulation.',
      'Not opened in simulation: <n> of <total>.',
    ],
    expected: [
      'In simulation it is opened <expected> times; this is about the rest.',
      'The model expects opens of <expected>; what follows is why the others stay away.',
    ],
    first: [
      'What holds it back most is <first>. <Why>',
      'The largest part of what can be changed lies in <first>. <Why>',
      'It loses first through <first>. <Why>',
      'Begin with <first>. <Why>',
      'More than anything else it is <first> that costs opens. <Why>',
    ],
    further: [
      '<Second>[ and <third>|] cost some more.',
      'Then came <second>[, and <third>|].',
      'After that: <second>[ and <third>|].',
      '<Second>[, and to a lesser degree <third>,|] cost opens too.',
      'Less heavy, but of the same kind: <second>[ and <third>|].',
    ],
    alone: [
      'Beyond that nothing in the email costs much; the rest is the sender and the day.',
      'Apart from this the email does little wrong before it is opened.',
    ],
    other: ['In its favour speaks <against>.', '<Against> keeps it from being worse.', 'What works against that is <against>.'],
    nothing: [
      'Nothing in the email costs opens; what stays closed does so for reasons no text can change: the sender’s standing and a full inbox.',
      'The subject and the content do nothing wrong. Those who did not open had never heard of you, and that is the usual reason.',
    ],
  },
  replyFor: {
    counted: [
      'In simulation <n> of <total> leads replied, where <expected> were expected.',
      '<N> of <total> leads answered in simulation; the model expects <expected>.',
      'This run brought <n> replies from <total> leads. Expected are <expected>.',
      'Of <total> leads <n> replied in simulation, next to an expectation of <expected>.',
      'Replies in simulation: <n> from <total> leads; <expected> is the expectation.',
      '<N> of <total> leads wrote back in this simulated run, with <expected> to be expected.',
    ],
    expected: ['In simulation <expected> leads reply.', 'The model expects <expected> replies from this list.'],
    first: [
      'What earns the replies is above all <first>. <Why>',
      'The best of it is <first>. <Why>',
      'If one thing carries it, it is <first>. <Why>',
      'People who open find <first>. <Why>',
      'Its strength is <first>. <Why>',
      'Replies owe most to <first>. <Why>',
    ],
    further: [
      '<Second>[ and <third>|] did their part.',
      'It also lived from <second>[ and <third>|].',
      '<Second>[ and <third>|] helped as well.',
      'To a smaller degree it was <second>[ and <third>|].',
      'Next to that: <second>[ and <third>|].',
    ],
    alone: ['There is not much else that invites an answer.', 'It stands nearly alone on this side.'],
    other: [
      'It would do better without <against>.',
      'The largest drag on it is <against>.',
      'Against it works <against>.',
      'Much of this is used up by <against>.',
    ],
    nothing: ['Nothing in the email gives people a better reason to reply than the average cold email does.'],
  },
  replyAgainst: {
    counted: [
      '<N> of <total> leads sent nothing back in simulation.',
      'In simulation <n> of <total> leads did not reply, which is the usual fate of cold email; some of it is of its own making.',
      'No answer came from <n> of <total> leads in simulation.',
      'Most stayed silent: <n> of <total> leads in this simulated run.',
      '<N> of <total> leads read it or left it and wrote nothing in simulation.',
      'This is about the <n> of <total> leads who did not answer in simulation.',
    ],
    expected: [
      'In simulation <expected> leads reply; this is about the others.',
      'With replies of <expected>, the question is what keeps the rest silent.',
    ],
    first: [
      'The first reason is <first>. <Why>',
      'What costs most replies is <first>. <Why>',
      'Change <first> before anything else. <Why>',
      'Most of what it loses goes to <first>. <Why>',
      'Heaviest of all weighs <first>. <Why>',
      'People who got as far as the text met <first>. <Why>',
    ],
    further: [
      'Next came <second>[ and <third>|].',
      'Add to that <second>[ and <third>|].',
      '<Second>[ and <third>|] did not help either.',
      'Less heavy, but in the same direction: <second>[ and <third>|].',
      'Replies also went lost to <second>[ and <third>|].',
    ],
    alone: ['Apart from that there is little to hold against it.', 'It is the one fault that counts.'],
    other: ['What speaks for it is <against>.', '<Against> saves some of it.', 'At least there is <against>.'],
    nothing: [
      'Nothing in the email stands in the way of a reply more than in the average cold email; most people simply do not answer strangers.',
      'The text does nothing wrong. Silence is what most cold email gets, and this one gets its share.',
    ],
  },
};

/** A verified edit at the end of a narrative or among the takeaways. */
export const VERIFIED_SENTENCES: readonly string[] = [
  'The change that paid most when we tried it: <advice>, <effect>.',
  'Of the edits we tried, one stands out: <advice>, <effect>.',
  'We tried it: <advice>, <effect>.',
  'Tested on the same leads with the same random draws: <advice>, <effect>.',
];
