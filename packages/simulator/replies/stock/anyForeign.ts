/** Replies in German that fit any email; `readStock` explains the format. `yes`: the email can be answered with yes. */
export const ANY_GERMAN_TEXT = `
# interested
!yes !inviting !telling > [Danke für die Nachricht|Danke, gelesen|Danke dafür|Ist angekommen, danke], [ich sehe nach und melde mich|ich melde mich heute noch|ich sehe nach|Antwort kommt heute]. [Mache ich gern|Kein Problem|].
!inviting requesting > [Ja, gern|Ja, geht in Ordnung|Von mir aus gern|Ja, passt|Sehr gern|Klar]. [Danke für die Nachricht|Mache ich].
proposing > [Ja, gern|Ja, das passt|Von mir aus ja|Ja, einverstanden|Gern|Ja, von mir aus gern]. [Danke fürs Fragen|Danke für die Nachricht].
# question
!yes !inviting !telling > [Danke für die Nachricht|Danke, gelesen|Danke dafür]. [Bis wann wäre eine Antwort gut|Reicht eine Antwort morgen|Reicht eine kurze Antwort|Ist es eilig]?
requesting > [Ja, wahrscheinlich|Denke schon|Vermutlich ja|Müsste gehen]. [Ist es eilig|Kann ich morgen Bescheid sagen|Reicht eine Antwort morgen]?
proposing > [Ja, wahrscheinlich|Denke schon|Vermutlich ja|Eigentlich gern]. [Kann ich morgen Bescheid sagen|Reicht eine Antwort morgen|Was bräuchte es von mir|Kann ich vorher noch etwas fragen]?
# timing
!inviting !calling > [Gerade ist viel los|Ich bin gerade unterwegs|Gerade ist es schlecht|Heute ist der Tag voll|Bin heute viel unterwegs|Ich sitze gerade in Terminen]. [Ich melde mich morgen|Ich melde mich heute Abend|Antwort kommt morgen|Ich sage morgen Bescheid|Mehr dazu morgen].
!inviting !calling > [Gelesen, aber gerade keine Zeit|Ist angekommen, gerade geht es nicht|Gesehen, aber es muss bis morgen warten|Gerade keine Zeit]. [Ich melde mich|Ich melde mich morgen|Mehr dazu heute Abend|Später mehr].
# referral
!familiar !inviting > [Das liegt nicht bei mir|Da bin ich nicht die richtige Adresse|Das weiß jemand anderes besser|Dafür ist jemand anderes da|Das kann ich nicht allein sagen], [ich gebe es weiter|ich habe es weitergegeben|ich leite es weiter|ich habe es weitergeleitet][. Es meldet sich jemand|. Antwort kommt dann von dort|].
familiar !inviting > [Da fragst du besser jemand anderen|Das kann ich nicht allein sagen|Das wissen die anderen besser|Ich selbst kann nicht], [ich frage mal die anderen|ich gebe es weiter|ich höre mich um].
# soft_objection
!telling > [Hm, ich weiß noch nicht|Bin nicht sicher|Mal sehen|Ich bin noch unschlüssig|Da bin ich noch nicht sicher|Kann ich noch nicht sagen]. [Ich überlege es mir|Ich schlafe noch einmal drüber|Ich sage morgen Bescheid|Da muss ich erst überlegen|Ich melde mich].
# hard_objection
requesting > [Nein, das geht nicht|Nein, das möchte ich nicht|Tut mir leid, nein|Ich muss leider ablehnen|Das lehne ich ab], [bitte um Verständnis|bitte nicht auf mich zählen|da finden Sie besser jemand anderen].
proposing > [Nein, das möchte ich nicht|Tut mir leid, nein|Das kommt für mich nicht in Frage|Das lehne ich ab], [bitte um Verständnis|das passt für mich nicht|das möchte ich lieber nicht].
asking > [Dazu möchte ich nichts sagen|Da kann ich nicht helfen|Das kann ich nicht beantworten], [bitte jemand anderen fragen|bitte um Verständnis|tut mir leid].
# not_interested
requesting > [Leider nein|Diesmal nicht|Das geht leider nicht|Das kann ich leider nicht|Leider nicht möglich][, tut mir leid|. Tut mir leid|].
proposing > [Nein, danke|Lieber nicht|Eher nicht|Danke, aber nein|Leider nein|Diesmal nicht][, trotzdem danke|. Tut mir leid|, danke der Nachfrage|].
asking > [Leider nein|Leider nicht|Da kann ich leider nicht helfen|Das geht leider nicht][. Tut mir leid|, tut mir leid|. Alles Gute|].
`;

/** The same in French. No word reveals the writer's gender. */
export const ANY_FRENCH_TEXT = `
# interested
!yes !inviting !telling > [Merci pour le message|Merci, bien lu|Bien reçu, merci], [je regarde et je réponds|je réponds aujourd'hui|je vérifie et je reviens|réponse dans la journée]. [Pas de souci|Avec plaisir|].
requesting > [Oui, d'accord|Oui, bien sûr|D'accord|Oui, pas de souci|Oui, ça marche|Oui, c'est noté]. [Merci pour le message|Il faut autre chose de ma part?|Pas de problème].
proposing > [Oui, ça me va|Oui, ça marche|C'est bon pour moi|D'accord pour moi|Oui, volontiers|Oui, bien sûr]. [Merci pour le message|Merci d'avoir demandé].
# question
!yes !inviting !telling > [Merci pour le message|Merci, bien lu|Bien reçu, merci]. [C'est pour quand|Une réponse demain suffit|Une réponse courte suffit|C'est urgent]?
requesting > [Sans doute, oui|Je pense que oui|Ça devrait aller|Normalement oui]. [Je peux confirmer demain|On peut en parler de vive voix|Je peux appeler à ce sujet]?
proposing > [Sans doute, oui|Je pense que oui|Pourquoi pas|Sur le principe, oui]. [Je peux répondre demain|Qu'est-ce qu'il faut de ma part|Je peux poser une question avant]?
# timing
!inviting !calling > [C'est la course aujourd'hui|Je suis en déplacement aujourd'hui|Journée chargée ici|Mauvais moment pour moi|Je n'ai pas une minute]. [Je réponds demain|Je réponds ce soir|Réponse demain|Je reviens là-dessus demain|Je redis ça dès que possible].
!inviting !calling > [Bien reçu, mais pas le temps|Lu, mais pas le temps de répondre|Bien vu, mais ça attendra demain]. [Je réponds ce soir|Je réponds demain|Je redis ça dès que possible].
# referral
!familiar !inviting > [Ce n'est pas moi qui m'en occupe|Je ne suis pas la bonne personne|Ça ne dépend pas de moi|Quelqu'un d'autre saura mieux], [je transmets|j'ai transmis|je fais suivre|j'ai fait suivre][. Une réponse suivra|. On vous répondra|].
familiar !inviting > [Moi, je ne peux pas|Demande plutôt aux autres|Les autres savent mieux que moi|Ça ne dépend pas que de moi], [je demande autour de moi|je demande aux autres|je fais passer].
# soft_objection
!telling > [Je ne sais pas encore|Hm, je ne sais pas|À voir|J'hésite encore|Difficile à dire]. [Je vais y réfléchir|Je redis ça demain|Il faut que je voie|Je préfère y réfléchir|Je réponds bientôt].
# hard_objection
requesting > [Non, ce n'est pas possible|Je dois dire non|C'est non de ma part|Non, je ne peux pas faire ça], [merci de comprendre|il faudra demander ailleurs].
proposing > [Non, je ne veux pas|Je dois dire non|C'est non de ma part|Non, ça ne me convient pas], [merci de comprendre|ce n'est pas pour moi|je préfère en rester là].
asking > [Je préfère ne pas répondre|Je ne peux pas aider|Je ne peux pas répondre à ça], [il faut demander à quelqu'un d'autre|merci de comprendre|pardon].
# not_interested
requesting > [Je ne peux pas|Plutôt non|Pas cette fois|Ce n'est pas possible pour moi|Non, je ne peux pas][, dommage|. Je regrette|, pardon|].
proposing > [Non merci|Merci, mais non|Plutôt non|Pas cette fois|Je préfère ne pas][. Merci quand même|, merci|].
asking > [Malheureusement non|Non, pas cette fois|Je ne peux pas aider là-dessus][, pardon|. Bon courage|].
`;

/** The same in Spanish. No word reveals the writer's gender. */
export const ANY_SPANISH_TEXT = `
# interested
!yes !inviting !telling > [Gracias por el mensaje|Gracias, leído|Recibido, gracias], [lo miro y respondo|respondo hoy|lo compruebo y respondo|hoy mismo respondo]. [Sin problema|Con gusto|].
requesting > [Sí, con gusto|Claro|Sí, claro|Por supuesto|Sí, cómo no|De acuerdo]. [Ningún problema|Gracias por el mensaje|¿Hace falta algo más?].
proposing > [Sí, me parece bien|Por mí, sí|Sí, de acuerdo|Claro que sí|Sí, con mucho gusto|Sí, perfecto]. [Gracias por el mensaje|Gracias por preguntar].
# question
!yes !inviting !telling > [Gracias por el mensaje|Gracias, leído|Recibido, gracias]. [¿Para cuándo|¿Vale una respuesta corta|¿Corre prisa|¿Vale si respondo mañana]?
requesting > [Creo que sí|Seguramente sí|En principio sí|Debería poder]. [¿Corre prisa|¿Hay algo más que deba saber|¿Hace falta algo más|¿Puedo preguntar algo antes]?
proposing > [Creo que sí|Seguramente sí|En principio sí|Puede ser|Por qué no]. [¿Hace falta algo de mi parte|¿Puedo preguntar algo antes|¿Vale si respondo mañana]?
# timing
!inviting !calling > [Ahora mismo no puedo|Hoy no doy abasto|Hoy estoy de viaje|Es mal momento|No tengo un minuto]. [Respondo mañana|Esta noche respondo|Mañana digo algo|En cuanto pueda respondo].
!inviting !calling > [Leído, pero ahora no tengo tiempo|Recibido, pero tendrá que esperar a mañana|Visto, pero ahora no puedo]. [Respondo mañana|Ya diré algo|Esta noche lo miro].
# referral
!familiar !inviting > [Eso no depende de mí|No me toca a mí|Hay quien sabe más que yo|Eso lo lleva otra persona], [lo paso|lo he reenviado|ya lo he pasado][. Ya responderán|. Responderán pronto|].
familiar !inviting > [Yo no puedo|Mejor pregunta a los demás|Los demás saben más que yo|No depende solo de mí], [pregunto por aquí|se lo digo a los demás|pregunto a los demás].
# soft_objection
!telling > [No sé todavía|Hm, no sé|No lo tengo claro|Ya veremos|Aún no me decido|Es difícil decirlo]. [Lo tengo que pensar|Mañana digo algo|Tengo que verlo|Ya diré algo].
# hard_objection
requesting > [No, no puede ser|Tengo que decir que no|No, no puedo hacerlo], [gracias por entenderlo|hay que buscar a otra persona|no cuenten conmigo].
proposing > [No, no quiero|No me parece bien|Tengo que decir que no], [gracias por entenderlo|no es para mí|prefiero dejarlo].
asking > [En eso no puedo ayudar|Prefiero no decir nada|No puedo responder a eso], [mejor preguntar a otra persona|gracias por entenderlo|lo siento].
# not_interested
requesting > [No puedo|Esta vez no|Va a ser que no|No me es posible|Lo siento, no puedo][. Suerte|. Otra vez será|. Mucha suerte|].
proposing > [No, gracias|Gracias, pero no|Prefiero que no|Esta vez no|Va a ser que no][, lo siento|, gracias de todos modos|].
asking > [Lo siento, no|Me temo que no|En eso no puedo ayudar][. Suerte|. Otra vez será|].
`;
