/** Words that only press: a text of nothing else does not say what it is about. */
const PRESSES =
  /^(?:act|acts?|fast|now|today|tonight|tomorrow|hurry|quick(?:ly)?|soon|urgent|last|final|few|only|limited|time|times|days?|hours?|minutes?|weeks?|month|months|spots?|seats?|places?|slots?|copies|left|remain(?:ing|s)?|filling|fill|going|gone|running|out|ends?|ending|expir(?:es?|ing|y)|offer|offers|deal|deals|chance|call|reminder|notice|warning|don['\u2019]t|wait|delay|miss|late|before|until|midnight|noon|\p{L}+day|while|stocks?|supplies|supply|last|won['\u2019]t|claim|yours|get|book|order|buy|sign|apply|join|click|here|\d+)$/u;

export const isPressingWord = (word: string): boolean => PRESSES.test(word);
