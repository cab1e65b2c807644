import { sentencesOf } from './sentences.ts';

/** What closes many emails and asks for nothing that could be answered. */
const VAGUE =
  /\b(?:let (?:me|us) know (?:your (?:thoughts|feedback|opinion|views?)|what you think)|(?:look|looking) forward to (?:hear|hearing|your (?:reply|response|feedback|thoughts|answer)|(?:a |the )?(?:working|connecting|speaking|talking))|(?:do not|don['\u2019]?t|never) hesitate to|feel free to (?:contact|reach|call|get in touch|e-?mail|reply|write|ask|drop|message)|(?:love|like|happy|glad|appreciate|eager|keen|welcome) (?:to (?:hear|get|receive|know|learn) )?(?:your (?:feedback|thoughts|opinion|views?)|(?:hear )?from you|what you think)|(?:hope|hoping|wait|waiting|await|awaiting) (?:to hear|for your (?:reply|response|answer)|your (?:reply|response|answer))|(?:happy|glad|here) to (?:answer|take) (?:any|your|all) (?:other |further )?questions?\b|if you (?:have any|['\u2019]d like to know more|would like (?:to know|more|to learn)|want to (?:know|learn) more|need (?:any|more) (?:further )?(?:information|details|help)|(?:are )?interested)|should you (?:have any|need|require|wish|be interested)|(?:would be|is|be) (?:much |greatly |highly |very much )?(?:appreciated|great|nice|lovely) (?:if (?:you|feedback|we|I)\b|to (?:get|hear|have|receive) (?:your|some|any)\b)|(?:revert|get back|come back|reach out) (?:(?:to (?:me|us) )?with (?:your (?:thoughts|feedback|interest|queries|questions|response|reply|views?|opinion|comments)|any)|to (?:me|us) (?:your|any|if|at))\b|(?:let|drop) (?:me|us) (?:know|a line) if you (?:ever |should |do )?(?:need|want|require|have|would like)\b|(?:let|drop) (?:me|us) (?:know|a line)(?= and\b| if (?:you|this|it|there)(?:['\u2019]re| are|['\u2019]s| is)\b| anytime| any time|[.!]?$)|(?:I|we) (?:am|are|['\u2019]m|['\u2019]re) (?:always )?(?:here|available|at your (?:service|disposal)))\b/iu;

/** A request of its own, or a next step. */
const ASKS =
  /\?|(?:^|[,;:]\s*|\b(?:please|just|simply|then|and|or|so) )(?:reply|respond|answer|call|text|ring|book|schedule|send|forward|order|visit|register|sign up|click|download|pick|choose|tell|join|try|reserve|apply|grab|write|request|check out|watch|take a look|have a look|stop by|come|rsvp|confirm|give|ask|point|introduce|share|meet|use|let (?:me|us) (?:show|send|know (?:if|whether|when|which|who|what (?:day|time)|how)))\b|\b(?:I|we)(?:['\u2019]d| would)? (?:like|love|want|propose|suggest|hope) to (?!hear|know|learn|get your|receive)\p{L}+|\b(?:I|we)(?:['\u2019]ll| will| can| could)\b(?! (?:\p{L}+ )?(?:help|assist|support|receive|recieve|take (?:your|care)|serve|provide|deliver|improve|guarantee|save)\b)|\b(?:calendly|meet\.|https?:|www\.)|\b(?:minutes|(?<!\d )a call|a chat|a demo|a meeting|a quote|a sample)\b/iu;

/** An address to write to, or a page. */
const LEADS_ON = /https?:|www\.|@\S+\.\S/;
/** With what it leaves to the reader: "do not hesitate to call". */
const VAGUE_WITH_VERB = new RegExp(String.raw`(?:${VAGUE.source})(?:(?<=hesitate to) \p{Ll}+)?`, 'iu');

/** The sentence with which an email closes if it asks for nothing else; undefined if it asks something. */
export function findVagueAsk(body: string): string | undefined {
  const sentences = sentencesOf(body);
  const vague = sentences.filter((sentence) => VAGUE.test(sentence) && !sentence.includes('?'));
  const isOpen = (sentence: string): boolean =>
    vague.includes(sentence) ? LEADS_ON.test(sentence) || ASKS.test(sentence.replace(VAGUE_WITH_VERB, ' ')) : ASKS.test(sentence);
  return sentences.some(isOpen) ? undefined : vague[0];
}
