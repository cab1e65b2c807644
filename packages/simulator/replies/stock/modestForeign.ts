/** What `MODEST_TEXT` says, in German: right from somebody whom an offer concerns, and from somebody whom it does not. */
export const MODEST_GERMAN_TEXT = `
# interested
[Wie sind Sie auf uns gekommen|Warum gerade wir|Wer hat Sie auf uns gebracht|Wie kommen Sie auf uns]? [Wenn es einen Grund gibt, lese ich gern mehr|Schreiben Sie gern zwei Sätze mehr|Dann lese ich es noch einmal|Dann gern mehr].
[Ob das etwas für uns ist, kann ich noch nicht sagen|Ich bin nicht sicher, ob wir gemeint sind], aber [erzählen Sie|schreiben Sie gern etwas mehr|ich lese es mir durch]. [Wie sind Sie auf uns gekommen?|Warum gerade wir?|]
# question
[Wie sind Sie auf uns gekommen|Ist das wirklich für uns gedacht|Woher haben Sie meine Adresse|Warum gerade wir|Sind wir damit gemeint]? [Ich frage nur|Das geht aus der Mail nicht hervor|Dann lese ich es noch einmal|Solche Mails kommen hier oft].
# timing
[Ich bin bis Montag unterwegs|Ich bin bis nächste Woche nicht im Haus|Diese Woche bin ich unterwegs|Ich bin bis Montag im Urlaub], [ich lese es danach|bis dahin bleibt es liegen|ich habe es nur überflogen].
[Diese Woche ist viel los|Gerade geht es hier drunter und drüber|Heute komme ich zu nichts], [ich lese es nächste Woche|ich lese es am Wochenende|ich habe es nur überflogen|gelesen habe ich es noch nicht].
# referral
!solo > [Ich habe es hier jemandem gegeben|Ich habe es weitergegeben|Es liegt jetzt bei jemand anderem hier|Ich habe es hier weitergeleitet]. [Mal sehen|Falls es passt, meldet sich jemand|Versprechen kann ich nichts|]
solo > [Ich bin nicht sicher, ob ich gemeint bin|Vielleicht suchen Sie jemand anderen], [hier bin nur ich|weitergeben kann ich es nicht]. [Viel Erfolg noch|]
# soft_objection
[Schwer zu sagen|Ich habe meine Zweifel|Überzeugt bin ich nicht|Ich glaube eher nicht|Ich sehe es noch nicht], [ehrlich gesagt|nach dem ersten Lesen|so wie es hier steht]. [Warum gerade wir?|Wie sind Sie auf uns gekommen?|]
# hard_objection
[Auf solche Mails antworte ich sonst nicht|Auf Mails von Unbekannten gehe ich nicht ein|So etwas mache ich grundsätzlich nicht], [deshalb nein|also nein|bitte nicht mehr schreiben].
[Das ist ein Nein|Von mir kommt ein Nein|Ich sage nein], [und bitte nicht nachfassen|bitte belassen Sie es dabei|bitte nicht mehr schreiben].
# not_interested
[Nein, danke|Kein Interesse|Nichts für mich|Lieber nicht|Danke, aber nein|Eher nicht][. Viel Erfolg noch|. Alles Gute|, trotzdem danke|].
`;

/** The same in French. No word reveals the writer's gender. */
export const MODEST_FRENCH_TEXT = `
# interested
[Pourquoi nous|Comment êtes-vous arrivé à nous|Qui vous a parlé de nous|Qu'est-ce qui vous fait penser à nous]? [S'il y a une raison, je lis la suite|Dites-m'en un peu plus|Je relis après ça|Alors je veux bien lire la suite].
[Je ne sais pas encore si c'est pour nous|Difficile de dire si c'est pour nous], mais [je veux bien lire la suite|dites-m'en un peu plus|je lis volontiers]. [Pourquoi nous?|Qui vous a parlé de nous?|]
# question
[Pourquoi nous|C'est bien pour nous|Où avez-vous eu mon adresse|Qui vous a parlé de nous|Ce message est pour nous]? [Simple question|Le message ne le dit pas|On en reçoit beaucoup].
# timing
[Je suis en déplacement jusqu'à lundi|Je suis en congé jusqu'à lundi|Je suis en déplacement toute la semaine], [je lirai ça à mon retour|ça attendra mon retour|je n'ai lu qu'en diagonale].
[C'est la course cette semaine|Semaine chargée|Je n'ai pas une minute aujourd'hui], [je lirai ça la semaine prochaine|je n'ai lu qu'en diagonale|je lirai ça ce week-end|je n'ai pas encore lu].
# referral
!solo > [J'ai fait suivre ici|J'ai transmis ici|Je l'ai fait passer ici|J'ai laissé ça à quelqu'un ici]. [On verra|Sans promesse|On vous écrira si c'est utile|]
solo > [Je ne sais pas si c'est bien moi que vous cherchez|Vous cherchez peut-être quelqu'un d'autre], [je n'ai personne à qui transmettre|il n'y a personne d'autre ici]. [Bonne continuation|]
# soft_objection
[Difficile à dire|J'ai un doute|Rien de sûr|Je n'y crois pas trop|Je ne vois pas bien], [pour être honnête|à première lecture|d'après ce message]. [Pourquoi nous?|Qui vous a parlé de nous?|]
# hard_objection
[Je ne réponds pas à ce genre de message|Je ne donne pas suite aux messages d'inconnus|Je ne fais jamais suite à ça], [donc non|donc c'est non|merci de ne plus écrire].
[C'est non|Ce sera non|Je dis non], [merci de ne pas relancer|merci d'en rester là|merci de ne plus écrire].
# not_interested
[Non merci|Merci, mais non|Pas pour moi|Je passe|Plutôt non|Sans façon][. Bonne continuation|. Merci quand même|. Bon courage|].
`;

/** The same in Spanish. No word reveals the writer's gender. */
export const MODEST_SPANISH_TEXT = `
# interested
[¿Por qué nosotros|¿Cómo dio con nosotros|¿Quién le habló de nosotros|¿Qué le hizo pensar en nosotros]? [Si hay un motivo, leo el resto|Cuénteme un poco más|Solo pregunto].
[Aún no sé si es para nosotros|Es difícil decir si es para nosotros], pero [siga|cuénteme un poco más|lo leo con gusto]. [¿Por qué nosotros?|¿Quién le habló de nosotros?|]
# question
[¿Por qué nosotros|¿Esto es para nosotros|¿De dónde tiene mi correo|¿Quién le habló de nosotros|¿Cómo dio con nosotros]? [Solo pregunto|El correo no lo dice|Recibimos muchos así].
# timing
[Estoy de viaje hasta el lunes|Estoy de vacaciones hasta el lunes|Estoy fuera toda la semana], [lo leo a la vuelta|tendrá que esperar|solo lo he leído por encima].
[Semana de locos aquí|Hoy no tengo un minuto|Ahora hay mucho lío aquí], [lo leo la semana que viene|solo lo he leído por encima|lo leo el fin de semana|aún no lo he leído].
# referral
!solo > [Lo he pasado aquí|Lo he reenviado aquí|Ya lo tiene otra persona aquí|Se lo he dejado a alguien aquí]. [Ya veremos|Sin compromiso|Si interesa, escribirán|]
solo > [No sé si me busca a mí|Quizá busca a otra persona], [aquí no hay nadie más|no tengo a quién pasarlo]. [Suerte|]
# soft_objection
[Es difícil decirlo|Tengo mis dudas|No lo veo claro|No lo veo|No me convence], [la verdad|a primera vista|por lo que he leído]. [¿Por qué nosotros?|¿Cómo dio con nosotros?|]
# hard_objection
[No respondo a correos así|No atiendo correos de desconocidos|Nunca hago caso a estos correos], [así que no|no insistan, por favor|no escriban más, por favor].
[Es un no|La respuesta es no|Digo que no], [no insistan, por favor|gracias por dejarlo aquí|no escriban más, por favor].
# not_interested
[No, gracias|Gracias, pero no|No es para mí|Prefiero que no|Va a ser que no|No me interesa][. Suerte|. Mucha suerte|, gracias de todos modos|].
`;
