import type { StageName } from '../../explain/explanation.ts';

/**
 * Sentences of the narratives. `<change>` is what to do, `<before>` and `<after>` the rate per 100 sent, `<worth>` points lost
 * to `<fault>`, `<keep>` a strength; `<n>` of `<total>` is this run, `<expected>` the expected frequency with its range.
 */
export type StagePhrases = {
  /** What to change, if an edit was simulated and its effect is visible in the rate. */
  changeTo: readonly string[];
  /** The same if the effect on interest or opens is visible only as a share. */
  changeBy: readonly string[];
  /** Whom to write to, if replies are lost with those left out: the card says how many. */
  changeList: readonly string[];
  /** The same if the effect is visible only as a share. */
  changeListBy: readonly string[];
  /** What to change, and what the fault costs, if nothing could be simulated: how much a new text wins back is unknown. */
  changeWorth: readonly string[];
  /** The same if a text was tried and its gain is too small to be sure of. */
  changeMinor: readonly string[];
  /** The same if a text was tried and is not verified, with what a forecast of it shows. */
  changeSeen: readonly string[];
  /** What to change if a fault costs mainly something other than replies, `<toll>`. */
  changeToll: readonly string[];
  /** The same for a list with different kinds of leads. */
  changeMix: readonly string[];
  /** The same as takeaways, which name the action first and its worth after it. */
  takeTo: readonly string[];
  takeBy: readonly string[];
  takeList: readonly string[];
  takeListBy: readonly string[];
  takeWorth: readonly string[];
  takeToll: readonly string[];
  takeMix: readonly string[];
  noChange: readonly string[];
  /** Instead of it for an email in another language than English, `<language>`. */
  readInPart: readonly string[];
  /** Instead of it if the cards have ideas that no simulation verified. */
  onlyIdeas: readonly string[];
  /** Instead of these if a check finds something to change: the passage `<quote>`, what is wrong with it, `<problem>`, and what to do, `<advice>`. */
  checked: readonly string[];
  /** The same of what may be no fault. */
  glanced: readonly string[];
  /** The same as a takeaway. */
  takeChecked: readonly string[];
  /** On the side against: the faults, `<faults>`, if no change is told, or besides the one that is. */
  against: readonly string[];
  alsoAgainst: readonly string[];
  /** The same of leads whom the offer does not concern, `<strangers>`: alone, besides a change, after other faults, and as a takeaway. */
  strangers: readonly string[];
  alsoStrangers: readonly string[];
  andStrangers: readonly string[];
  takeStrangers: readonly string[];
  /** Before these if a large part of the list, `<who>`, rarely decides on the offer. */
  misfit: readonly string[];
  /** After it if a shorter list brings more, though fewer in all; alone if the page offers a text. */
  onlyList: readonly string[];
  /** After a change: that the list costs `<worth>` points, and is not told first because of what a shorter one gives up. */
  costlyList: readonly string[];
  /** Instead of these if the better version as a whole brings more. */
  onlyVersion: readonly string[];
  /** The same if it may also bring less. */
  onlyLikely: readonly string[];
  /** Instead of these if the gain of the better version is uncertain: its first change, `<change>`, and how many more, `<others>`. */
  onlyMended: readonly string[];
  /** The same if all it does is leave out `<cut>`: of an email in which nothing else is to be blamed, and of any other. */
  littleToCut: readonly string[];
  mayCut: readonly string[];
  /** Instead of these if all it does is correct misspelled words. */
  onlySpelled: readonly string[];
  /**
   * After a change: that the better version makes `<changes>` and brings `<lift>` ("25% more", "14 times the"); that it does so with this
   * change, too; that the others add nothing; that its gain is uncertain; or that it makes only this one.
   */
  alsoVersion: readonly string[];
  alsoVersionLess: readonly string[];
  alsoWithThis: readonly string[];
  alsoWithThisLess: readonly string[];
  /** The same if all changes show more than this one, but not on average. */
  alsoBest: readonly string[];
  alsoLittle: readonly string[];
  alsoMended: readonly string[];
  /** Instead of it if the forecast shows a gain, `<lift>`, that is not sure. */
  alsoUnsure: readonly string[];
  alsoSame: readonly string[];
  alsoSameLess: readonly string[];
  keepWorth: readonly string[];
  keep: readonly string[];
  /** Used instead of any advice. */
  noAdvice: readonly string[];
  /** The same if only faults are shown. */
  unfair: readonly string[];
  alsoTricks: readonly string[];
  writeAnew: readonly string[];
  repairsOnly: readonly string[];
  /** The same if it is known what the email is. */
  repairsNamed: readonly string[];
  /** The same if the kind of email is uncertain. */
  repairsUnsure: readonly string[];
  reached: readonly string[];
  missed: readonly string[];
  expected: readonly string[];
  /** Used if the forecast is based on the sender's own history. */
  expectedOfSender: readonly string[];
};

export const STAGE_PHRASES: Readonly<Record<StageName, StagePhrases>> = {
  open: {
    changeTo: [
      '<change>, and opens go from about <before> to <after> in 100.',
      '<change>, and about <after> in 100 open instead of <before>.',
    ],
    changeBy: ['<change>, and you get about <lift> opens.'],
    changeList: [
      '<change>, and opens go from about <before> to <after> in 100. You get fewer opens in all, because fewer people get the email.',
    ],
    changeListBy: [
      '<change>, and you get about <lift> opens for each email. You get fewer opens in all, because fewer people get the email.',
    ],
    changeWorth: ['About <worth> opens in 100 are lost to <fault>: <change>.'],
    changeMinor: ['<change>, though we cannot promise more opens from this.'],
    changeSeen: ['<change>: a forecast of this text shows about <lift> opens.'],
    changeToll: [],
    changeMix: ['The mix of leads costs about <worth> opens in 100: <change>.'],
    takeTo: ['<change>: about <after> opens in 100 instead of <before>.'],
    takeBy: ['<change>: about <lift> opens.'],
    takeList: ['<change>: about <after> opens in 100 instead of <before>, but fewer in all.'],
    takeListBy: ['<change>: about <lift> opens for each email, but fewer in all.'],
    takeWorth: ['<change>: as it stands, about <worth> opens in 100 are lost.'],
    takeToll: [],
    takeMix: ['<change>: the mix costs about <worth> opens in 100.'],
    noChange: ['We have no edit to suggest for this subject.'],
    readInPart: ['Coldcast reads emails in <language> only in part, and has no edit to suggest for this subject.'],
    onlyIdeas: ['The cards have an idea for this subject, but we cannot promise more opens from it.'],
    checked: ['The first thing to work on is “<quote>”. <problem> <advice>'],
    glanced: ['You write “<quote>”. <problem> <advice>'],
    takeChecked: ['“<quote>”: <advice>'],
    against: ['What costs opens is <faults>.'],
    alsoAgainst: ['What also costs opens is <faults>.'],
    strangers: ['<strangers> other work, which costs opens.'],
    alsoStrangers: ['<strangers> other work, which also costs opens.'],
    andStrangers: ['In addition, <strangers> other work.'],
    takeStrangers: ['Check the list: <strangers> other work.'],
    misfit: ['For <who> on this list, this is probably not about their work.'],
    onlyList: ['A shorter list brings more opens for each email, but fewer in all.'],
    costlyList: ['Who is on the list costs more: about <worth> opens in 100. But a shorter list brings fewer opens in all.'],
    onlyVersion: ['Our better version of this email has a new subject, and brings more interest in simulation.'],
    onlyLikely: ['Our better version of this email has a new subject. It likely brings more interest, but we cannot be sure.'],
    onlyMended: ['Our better version of this email has another subject; we cannot promise more opens.'],
    littleToCut: [],
    mayCut: [],
    onlySpelled: ['Correct the spelling of the subject. We cannot promise more opens.'],
    alsoVersion: [],
    alsoVersionLess: [],
    alsoWithThis: [],
    alsoWithThisLess: [],
    alsoBest: [],
    alsoLittle: [],
    alsoMended: [],
    alsoUnsure: [],
    alsoSame: [],
    alsoSameLess: [],
    keepWorth: ['What works is <keep>: this adds about <worth> opens in 100.'],
    keep: ['What works is <keep>, though it helps only a little.'],
    noAdvice: ['This email asks for private data or money. Coldcast gives no advice on emails like this.'],
    unfair: ['Coldcast gives no advice that makes this email work better: it <tricks>.'],
    alsoTricks: ['It also <tricks>.'],
    writeAnew: ['Do not send this. Write another email: say who you are, what you offer and what it costs.'],
    repairsOnly: ['This does not read like a cold email, so Coldcast only points out mistakes.'],
    repairsNamed: ['This reads like <kind>, so Coldcast only points out mistakes.'],
    repairsUnsure: ['We are not sure what kind of email this is, so Coldcast only points out mistakes.'],
    reached: ['<n> of <total> opened<which>.'],
    missed: ['<n> of <total> did not open<which>.'],
    expected: ['The model expected <expected> to open.'],
    expectedOfSender: ['For this sender, the model expected <expected> to open.'],
  },
  reply: {
    changeTo: [
      '<change>, and replies go from about <before> to <after> in 100.',
      '<change>, and about <after> in 100 reply instead of <before>.',
    ],
    changeBy: ['<change>, and you get about <lift> interest.'],
    changeList: [
      '<change>, and replies go from about <before> to <after> in 100. You get fewer replies in all, because fewer people get the email.',
    ],
    changeListBy: [
      '<change>, and you get about <lift> interest for each email. You get fewer replies in all, because fewer people get the email.',
    ],
    changeWorth: ['About <worth> replies in 100 are lost to <fault>: <change>.'],
    changeMinor: ['<change>, though we cannot promise more replies from this.'],
    changeSeen: ['<change>: a forecast of this text shows about <lift> interest.'],
    changeToll: ['Because of <fault>, <toll>: <change>.'],
    changeMix: ['The mix of leads costs about <worth> replies in 100: <change>.'],
    takeTo: ['<change>: about <after> replies in 100 instead of <before>.'],
    takeBy: ['<change>: about <lift> interest.'],
    takeList: ['<change>: about <after> replies in 100 instead of <before>, but fewer in all.'],
    takeListBy: ['<change>: about <lift> interest for each email, but fewer replies in all.'],
    takeWorth: ['<change>: as it stands, about <worth> replies in 100 are lost.'],
    takeToll: ['<change>: as it stands, <toll>.'],
    takeMix: ['<change>: the mix costs about <worth> replies in 100.'],
    noChange: ['We have no edit to suggest for this email.'],
    readInPart: ['Coldcast reads emails in <language> only in part, and has no edit to suggest.'],
    onlyIdeas: ['The cards have an idea for this email, but we cannot promise more replies from it.'],
    checked: ['The first thing to work on is “<quote>”. <problem> <advice>'],
    glanced: ['You write “<quote>”. <problem> <advice>'],
    takeChecked: ['“<quote>”: <advice>'],
    against: ['What costs replies is <faults>.'],
    alsoAgainst: ['What also costs replies is <faults>.'],
    strangers: ['<strangers> other work, which costs replies.'],
    alsoStrangers: ['<strangers> other work, which also costs replies.'],
    andStrangers: ['In addition, <strangers> other work.'],
    takeStrangers: ['Check the list: <strangers> other work.'],
    misfit: ['For <who> on this list, this is probably not about their work.'],
    onlyList: ['A shorter list raises the rate, but brings fewer replies in all.'],
    costlyList: ['Who is on the list costs more: about <worth> replies in 100. But a shorter list brings fewer replies in all.'],
    onlyVersion: ['Our better version of this email brings more interest in simulation.'],
    onlyLikely: ['Our better version of this email likely brings more interest, but we cannot be sure.'],
    onlyMended: ['Our better version would <mend><others>. We cannot promise more replies from it.'],
    littleToCut: ['There is little to change in this email. <cut> can go: the email says the same without <them>.'],
    mayCut: ['<cut> can go: the email says the same without <them>.'],
    onlySpelled: ['Correct the spelling in the email. We cannot promise more replies.'],
    alsoVersion: ['Our better version makes <changes> and brings about <lift> interest (<range>).'],
    alsoVersionLess: [
      'Our better version makes <changes>: count on about <left> interest (the forecast shows <lift>, but part of that is chance).',
    ],
    alsoBest: ['With <changes>, our better version shows about <lift> interest, but part of that is chance.'],
    alsoLittle: ['Our better version makes this change, and the rest of it brings little more.'],
    alsoWithThisLess: [
      'Our better version makes <changes>: count on about <left> interest (the forecast shows <lift>, but part of that is chance).',
    ],
    alsoWithThis: ['With <changes>, our better version brings about <lift> interest (<range>).'],
    alsoUnsure: ['Our better version shows about <lift> interest, though we cannot be sure of that.'],
    alsoMended: ['Our better version would also <mend><others>, but we cannot promise more replies from that.'],
    alsoSameLess: [
      'Our better version makes this change: count on about <left> interest (the forecast shows <lift>, but part of that is chance).',
    ],
    alsoSame: ['Our better version makes this change.'],
    keepWorth: ['What works is <keep>: this adds about <worth> replies in 100.'],
    keep: ['What works is <keep>, though it helps only a little.'],
    noAdvice: ['This email asks for private data or money. Coldcast gives no advice on emails like this.'],
    unfair: ['Coldcast gives no advice that makes this email work better: it <tricks>.'],
    alsoTricks: ['It also <tricks>.'],
    writeAnew: ['Do not send this. Write another email: say who you are, what you offer and what it costs.'],
    repairsOnly: ['This does not read like a cold email, so Coldcast only points out mistakes.'],
    repairsNamed: ['This reads like <kind>, so Coldcast only points out mistakes.'],
    repairsUnsure: ['We are not sure what kind of email this is, so Coldcast only points out mistakes.'],
    reached: ['<n> of <total> replied.'],
    missed: ['<n> of <total> did not reply.'],
    expected: ['The model expected <expected> to reply.'],
    expectedOfSender: ['For this sender, the model expected <expected> to reply.'],
  },
};
