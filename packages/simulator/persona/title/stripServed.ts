const OFFICE =
  '(?:ceo|cfo|coo|cto|cio|cmo|chro|president|vice president|vp|director|managing director|executive director|general manager|founder|cofounder|co founder|owner|chairman|chairwoman|chair|chief executive|chief executive officer|partner|dean|principal|mayor|minister|governor)';
const HELPER =
  '(?:executive assistant|personal assistant|assistant|secretary|executive secretary|office|associate|driver|chauffeur|aide|liaison|coordinator|scheduler|receptionist)';

/** Other people's positions in a title: "CEO's Executive Assistant", "Driver to the CEO", "Intern, Office of the President". */
const SERVED: readonly (readonly [pattern: RegExp, kept: string])[] = [
  [new RegExp(`(?<=^|[ |])${OFFICE} s (?=[a-z])`, 'g'), ' assistant '],
  [new RegExp(`(?<=^|[ |])office of (?:the )?${OFFICE}(?=$|[ |])`, 'g'), ' assistant '],
  [new RegExp(`(?<=^|[ |])${OFFICE} (?=${HELPER}(?:$|[ |]))`, 'g'), ' assistant '],
  [
    new RegExp(`(?<=(?:^|[ |])(?:assistant|secretary|driver|chauffeur|aide|liaison|advisor|adviser|ea|pa|reporting)) to [^|]*`, 'g'),
    ' assistant ',
  ],
];
const TRAINEE =
  /(?:^|[ |])(?:intern|internship|trainee|apprentice|praktikant|praktikantin|werkstudent|werkstudentin|stagiaire|becario|stagista)(?=$|[ |])/;

/** A folded title without the positions its holder supports, and only as an individual's for trainees. */
export function stripServed(folded: string): string {
  if (TRAINEE.test(folded)) return 'trainee';
  return SERVED.reduce((text, [pattern, kept]) => text.replace(pattern, kept), folded)
    .replace(/ +/g, ' ')
    .trim();
}
