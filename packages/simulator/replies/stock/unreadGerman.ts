/**
 * Short replies in German to an email that sells nothing or whose kind is unknown, by what it wants from its reader. `readStock` explains
 * the format; no word reveals the writer's gender.
 */
export const GERMAN_UNREAD_TEXT = `
# interested
wh asking > [Gern|Ja, gern|Können wir machen], [da müsste ich nur kurz nachsehen|ich sehe nach|da müsste ich nur kurz nachfragen]. [Ich melde mich dazu|Antwort kommt morgen|Ich melde mich morgen].
grief > [Danke dir|Vielen Dank|Danke], [das tut gut zu lesen|das bedeutet mir viel|das ist lieb]. [Ich melde mich bald|Lass uns bald sprechen|Es geht so].
complaining > [Das tut uns leid|Entschuldigung dafür|Danke für den Hinweis, das tut uns leid|Das tut mir sehr leid]. [Wir kümmern uns sofort darum|Das bringen wir heute in Ordnung|Ich kümmere mich sofort darum|Sie hören heute noch von uns].
thankful > [Gern|Sehr gern|Gern geschehen|Keine Ursache][. Freut mich|. Jederzeit wieder|. Schön, dass es geklappt hat|].
applying > [Danke für die Nachricht|Vielen Dank für die Nachricht], [das klingt gut|ich würde Sie gern kennenlernen|da lässt sich etwas machen]. [Wann ginge ein Gespräch?|Wir melden uns mit einem Termin.|Kommen Sie gern einmal vorbei.]
recruited > [Klingt spannend|Klingt gut|Grundsätzlich bin ich offen|Interessant|Das könnte passen], [mehr dazu gern|ich würde gern mehr wissen|ein Gespräch kann nicht schaden|mehr davon gern]. [Am besten abends|Am besten per E-Mail|Nach Feierabend passt es|Am liebsten am Wochenende].
inviting familiar > [Gern|Ja, gern|Klar|Oh, schön], [ich bin dabei|ich komme gern|wir kommen gern]. [Soll ich was mitbringen?|Freu mich.|Bis dann.|Danke für die Einladung.]
inviting !familiar persons > [Gern|Ja, gern|Vielen Dank für die Einladung], [ich komme allein|wir kommen zu zweit|wir sind zu dritt|voraussichtlich zu zweit|ich bringe jemanden mit]. [Bis dann|Ich freue mich|Danke für die Einladung|].
inviting !familiar !persons > [Gern|Ja, gern|Vielen Dank für die Einladung], [ich bin dabei|ich komme gern]. [Bis dann.|Ich freue mich.|Danke für die Einladung.]
requesting familiar > [Klar|Gern|Ja, klar|Ja, gern], [mach ich|können wir machen|ich melde mich dazu|kein Problem]. [Danke dir|Bis dann|].
requesting !familiar > [Gern|Ja, gern|Kein Problem|Können wir machen], [ich kümmere mich darum|ich melde mich dazu|ich melde mich morgen]. [Danke für die Nachricht|].
callback > [Gern|Ja, gern|Mache ich|Kein Problem|Klar, gern], [ich rufe heute noch an|ich rufe morgen früh an|ich melde mich heute Nachmittag|ich rufe gleich zurück|ich melde mich im Laufe des Tages]. [Bis dann|Bis gleich|Bis später|].
proposing > [Ja, gern|Gern|Sehr gern|Ja, bitte][, das passt|, danke der Nachfrage|. Vielen Dank|].
!onsite calling > [Gern|Ja, gern|Können wir machen], [vormittags passt es am besten|am besten nachmittags|Anfang der Woche passt es gut].
telling > [Danke für die Info|Danke für die Nachricht|Alles klar, danke|Gut zu wissen, danke|Danke, gelesen]. [Ich sehe es mir an|Ich melde mich dazu|Ich melde mich morgen].
# question
callback > [Gern|Mache ich|Ja, gern|Kann ich machen]. [Worum geht es denn|Unter welcher Nummer|Bis wann passt es|Wann passt es am besten|Um was geht es]?
grief > [Danke dir|Vielen Dank], [das ist lieb|das bedeutet mir viel]. [Wollen wir diese Woche telefonieren|Hast du diese Woche Zeit]?
complaining > [Das tut uns leid|Entschuldigung dafür|Das tut mir leid]. [Darf ich Sie dazu kurz anrufen|Unter welcher Nummer erreiche ich Sie|Darf ich mich heute Nachmittag dazu melden]? [Dann klären wir das schnell|Wir kümmern uns darum].
thankful > [Gern geschehen|Gern|Keine Ursache]. [Hat sonst alles geklappt|Kann ich sonst noch helfen]?
applying > [Danke für die Nachricht|Vielen Dank für die Nachricht]. [Wann könnten Sie einmal vorbeikommen|Wie sind Sie auf uns gekommen|Darf ich Sie dazu kurz anrufen]?
recruited > [Klingt gut|Könnte passen]. [Was wird denn gezahlt|Wo wäre das genau|Ab wann wäre das|Wie groß ist das Team|Ist das unbefristet|Wie läuft die Bewerbung]?
inviting familiar > [Klingt gut|Ich komme gern|Schöne Idee]. [Wer kommt noch|Soll ich was mitbringen|Kann ich noch jemanden mitbringen]?
inviting !familiar > [Klingt gut|Ich komme gern]. [Wer kommt sonst noch|Muss ich mich anmelden|Kann ich noch jemanden mitbringen]?
proposing > [Ja, vielleicht|Wahrscheinlich ja|Klingt gut]. [Was müsste ich dafür tun|Gibt es noch etwas zu beachten|Kann ich vorher noch etwas fragen]?
!onsite calling > [Gern|Ja, geht]. [Soll ich etwas vorbereiten|Reichen zehn Minuten|Geht es auch per Telefon]?
telling > [Danke für die Info|Danke für die Nachricht|Alles klar]. [Darf ich das hier weitergeben|An wen kann ich mich bei Fragen wenden|Darf ich dazu kurz anrufen]?
# timing
callback > [Heute geht es nicht mehr|Diese Woche wird es schwierig|Ich bin gerade unterwegs|Bin bis Montag nicht im Büro|Heute schaffe ich es nicht]. [Ich melde mich nächste Woche|Ich rufe Anfang der Woche an|Reicht nächste Woche?|Ich melde mich, sobald es geht].
!onsite calling > [Die nächsten Wochen sind voll|Mein Kalender ist voll|Vor Monatsende wird das nichts|Gerade bin ich viel unterwegs]. [Nächsten Monat gern|Im nächsten Monat eher|Später gern|Anfang des nächsten Monats geht es wieder].
wh asking > [Da müsste ich nachsehen|Dafür müsste ich herumfragen], [diese Woche schaffe ich es nicht|gerade ist zu viel los]. [Nächste Woche gern|Ich melde mich].
grief > [Danke|Vielen Dank], [gerade ist alles sehr viel|ich kann noch nicht sprechen]. [Ich melde mich, wenn es ruhiger ist|Ich melde mich bald].
complaining > [Das tut uns leid|Ist angekommen, Entschuldigung|Gelesen, und das tut mir leid]. [Wir brauchen einen Tag, um das zu klären|Anfang der Woche ist es erledigt|Ich kann mich morgen darum kümmern].
thankful > [Gern geschehen|Gern]. [Gerade ist viel los|Volle Woche hier], [lass uns bald sprechen|mehr dazu bald].
applying > [Im Moment ist nichts frei|Gerade suchen wir niemanden]. [In ein paar Monaten gern noch einmal|Im neuen Jahr vielleicht].
recruited > [Ich habe gerade erst gewechselt|Im Moment möchte ich nicht wechseln]. [Nächstes Jahr vielleicht|Später gern].
inviting > [Da kann ich leider nicht|An dem Tag geht es leider nicht|Da bin ich leider unterwegs|Der Termin passt mir leider nicht|Da habe ich leider schon etwas vor]. [Nächstes Mal gern|Beim nächsten Mal sehr gern|Ein andermal gern|Danke trotzdem für die Einladung|Trotzdem danke und viel Erfolg].
proposing > [Gerade ist es schlecht|Im Moment geht es nicht|Diese Woche geht es nicht]. [Nächste Woche gern|Später gern|In ein paar Wochen gern].
!onsite calling > [Diese Woche geht es nicht|Gerade ist es schlecht]. [Nächste Woche gern|Nächsten Monat eher].
telling > [Danke|Danke für die Nachricht], [ich bin gerade unterwegs|diese Woche ist viel los|ich komme gerade zu nichts]. [Ich lese es nächste Woche in Ruhe|Ich melde mich später|Mehr dazu nächste Woche].
# referral
callback > [Da bin ich wohl die falsche Adresse|Ich glaube, das ist für jemand anderen|Dafür ist jemand anderes zuständig]. [Ich gebe es weiter|Ich bitte darum, dass jemand zurückruft|Ich habe es weitergegeben|Es meldet sich jemand].
grief > [Danke|Vielen Dank], [ich gebe es an die Familie weiter|ich sage es den anderen].
complaining > [Das tut uns leid|Entschuldigung dafür]. [Ich habe es an die Kollegen weitergegeben|Das klärt ein Kollege, ich habe es weitergeleitet].
thankful > [Gern geschehen|Gern|Keine Ursache], [ich gebe es an die anderen weiter|ich sage es den anderen|ich erzähle es den anderen][. Das freut alle|].
applying hr > [Darum kümmert sich eine Kollegin|Das macht bei uns ein Kollege]. [Ich habe es weitergeleitet|Ich leite es weiter].
applying !hr > [Bewerbungen laufen bei uns über die Personalabteilung|Das macht bei uns die Personalabteilung]. [Ich habe es weitergeleitet|Ich leite es weiter].
recruited > [Für mich nicht|Ich bleibe, wo ich bin], [aber ich kenne vielleicht jemanden|aber ich gebe es gern weiter].
inviting > [Ich selbst kann nicht|Ich bin da leider nicht frei], [ich gebe die Einladung weiter|ich habe es weitergegeben|ich sage es hier weiter|ich frage hier herum].
telling > [Danke für die Nachricht|Danke für die Info|Gelesen, danke]. [Ich habe es hier weitergegeben|Ich gebe es an die anderen weiter|Ich leite es an die anderen weiter].
# soft_objection
callback > [Worum geht es denn|Um was geht es|Darf ich wissen, worum es geht]? [Telefonieren mag ich nicht so gern|Ich weiß nicht, ob ich weiterhelfen kann|Lieber wäre mir eine E-Mail|Vielleicht reicht auch eine E-Mail|Ohne Anlass rufe ich ungern an].
grief > [Danke|Das ist lieb], aber [ich brauche noch etwas Ruhe|ich möchte gerade nicht reden]. [Ich melde mich].
complaining > [Wir prüfen das|Ich sehe nach], aber [bei uns sieht es richtig aus|hier kann ich keinen Fehler finden]. [Können Sie noch einmal nachsehen?|Darf ich Sie dazu anrufen?]
thankful > [Gern|Gern geschehen], [aber so viel war es gar nicht|aber es war wirklich nicht viel|aber das war nicht der Rede wert]. [Freut mich trotzdem|Nicht der Rede wert|].
applying > [Nette Nachricht|Das liest sich gut], aber [ich weiß nicht, ob wir gerade jemanden brauchen|ich kann noch nichts versprechen]. [Warum gerade wir?|Ich melde mich.]
recruited > [Ich bin hier ganz zufrieden|Eigentlich möchte ich nicht wechseln]. [Was wäre denn besser?|Warum gerade ich?]
inviting > [Ich weiß noch nicht|Mal sehen|Kann ich noch nicht sagen], [ob es klappt, hängt von der Arbeit ab|ich muss erst in den Kalender sehen|die Woche ist voll]. [Ich melde mich|Ich sage noch Bescheid].
proposing !junior > [Ich weiß noch nicht|Bin nicht sicher|Mal sehen], [da muss ich erst überlegen|da muss ich noch mal drüber schlafen]. [Ich melde mich|Ich sage Bescheid].
!onsite calling > [Muss das telefonisch sein|Ist dafür ein Gespräch nötig]? [Lieber per E-Mail|Schriftlich wäre mir lieber].
telling > [Hm, da bin ich noch nicht sicher|Ich weiß noch nicht, was ich davon halte|Da bin ich noch unschlüssig]. [Ich sehe es mir in Ruhe an|Da muss ich erst überlegen|Können wir darüber sprechen?|Ich melde mich].
# hard_objection
callback > [Ich rufe nicht zurück|Nein, ich rufe nicht an|Ich rufe niemanden an, den ich nicht kenne|Auf so eine Nachricht rufe ich nicht zurück]. [Bitte nicht mehr schreiben|Bitte lassen Sie es|].
grief > [Ich möchte gerade allein sein|Bitte lasst uns etwas Ruhe]. [Ich hoffe, das ist in Ordnung|Später vielleicht].
complaining > [Wir haben das geprüft|Das haben wir geprüft], [bei uns war alles richtig|mehr können wir leider nicht tun]. [Dabei bleibt es|Tut mir leid].
thankful > [Danke, aber|Nett, aber] [mehr möchte ich dazu nicht sagen|ich möchte es dabei belassen|bitte kein Aufheben davon]. [Dabei bleibt es|].
applying > [Wir nehmen zurzeit niemanden auf|Wir stellen niemanden ein]. [Daran ändert sich nichts|Leider nein].
recruited > [Ich wechsle nicht|Ich bleibe, wo ich bin|Nein, ich bleibe hier|Ein Wechsel ist ausgeschlossen]. [Daran ändert sich nichts|Bitte keine weiteren Angebote].
inviting > [Ich komme leider nicht|Da komme ich leider nicht|Ich kann nicht kommen], [bitte nicht mit mir rechnen|bitte ohne mich planen|dafür fehlt mir die Zeit].
proposing > [Nein, das möchte ich nicht|Das kommt für mich nicht in Frage|Nein, lieber nicht]. [Daran ändert sich nichts|Bitte nicht noch einmal fragen|Tut mir leid|].
!onsite calling > [Ich möchte nicht darüber sprechen|Nein, kein Gespräch]. [Bitte nicht anrufen|Bitte nicht mehr fragen|].
telling > [Das möchte ich so nicht|Damit bin ich nicht einverstanden|Das passt mir so nicht]. [Können wir darüber sprechen|Bitte rufen Sie mich an|Bitte noch einmal überlegen].
# not_interested
callback > [Lieber nicht|Nein, danke|Eher nicht|Ich möchte nicht telefonieren|Ein Anruf ist nicht nötig][, danke|. Tut mir leid|. Trotzdem danke|].
grief > [Ich möchte nicht darüber sprechen|Mir ist gerade nicht nach Reden], [aber danke|trotzdem danke].
complaining > [Da können wir leider nichts machen|Da kann ich leider nichts tun][, tut mir leid|. Tut mir leid|].
thankful > [Nicht der Rede wert|Kein Dank nötig|Schon gut][, wirklich|].
applying > [Danke für die Nachricht, aber es passt leider nicht|Leider nein, trotzdem danke|Wir suchen leider niemanden][. Alles Gute|].
recruited > [Danke, aber ich suche nichts|Kein Interesse an einem Wechsel|Ich bleibe, wo ich bin|Nicht für mich|Ich bin hier zufrieden|Ich suche gerade nichts|Ein Wechsel kommt nicht in Frage|Das ist nichts für mich][, danke|. Viel Erfolg noch|, trotzdem danke|. Viel Glück bei der Suche|].
inviting > [Ich kann leider nicht|Diesmal nicht|Ich bin leider nicht dabei|Das schaffe ich leider nicht|Da muss ich leider absagen][. Viel Spaß|, trotzdem danke|. Danke für die Einladung|. Viel Erfolg|].
proposing > [Nein, danke|Lieber nicht|Danke, nein|Danke, aber nein][. Trotzdem danke|].
!onsite calling > [Ein Gespräch ist nicht nötig|Lieber kein Gespräch][, danke|. Trotzdem danke|].
telling > [Das brauche ich nicht|Das lasse ich lieber|Dazu sage ich lieber nichts|Ich belasse es dabei][, trotzdem danke|, danke|. Trotzdem danke|].
# opt_out
!familiar > [Bitte schreiben Sie mir nicht mehr|Bitte nehmen Sie mich aus dem Verteiler|Bitte löschen Sie meine Adresse][. Danke|].
familiar > [Bitte schreib mir nicht mehr|Nimm mich bitte aus dem Verteiler|Bitte keine E-Mails mehr][, danke|].
[Bitte Adresse löschen|Bitte aus dem Verteiler nehmen|Bitte keine weiteren E-Mails][, danke|. Danke|].
`;
