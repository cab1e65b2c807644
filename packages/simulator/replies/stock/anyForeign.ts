/** Answers in German that are true of any email, in the form that `readStock` reads. `yes` is an email that can be answered with a yes. */
export const ANY_GERMAN_TEXT = `
# interested
!yes > [Danke für die Nachricht|Danke, gelesen|Danke dafür|Gern gelesen], [ich sehe nach und melde mich|ich melde mich dazu|das interessiert mich|gern mehr dazu].
yes > [Ja, gern|Gern|Ja, klar|Klar|Ja, das passt|Ja, geht in Ordnung|Ja, von mir aus gern|Sehr gern], [das kriegen wir hin|machen wir so|kein Problem|ist mir recht].
yes > [Ja, gern|Ja, das passt|Passt gut|Von mir aus ja|Ja, einverstanden|Klar, gern|Ja, können wir machen]. [Danke fürs Fragen|Danke für die Nachricht|Ich freue mich|Sonst noch etwas?|Einfach kurz melden|Bis dann].
# question
!yes > [Danke für die Nachricht|Danke, gelesen|Danke dafür]. [Gibt es dazu noch mehr|Bis wann wäre eine Antwort gut|Reicht eine kurze Antwort|Muss ich dazu etwas wissen]?
yes > [Ja, wahrscheinlich|Denke schon|Vermutlich ja|Klingt gut|Eigentlich gern]. [Was muss ich dafür wissen|Gibt es noch etwas zu beachten|Was bräuchte es von mir|Kann ich vorher noch etwas fragen|Gibt es noch mehr dazu]?
# timing
[Gerade ist viel los|Hier ist gerade viel los|Diese Woche ist voll|Ich bin gerade unterwegs|Gerade ist es schlecht|Ich komme gerade zu nichts]. [Ich melde mich nächste Woche|Ich melde mich, sobald es ruhiger ist|Antwort kommt später|Ich sage später Bescheid|Mehr dazu in ein paar Tagen|Bitte noch etwas Geduld].
[Gelesen, aber gerade keine Zeit|Ist angekommen, gerade geht es nicht|Gesehen, aber es muss noch warten|Gerade keine Zeit dafür]. [Ich melde mich|Ich melde mich in ein paar Tagen|Bitte noch einmal erinnern|Später mehr].
# referral
[Das liegt nicht bei mir|Da bin ich nicht die richtige Adresse|Das weiß jemand anderes besser|Dafür ist jemand anderes da|Das kann ich nicht allein sagen|Das entscheide nicht ich], [ich gebe es weiter|ich habe es weitergegeben|ich leite es weiter|ich frage nach|ich habe es weitergeleitet][. Es meldet sich jemand|. Ich sage dann Bescheid|].
# soft_objection
[Hm, ich weiß noch nicht|Bin nicht sicher|Mal sehen|Ich bin noch unschlüssig|So ganz passt es mir nicht|Da bin ich noch nicht sicher|Ich habe so meine Zweifel]. [Ich überlege es mir|Ich schlafe noch einmal drüber|Ich sage Bescheid|Da muss ich erst überlegen|Vielleicht sehe ich das falsch|Ich melde mich].
# hard_objection
[Nein, das geht nicht|Nein, das möchte ich nicht|Tut mir leid, nein|Das kommt für mich nicht in Frage|Ganz klar nein|Ich muss leider ablehnen|Das lehne ich ab], [und dabei bleibt es|daran ändert sich nichts|bitte nicht mehr fragen|bitte nicht mit mir rechnen].
# not_interested
[Nein, danke|Lieber nicht|Eher nicht|Danke, aber nein|Leider nein|Diesmal nicht|Das ist nichts für mich|Nichts für mich][, trotzdem danke|. Tut mir leid|, danke der Nachfrage|. Alles Gute|].
# opt_out
`;

/** The same in French. No word tells a man from a woman. */
export const ANY_FRENCH_TEXT = `
# interested
!yes > [Merci pour le message|Merci, bien lu|Bien reçu, merci], [je regarde et je réponds|ça m'intéresse|je veux bien en savoir plus|je réponds bientôt].
yes > [Oui, avec plaisir|Oui, volontiers|Oui, bien sûr|D'accord|Oui, pas de souci|Oui, ça marche|Avec plaisir], [ça me va|ça me convient|c'est bon pour moi|pas de problème].
yes > [Oui, ça me va|Oui, ça marche|C'est bon pour moi|D'accord pour moi|Oui, volontiers|Oui, bien sûr]. [Merci pour le message|Merci d'avoir demandé|Au plaisir|Il faut autre chose de ma part?|À bientôt].
# question
!yes > [Merci pour le message|Merci, bien lu|Bien reçu, merci]. [Il y a d'autres détails|C'est pour quand|Une réponse courte suffit|Il faut savoir autre chose]?
yes > [Sans doute, oui|Je pense que oui|Pourquoi pas|Sur le principe, oui|Ça devrait aller]. [Il faut savoir autre chose|Qu'est-ce qu'il faut de ma part|Je peux poser une question avant|Il y a d'autres détails]?
# timing
[C'est la course en ce moment|Je suis en déplacement|La semaine est chargée|Mauvais moment pour moi|Je n'ai pas une minute]. [Je réponds dans quelques jours|Je reviens là-dessus plus tard|Réponse la semaine prochaine|Je redis ça dès que possible|Ça peut attendre un peu?]
[Bien reçu, mais pas le temps|Lu, mais pas le temps de répondre|Bien vu, mais ça devra attendre]. [Je reviens là-dessus|Je redis ça dans quelques jours|Une relance plus tard m'aiderait].
# referral
[Ce n'est pas à moi de répondre|Ce n'est pas moi qui décide|Quelqu'un d'autre sait mieux que moi|Je ne suis pas la bonne personne], [je transmets|j'ai transmis|je fais suivre|je demande][. Réponse bientôt|. Je redis ça|].
# soft_objection
[Hmm, je ne sais pas encore|J'hésite encore|J'ai quelques doutes|À voir|Je ne sais pas trop]. [Je vais y réfléchir|Il faut que j'y pense|Je redis ça|Je peux me tromper|Il me faut un jour ou deux].
# hard_objection
[Non, ce n'est pas possible|Non, je ne veux pas|C'est non de ma part|Ça ne me va pas du tout|Je dois refuser], [et ça ne changera pas|merci de ne pas insister|et je préfère en rester là].
# not_interested
[Non merci|Merci, mais non|Je préfère ne pas|Pas cette fois|Ce n'est pas pour moi|Sans façon|Ce sera non][, merci quand même|, dommage|. Bonne continuation|. Bon courage|].
# opt_out
`;

/** The same in Spanish. No word tells a man from a woman. */
export const ANY_SPANISH_TEXT = `
# interested
!yes > [Gracias por el mensaje|Gracias, leído|Recibido, gracias], [lo miro y respondo|me interesa|me gustaría saber más|respondo pronto].
yes > [Sí, con gusto|Claro|Sí, claro|Por supuesto|Sí, cómo no|De acuerdo|Sí, perfecto], [me parece bien|me viene bien|por mí bien|sin problema].
yes > [Sí, me parece bien|Por mí, sí|Sí, de acuerdo|Claro que sí|Sí, con mucho gusto]. [Gracias por el mensaje|Gracias por preguntar|¿Hace falta algo más?|Quedo a la espera|Hasta pronto].
# question
!yes > [Gracias por el mensaje|Gracias, leído|Recibido, gracias]. [¿Hay más detalles|¿Para cuándo|¿Vale una respuesta corta|¿Hay algo más que deba saber]?
yes > [Creo que sí|Seguramente sí|En principio sí|Puede ser|Por qué no]. [¿Hace falta algo de mi parte|¿Hay algo más que deba saber|¿Puedo preguntar algo antes|¿Hay más detalles]?
# timing
[Ahora mismo no doy abasto|Esta semana está llena|Estoy de viaje|Es mal momento|No tengo un minuto]. [Respondo en unos días|Lo veo la semana que viene|Ya diré algo|Más adelante|En cuanto pueda respondo].
[Leído, pero ahora no tengo tiempo|Recibido, pero tendrá que esperar|Visto, pero no me da tiempo]. [Respondo en unos días|Ya diré algo|Mejor recordármelo más adelante].
# referral
[Eso no depende de mí|No me toca a mí|Hay quien sabe más que yo|No soy yo quien decide], [lo paso|lo he reenviado|lo pregunto|ya lo he pasado][. Ya responderán|. Ya diré algo|].
# soft_objection
[No sé todavía|Hm, no sé|Tengo mis dudas|No lo tengo claro|Ya veremos|Aún no me decido]. [Me lo pienso|Lo tengo que pensar|Ya diré algo|Puede que me equivoque|Necesito un par de días].
# hard_objection
[No, no puede ser|No, no quiero|Es un no|No me parece bien|Tengo que decir que no], [y no va a cambiar|y así se queda|mejor no insistir].
# not_interested
[No, gracias|Gracias, pero no|Prefiero que no|Esta vez no|No es para mí|Va a ser que no][, lo siento|, gracias de todos modos|. Suerte|. Mucha suerte|].
# opt_out
`;
