/** Short answers in German, in the form that `readStock` reads. */
export const GERMAN_TEXT = `
# interested
[Klingt gut|Klingt interessant|Hört sich gut an|Das passt gerade], [gern mehr dazu|ich würde gern mehr wissen|da bin ich dabei|das schaue ich mir an].
!familiar > [Gern|Ja, gern|Ja], [schicken Sie mir mehr|schicken Sie mir die Details|schicken Sie mir bitte Infos]. [Ich schaue es mir an|Ich lese es heute Abend|Danke vorab].
familiar > [Gern|Ja, gern|Klar], [schick mir mehr|schick mir die Details|schick mal rüber]. [Ich schau es mir an|Lese ich heute Abend|Danke].
[Guter Zeitpunkt|Passt zeitlich gut|Kommt gerade recht], [was wäre der nächste Schritt|wie geht es weiter|wie fangen wir an]?
!familiar > [Das interessiert mich|Da haben Sie mein Interesse|Können wir gern besprechen]. [Vormittags passt es am besten.|Am besten nachmittags.|Wann passt es Ihnen?]
# question
[Interessant|Klingt gut|Klingt vernünftig]. [Was würde das kosten|Wie läuft das genau ab|Wie viel Aufwand ist das für uns|Worum genau geht es]?
!familiar > [Wie sind Sie auf mich gekommen|Woher haben Sie meine Adresse|Haben Sie ein Beispiel]? [Grundsätzlich interessiert mich das|Ich bin nicht abgeneigt|Das Thema interessiert mich].
[Kurze Frage vorab|Eine Frage noch|Vorab]: [worum genau geht es|gibt es etwas zum Lesen]? [Dann gern mehr|Dann bin ich dabei].
# timing
[Gerade schlecht|Im Moment nicht|Zurzeit leider nicht|Momentan keine Zeit], [vielleicht im nächsten Quartal|gern später im Jahr|in ein paar Monaten wieder].
!familiar > [Wir stecken mitten in einem Projekt|Hier ist gerade viel los|Das Budget für dieses Jahr ist verplant]. [Melden Sie sich gern später wieder|Fragen Sie gern in ein paar Monaten noch mal].
[Zu früh für uns|Passt zeitlich nicht|Bin die nächsten Wochen unterwegs]. [Später gern|Nächstes Quartal vielleicht|Bitte später noch mal].
# referral
[Dafür bin ich nicht zuständig|Da bin ich der falsche Ansprechpartner|Das liegt nicht bei mir], [ich leite es weiter|das macht eine Kollegin|das macht ein Kollege].
[Ich habe es weitergeleitet|Leite ich intern weiter|Das gebe ich weiter], [ich selbst entscheide das nicht|das entscheidet jemand anderes].
# soft_objection
[Bin nicht ganz überzeugt|Ich bin skeptisch|Ich sehe den Nutzen noch nicht], [aber ich lasse mich gern überzeugen.|aber vielleicht übersehe ich etwas.|was spricht dafür?]
[Klingt nett|Auf dem Papier gut], aber [ich weiß nicht, ob es zu uns passt|das klingt nach viel Aufwand|mir fehlen noch Einzelheiten]. [Was spricht dafür?|Gibt es mehr dazu?|Vielleicht sehe ich das falsch.]
# hard_objection
[Das passt nicht zu uns|Das machen wir nicht|Das ist nichts für uns|Das kommt für uns nicht in Frage] und [das bleibt so|daran ändert sich nichts]. [Also nein|Nein].
[Auf Kaltmails gehen wir grundsätzlich nicht ein|Wir machen so etwas grundsätzlich nicht|Auf solche Anfragen antworten wir nicht weiter]. [Bitte nicht nachfassen|Dabei bleibt es].
# not_interested
[Kein Interesse|Kein Bedarf|Nein danke|Danke, nein|Danke, kein Bedarf|Nichts für uns|Nichts für mich][, danke|, trotzdem danke|, viel Erfolg noch|, sorry|].
[Das ist nichts für mich|Das brauche ich nicht|Passt nicht][, danke|, trotzdem viel Erfolg|].
# opt_out
!familiar > [Bitte streichen Sie mich von der Liste|Bitte nehmen Sie mich aus dem Verteiler|Bitte keine weiteren E-Mails|Bitte löschen Sie meine Adresse][, danke|. Danke|].
[Bitte abmelden|Abmelden|Bitte aus dem Verteiler nehmen|Keine E-Mails mehr|Bitte Adresse löschen][, danke|. Danke| bitte|].
familiar > [Bitte nimm mich aus dem Verteiler|Bitte schreib mir nicht mehr|Nimm mich bitte von der Liste][, danke|].
`;

/** Short answers in French. */
export const FRENCH_TEXT = `
# interested
[Ça m'intéresse|Cela m'intéresse|Intéressant], [je veux bien en savoir plus|dites-m'en plus|je regarde volontiers].
!familiar > [Oui|Oui, volontiers|D'accord], [envoyez-moi les détails|envoyez-moi plus d'infos|envoyez-moi ça]. [Je regarde cette semaine|Je lis ça ce soir|Merci d'avance].
familiar > [Oui|Volontiers|OK], [envoie-moi les détails|envoie-moi plus d'infos|envoie]. [Je regarde ce soir|Ça m'intéresse].
[Ça tombe bien|Bon timing|Vous tombez bien], [quelle est la suite|par quoi commence-t-on|comment fait-on]?
!familiar > [On peut en parler|Parlons-en|Je suis partant]. [Plutôt le matin.|Plutôt en fin de journée.|Quand êtes-vous disponible?]
# question
[Intéressant|Pourquoi pas|Ça a l'air bien]. [Comment ça marche exactement|Qu'attendez-vous de moi|C'est pour quand]?
!familiar > [Avez-vous un exemple|Comment m'avez-vous trouvé|À qui d'autre avez-vous écrit]? [Le sujet m'intéresse|Je suis plutôt intéressé|Sur le principe, je suis d'accord].
[Une question avant|Juste une question]: [c'est pour quand|qui est derrière|c'est beaucoup de travail]? [Ensuite, pourquoi pas|Sinon ça me va].
# timing
[Pas maintenant|Pas en ce moment|Pas le bon moment|Trop tôt pour nous], [peut-être au prochain trimestre|plutôt dans quelques mois|plus tard dans l'année].
!familiar > [Nous sommes en plein projet|Je suis débordé en ce moment|C'est une période chargée]. [Revenez vers moi plus tard|Relancez-moi dans quelques mois].
[Je suis en déplacement|Je n'ai pas une minute] [ces prochaines semaines|ce mois-ci]. [Plus tard, volontiers|On en reparle].
# referral
[Ce n'est pas moi qui gère ça|Je ne suis pas la bonne personne|Ce n'est pas mon domaine], [je transmets|un collègue s'en occupe|je fais suivre].
[Je fais suivre|Je transmets|J'ai transmis] [à la bonne personne|à un collègue|en interne], [je ne décide pas|ce n'est pas moi qui décide].
# soft_objection
[Je ne suis pas convaincu|J'ai des doutes|Je ne vois pas encore l'intérêt], [mais je peux me tromper.|mais je reste ouvert.|dites-m'en un peu plus.]
[Sur le papier c'est bien|C'est joli], mais [je ne sais pas si c'est pour nous|ça semble long|je manque de temps pour ça]. [Pourquoi nous|Vous pouvez m'en dire plus]?
# hard_objection
[Nous ne faisons pas ça|Ce n'est pas pour nous|Nous ne donnons pas suite à ce genre de demande] et [ça ne changera pas|c'est la règle chez nous]. [Donc non|C'est non].
[Je ne réponds pas à ce genre de démarchage|Je ne souhaite pas donner suite|Nous ne faisons jamais ça]. [Inutile de relancer|C'est non].
# not_interested
[Pas intéressé|Non merci|Merci, mais non|Pas pour nous|Pas besoin|Ça ne m'intéresse pas][, merci|, désolé|, bonne continuation|].
[Je préfère ne pas donner suite|Ce n'est pas pour moi|Sans façon][, merci|, bonne continuation|].
# opt_out
[Merci de me retirer de votre liste|Merci de me désinscrire|Plus d'emails, merci|Merci de ne plus m'écrire|Merci de supprimer mon adresse].
[Désinscription|Désabonnez-moi|Retirez-moi de la liste|Supprimez mon adresse][, merci|, s'il vous plaît|. Merci|].
`;

/** Short answers in Spanish. */
export const SPANISH_TEXT = `
# interested
[Suena bien|Suena interesante|Me interesa|Me gusta la idea], [me gustaría saber más|quiero saber más|lo miro encantado].
!familiar > [Sí|Sí, claro|De acuerdo], [envíeme los detalles|envíeme más información|mándeme algo]. [Lo miro esta semana|Lo leo esta tarde|Gracias de antemano].
familiar > [Sí|Claro|Vale], [envíame los detalles|mándame más información|pásamelo]. [Lo miro esta semana|Lo leo hoy|Me interesa].
[Llega en buen momento|Buen momento|Justo hablábamos de eso], [¿cuál es el siguiente paso|¿cómo empezamos|¿cómo seguimos]?
!familiar > [Podemos hablar|Hablemos|Me viene bien hablar]. [Mejor por la mañana.|Mejor por la tarde.|¿Cuándo le viene bien?]
# question
[Interesante|Suena bien|Puede ser]. [¿Cuánto cuesta|¿Cómo funciona exactamente|¿Cuánto trabajo es para nosotros|¿De qué se trata exactamente]?
!familiar > [¿Tiene algún ejemplo|¿Cómo me ha encontrado|¿Quién más trabaja con ustedes]? [El tema me interesa|En principio me interesa].
[Una pregunta antes|Solo una duda]: [¿qué cambia para nosotros|¿hay algo que pueda leer|¿cuánto tiempo lleva]? [Después, encantado|Por lo demás me interesa].
# timing
[Ahora no|En este momento no|No es buen momento|Es pronto para nosotros], [quizá el próximo trimestre|mejor en unos meses|más adelante este año].
!familiar > [Estamos en medio de un proyecto|Estoy hasta arriba|El presupuesto de este año está cerrado]. [Escríbame más adelante|Vuelva a escribirme en unos meses].
[Estoy de viaje|No tengo un minuto] [estas semanas|este mes]. [Más adelante|Lo vemos después].
# referral
[No llevo yo ese tema|No soy la persona adecuada|Eso no depende de mí], [lo reenvío|lo lleva un compañero|lo lleva otra persona].
[Lo he reenviado|Lo paso|Se lo paso] [a la persona que lo lleva|a un compañero|internamente], [yo no decido|no lo decido yo].
# soft_objection
[No me convence del todo|Tengo mis dudas|No veo aún la ventaja], [pero puedo equivocarme.|pero estoy dispuesto a escuchar.|¿qué lo hace distinto?]
[Sobre el papel suena bien|Está bien], pero [no sé si encaja con nosotros|parece mucho trabajo|me falta información]. [Cuénteme algo más|Puede que me equivoque|Deme un motivo].
# hard_objection
[No hacemos esas cosas|No nos interesa|No es para nosotros] y [eso no va a cambiar|no vamos a cambiar de idea]. [Así que no|Es un no].
[No respondemos a correos de este tipo|No damos respuesta a estas peticiones|No trabajamos así]. [No hace falta insistir|Es un no].
# not_interested
[No me interesa|No, gracias|Gracias, pero no|No es para nosotros|No lo necesitamos|Paso][, gracias|, lo siento|, suerte|].
[Prefiero no seguir con esto|No es lo nuestro|Por ahora no y después tampoco][, gracias|, mucha suerte|].
# opt_out
[Por favor, no me escriban más|Por favor, elimínenme de la lista|No más correos, por favor|Borren mi dirección, por favor][. Gracias|].
[Baja|Darme de baja|Quiero darme de baja|Dar de baja][, por favor|, gracias|. Gracias|].
`;
