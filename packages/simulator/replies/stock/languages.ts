/** Short replies in German; `readStock` explains the format. No word reveals the writer's gender. */
export const GERMAN_TEXT = `
# interested
far seat > <seat>, [das war wohl für jemand anderen gedacht|da sind Sie bei mir wohl falsch|damit habe ich nichts zu tun]. [Wen wollten Sie denn erreichen?|Wie sind Sie auf mich gekommen?|Vielleicht eine Verwechslung?].
far !seat !familiar > [Damit habe ich selbst nichts zu tun|Für meinen Bereich ist das nichts], aber [ich gebe es hier gern weiter|ich leite es gern weiter|ich zeige es gern den Kollegen].
junior !far !familiar > [Klingt gut|Klingt interessant|Das klingt nützlich], [aber das entscheide ich nicht|aber entscheiden muss das die Leitung]. [Ich gebe es weiter|Ich zeige es der Leitung|Ich leite es weiter].
wh !meeting !refer > [Da müsste ich nachsehen|Aus dem Kopf weiß ich das nicht|Da muss ich nachfragen], aber [das Thema interessiert mich|da würde ich gern mehr wissen|es klingt gut]. [Ich melde mich dazu|Antwort kommt morgen|].
refer !familiar leads !far > [Da sind Sie bei mir richtig|Das läuft über mich|Dafür bin ich zuständig|Das liegt bei mir]. [Schicken Sie mir gern etwas dazu|Ich sehe es mir gern an|Rufen Sie mich gern an|Schreiben Sie mir gern mehr].
refer !familiar !far !leads > [Das mache ich selbst nicht|Ich bin das nicht|Da bin ich nicht zuständig], aber [es klingt gut, ich habe es weitergeleitet|ich stelle gern den Kontakt her|ich leite es gern weiter|ich gebe Ihre Adresse gern weiter][. Es meldet sich jemand|].
!familiar onsite meeting > [Gern|Ja, gern|Das passt|Können wir machen|Ja, bitte], [kommen Sie vorbei|schauen Sie vorbei|Sie können gern kommen]. [Vormittags passt es am besten|Anfang der Woche ist gut|Sagen Sie nur kurz vorher Bescheid|Am besten nachmittags].
!refer > [Klingt gut|Klingt interessant|Hört sich gut an], [da würde ich gern mehr wissen|das schaue ich mir an|da möchte ich mehr wissen].
!familiar interest > [Ja, gern|Gern|Ja, bitte], [das würde ich mir ansehen|das sehe ich mir gern an|das interessiert mich]. [Ich melde mich dann|Bin gespannt|Danke vorab|].
familiar interest > [Ja, gern|Gern|Klar|Ja, Lust hätte ich], [schick mir was|schick mal was rüber|immer her damit]. [Ich melde mich dann|Bin gespannt|Danke dir].
!familiar !meeting !refer > [Gern|Ja, gern], [schicken Sie mir die Details|schicken Sie mir bitte mehr dazu]. [Ich melde mich dann|Ich lese es heute Abend|Danke vorab].
familiar !meeting > [Gern|Klar], [schick mir mehr|schick mir die Details]. [Ich melde mich dann|Lese ich heute Abend|Danke dir].
!familiar meeting !onsite > [Gern|Ja, gern|Können wir machen|Ja, das passt|Das lässt sich einrichten]. [Vormittags passt es am besten|Am besten nachmittags|Anfang der Woche passt es gut|Gegen Ende der Woche ist es ruhiger|Schicken Sie mir gern eine Einladung|Schlagen Sie eine Uhrzeit vor].
!familiar meeting !onsite > [Zeit für ein Gespräch finde ich|Ein kurzes Gespräch geht|Telefonieren können wir gern]. [Wann passt es Ihnen?|Schlagen Sie gern etwas vor.|Am liebsten vormittags.]
familiar meeting !onsite > [Gern|Klar, können wir machen|Ja, das passt]. [Vormittags passt es am besten|Am besten nachmittags|Anfang der Woche passt gut|Schick mir gern eine Einladung].
!staff !far !refer > [Das kommt gerade recht|Guter Zeitpunkt|Passt gerade gut], [das Thema interessiert mich|da möchte ich mehr wissen|das würde ich mir ansehen].
# question
far seat > [Woher haben Sie meine Adresse|Wen wollten Sie erreichen|Sind Sie sicher, dass Sie mich meinen|Wie sind Sie auf mich gekommen]? <seat>.
far !familiar > [Sind Sie sicher, dass Sie mich meinen|Ist das wirklich für mich gedacht|Woher haben Sie meine Adresse]? [Damit habe ich nichts zu tun|Das ist nicht mein Bereich|Ich arbeite in einem ganz anderen Bereich].
junior !far !familiar > [Darf ich das an die Leitung weitergeben|Soll ich das weiterleiten|Haben Sie etwas, das ich weitergeben kann]? [Das entscheide ich nicht selbst|Entscheiden kann ich das nicht].
wh !meeting !refer > [Da müsste ich nachsehen|Aus dem Kopf weiß ich das nicht|Da müsste ich kurz nachfragen]. [Reicht eine Antwort morgen|Darf ich mich dazu morgen melden]? [Interessieren würde es mich|Klingt sonst gut].
refer !familiar !far !leads > [Darf ich Ihre Adresse weitergeben|Darf ich Ihre E-Mail einfach weiterleiten|Was soll ich ausrichten]? [Dann gebe ich es gern weiter|Ich stelle gern den Kontakt her|Dann kann ich es weitergeben].
!familiar onsite meeting > [Grundsätzlich gern|Möglich|Gern, aber kurz vorab]: [wie lange dauert das|muss jemand dabei sein|müssen wir etwas vorbereiten|kostet der Besuch etwas]?
[Interessant|Klingt gut|Klingt vernünftig]. [Gibt es mehr dazu zu lesen|Haben Sie eine Webseite|Wie schnell ginge das]?
!familiar > [Haben Sie ein Beispiel|Mit wem arbeiten Sie sonst so|Für wen machen Sie das schon]? [Grundsätzlich interessiert mich das|Das Thema interessiert mich|Dann kann ich es besser einschätzen].
familiar > [Hast du ein Beispiel|Für wen machst du das sonst so]? [Grundsätzlich interessiert mich das|Das Thema interessiert mich|Klingt erst mal gut].
[Kurze Frage vorab|Eine Frage noch|Vorab]: [haben Sie Kunden hier in der Nähe|gibt es etwas zum Nachlesen|wie schnell ginge das]? [Dann gern mehr|Wenn das passt, gern|Sonst klingt es gut].
!familiar meeting !onsite > [Ein Gespräch gern, aber vorab|Gern, aber eine Frage vorher|Zeit hätte ich, nur vorab]: [haben Sie eine Webseite|gibt es etwas zum Lesen|soll ich etwas vorbereiten]?
familiar meeting !onsite > [Gern, aber vorab|Klar, nur eine Frage vorher]: [hast du eine Webseite|gibt es etwas zum Lesen]?
# timing
far seat > <seat>, [das ist nichts für mich|da sind Sie bei mir falsch|damit habe ich nichts zu tun]. [Wenn mich jemand fragt, nenne ich Sie gern|Falls ich von jemandem höre, gebe ich es weiter|Wenn ich jemanden weiß, melde ich mich].
far !seat !familiar > [Das ist nicht mein Bereich|Damit habe ich nichts zu tun], und [hier ist gerade ohnehin viel los|diesen Monat passt es ohnehin nicht].
junior !far !familiar > Das entscheidet bei uns die Leitung, und [die ist gerade im Urlaub|die ist erst nächste Woche wieder da|gerade ist viel los]. [Ich gebe es danach weiter|Ich lege es solange hin|Ich leite es weiter, versprechen kann ich nichts].
refer !familiar !far !leads > [Die Person ist gerade im Urlaub|Die zuständige Person ist zurzeit nicht da|Meine Kollegin ist gerade im Urlaub|Mein Kollege ist bis Ende des Monats unterwegs|Die Kollegin ist erst nächsten Monat wieder da]. [In ein paar Wochen gern|Bitte nächsten Monat noch mal|Versuchen Sie es gern später wieder].
onsite meeting > [Gerade passt ein Besuch schlecht|Diesen Monat passt es nicht|Hier ist gerade zu viel los]. [Nächsten Monat gern|In ein paar Wochen eher|Später gern].
[Gerade schlecht|Im Moment nicht|Zurzeit leider nicht|Momentan passt es nicht], [vielleicht im nächsten Quartal|gern später im Jahr|in ein paar Monaten gern wieder].
!familiar > [Wir stecken mitten in einem Projekt|Hier ist gerade viel los|Dieses Jahr geht bei uns nichts mehr]. [Melden Sie sich gern später wieder|Fragen Sie gern in ein paar Monaten noch mal].
familiar > [Ich stecke mitten in einem Projekt|Hier ist gerade viel los|Dieses Jahr geht nichts mehr]. [Meld dich gern später wieder|Frag gern in ein paar Monaten noch mal|Nächstes Quartal gern].
[Zu früh für uns|Das ist uns gerade zu früh|Ich bin die nächsten Wochen unterwegs]. [Später gern|Nächstes Quartal vielleicht|Bitte später noch mal].
meeting !onsite > [Für ein Gespräch ist diesen Monat kein Platz|Mein Kalender ist voll|Vor Monatsende schaffe ich kein Gespräch|Gerade ist zu viel los für ein Gespräch]. [Im nächsten Monat gern|Später im Quartal geht es eher|Nächsten Monat wieder|In ein paar Wochen gern].
# referral
far seat > <seat>, [da sind Sie bei mir falsch|ich bin nicht die richtige Person dafür|das war wohl für jemand anderen gedacht]. [Vielleicht eine Verwechslung?|Sie müssten woanders fragen|Wer das sein könnte, weiß ich leider nicht].
refer !far > [Das macht eine Kollegin|Das macht ein Kollege|Dafür ist bei uns jemand anderes da]. [Ich habe es weitergeleitet|Ist weitergeleitet|Ich leite es weiter].
!exec !whole > [Dafür bin ich nicht zuständig|Da bin ich die falsche Adresse|Das liegt nicht bei mir], [ich leite es weiter|das macht eine Kollegin|das macht ein Kollege].
!exec !whole > [Ich habe es weitergeleitet|Leite ich intern weiter|Das gebe ich weiter], [ich selbst entscheide das nicht|das entscheidet jemand anderes].
exec > [Das macht bei uns das Team|Darum kümmert sich bei uns eine Kollegin|Darum kümmert sich bei uns ein Kollege|Das gebe ich an mein Team]. [Ich leite es weiter|Ist weitergeleitet|Wenn es passt, kommt eine Antwort].
whole !exec !alone > [Das macht bei uns das Team|Darum kümmert sich bei uns eine Kollegin|Darum kümmert sich bei uns ein Kollege|Das gebe ich an mein Team]. [Ich leite es weiter|Ist weitergeleitet|Wenn es passt, kommt eine Antwort].
# soft_objection
far !familiar > [Ich glaube, das ist nichts für mich|Ich glaube, da bin ich nicht die richtige Person], [damit habe ich nichts zu tun|ich arbeite in einem anderen Bereich|das ist nicht mein Bereich].
refer !familiar !far !leads > [Namen gebe ich ungern weiter|Einen Namen möchte ich so nicht nennen]. [Schreiben Sie mir erst etwas mehr|Schicken Sie mir gern erst ein paar Zeilen dazu|Schreiben Sie erst einmal mir].
refer !familiar !far > [Ich bin nicht sicher, ob das jemand braucht|Ich weiß nicht, ob wir das brauchen]. [Ich gebe es weiter, versprechen kann ich nichts.|Zwei, drei Zeilen zum Weiterleiten reichen.|Ich frage gern nach.|Schreiben Sie gern erst einmal mir.]
onsite meeting > [Ich weiß nicht, ob sich der Weg lohnt|Ich bin nicht sicher, ob sich das lohnt|Ob sich das für uns lohnt, weiß ich nicht]. [Was spricht dafür?|Vielleicht sehe ich das falsch.|Überzeugen Sie mich.]
[Bin nicht ganz überzeugt|Ich bin skeptisch|Ich sehe den Nutzen noch nicht], [aber ich lasse mich gern überzeugen.|aber vielleicht übersehe ich etwas.|was spricht dafür?]
!refer > [Klingt nett|Auf dem Papier gut], aber [ich weiß nicht, ob es zu uns passt|der Aufwand ist mir noch nicht klar]. [Was spricht dafür?|Gibt es mehr dazu?|Vielleicht sehe ich das falsch.]
!refer > [Ich glaube nicht, dass wir das brauchen|Ob wir das brauchen, weiß ich nicht|Bedarf sehe ich noch keinen], [aber vielleicht übersehe ich etwas|aber ich lasse mich gern überzeugen|aber ich denke darüber nach].
meeting !onsite > [Ein Gespräch ist mir noch zu früh|Für einen Termin ist es mir zu früh], [mir fehlt noch der Grund|ich weiß noch nicht, ob es passt]. [Gibt es vorab etwas zum Lesen?|Lieber erst schriftlich.]
# hard_objection
far !familiar > [Damit habe ich nichts zu tun|Das ist überhaupt nicht mein Bereich], [bitte schreiben Sie mir dazu nicht mehr|bitte prüfen Sie Ihre Liste].
refer !far !leads > [Namen geben wir nicht heraus|Kontakte geben wir grundsätzlich nicht weiter]. [Daran ändert sich nichts|Dabei bleibt es|Das ist bei uns so].
[Das passt nicht zu uns|Das machen wir nicht|Das kommt für uns nicht in Frage] und [das bleibt auch so|daran wird sich nichts ändern]. [Bitte nicht nachfassen|].
[Auf Kaltakquise gehen wir grundsätzlich nicht ein|Auf solche Anfragen reagieren wir grundsätzlich nicht|So etwas machen wir grundsätzlich nicht]. [Bitte nicht nachfassen|Dabei bleibt es].
[Das brauchen wir nicht|Das ist nichts für uns|Dafür sehe ich keinen Bedarf], [bitte nicht nachfassen|wir sind versorgt|da muss ich absagen].
# not_interested
far !familiar > [Damit habe ich nichts zu tun|Das ist nicht mein Bereich|Das betrifft mich nicht][, danke|, kein Interesse|. Viel Erfolg noch].
refer !far !leads > [Das möchte ich nicht weitergeben|Da kann ich nicht helfen|Dazu sage ich lieber nichts][, tut mir leid|. Trotzdem viel Erfolg|. Kein Bedarf|].
onsite meeting > [Ein Besuch ist nicht nötig|Den Weg können Sie sich sparen|Nein, bitte kein Besuch][, danke|. Trotzdem danke|. Kein Bedarf|].
[Kein Interesse|Kein Bedarf|Nein danke|Danke, nein|Danke, kein Bedarf|Nichts für uns|Nichts für mich][, trotzdem danke|. Viel Erfolg noch|. Sorry|].
[Das ist nichts für mich|Das brauchen wir nicht|Passt für uns nicht|Brauchen wir gerade nicht][, danke|, trotzdem viel Erfolg|].
meeting !onsite > [Ein Gespräch ist nicht nötig|Nein, kein Termin|Das Gespräch können wir uns sparen|Ein Gespräch bringt uns nichts|Für ein Gespräch sehe ich keinen Anlass][, danke|. Kein Bedarf|. Viel Erfolg noch|. Trotzdem danke|].
# opt_out
!familiar > [Bitte streichen Sie mich von der Liste|Bitte nehmen Sie mich aus dem Verteiler|Bitte löschen Sie meine Adresse|Bitte schreiben Sie mir nicht mehr][. Danke|].
[Bitte abmelden|Abmelden bitte|Bitte aus dem Verteiler nehmen|Keine E-Mails mehr bitte|Bitte keine weiteren E-Mails|Bitte Adresse löschen][, danke|. Danke|].
familiar > [Bitte nimm mich aus dem Verteiler|Bitte schreib mir nicht mehr|Nimm mich bitte von der Liste][, danke|].
`;

/** Short replies in French. No word reveals the writer's gender. */
export const FRENCH_TEXT = `
# interested
far seat > <seat>, [c'était sans doute pour quelqu'un d'autre|je ne suis pas la bonne personne|je n'ai rien à voir avec ça]. [Qui vouliez-vous joindre?|Comment êtes-vous arrivé à moi?|Une confusion, peut-être?].
far !seat !familiar > [Ça ne me concerne pas directement|Ce n'est pas mon domaine], mais [je transmets volontiers|je le montre à un collègue|je fais suivre ici].
junior !far !familiar > [Ça a l'air bien|L'idée me plaît|Pourquoi pas], mais [ce n'est pas moi qui décide|la décision ne m'appartient pas]. [Je transmets|J'en parle à la direction|Je fais suivre].
wh !meeting !refer > [Il faudrait que je regarde|Je n'ai pas le chiffre en tête|Je dois demander], mais [ça m'intéresse|le sujet m'intéresse|je veux bien en savoir plus]. [Je reviens vers vous demain|].
refer !familiar leads !far > [C'est bien moi|C'est moi qui m'en occupe|Vous êtes à la bonne adresse|Ça passe par moi]. [Envoyez-moi quelques détails|Je regarde volontiers|Dites-m'en un peu plus].
refer !familiar !far !leads > [Ce n'est pas moi|Ce n'est pas mon domaine|Quelqu'un d'autre s'en occupe], mais [je transmets avec plaisir|j'ai déjà transmis|je vous mets en relation|l'idée me plaît, j'ai transmis][. On vous répondra|].
!familiar onsite meeting > [Oui, volontiers|D'accord|C'est possible|Oui, pourquoi pas|Avec plaisir], [passez nous voir|vous pouvez passer|venez voir sur place]. [Plutôt le matin|Le début de semaine me convient|Dites-moi juste quand|Plutôt en fin de journée].
!refer > [Ça m'intéresse|Cela m'intéresse|Ça peut m'intéresser], [je veux bien en savoir plus|je regarde volontiers|je veux bien voir].
!familiar interest > [Oui|Oui, volontiers|Avec plaisir|Oui, pourquoi pas], [ça m'intéresse|ça peut nous être utile|je veux bien voir]. [Je vous dirai ensuite ce que j'en pense|Merci d'avance|Dites-moi juste quand].
familiar interest > [Oui|Volontiers|Avec plaisir], [ça m'intéresse|ça peut m'être utile|vas-y]. [Je te dirai ensuite|On en reparle après|Merci d'avance].
!familiar !meeting !refer > [D'accord|Oui], [envoyez-moi les détails|envoyez-moi plus d'infos]. [Je reviens vers vous ensuite|Je lis ça ce soir|Merci d'avance].
!familiar meeting !onsite > [Oui, volontiers|D'accord pour un échange|Oui, on peut en parler|C'est possible]. [Plutôt le matin|Plutôt en fin de journée|Le début de semaine me convient|Envoyez-moi une invitation].
!familiar meeting !onsite > [Parlons-en|Un échange rapide, oui|Va pour un appel]. [Quand êtes-vous disponible?|Je préfère le matin.|En début d'après-midi, c'est bien.]
familiar meeting !onsite > [Oui, volontiers|OK, on peut en parler|Va pour un appel]. [Plutôt le matin|Plutôt en fin de journée|Envoie-moi une invitation].
!staff !far !refer > [Ça tombe bien|Bon timing|C'est le bon moment], [le sujet m'intéresse|j'aimerais en savoir plus|je regarde volontiers].
# question
far seat > [Où avez-vous eu mon adresse|Qui vouliez-vous joindre|Ce message m'est vraiment destiné|Comment êtes-vous arrivé à moi]? <seat>.
far !familiar > [Vous êtes sûr que c'est pour moi|Ce message m'est vraiment destiné|Où avez-vous eu mon adresse]? [Je ne m'occupe pas de ça|Ce n'est pas mon domaine|Je travaille dans tout autre chose].
junior !far !familiar > [Je peux transmettre à la direction|Je fais suivre à la direction|Vous avez quelque chose que je peux montrer]? [Ce n'est pas moi qui décide|Je ne décide pas de ça].
wh !meeting !refer > [Il faudrait que je regarde|Je n'ai pas ça en tête|Je dois demander]. [Une réponse demain suffit|Je peux vous redire ça demain|Combien ça coûterait]? [Le sujet m'intéresse|Sinon ça me va].
refer !familiar !far !leads > [Je peux donner votre adresse|Je peux transmettre votre email|Qu'est-ce que je dois dire de votre part]? [Je vous mets en relation ensuite|Ensuite je transmets volontiers|Je peux faire suivre].
!familiar onsite meeting > [Pourquoi pas|C'est possible|Oui, mais une question avant]: [combien de temps ça prend|il faut préparer quelque chose|il faut que quelqu'un soit là|ça nous engage à quelque chose]?
[Intéressant|Pourquoi pas|Ça a l'air bien]. [Il y a quelque chose à lire|Vous avez un site|Vous avez des clients par ici]?
!familiar > [Avez-vous un exemple|Avec qui travaillez-vous déjà|Vous faites ça pour qui d'autre]? [Le sujet m'intéresse|Sur le principe, ça me va|Ça m'aiderait à me décider].
familiar > [Tu as un exemple|Tu fais ça pour qui d'autre]? [Le sujet m'intéresse|Sur le principe, ça me va].
[Une question avant|Juste une question]: [vous avez des clients par ici|il y a quelque chose à lire|c'est possible rapidement]? [Ensuite, pourquoi pas|Sinon ça me va|Le reste me plaît].
!familiar meeting !onsite > [Un appel, pourquoi pas, mais avant|D'accord pour en parler, mais d'abord|Oui, mais une question avant]: [vous avez un site|il y a quelque chose à lire|je dois préparer quelque chose]?
# timing
far seat > <seat>, [ce n'est pas pour moi|je ne suis pas la bonne personne|je n'ai rien à voir avec ça]. [Si on me demande, je donnerai votre nom|Si j'entends parler de quelqu'un, je fais suivre|Je vous dirai si je pense à quelqu'un].
far !seat !familiar > [Ce n'est pas mon domaine|Je ne m'occupe pas de ça], et [c'est de toute façon une période chargée|ce mois-ci, ce n'est pas possible de toute façon].
junior !far !familiar > C'est la direction qui décide, et [elle est absente en ce moment|tout le monde est débordé en ce moment]. [Je transmettrai ensuite|Je transmets, sans promesse|Je le mets de côté].
refer !familiar !far !leads > [La personne est en congé|La personne n'est pas là en ce moment|La personne n'est pas disponible ce mois-ci|La personne concernée est absente|Mon collègue est en déplacement|Ma collègue est absente jusqu'à la fin du mois]. [Dans quelques semaines, plutôt|Réécrivez le mois prochain|Plus tard, volontiers|Le mois prochain, plutôt|Réessayez dans quelques semaines].
onsite meeting > [Pas de visite ce mois-ci|Ce mois-ci, c'est compliqué|Trop de monde sur place en ce moment]. [Le mois prochain, volontiers|Plutôt dans quelques semaines|Plus tard, pourquoi pas].
[Pas maintenant|Pas en ce moment|Ce n'est pas le bon moment|Trop tôt pour nous], [peut-être au prochain trimestre|plutôt dans quelques mois|plus tard dans l'année].
!familiar > [Nous sommes en plein projet|Je n'ai pas une minute en ce moment|C'est une période chargée]. [Revenez vers moi plus tard|Relancez-moi dans quelques mois|Écrivez-moi au prochain trimestre].
familiar > [On est en plein projet|Je n'ai pas une minute en ce moment|C'est une période chargée]. [Reviens vers moi plus tard|Relance-moi dans quelques mois].
[Je suis en déplacement|Je n'ai pas une minute] [ces prochaines semaines|ce mois-ci]. [Plus tard, volontiers|On en reparle].
meeting !onsite > [Pas de place pour un appel ce mois-ci|Mon agenda est plein|Cette semaine, c'est impossible]. [Le mois prochain, volontiers|Plus tard, pourquoi pas|On en reparle le mois prochain].
# referral
far seat > <seat>, [je ne suis pas la bonne personne|c'était sans doute pour quelqu'un d'autre|je n'ai rien à voir avec ça]. [Une confusion, peut-être?|Il faudrait demander ailleurs|Je ne sais pas à qui il faudrait écrire].
refer !far > [C'est un collègue qui s'en occupe|Une collègue s'en occupe|C'est quelqu'un d'autre ici]. [J'ai transmis|Je transmets|Je fais suivre].
!exec !whole > [Ce n'est pas moi qui gère ça|Je ne suis pas la bonne personne|Ce n'est pas mon domaine], [je transmets|un collègue s'en occupe|je fais suivre].
!exec !whole > [Je fais suivre|Je transmets|J'ai transmis] [à la bonne personne|à un collègue|en interne], [je ne décide pas|ce n'est pas moi qui décide].
exec > [C'est mon équipe qui gère ça|Quelqu'un de mon équipe s'en occupe|Je laisse ça à mon équipe]. [Je transmets|J'ai transmis|Je leur fais suivre].
whole !exec !alone > [C'est mon équipe qui gère ça|Quelqu'un de mon équipe s'en occupe|Je laisse ça à mon équipe]. [Je transmets|J'ai transmis|Je leur fais suivre].
# soft_objection
far !familiar > [Je ne m'occupe pas de ça|Ce n'est pas mon domaine|Je travaille dans tout autre chose], [je ne pense pas que ce soit pour moi|ça ne me concerne sans doute pas].
refer !familiar !far !leads > [Je préfère ne pas donner de nom comme ça|Je donne rarement des noms|Je ne sais pas si ça intéresse quelqu'un ici]. [Qu'est-ce que ça changerait?|Vous pouvez m'en dire un peu plus?|Pourquoi nous?]
!familiar onsite meeting > [Je ne sais pas si ça vaut le déplacement|Ça ne vaut peut-être pas le déplacement|Une visite me paraît prématurée], [je ne sais pas si on en a besoin|je ne vois pas encore l'intérêt]. [Sans vouloir vous décourager.|Quelques lignes suffiraient.|Pourquoi nous?]
[J'ai des doutes|Je ne vois pas encore l'intérêt|Ça ne me convainc pas encore], [mais je peux me tromper.|mais ça peut changer.|dites-m'en un peu plus.]
!refer > [Sur le papier c'est bien|L'idée est bonne], mais [je ne sais pas si c'est pour nous|je ne vois pas encore l'intérêt]. [Pourquoi nous|Qu'est-ce que ça change vraiment]?
!refer > [Je ne sais pas si on en a besoin|Le besoin n'est pas évident ici], [mais je peux me tromper|mais je vais y réfléchir|dites-m'en un peu plus].
!familiar meeting !onsite > [Un rendez-vous, c'est trop tôt|Un appel me paraît prématuré], [je ne vois pas encore l'intérêt|j'aimerais d'abord lire quelque chose]. [Par écrit, je veux bien.|Vous avez un document?]
# hard_objection
far !familiar > [Je n'ai rien à voir avec ça|Ça ne me concerne pas du tout], [merci de vérifier votre liste|merci de ne plus m'écrire à ce sujet].
refer !far !leads > [Nous ne donnons pas de noms|Nous ne communiquons pas de contacts]. [Merci de ne pas insister|C'est la règle ici|Inutile d'insister].
[Nous ne faisons pas ça|Ce n'est pas pour nous|Nous ne donnons pas suite à ce genre de message], [et nous n'y reviendrons pas|donc c'est non|merci de ne pas relancer].
[Je ne réponds pas à ce genre de démarchage|Je ne souhaite pas donner suite|Nous ne faisons jamais ça]. [Inutile de relancer|C'est non].
[Nous n'en avons pas besoin|Nous n'en voulons pas|Il n'y a pas de besoin ici], [et nous n'y reviendrons pas|et ça restera comme ça].
# not_interested
far !familiar > [Je ne m'occupe pas de ça|Ça ne me concerne pas|Ce n'est pas mon domaine][, merci|. Pas d'intérêt, merci|. Bonne continuation].
refer !far !leads > [Je préfère ne pas donner de nom|Je ne peux pas aider là-dessus|Je préfère ne rien dire][, merci|. Bonne continuation|. Pas besoin chez nous|].
onsite meeting > [Pas besoin de passer|Une visite n'est pas nécessaire|Inutile de vous déplacer][, merci|. Bonne continuation].
[Non merci|Merci, mais non|Pas pour nous|Pas besoin|Ça ne m'intéresse pas|Ça ne nous intéresse pas][, merci|. Bonne continuation|].
[Je préfère ne pas donner suite|Ce n'est pas pour moi|Sans façon|Nous n'en avons pas besoin][, merci|. Bonne continuation|].
meeting !onsite > [Pas besoin d'un appel|Un rendez-vous n'est pas nécessaire][, merci|. Bonne continuation].
# opt_out
!familiar > [Merci de me retirer de votre liste|Merci de me désinscrire|Merci de ne plus m'écrire|Merci de supprimer mon adresse].
!familiar > [Désabonnez-moi|Retirez-moi de la liste|Supprimez mon adresse|Ne m'écrivez plus][, merci|, s'il vous plaît|].
familiar > [Merci de me retirer de la liste|Ne m'écris plus|Retire-moi de ta liste][, merci|, s'il te plaît|].
[Désinscription|Plus d'emails][, merci|, s'il vous plaît].
`;

/** Short replies in Spanish. No word reveals the writer's gender. */
export const SPANISH_TEXT = `
# interested
far seat > <seat>, [creo que era para otra persona|no tengo nada que ver con eso|creo que se ha equivocado de persona]. [¿A quién buscaba?|¿Cómo dio conmigo?|¿Quizá una confusión?].
far !seat !familiar > [Yo no me dedico a eso|No es mi área], pero [lo paso aquí con gusto|se lo enseño a los compañeros|lo reenvío con gusto].
junior !far !familiar > [Suena bien|Me gusta la idea|Suena interesante], pero [no lo decido yo|eso lo decide la dirección]. [Lo paso|Se lo enseño a quien decide|Lo reenvío].
wh !meeting !refer > [Tendría que mirarlo|No lo sé de memoria|Tengo que preguntar], pero [me interesa|el tema me interesa|quiero saber más]. [Mañana respondo|Le digo algo mañana|].
refer !familiar leads !far > [Lo llevo yo|De eso me encargo yo|Eso pasa por mí]. [Envíeme algo de información|Con gusto lo miro|Cuénteme un poco más].
refer !familiar !far !leads > [No soy yo|Eso no lo llevo yo|Lo lleva otra persona], pero [me parece bien, ya lo he reenviado|lo paso con gusto|les pongo en contacto|se lo paso hoy][. Le responderán|].
!familiar onsite meeting > [Sí, con gusto|De acuerdo|Está bien|Sí, claro], [puede pasar|pueden venir cuando quieran|vengan a verlo]. [Mejor por la mañana|A principios de semana va bien|Avísenos antes|Mejor por la tarde].
!refer > [Suena bien|Suena interesante|Me interesa|Me gusta la idea], [me gustaría saber más|quiero saber más|con gusto lo miro].
!familiar interest > [Sí|Sí, claro|De acuerdo|Sí, con gusto], [me interesa|nos puede servir|quiero verlo]. [Gracias de antemano.|Quedo a la espera.]
familiar interest > [Sí|Claro|Vale|Sí, me apunto], [me interesa|nos puede servir|quiero verlo]. [Gracias de antemano.|Quedo a la espera.]
!familiar !meeting !refer > [Sí|De acuerdo], [envíeme los detalles|envíeme más información]. [Lo leo esta tarde|Después le digo|Gracias de antemano].
familiar !meeting > [Sí|Vale], [envíame los detalles|mándame más información]. [Lo leo hoy|Después te digo|Gracias].
!familiar meeting !onsite > [Sí, podemos hablar|De acuerdo, hablemos|Me viene bien hablar]. [Mejor por la mañana|Mejor por la tarde|A principios de semana me va bien|Envíeme una invitación].
familiar meeting !onsite > [Sí, hablamos|Vale, hablemos|Me viene bien]. [Mejor por la mañana|Mejor por la tarde|Mándame una invitación].
!staff !far !refer > [Llega en buen momento|Buen momento|Me viene bien], [el tema me interesa|me gustaría saber más|quiero saber más].
# question
far seat > [¿De dónde tiene mi correo|¿A quién buscaba|¿Seguro que es para mí|¿Cómo dio conmigo]? <seat>.
far !familiar > [¿Seguro que es para mí|¿Este mensaje es para mí|¿De dónde tiene mi correo]? [No me dedico a eso|No es mi área|Trabajo en otra cosa].
junior !far !familiar > [¿Lo paso a quien decide|¿Puedo reenviarlo a la dirección|¿Tiene algo que pueda enseñar]? [No lo decido yo|Esa decisión no es mía].
wh !meeting !refer > [Tendría que mirarlo|No lo sé de memoria|Tengo que preguntar]. [¿Vale si respondo mañana|¿Vale una respuesta aproximada]? [El tema me interesa|Por lo demás, bien].
refer !familiar !far !leads > [¿Puedo dar su dirección|¿Puedo reenviar su correo|¿Qué digo de su parte]? [Luego les pongo en contacto|Entonces lo paso con gusto|Puedo reenviarlo].
!familiar onsite meeting > [Puede ser|En principio sí|Sí, pero una duda antes]: [¿cuánto tiempo lleva|¿hay que preparar algo|¿tiene que haber alguien|¿la visita cuesta algo]?
[Interesante|Suena bien|Puede ser]. [¿Tienen página web|¿Tienen clientes por aquí|¿Hay algo que pueda leer]?
!familiar > [¿Tiene algún ejemplo|¿Con quién más trabajan|¿Para quién lo hacen ya]? [El tema me interesa|En principio me interesa|Me ayudaría a decidir].
familiar > [¿Tienes algún ejemplo|¿Con quién más trabajáis]? [El tema me interesa|En principio me interesa].
[Una pregunta antes|Solo una duda]: [¿tienen clientes por aquí|¿hay algo que pueda leer|¿hay algún compromiso]? [Por lo demás me interesa|El resto me gusta].
!familiar meeting !onsite > [Podemos hablar, pero antes|De acuerdo, pero una duda primero]: [¿tienen página web|¿hay algo que pueda leer|¿preparo algo]?
# timing
far seat > <seat>, [eso no es para mí|no tengo nada que ver con eso|creo que se ha equivocado de persona]. [Si alguien me pregunta, le doy su nombre|Si sé de alguien, se lo paso|Le aviso si pienso en alguien].
far !seat !familiar > [No es mi área|No me dedico a eso], y [ahora además hay mucho lío aquí|este mes tampoco puede ser].
junior !far !familiar > Eso lo decide la dirección, y [ahora está de vacaciones|ahora hay mucho lío aquí]. [Lo pasaré después|Lo paso, sin compromiso|Lo dejo para entonces].
refer !familiar !far !leads > [La persona está de vacaciones|La persona no está estos días|Mi compañera está de vacaciones|Mi compañero está fuera hasta fin de mes|La persona que lo lleva está fuera]. [Mejor en unas semanas|Escriba el mes que viene|Más adelante, con gusto].
onsite meeting > [Este mes no conviene una visita|Ahora hay demasiado lío aquí|Estas semanas no puede ser]. [El mes que viene, con gusto|Mejor en unas semanas|Mejor más adelante].
[Ahora no|En este momento no|No es buen momento|Es pronto para nosotros], [quizá el próximo trimestre|mejor en unos meses|más adelante este año].
!familiar > [Estamos en medio de un proyecto|Tengo demasiado trabajo ahora|Este año ya no puede ser]. [Escríbame más adelante|Vuelva a escribirme en unos meses|Hablemos el próximo trimestre].
familiar > [Estamos en medio de un proyecto|Tengo demasiado trabajo ahora]. [Escríbeme más adelante|Vuelve a escribirme en unos meses].
[Estoy de viaje|No tengo un minuto] [estas semanas|este mes]. [Más adelante|Lo vemos después].
meeting !onsite > [Este mes no tengo hueco|Mi agenda está llena|Esta semana es imposible]. [El mes que viene, con gusto|Mejor más adelante|Lo vemos el mes que viene].
# referral
far seat > <seat>, [creo que se ha equivocado de persona|no tengo nada que ver con eso|creo que era para otra persona]. [¿Quizá una confusión?|Habría que preguntar en otro sitio|No sé a quién habría que escribir].
refer !far > [Lo lleva otra persona del equipo|De eso se encarga otra persona|Lo lleva alguien más aquí]. [Ya lo he reenviado|Se lo paso|Lo reenvío].
!exec !whole > [No llevo yo ese tema|No es mi área|Eso no depende de mí], [lo reenvío|lo lleva otra persona|lo lleva otro departamento].
!exec !whole > [Lo he reenviado|Lo paso|Se lo paso] [a la persona que lo lleva|al equipo que lo lleva|internamente], [yo no decido|no lo decido yo].
exec > [De eso se encarga mi equipo|Eso lo lleva mi equipo|Lo lleva alguien de mi equipo]. [Se lo paso|Ya se lo he pasado|Si encaja, le responderán].
whole !exec !alone > [De eso se encarga mi equipo|Eso lo lleva mi equipo|Lo lleva alguien de mi equipo]. [Se lo paso|Ya se lo he pasado|Si encaja, le responderán].
# soft_objection
far !familiar > [No me dedico a eso|No es mi área|Trabajo en otra cosa], [no creo que sea para mí|dudo que sea para mí].
refer !familiar !far !leads > [Prefiero no dar nombres así|No suelo dar nombres|No sé si aquí interesa]. [¿Qué cambiaría?|¿Me puede contar algo más?|¿Por qué nosotros?]
onsite meeting > [No sé si vale la pena el viaje|Dudo que valga la pena venir|Una visita me parece pronto], [aún no veo la ventaja|no sé si lo necesitamos]. [¿Por qué nosotros?|Puede que me equivoque.]
[No me convence del todo|Tengo mis dudas|No veo aún la ventaja], [pero puedo equivocarme.|pero me lo puedo pensar.|¿qué lo hace distinto?]
[Sobre el papel suena bien|La idea está bien], pero [no sé si encaja con nosotros|aún no veo la ventaja]. [¿Qué cambia de verdad?|Puede que me equivoque.|¿Por qué nosotros?]
!refer > [No sé si lo necesitamos|No creo que nos haga falta|No veo la necesidad todavía], [pero puedo equivocarme|pero me lo pienso|¿qué lo hace distinto?]
meeting !onsite > [Una reunión me parece pronto|Una llamada me parece pronto], [me falta información|aún no veo la ventaja]. [Mejor primero por escrito|¿Hay algo que pueda leer antes?]
# hard_objection
far !familiar > [No tengo nada que ver con eso|Eso no me toca en absoluto], [revisen su lista, por favor|no me escriban más sobre esto].
refer !far !leads > [No damos nombres|No pasamos contactos]. [Eso no va a cambiar|Es norma de la casa|Así se queda].
[No lo queremos|No es para nosotros|No nos hace falta] y [eso no va a cambiar|no vamos a cambiar de idea]. [Así que no].
[No respondemos a correos de este tipo|No atendemos este tipo de propuestas|No trabajamos así]. [No hace falta insistir].
[No nos hace falta|No lo vamos a usar|No lo queremos aquí], [y no vamos a cambiar de idea|y así se queda].
# not_interested
far !familiar > [No me dedico a eso|No es mi área|Eso no me toca][, gracias|. No me interesa, gracias|. Suerte].
refer !far !leads > [Prefiero no dar nombres|En eso no puedo ayudar|Prefiero no decirlo][, gracias|. Suerte|. No nos hace falta|].
onsite meeting > [No hace falta que vengan|No hace falta una visita][, gracias|. Gracias, pero no|. Mucha suerte].
[No me interesa|No, gracias|Gracias, pero no|No es para nosotros|No lo necesitamos|Paso][, gracias|, lo siento|. Suerte|].
[Prefiero no seguir con esto|No es lo nuestro|No nos hace falta][, gracias|. Mucha suerte|].
meeting !onsite > [No hace falta una llamada|No hace falta reunirse][, gracias|. No nos interesa].
# opt_out
[Por favor, no me escriban más|Por favor, elimínenme de la lista|No más correos, por favor|Borren mi dirección, por favor|Quítenme de la lista, por favor][. Gracias|].
[Baja|Quiero darme de baja|Dar de baja|Quiero la baja de esta lista][, por favor|, gracias|. Gracias|].
`;
