/**
 * Short answers in German, French and Spanish to an email that sells nothing, or whose kind is not known, by what it wants of its reader. In the
 * form that `readStock` reads; no word tells a man from a woman.
 */
export const GERMAN_UNREAD_TEXT = `
# interested
asking > [Da sehe ich nach|Das finde ich heraus|Da frage ich nach], [ich melde mich heute noch|Antwort kommt heute|ich sage Bescheid]. [Mache ich gern|Kein Problem|].
grief > [Danke dir|Vielen Dank|Danke], [das tut gut zu lesen|das bedeutet mir viel|das ist lieb]. [Ich melde mich bald|Lass uns bald sprechen|Es geht so].
complaining > [Das tut uns leid|Entschuldigung dafür|Danke für den Hinweis, das tut uns leid]. [Wir kümmern uns sofort darum|Das bringen wir heute in Ordnung|Ersatz kommt so schnell wie möglich].
thankful > [Gern|Sehr gern|Gern geschehen|Keine Ursache][. Freut mich|. Jederzeit wieder|. Schön, dass es geklappt hat|].
applying > [Danke für die Bewerbung|Vielen Dank für die Unterlagen], [das klingt gut|das passt zu uns]. [Wann ginge ein Gespräch?|Wir melden uns mit einem Termin.|Wann könnten Sie anfangen?]
recruited > [Klingt spannend|Grundsätzlich bin ich offen], [mehr dazu gern|ich würde gern mehr wissen]. [Am besten abends|Am besten per E-Mail].
inviting familiar > [Gern|Ja, gern|Klar|Oh, schön], [ich bin dabei|ich komme gern|wir kommen gern]. [Soll ich was mitbringen?|Freu mich.|Bis dann.|Danke für die Einladung.]
inviting !familiar > [Gern|Ja, gern|Vielen Dank für die Einladung], [ich bin dabei|ich komme gern]. [Bis dann.|Ich freue mich.|Danke für die Einladung.]
requesting familiar > [Klar|Gern|Ja, klar|Kein Problem], [mach ich|erledige ich heute|kümmere ich mich drum]. [Ich melde mich dann|Kommt heute noch|Gib mir einen Tag|].
requesting !familiar > [Gern|Natürlich|Ja, gern|Kein Problem], [ich kümmere mich darum|das erledige ich heute|das mache ich]. [Ich melde mich dann|Kommt heute noch|Danke für den Hinweis|].
proposing > [Ja, gern|Gern|Sehr gern|Ja, bitte][, das passt|, danke der Nachfrage|. Vielen Dank|].
calling > [Gern|Ja, gern|Können wir machen], [vormittags passt es am besten|am besten nachmittags|Anfang der Woche passt es gut].
telling > [Danke für die Info|Danke für die Nachricht|Alles klar, danke|Gut zu wissen, danke][. Dann weiß ich Bescheid|. Freut mich|].
# question
asking > [Ich glaube schon|Da müsste ich nachsehen|Das weiß ich gleich]. [Wofür ist das denn|Bis wann wäre das wichtig|Reicht eine grobe Antwort]?
grief > [Danke dir|Vielen Dank], [das ist lieb|das bedeutet mir viel]. [Wollen wir diese Woche telefonieren|Hast du diese Woche Zeit]?
complaining > [Das tut uns leid|Entschuldigung dafür]. [Können Sie uns ein Foto schicken|Welche Nummer steht auf dem Lieferschein|War der Rest in Ordnung]? [Dann klären wir das schnell|Wir kümmern uns darum].
thankful > [Gern geschehen|Gern|Keine Ursache]. [Hat sonst alles geklappt|Kann ich sonst noch helfen]?
applying > [Danke für die Bewerbung|Danke für die Unterlagen]. [Wann könnten Sie anfangen|Suchen Sie etwas in Vollzeit|Ab wann hätten Sie Zeit]?
recruited > [Klingt gut|Könnte passen]. [Was wird denn gezahlt|Wo wäre das genau|Geht das auch von zu Hause]?
inviting familiar > [Klingt gut|Ich komme gern|Schöne Idee]. [Wer kommt noch|Soll ich was mitbringen|Kann ich noch jemanden mitbringen]?
inviting !familiar > [Klingt gut|Ich komme gern]. [Wer kommt sonst noch|Muss ich mich anmelden|Kann ich noch jemanden mitbringen]?
requesting > [Gern|Kein Problem|Mache ich gern]. [Bis wann wird es gebraucht|Reicht es bis nächste Woche|Gibt es sonst noch etwas zu beachten]?
proposing > [Ja, vielleicht|Wahrscheinlich ja|Klingt gut]. [Was müsste ich dafür tun|Gibt es noch etwas zu beachten|Kann ich vorher noch etwas fragen]?
calling > [Gern|Ja, geht]. [Soll ich etwas vorbereiten|Reichen zehn Minuten|Geht es auch per Telefon]?
telling > [Danke für die Info|Danke für die Nachricht|Alles klar]. [Muss ich dafür noch etwas tun|Gibt es sonst noch etwas zu beachten|Ändert sich für mich etwas]?
# timing
calling > [Die nächsten Wochen sind voll|Mein Kalender ist voll|Vor Monatsende wird das nichts|Gerade bin ich viel unterwegs]. [Nächsten Monat gern|Im nächsten Monat eher|Später gern|Anfang des nächsten Monats geht es wieder].
asking > [Da müsste ich nachsehen|Dafür müsste ich herumfragen], [diese Woche schaffe ich es nicht|gerade ist zu viel los]. [Nächste Woche gern|Ich melde mich].
grief > [Danke|Vielen Dank], [gerade ist alles sehr viel|ich kann noch nicht sprechen]. [Ich melde mich, wenn es ruhiger ist|Ich melde mich bald].
complaining > [Das tut uns leid|Ist angekommen, Entschuldigung]. [Wir brauchen einen Tag, um das zu klären|Anfang der Woche ist es erledigt].
thankful > [Gern geschehen|Gern]. [Gerade ist viel los|Volle Woche hier], [lass uns bald sprechen|mehr dazu bald].
applying > [Im Moment ist nichts frei|Gerade suchen wir niemanden]. [In ein paar Monaten gern noch einmal|Im neuen Jahr vielleicht].
recruited > [Ich habe gerade erst gewechselt|Im Moment möchte ich nicht wechseln]. [Nächstes Jahr vielleicht|Später gern].
inviting > [Da kann ich leider nicht|An dem Tag geht es leider nicht|Da bin ich leider unterwegs]. [Nächstes Mal gern|Beim nächsten Mal sehr gern|Ein andermal gern].
requesting > [Diese Woche schaffe ich es nicht|Heute schaffe ich es nicht mehr|Ich bin bis Montag unterwegs]. [Reicht nächste Woche?|Nächste Woche gern.|Ich melde mich, sobald es geht.]
proposing > [Gerade ist es schlecht|Im Moment geht es nicht|Diese Woche geht es nicht]. [Nächste Woche gern|Später gern|In ein paar Wochen gern].
calling > [Diese Woche geht es nicht|Gerade ist es schlecht]. [Nächste Woche gern|Nächsten Monat eher].
telling > [Danke|Danke für die Nachricht], [ich bin gerade unterwegs|diese Woche ist viel los|ich komme gerade zu nichts]. [Ich lese es nächste Woche in Ruhe|Ich melde mich später|Mehr dazu nächste Woche].
# referral
asking > [Das weiß ich nicht|Da bin ich überfragt], [aber ich weiß, wer es weiß|aber ich habe es weitergegeben|ich leite es weiter].
grief > [Danke|Vielen Dank], [ich gebe es an die Familie weiter|ich sage es den anderen].
complaining > [Das tut uns leid|Entschuldigung dafür]. [Ich habe es an die Kollegen weitergegeben|Das klärt der Versand, ich habe es weitergeleitet].
thankful > [Gern geschehen|Gern], aber [das waren vor allem die anderen|das Team hat das meiste gemacht]. [Ich gebe es weiter|Ich sage es ihnen].
applying > [Bewerbungen laufen bei uns über die Personalabteilung|Das macht bei uns die Personalabteilung]. [Ich habe es weitergeleitet|Ich leite es weiter].
recruited > [Für mich nicht|Ich bleibe, wo ich bin], [aber ich kenne vielleicht jemanden|aber ich gebe es gern weiter].
inviting > [Wissen die anderen schon Bescheid|Haben die anderen das auch bekommen]? [Ich gebe es weiter|Ich sage es weiter].
requesting > [Da kann ich nicht helfen|Das liegt nicht bei mir], [ich habe es weitergegeben|aber ich weiß, wer helfen kann|ich leite es weiter].
proposing > [Das entscheide nicht ich|Das liegt nicht bei mir]. [Ich gebe es weiter|Ich habe es weitergegeben].
calling > [Da bin ich die falsche Adresse|Das liegt nicht bei mir]. [Ich gebe es weiter|Ich habe es weitergeleitet].
telling > [Ich glaube, das ist für jemand anderen|Das betrifft eher jemand anderen]. [Ich habe es weitergeleitet|Ich leite es weiter|Ich gebe es weiter].
# soft_objection
asking > [Das könnte ich sagen|Vielleicht], [aber ich wüsste gern, wofür|aber sicher bin ich nicht]. [Wofür ist das|Worum geht es]?
grief > [Danke|Das ist lieb], aber [ich brauche noch etwas Ruhe|ich möchte gerade nicht reden]. [Ich melde mich].
complaining > [Wir prüfen das|Ich sehe nach], aber [bei uns sieht es richtig aus|laut Lieferschein war alles dabei]. [Haben Sie ein Foto?|Können Sie noch einmal nachzählen?]
thankful > [Gern|Gern geschehen], [aber so viel war es gar nicht|aber ich habe wenig dazu getan]. [Der Dank gehört den anderen|Das Team hat es gemacht].
applying > [Das liest sich gut|Schöne Unterlagen], aber [ich weiß nicht, ob die Stelle passt|wir haben sehr viele Bewerbungen]. [Warum gerade wir?|Was reizt Sie daran?]
recruited > [Ich bin hier ganz zufrieden|Eigentlich möchte ich nicht wechseln]. [Was wäre denn besser?|Warum gerade ich?]
inviting > [Ich weiß noch nicht|Mal sehen|Kann ich noch nicht sagen], [ob es klappt, hängt von der Arbeit ab|ich muss erst zu Hause fragen|die Woche ist voll]. [Ich melde mich|Ich sage noch Bescheid].
requesting > [Ich versuche es|Mal sehen], [aber versprechen kann ich nichts|aber es kann dauern]. [Ich melde mich|Ich sage Bescheid].
proposing > [Ich weiß noch nicht|Bin nicht sicher|Mal sehen], [da muss ich erst überlegen|da muss ich noch mal drüber schlafen]. [Ich melde mich|Ich sage Bescheid].
calling > [Muss das telefonisch sein|Ist dafür ein Gespräch nötig]? [Lieber per E-Mail|Schriftlich wäre mir lieber].
telling > [Ich weiß nicht, ob das für mich ist|Ich bin nicht sicher, ob ich gemeint bin|So ganz verstehe ich es noch nicht]. [Was wäre denn zu tun?|Ist da jemand anderes gemeint?|Vielleicht übersehe ich etwas.]
# hard_objection
asking > [Das weiß ich nicht|Dazu sage ich nichts], [und ich habe keine Zeit zum Suchen|bitte jemand anderen fragen|und dabei bleibt es].
grief > [Ich möchte gerade allein sein|Bitte lasst uns etwas Ruhe]. [Ich hoffe, das ist in Ordnung|Später vielleicht].
complaining > [Wir haben das geprüft|Das haben wir geprüft], [bei uns war alles richtig|mehr können wir leider nicht tun]. [Dabei bleibt es|Tut mir leid].
thankful > [Das muss ein Irrtum sein|Da bin nicht ich gemeint], [ich war das nicht|ich habe nichts getan]. [Bitte noch mal prüfen|].
applying > [Die Stelle ist schon besetzt|Wir stellen niemanden ein]. [Daran ändert sich nichts|Leider nein].
recruited > [Ich wechsle nicht|Ich bleibe, wo ich bin]. [Daran ändert sich nichts|Bitte keine weiteren Angebote].
inviting > [Ich komme nicht|Da komme ich nicht], [und dabei bleibt es|bitte nicht mit mir rechnen].
requesting > [Nein, das geht nicht|Das kann ich nicht machen], [und dabei bleibt es|bitte nicht mit mir rechnen|bitte jemand anderen fragen].
proposing > [Nein, das möchte ich nicht|Das kommt für mich nicht in Frage]. [Dabei bleibt es|Daran ändert sich nichts].
calling > [Ich möchte nicht darüber sprechen|Nein, kein Gespräch]. [Dabei bleibt es|Daran ändert sich nichts].
telling > [Damit habe ich nichts zu tun|Damit bin ich nicht einverstanden]. [Bitte nicht mit mir rechnen|Dabei bleibt es].
# not_interested
asking > [Das weiß ich leider nicht|Keine Ahnung, leider|Da kann ich leider nicht helfen][. Tut mir leid|. Viel Erfolg|].
grief > [Ich möchte nicht darüber sprechen|Mir ist gerade nicht nach Reden], [aber danke|trotzdem danke].
complaining > [Da können wir leider nichts machen|Da kann ich leider nichts tun][, tut mir leid|. Tut mir leid|].
thankful > [Nicht der Rede wert|Kein Dank nötig|Schon gut][, wirklich|].
applying > [Danke für die Bewerbung, aber es passt leider nicht|Leider nein, trotzdem danke|Wir suchen leider niemanden][. Alles Gute|].
recruited > [Danke, aber ich suche nichts|Kein Interesse an einem Wechsel|Ich bleibe, wo ich bin][, danke|. Viel Erfolg noch|].
inviting > [Ich kann leider nicht|Diesmal nicht|Ich bin leider nicht dabei][. Viel Spaß|, trotzdem danke|].
requesting > [Da kann ich leider nicht helfen|Geht leider nicht|Das schaffe ich leider nicht][. Tut mir leid|, tut mir leid|].
proposing > [Nein, danke|Lieber nicht|Danke, nein|Danke, aber nein][. Trotzdem danke|].
calling > [Ein Gespräch ist nicht nötig|Lieber kein Gespräch][, danke|. Trotzdem danke|].
telling > [Das betrifft mich nicht|Das ist nichts für mich|Da bin ich nicht gemeint, glaube ich][, trotzdem danke|. Tut mir leid|].
# opt_out
!familiar > [Bitte schreiben Sie mir nicht mehr|Bitte nehmen Sie mich aus dem Verteiler|Bitte löschen Sie meine Adresse][. Danke|].
familiar > [Bitte schreib mir nicht mehr|Nimm mich bitte aus dem Verteiler|Bitte keine E-Mails mehr][, danke|].
[Falsche Adresse, bitte löschen|Bitte aus dem Verteiler nehmen|Bitte keine weiteren E-Mails][, danke|. Danke|].
`;

export const FRENCH_UNREAD_TEXT = `
# interested
asking > [Je regarde|Je me renseigne|Je vais voir], [je réponds aujourd'hui|réponse dans la journée|je redis ça vite]. [Pas de problème|Avec plaisir|].
grief > [Merci|Merci beaucoup|Merci à toi], [ça me touche|ça fait du bien|c'est gentil]. [On s'appelle bientôt|Je t'appelle bientôt|On tient le coup].
complaining > [Toutes nos excuses|Pardon pour l'erreur|Merci de nous prévenir, et pardon]. [On s'en occupe tout de suite|On règle ça aujourd'hui|Un remplacement part au plus vite].
thankful > [De rien|Avec plaisir|Je t'en prie|C'est normal][. Ça me fait plaisir|. Quand tu veux|].
applying > [Merci pour votre candidature|Merci pour votre CV], [ça nous intéresse|votre profil nous plaît]. [Quand pouvez-vous passer?|Quand pourriez-vous commencer?|On vous propose un rendez-vous.]
recruited > [Ça peut m'intéresser|Pourquoi pas], [je veux bien en savoir plus|on peut en parler]. [Plutôt le soir|Plutôt par email].
inviting familiar > [Avec plaisir|Oui, volontiers|Super idée], [je viens|on vient|compte sur moi]. [J'apporte quelque chose?|Merci pour l'invitation.|À bientôt.]
inviting !familiar > [Avec plaisir|Oui, volontiers|Merci pour l'invitation], [je viens|je serai là]. [À bientôt|Au plaisir].
requesting familiar > [Oui, bien sûr|Pas de problème|Volontiers|D'accord], [je m'en occupe|je fais ça aujourd'hui|c'est noté]. [Je te tiens au courant|Je te dis ça vite|].
requesting !familiar > [Oui, bien sûr|Pas de problème|Volontiers|D'accord], [je m'en occupe|je fais ça aujourd'hui|c'est noté]. [Je vous tiens au courant|Je reviens vers vous|].
proposing > [Oui, volontiers|Oui, avec plaisir|Avec plaisir|Oui, d'accord][, merci|. Bonne idée|].
calling > [Oui, volontiers|D'accord|C'est possible], [plutôt le matin|plutôt l'après-midi|en début de semaine].
telling > [Merci pour l'info|Merci pour le message|C'est noté, merci|Bon à savoir, merci][. Ça fait plaisir|. Je m'en souviendrai|].
# question
asking > [Je crois que oui|Il faut que je regarde|Je crois savoir]. [C'est pour quoi|C'est pour quand|Une réponse rapide suffit]?
grief > [Merci|Merci beaucoup], [ça me touche|c'est gentil]. [On peut se parler cette semaine|Je peux t'appeler]?
complaining > [Toutes nos excuses|Pardon pour ça]. [Vous avez une photo|Quel est le numéro du bon|Le reste est arrivé en bon état]? [On règle ça vite|On s'en occupe].
thankful > [De rien|Avec plaisir]. [Le reste s'est bien passé|Il faut encore un coup de main]?
applying > [Merci pour votre candidature|Merci pour votre CV]. [Quand pourriez-vous commencer|Cherchez-vous un temps plein|Quand pourriez-vous passer]?
recruited > [Pourquoi pas|Ça peut m'intéresser]. [C'est où exactement|C'est payé combien|Le télétravail est possible]?
inviting > [Bonne idée|Avec plaisir|Ça me tente]. [Il y aura qui d'autre|Je peux apporter quelque chose|Je peux venir avec quelqu'un]?
requesting > [Oui, bien sûr|Pas de problème|Volontiers]. [C'est pour quand|La semaine prochaine, ça ira|Il y a autre chose à savoir]?
proposing > [Oui, sans doute|Pourquoi pas|Bonne idée]. [Il y a quelque chose à faire de mon côté|Ça se passe comment|Il y a autre chose à savoir]?
calling > [D'accord|Oui, volontiers]. [Il faut préparer quelque chose|Dix minutes suffisent|Par téléphone, ça va]?
telling > [Merci pour l'info|Merci pour le message|C'est noté]. [Il y a quelque chose à faire de mon côté|Il y a autre chose à savoir|Ça change quelque chose pour moi]?
# timing
calling > [Mon agenda est plein|Les prochaines semaines sont chargées|Je suis en déplacement ce mois-ci]. [Le mois prochain, volontiers|Plutôt le mois prochain|On en reparle plus tard].
asking > [Il faudrait que je regarde|Il faudrait que je demande], [mais pas cette semaine|mais c'est la course]. [La semaine prochaine, volontiers|Je redis ça].
grief > [Merci|Merci beaucoup], [c'est beaucoup en ce moment|je ne peux pas encore parler]. [Je t'appelle bientôt|Je fais signe bientôt].
complaining > [Toutes nos excuses|Bien reçu, pardon]. [Il nous faut un jour ou deux pour vérifier|Ce sera réglé en début de semaine].
thankful > [De rien|Avec plaisir]. [Semaine chargée ici|C'est la course ici], [on se parle bientôt|on s'appelle bientôt].
applying > [Rien d'ouvert en ce moment|Nous ne recrutons pas en ce moment]. [Réécrivez-nous dans quelques mois|Plus tard dans l'année peut-être].
recruited > [Je viens de changer de poste|Je ne veux pas bouger pour l'instant]. [L'an prochain peut-être|Plus tard, pourquoi pas].
inviting > [Ce jour-là je ne peux pas|Je ne suis pas là ce jour-là|Dommage, j'ai déjà quelque chose]. [La prochaine fois, avec plaisir|Une autre fois, volontiers].
requesting > [Je n'ai pas le temps cette semaine|Pas possible aujourd'hui|Je suis en déplacement jusqu'à lundi]. [La semaine prochaine, ça ira?|Je fais ça la semaine prochaine.|Je reviens dessus dès que possible.]
proposing > [Pas maintenant|Pas cette semaine|Ce n'est pas le moment]. [La semaine prochaine, volontiers|Plus tard, pourquoi pas|On en reparle].
calling > [Pas cette semaine|Ma semaine est pleine]. [La semaine prochaine, volontiers|On en reparle].
telling > [Merci|Merci pour le message], [je suis en déplacement|semaine chargée ici|pas une minute en ce moment]. [Je lis ça la semaine prochaine|Je réponds plus tard].
# referral
asking > [Je ne sais pas|Je n'en sais rien], [mais je sais qui le sait|j'ai transmis|mais je transmets].
grief > [Merci|Merci beaucoup], [je le dis à la famille|je transmets aux autres].
complaining > [Toutes nos excuses|Pardon pour ça]. [J'ai transmis à l'expédition|J'ai transmis à la personne qui s'en occupe].
thankful > [De rien|Avec plaisir], mais [ce sont surtout les autres|l'équipe a tout fait]. [Je transmets|Je leur dis].
applying > [Les candidatures passent par les ressources humaines|Ce sont les ressources humaines qui gèrent ça]. [J'ai transmis|Je transmets].
recruited > [Pas pour moi|Je reste où je suis], [mais je connais peut-être quelqu'un|mais je fais suivre].
inviting > [Les autres sont au courant|Les autres ont reçu le message]? [Je fais passer|Je transmets].
requesting > [Je ne peux pas aider pour ça|Ce n'est pas moi qui gère ça], [je transmets|j'ai transmis|mais je sais qui peut].
proposing > [Ce n'est pas à moi de décider|Ça ne dépend pas de moi]. [Je transmets|J'ai transmis].
calling > [Je ne suis pas la bonne personne|Ce n'est pas moi qui gère ça]. [Je transmets|J'ai transmis].
telling > [Je crois que c'est pour quelqu'un d'autre|Ça concerne plutôt quelqu'un d'autre]. [Je transmets|J'ai transmis|Je fais suivre].
# soft_objection
asking > [Peut-être|Je pourrais répondre], [mais j'aimerais savoir pourquoi|mais rien n'est sûr]. [C'est pour quoi|De quoi s'agit-il]?
grief > [Merci|C'est gentil], mais [j'ai besoin d'un peu de calme|je préfère ne pas parler pour l'instant]. [Je fais signe bientôt].
complaining > [On vérifie|Je regarde], mais [tout semble correct de notre côté|le bon indique que tout y était]. [Vous avez une photo?|Vous pouvez recompter?]
thankful > [De rien|Avec plaisir], [mais je n'ai pas fait grand-chose|mais ce sont surtout les autres]. [C'est l'équipe qu'il faut remercier|].
applying > [Votre CV est intéressant|C'est un bon profil], mais [nous avons beaucoup de candidatures|je ne sais pas si le poste convient]. [Pourquoi nous?|Qu'est-ce qui vous attire?]
recruited > [Je ne cherche pas vraiment|Je me plais où je suis]. [Qu'est-ce qui serait mieux?|Pourquoi moi?]
inviting > [Je ne sais pas encore|À voir|Peut-être], [ça dépend du travail|je dois voir à la maison|la semaine est chargée]. [Je redis ça|Je confirme plus tard].
requesting > [Je vais essayer|Je vais voir], [mais je ne promets rien|mais ça peut prendre du temps]. [Je tiens au courant|Je redis ça].
proposing > [Je ne sais pas encore|À voir|Peut-être], [je dois y réfléchir|il faut que j'y pense]. [Je redis ça|Je réponds bientôt].
calling > [Il faut vraiment un appel|Un appel est nécessaire]? [Je préfère par email|Par écrit, ce serait mieux].
telling > [Je ne sais pas si c'est pour moi|Ça ne me concerne peut-être pas|Je ne vois pas bien quoi en faire]. [Que faut-il faire?|C'est pour quelqu'un d'autre?|Il me manque peut-être quelque chose.]
# hard_objection
asking > [Je ne sais pas|Je ne réponds pas à ça], [et je n'ai pas le temps de chercher|il faut demander à quelqu'un d'autre|et ça ne changera pas].
grief > [Je préfère être tranquille pour l'instant|Laissez-nous un peu de calme]. [Plus tard peut-être|J'espère que ça se comprend].
complaining > [Nous avons vérifié|C'est vérifié], [tout était correct|on ne peut rien faire de plus]. [Nous en restons là|].
thankful > [Il doit y avoir une erreur|Ce n'était pas moi], [je n'ai rien fait|je n'y suis pour rien]. [C'est pour quelqu'un d'autre|].
applying > [Le poste est pourvu|Nous ne recrutons pas]. [C'est non|Ça ne changera pas].
recruited > [Je ne change pas|Je reste où je suis]. [Ça ne changera pas|Inutile d'insister].
inviting > [Je ne viendrai pas|Je ne serai pas là], [et ça ne changera pas|ne comptez pas sur moi].
requesting > [Non, je ne peux pas|Ce n'est pas possible], [et ça ne changera pas|il faut demander à quelqu'un d'autre].
proposing > [Non, je ne veux pas|Ce n'est pas pour moi]. [Ça ne changera pas|C'est non].
calling > [Je ne veux pas en parler|Pas d'appel]. [C'est non|Ça ne changera pas].
telling > [Je n'ai rien à voir avec ça|Je ne suis pas d'accord]. [Ne comptez pas sur moi|Ça ne changera pas].
# not_interested
asking > [Je ne sais pas, dommage|Aucune idée|Je ne peux pas aider là-dessus][. Bon courage|].
grief > [Je préfère ne pas en parler|Je n'ai pas envie d'en parler], [mais merci|merci quand même].
complaining > [On ne peut rien y faire|Je n'y peux rien].
thankful > [Ce n'est rien|Pas de quoi|C'est normal][, vraiment|].
applying > [Merci, mais nous ne recrutons pas|Merci, mais ça ne convient pas|Merci, mais nous avons choisi quelqu'un d'autre][. Bonne continuation|].
recruited > [Je ne cherche pas|Merci, mais je reste où je suis|Pas de changement pour moi][, merci|. Bonne continuation|].
inviting > [Je ne peux pas venir|Pas cette fois|Je ne serai pas là][. Amusez-vous bien|, dommage|].
requesting > [Je ne peux pas, dommage|Je ne peux pas aider là-dessus|Ce n'est pas possible pour moi][. Bon courage|].
proposing > [Non merci|Merci, mais non|Plutôt non][. Bonne continuation|].
calling > [Pas besoin d'un appel|Je préfère ne pas en parler][, merci|].
telling > [Ça ne me concerne pas|Ce n'est pas pour moi|Ce n'est pas pour moi, je crois][, merci|].
# opt_out
!familiar > [Merci de ne plus m'écrire|Merci de supprimer mon adresse|Merci de me retirer de la liste].
familiar > [Ne m'écris plus|Retire-moi de la liste|Supprime mon adresse][, s'il te plaît|, merci|].
[Mauvaise adresse, à supprimer|Plus d'emails|Supprimez mon adresse][, merci|, s'il vous plaît|].
`;

export const SPANISH_UNREAD_TEXT = `
# interested
asking > [Lo miro|Me informo|Voy a verlo], [hoy respondo|hoy digo algo|respondo pronto]. [Sin problema|Con gusto|].
grief > [Gracias|Muchas gracias|Gracias de corazón], [significa mucho|me ayuda leerlo|qué detalle]. [Te llamo pronto|Hablamos pronto|Aquí vamos].
complaining > [Lo sentimos mucho|Perdón por el error|Gracias por avisar, lo sentimos]. [Lo arreglamos hoy|Nos encargamos enseguida|Lo que falta sale cuanto antes].
thankful > [De nada|No hay de qué|Con mucho gusto][. Cuando quieras|. Me alegro|].
applying > [Gracias por la solicitud|Gracias por el currículum], [nos interesa|encaja con lo que buscamos]. [¿Cuándo podría venir?|¿Cuándo podría empezar?|Le proponemos una entrevista.]
recruited > [Puede interesarme|Me interesa], [me gustaría saber más|podemos hablar]. [Mejor por la tarde|Mejor por correo].
inviting familiar > [Con gusto|Claro|Sí, claro|Qué bien], [ahí estaré|voy|contad conmigo]. [¿Llevo algo?|Gracias por la invitación.|Nos vemos.]
inviting !familiar > [Con gusto|Muchas gracias por la invitación|Sí, claro], [ahí estaré|iré]. [Nos vemos|Hasta entonces].
requesting familiar > [Claro|Sí, claro|Sin problema|Vale], [lo hago hoy|me encargo|te lo mando hoy]. [Te digo algo|Dame un día|].
requesting !familiar > [Claro|Por supuesto|Sin problema|De acuerdo], [lo hago hoy|me encargo|lo miro hoy]. [Le digo algo|Le aviso|].
proposing > [Sí, con gusto|Claro|Sí, claro|De acuerdo][, gracias por preguntar|, adelante|. Buena idea|].
calling > [Sí, claro|De acuerdo|Con gusto], [mejor por la mañana|mejor por la tarde|a principios de semana].
telling > [Gracias por avisar|Gracias por el mensaje|Bueno saberlo, gracias|Entendido, gracias][. Me alegro|. Lo tengo en cuenta|].
# question
asking > [Creo que sí|Tendría que mirarlo|Creo que lo sé]. [¿Para qué es|¿Para cuándo|¿Vale una respuesta rápida]?
grief > [Gracias|Muchas gracias], [significa mucho|qué detalle]. [¿Hablamos esta semana|¿Te puedo llamar]?
complaining > [Lo sentimos mucho|Perdón por el error]. [¿Tiene una foto|¿Qué número pone en el albarán|¿El resto llegó bien]? [Lo arreglamos enseguida|Nos encargamos].
thankful > [De nada|No hay de qué]. [¿Salió bien lo demás|¿Hace falta algo más]?
applying > [Gracias por la solicitud|Gracias por el currículum]. [¿Cuándo podría empezar|¿Busca jornada completa|¿Cuándo podría pasarse]?
recruited > [Puede interesarme|Suena bien]. [¿Cuánto se paga|¿Dónde sería exactamente|¿Se puede trabajar desde casa]?
inviting > [Qué bien|Con gusto|Buena idea]. [¿Quién más va|¿Llevo algo|¿Puedo ir con alguien]?
requesting > [Claro|Sin problema|Con gusto]. [¿Para cuándo hace falta|¿Vale la semana que viene|¿Hay algo más que deba saber]?
proposing > [Seguramente sí|Puede ser|Suena bien]. [¿Tengo que hacer algo|¿Cómo sería|¿Hay algo más que deba saber]?
calling > [Con gusto|Sí, claro]. [¿Preparo algo|¿Bastan diez minutos|¿Por teléfono]?
telling > [Gracias por avisar|Gracias por el mensaje|Entendido]. [¿Tengo que hacer algo|¿Hay algo más que deba saber|¿Cambia algo para mí]?
# timing
calling > [Tengo la agenda llena|Las próximas semanas están llenas|Este mes estoy de viaje]. [El mes que viene, con gusto|Mejor el mes que viene|Lo vemos más adelante].
asking > [Tendría que mirarlo|Tendría que preguntar], [pero esta semana no puedo|pero ahora no doy abasto]. [La semana que viene, con gusto|Ya diré algo].
grief > [Gracias|Muchas gracias], [ahora es todo demasiado|todavía no puedo hablar]. [Te llamo pronto|Ya te llamaré].
complaining > [Lo sentimos|Recibido, perdón]. [Necesitamos un día para comprobarlo|A principios de semana está resuelto].
thankful > [De nada|No hay de qué]. [Semana complicada|Mucho lío por aquí], [hablamos pronto|te llamo pronto].
applying > [Ahora no hay nada abierto|Ahora mismo no contratamos]. [Escríbanos en unos meses|Quizá más adelante este año].
recruited > [Acabo de cambiar de trabajo|Ahora no quiero cambiar]. [Quizá el año que viene|Más adelante, quizá].
inviting > [Ese día no puedo|Ese día estoy fuera|Qué pena, ya tengo algo]. [La próxima vez, con gusto|Otro día, con gusto].
requesting > [Esta semana no puedo|Hoy no me da tiempo|Estoy de viaje hasta el lunes]. [¿Vale la semana que viene?|Lo hago la semana que viene.|En cuanto pueda lo miro.]
proposing > [Ahora no|Esta semana no puedo|No es buen momento]. [La semana que viene, con gusto|Más adelante, quizá|Lo hablamos].
calling > [Esta semana no puedo|Tengo la semana llena]. [La semana que viene, con gusto|Lo hablamos].
telling > [Gracias|Gracias por el mensaje], [estoy de viaje|tengo la semana llena|ahora no doy abasto]. [Lo leo la semana que viene|Respondo más adelante].
# referral
asking > [No lo sé|Ni idea], [pero sé quién lo sabe|lo he reenviado|pero lo paso].
grief > [Gracias|Muchas gracias], [se lo digo a la familia|se lo digo a los demás].
complaining > [Lo sentimos|Perdón por el error]. [Lo he pasado a envíos|Se lo he pasado a quien lo lleva].
thankful > [De nada|No hay de qué], pero [lo hicieron sobre todo los demás|lo hizo el equipo]. [Se lo digo|Se lo paso].
applying > [Las solicitudes las lleva recursos humanos|Eso lo lleva recursos humanos]. [Lo he reenviado|Lo reenvío].
recruited > [No es para mí|Me quedo donde estoy], [pero quizá conozco a alguien|pero lo paso].
inviting > [¿Lo saben los demás|¿Les ha llegado a los demás]? [Se lo paso|Les aviso].
requesting > [Con eso no puedo ayudar|Eso no lo llevo yo], [lo he reenviado|se lo paso a quien puede|pero sé quién puede].
proposing > [Eso no lo decido yo|No depende de mí]. [Lo paso|Lo he reenviado].
calling > [No soy la persona indicada|Eso no lo llevo yo]. [Lo paso|Lo he reenviado].
telling > [Creo que esto es para otra persona|Esto le toca más a otra persona]. [Lo he reenviado|Lo reenvío|Se lo paso].
# soft_objection
asking > [Puede ser|Podría responder], [pero me gustaría saber para qué|pero no es seguro]. [¿Para qué es|¿De qué se trata]?
grief > [Gracias|Qué detalle], pero [necesito un poco de calma|ahora prefiero no hablar]. [Ya te llamo].
complaining > [Lo miramos|Lo compruebo], pero [por nuestra parte está bien|según el albarán iba todo]. [¿Tiene una foto?|¿Puede volver a contar?]
thankful > [De nada|No hay de qué], [pero no hice gran cosa|pero fueron los demás]. [Las gracias son para ellos|].
applying > [Buen currículum|El perfil es bueno], pero [tenemos muchas solicitudes|no sé si encaja con el puesto]. [¿Por qué nosotros?|¿Qué le atrae del puesto?]
recruited > [No busco cambiar|Estoy bien donde estoy]. [¿Qué sería mejor?|¿Por qué yo?]
inviting > [Todavía no lo sé|Ya veré|Puede ser], [depende del trabajo|tengo que preguntar en casa|la semana está complicada]. [Os digo algo|Ya diré algo].
requesting > [Lo intento|A ver], [pero no prometo nada|pero puede tardar]. [Ya diré algo|Aviso cuando lo sepa].
proposing > [Todavía no lo sé|A ver|Puede ser], [tengo que pensarlo|me lo tengo que pensar]. [Ya diré algo|Respondo pronto].
calling > [¿Hace falta una llamada|¿Tiene que ser por teléfono]? [Mejor por correo|Por escrito, mejor].
telling > [No sé si esto es para mí|No tengo claro qué hacer con esto|No sé si me toca a mí]. [¿Qué habría que hacer?|¿Es para otra persona?|Puede que se me escape algo.]
# hard_objection
asking > [No lo sé|A eso no respondo], [y no tengo tiempo de buscarlo|mejor preguntar a otra persona|y no va a cambiar].
grief > [Ahora necesitamos calma|Ahora no quiero hablar]. [Más adelante, quizá|Espero que se entienda].
complaining > [Lo hemos comprobado|Está comprobado], [estaba todo bien|no podemos hacer más]. [Así queda|].
thankful > [Debe de ser un error|No fui yo], [no hice nada|no tengo nada que ver]. [Será para otra persona|].
applying > [El puesto está cubierto|No contratamos a nadie]. [Eso no va a cambiar|Es un no].
recruited > [No voy a cambiar|Me quedo donde estoy]. [Eso no va a cambiar|No hace falta insistir].
inviting > [No voy a ir|No iré], [y no voy a cambiar de idea|no cuenten conmigo].
requesting > [No, no puedo hacerlo|Eso no es posible], [y no va a cambiar|mejor preguntar a otra persona].
proposing > [No, no quiero|Eso no es para mí]. [Es un no|No voy a cambiar de idea].
calling > [No quiero hablar de eso|Nada de llamadas]. [Es un no|No va a cambiar].
telling > [No tengo nada que ver con esto|No estoy de acuerdo]. [No cuenten conmigo|Eso no va a cambiar].
# not_interested
asking > [No lo sé, lo siento|Ni idea|Con eso no puedo ayudar][. Suerte|].
grief > [Prefiero no hablar de eso|No tengo ganas de hablar], [pero gracias|gracias de todos modos].
complaining > [No podemos hacer nada|No puedo hacer nada con eso][, lo siento|].
thankful > [No es nada|No hay por qué|Nada que agradecer][, de verdad|].
applying > [Gracias, pero no buscamos a nadie|Gracias, pero no encaja|Gracias, pero ya tenemos a alguien][. Mucha suerte|].
recruited > [No busco nada|Gracias, pero me quedo donde estoy|No quiero cambiar][, gracias|. Mucha suerte|].
inviting > [No puedo ir|Esta vez no|No iré][, lo siento|. Que lo paséis bien|].
requesting > [No puedo, lo siento|Con eso no puedo ayudar|No me es posible][. Suerte|].
proposing > [No, gracias|Gracias, pero no|Prefiero que no][. Suerte|].
calling > [No hace falta hablar|Prefiero no hablar de eso][, gracias|].
telling > [No me toca a mí|Esto no es para mí|Creo que no es para mí][, gracias|, lo siento|].
# opt_out
!familiar > [Por favor, no me escriban más|Por favor, borren mi dirección|Quítenme de la lista, por favor][. Gracias|].
familiar > [Por favor, no me escribas más|Quítame de la lista, por favor|No más correos, por favor][. Gracias|].
[Dirección equivocada, bórrenla|Quiero darme de baja|No más correos][, por favor|. Gracias|].
`;
