/** Replies in German that fit any email; `readStock` explains the format. `yes`: the email can be answered with yes. */
export const ANY_GERMAN_TEXT = `
# interested
!yes !inviting !telling > [Danke für die Nachricht|Danke, gelesen|Danke dafür|Ist angekommen, danke], [ich sehe es mir an und melde mich|ich melde mich morgen dazu|das interessiert mich, ich melde mich|Antwort kommt morgen].
!inviting requesting > [Ja, gern|Ja, geht in Ordnung|Von mir aus gern|Ja, passt|Gern]. [Danke für die Nachricht|Ich melde mich dazu|Ich melde mich morgen].
proposing > [Ja, gern|Ja, das passt|Von mir aus ja|Ja, einverstanden|Gern|Ja, von mir aus gern]. [Danke fürs Fragen|Danke für die Nachricht].
# question
!yes !inviting !telling > [Danke für die Nachricht|Danke, gelesen|Danke dafür]. [Können wir dazu kurz telefonieren|Reicht eine Antwort nächste Woche|Kann ich mich dazu morgen melden|Reicht eine Antwort morgen]?
requesting > [Ja, wahrscheinlich|Denke schon|Vermutlich ja|Müsste gehen]. [Können wir dazu kurz telefonieren|Kann ich morgen Bescheid sagen|Reicht eine Antwort nächste Woche]?
proposing > [Ja, wahrscheinlich|Denke schon|Vermutlich ja|Eigentlich gern]. [Kann ich morgen Bescheid sagen|Reicht eine Antwort morgen|Was bräuchte es von mir|Kann ich vorher noch etwas fragen]?
# timing
!inviting !calling > [Gerade ist viel los|Ich bin gerade unterwegs|Gerade ist es schlecht|Heute ist der Tag voll|Bin heute viel unterwegs|Ich sitze gerade in Terminen]. [Ich melde mich nächste Woche|Nächste Woche eher|Antwort kommt nächste Woche|Ich melde mich, sobald es geht|Später gern].
!inviting !calling > [Gelesen, aber gerade keine Zeit|Ist angekommen, gerade geht es nicht|Gesehen, aber es muss warten|Gerade keine Zeit]. [Ich melde mich|Ich melde mich nächste Woche|Mehr dazu nächste Woche|Später mehr].
# referral
whole !inviting > [Für mich ist das nichts|Nichts für mich|Ich selbst eher nicht], aber [ich gebe es gern weiter|ich kenne vielleicht jemanden|ich höre mich um]. [Versprechen kann ich nichts|Mal sehen|]
!whole !familiar !inviting > [Das liegt nicht bei mir|Da bin ich nicht die richtige Adresse|Dafür ist jemand anderes da|Das kann ich nicht allein sagen], [ich gebe es weiter|ich habe es weitergegeben|ich leite es weiter|ich habe es weitergeleitet][. Mal sehen|. Antwort kommt dann von dort|].
!whole familiar !inviting > [Da fragst du besser jemand anderen|Das kann ich nicht allein sagen|Das wissen die anderen besser], [ich frage mal die anderen|ich gebe es weiter|ich höre mich um].
# soft_objection
!telling > [Hm, ich weiß noch nicht|Bin nicht sicher|Mal sehen|Ich bin noch unschlüssig|Da bin ich noch nicht sicher|Kann ich noch nicht sagen]. [Ich überlege es mir|Ich schlafe noch einmal drüber|Ich sage morgen Bescheid|Da muss ich erst überlegen|Ich melde mich].
# hard_objection
requesting > [Nein, das möchte ich nicht|Tut mir leid, nein|Ich muss leider ablehnen|Das lehne ich ab], [bitte nicht noch einmal fragen|daran ändert sich nichts|das passt für mich nicht].
proposing > [Nein, das möchte ich nicht|Tut mir leid, nein|Das kommt für mich nicht in Frage|Das lehne ich ab], [bitte nicht noch einmal fragen|das passt für mich nicht|daran ändert sich nichts].
asking > [Dazu möchte ich nichts sagen|Darauf möchte ich nicht antworten|Tut mir leid, nein], [bitte nicht noch einmal fragen|daran ändert sich nichts|das passt für mich nicht].
# not_interested
requesting > [Leider nein|Diesmal nicht|Lieber nicht|Danke, aber nein|Eher nicht][, tut mir leid|, trotzdem danke|. Alles Gute|].
proposing > [Nein, danke|Lieber nicht|Eher nicht|Danke, aber nein|Leider nein|Diesmal nicht][, trotzdem danke|. Tut mir leid|, danke der Nachfrage|].
asking > [Leider nein|Danke, aber nein|Lieber nicht|Eher nicht][, tut mir leid|, trotzdem danke|. Alles Gute|].
`;

/** The same in French. No word reveals the writer's gender. */
export const ANY_FRENCH_TEXT = `
# interested
!yes !inviting !telling > [Merci pour le message|Merci, bien lu|Bien reçu, merci], [je regarde et je réponds|ça m'intéresse, je réponds demain|je réponds demain|je regarde ça et je reviens].
requesting > [Oui, d'accord|Oui, bien sûr|D'accord|Oui, pourquoi pas|Oui, ça marche]. [Merci pour le message|Je réponds demain|Je reviens là-dessus].
proposing > [Oui, ça me va|Oui, ça marche|C'est bon pour moi|D'accord pour moi|Oui, volontiers|Oui, bien sûr]. [Merci pour le message|Merci d'avoir demandé].
# question
!yes !inviting !telling > [Merci pour le message|Merci, bien lu|Bien reçu, merci]. [On peut en parler de vive voix|Une réponse demain suffit|Je peux répondre la semaine prochaine|On peut en parler par téléphone]?
requesting > [Sans doute, oui|Je pense que oui|Ça devrait aller|Normalement oui]. [Je peux confirmer demain|On peut en parler de vive voix|Je peux appeler à ce sujet]?
proposing > [Sans doute, oui|Je pense que oui|Pourquoi pas|Sur le principe, oui]. [Je peux répondre demain|Qu'est-ce qu'il faut de ma part|Je peux poser une question avant]?
# timing
!inviting !calling > [C'est la course aujourd'hui|Je suis en déplacement aujourd'hui|Journée chargée ici|Mauvais moment pour moi|Je n'ai pas une minute]. [Je réponds la semaine prochaine|Plutôt la semaine prochaine|Je reviens là-dessus plus tard|Je réponds dès que possible].
!inviting !calling > [Bien reçu, mais pas le temps|Lu, mais pas le temps de répondre|Bien vu, mais ça attendra]. [Je réponds la semaine prochaine|Je regarde ça plus tard|Je réponds dès que possible].
# referral
whole !inviting > [Pas pour moi|Ce n'est pas pour moi|Moi, plutôt non], mais [je fais suivre|je connais peut-être quelqu'un|je demande autour de moi]. [Sans promesse|On verra|]
!whole !familiar !inviting > [Ce n'est pas moi qui m'en occupe|Je ne suis pas la bonne personne|Ça ne dépend pas de moi|Quelqu'un d'autre saura mieux], [je transmets|j'ai transmis|je fais suivre|j'ai fait suivre][. Sans promesse|. On verra|].
!whole familiar !inviting > [Demande plutôt aux autres|Les autres savent mieux que moi|Ça ne dépend pas que de moi], [je demande autour de moi|je demande aux autres|je fais passer].
# soft_objection
!telling > [Je ne sais pas encore|Hm, je ne sais pas|À voir|J'hésite encore|Difficile à dire]. [Je vais y réfléchir|Je donne ma réponse demain|Il faut que je voie|Je préfère y réfléchir|Je réponds bientôt].
# hard_objection
requesting > [Non, merci|C'est non de ma part|Non, ça ne me convient pas], [inutile d'insister|je préfère en rester là|merci de ne pas insister].
proposing > [Non, je ne veux pas|Non, merci|C'est non de ma part|Non, ça ne me convient pas], [inutile d'insister|ce n'est pas pour moi|je préfère en rester là].
asking > [Je préfère ne pas répondre|Non, merci|C'est non de ma part], [inutile d'insister|je préfère en rester là|merci de ne pas insister].
# not_interested
requesting > [Plutôt non|Pas cette fois|Merci, mais non|Sans façon][. Bonne continuation|. Merci quand même|].
proposing > [Non merci|Merci, mais non|Plutôt non|Pas cette fois|Sans façon][. Merci quand même|, merci|].
asking > [Malheureusement non|Pas cette fois|Merci, mais non|Plutôt non][. Bonne continuation|. Merci quand même|].
`;

/** The same in Spanish. No word reveals the writer's gender. */
export const ANY_SPANISH_TEXT = `
# interested
!yes !inviting !telling > [Gracias por el mensaje|Gracias, leído|Recibido, gracias], [lo miro y respondo|respondo mañana|me interesa, mañana respondo|lo miro y digo algo].
requesting > [Sí, con gusto|Claro|Sí, claro|Sí, cómo no|De acuerdo]. [Respondo mañana|Gracias por el mensaje|Ya diré algo].
proposing > [Sí, me parece bien|Por mí, sí|Sí, de acuerdo|Claro que sí|Sí, con mucho gusto|Sí, perfecto]. [Gracias por el mensaje|Gracias por preguntar].
# question
!yes !inviting !telling > [Gracias por el mensaje|Gracias, leído|Recibido, gracias]. [¿Podemos hablarlo por teléfono|¿Vale si respondo la semana que viene|¿Vale si respondo mañana]?
requesting > [Creo que sí|Seguramente sí|En principio sí|Debería poder]. [¿Podemos hablarlo por teléfono|¿Hay algo más que deba saber|¿Puedo preguntar algo antes]?
proposing > [Creo que sí|Seguramente sí|En principio sí|Puede ser|Por qué no]. [¿Hace falta algo de mi parte|¿Puedo preguntar algo antes|¿Vale si respondo mañana]?
# timing
!inviting !calling > [Ahora mismo no puedo|Hoy no doy abasto|Hoy estoy de viaje|Es mal momento|No tengo un minuto]. [Respondo la semana que viene|Mejor la semana que viene|Más adelante, quizá|En cuanto pueda respondo].
!inviting !calling > [Leído, pero ahora no tengo tiempo|Recibido, pero tendrá que esperar|Visto, pero ahora no puedo]. [Respondo la semana que viene|Ya diré algo|Lo miro más adelante].
# referral
whole !inviting > [No es para mí|Para mí no|Yo, más bien no], pero [lo paso|quizá conozco a alguien|pregunto por aquí]. [Sin compromiso|Ya veremos|]
!whole !familiar !inviting > [Eso no depende de mí|No me toca a mí|Hay quien sabe más que yo|Eso lo lleva otra persona], [lo paso|lo he reenviado|ya lo he pasado][. Ya veremos|. Si interesa, responderán|].
!whole !solo familiar !inviting > [Mejor pregunta a los demás|Otros saben más que yo|No depende solo de mí], [pregunto por aquí|se lo digo a quien corresponda|lo comento por aquí].
# soft_objection
!telling > [No sé todavía|Hm, no sé|No lo tengo claro|Ya veremos|Aún no me decido|Es difícil decirlo]. [Lo tengo que pensar|Mañana digo algo|Tengo que verlo|Ya diré algo].
# hard_objection
requesting > [No, no quiero|No me parece bien|Tengo que decir que no], [y no voy a cambiar de idea|mejor no insistir|prefiero dejarlo].
proposing > [No, no quiero|No me parece bien|Tengo que decir que no], [no es para mí|mejor no insistir|prefiero dejarlo].
asking > [Prefiero no decir nada|No quiero responder a eso|Tengo que decir que no], [mejor no insistir|prefiero dejarlo|lo siento].
# not_interested
requesting > [Esta vez no|Va a ser que no|Gracias, pero no|Prefiero que no][. Suerte|, lo siento|, gracias de todos modos|].
proposing > [No, gracias|Gracias, pero no|Prefiero que no|Esta vez no|Va a ser que no][, lo siento|, gracias de todos modos|].
asking > [Lo siento, no|Me temo que no|Gracias, pero no|Esta vez no][. Suerte|, gracias de todos modos|].
`;
