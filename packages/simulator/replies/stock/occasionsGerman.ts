/**
 * Replies in German to invitations (`attend`; `webinar`: online; `stand`: at a fair), to studies (`study`; `linked`: the questions are there) and
 * to offered articles (`article`; `choose`: with topics to choose from). `readStock` explains the format; no word reveals the writer's gender.
 */
export const GERMAN_OCCASIONS_TEXT = `
# interested
attend !stand !familiar > [Ja, gern|Sehr gern|Gern|Ja, bitte], [reservieren Sie mir einen Platz|ich bin dabei|ich nehme gern teil|tragen Sie mich bitte ein][. Vielen Dank|. Danke für die Einladung|. Ich freue mich|].
attend !stand familiar > [Ja, gern|Sehr gern|Gern|Klar], [ich bin dabei|ich komme gern|halt mir einen Platz frei][. Danke für die Einladung|. Ich freue mich|].
attend stand > [Ja, ich bin dort|Ja, wir sind dort|Wir fahren hin], [ich komme vorbei|ich schaue am Stand vorbei|da schaue ich gern vorbei][. Bis dann|. Danke für die Einladung|. Am ehesten am zweiten Tag|. Wohl am ersten Tag|].
study !linked !familiar > [Ja, gern|Gern|Ja, mache ich|Klar, gern], [schicken Sie mir den Link|schicken Sie mir die Fragen|schicken Sie es mir einfach]. [Viel Erfolg|Ich sehe es mir diese Woche an|].
study !linked familiar > [Ja, gern|Gern|Ja, mach ich|Klar, gern], [schick mir den Link|schick mir die Fragen|schick es mir einfach]. [Viel Erfolg|Ich sehe es mir diese Woche an|].
study linked > [Erledigt|Gerade ausgefüllt|Ist ausgefüllt|Mache ich heute noch|Fülle ich morgen aus]. [Viel Erfolg|Viel Erfolg damit|Auf die Ergebnisse bin ich gespannt|].
article choose > [Das erste Thema|Das zweite Thema|Das letzte Thema] [passt am besten zu uns|gefällt mir am besten|wäre etwas für unsere Leser]. [Einen Entwurf sehe ich mir gern an|Ein Entwurf wäre gut|Wann wäre der Text fertig?]
article !choose > [Ja, gern|Klingt gut|Können wir machen], [einen Entwurf sehe ich mir gern an|ein Entwurf wäre gut|ich sehe mir den Text gern an]. [Kürzen würden wir ihn vielleicht|Er darf nur noch nirgends erschienen sein|].
# question
attend webinar > [Klingt gut|Ich wäre gern dabei|Das Thema passt]. [Gibt es eine Aufzeichnung|Gibt es danach die Folien|Kann noch jemand von uns mit zuhören|Kann ich mich auch kurzfristig anmelden|Wie groß ist die Runde]?
attend !webinar !stand > [Klingt gut|Ich käme gern|Ich wäre gern dabei]. [Kann ich noch jemanden mitbringen|Wer kommt sonst noch|Bis wann muss ich zusagen|Gibt es dort Parkplätze]?
attend stand > [Vermutlich sind wir dort|Gut möglich|Das lässt sich wohl einrichten]. [An welchem Tag ist am wenigsten los|Ist an allen Tagen jemand da|Gibt es auch Unterlagen vorab]?
study > [Ist das anonym|Bis wann müsste das fertig sein|Wer wertet das aus|Gibt es die Ergebnisse danach zu lesen|Können auch mehrere von uns mitmachen]? [Dann mache ich gern mit|Grundsätzlich gern|Ich helfe gern].
article choose > [Eher das erste Thema|Eher das zweite Thema|Am ehesten das letzte Thema]. [Wie lang wäre der Text|Dürfen wir kürzen|Erscheint der Text nur bei uns]?
article !choose > [Klingt gut|Könnte passen|Vielleicht]. [Wie lang wäre der Text|Dürfen wir kürzen|Erscheint der Text nur bei uns]?
# timing
attend webinar > [Da habe ich leider schon etwas vor|Da bin ich leider unterwegs|Um die Zeit geht es leider nicht]. [Gibt es eine Aufzeichnung?|Gibt es einen zweiten Termin?|Beim nächsten Mal gern.|Gibt es danach die Folien?]
attend !webinar !stand > [Da kann ich leider nicht|An dem Tag geht es leider nicht|Da bin ich leider unterwegs|Da habe ich leider schon etwas vor]. [Nächstes Mal gern|Beim nächsten Mal sehr gern|Danke trotzdem für die Einladung].
attend stand > [Dieses Jahr schaffe ich es leider nicht|Dieses Jahr fahren wir nicht hin|In der Woche bin ich leider unterwegs]. [Nächstes Jahr gern|Beim nächsten Mal gern|Nächstes Jahr vielleicht].
study > [Diese Woche schaffe ich es nicht|Gerade ist viel los|Im Moment ist zu viel zu tun]. [Reicht nächste Woche noch?|Nächste Woche gern.|Geht es in zwei Wochen auch noch?|Anfang nächsten Monats gern.]
article > [Gerade haben wir genug Texte|Die nächsten Wochen sind schon verplant|Im Moment kommen wir nicht dazu]. [In ein paar Monaten gern|Später im Jahr vielleicht|Nächstes Quartal gern].
# referral
attend !solo > [Ich selbst kann nicht|Ich habe da leider keine Zeit|Ich bin da leider nicht frei], [ich habe die Einladung weitergeleitet|ich habe es hier weitergegeben|ich gebe die Einladung weiter][. Wer mag, meldet sich|].
attend solo > [Das ist nicht mein Gebiet|Ich selbst kann nicht], [ich gebe es an Bekannte weiter|aber ich kenne jemanden, den das interessiert. Ich leite es weiter].
study !solo > [Dazu kann ein Kollege mehr sagen|Dazu kann eine Kollegin mehr sagen|Das ist eher etwas für die Kollegen], [ich habe die E-Mail weitergeleitet|ich gebe es weiter|ich habe es weitergegeben][. Viel Erfolg|].
study solo > [Das ist nicht mein Gebiet|Da kenne ich mich zu wenig aus], [ich gebe es an Bekannte weiter|ich leite es an jemanden weiter, der mehr dazu sagen kann].
article > [Darüber entscheidet bei uns eine Kollegin|Um die Seite kümmert sich ein Kollege|Die Seite macht bei uns jemand anderes], [ich habe es weitergeleitet|ich gebe es weiter].
# soft_objection
attend > [Ich weiß noch nicht, ob es klappt|Kann ich noch nicht sagen|Die Woche ist schon voll|Mal sehen, ob ich mich loseisen kann]. [Ich sage noch Bescheid|Ich melde mich|Versprechen kann ich nichts].
study > [Ich weiß nicht, ob ich die Zeit finde|Die Woche ist schon voll|Ich weiß nicht, ob ich viel dazu sagen kann]. [Ich versuche es|Versprechen kann ich nichts|Mal sehen].
article > [Wir schreiben das meiste selbst|Wir nehmen selten fremde Texte|Ich bin nicht sicher, ob das zu uns passt], [da müsste ich den Text erst sehen|also eher nicht|ich überlege es mir].
# hard_objection
attend > [An solchen Veranstaltungen nehme ich nicht teil|Für so etwas habe ich keine Zeit|Da komme ich nicht], [bitte ohne mich planen|bitte nicht noch einmal fragen|dabei bleibt es].
study > [An Umfragen nehme ich nicht teil|Bei Umfragen machen wir grundsätzlich nicht mit|Solche Fragen beantworten wir nicht][, tut mir leid|. Viel Erfolg trotzdem|].
article > [Wir veröffentlichen keine fremden Texte|Gastbeiträge nehmen wir nicht|Auf unserer Seite steht nur Eigenes][, tut mir leid|. Dabei bleibt es|].
# not_interested
attend > [Diesmal nicht|Ich kann leider nicht|Das ist nichts für mich|Da muss ich leider absagen][, trotzdem danke|. Danke für die Einladung|. Viel Erfolg|].
study > [Leider keine Zeit dafür|Leider nein|Da mache ich nicht mit|Das ist nichts für mich][. Viel Erfolg|. Viel Erfolg trotzdem|, tut mir leid|].
article > [Nichts für unsere Seite|Lieber nicht|Danke, aber nein|Wir schreiben selbst][. Viel Erfolg|, trotzdem danke|].
# opt_out
!familiar > [Bitte schreiben Sie mir nicht mehr|Bitte nehmen Sie mich aus dem Verteiler|Bitte löschen Sie meine Adresse][. Danke|].
familiar > [Bitte schreib mir nicht mehr|Nimm mich bitte aus dem Verteiler|Bitte keine E-Mails mehr][, danke|].
[Bitte aus dem Verteiler nehmen|Bitte keine weiteren E-Mails][, danke|. Danke|].
`;
