/** Replies in French to invitations, studies and offered articles, as in German. No word reveals the writer's gender. */
export const FRENCH_OCCASIONS_TEXT = `
# interested
attend !stand !familiar > [Oui, volontiers|Avec plaisir|Oui, merci|Volontiers], [inscrivez-moi|je serai là|vous pouvez m'inscrire|comptez sur moi][. Merci pour l'invitation|. À bientôt|. Merci|].
attend !stand familiar > [Oui, volontiers|Avec plaisir|Oui, merci], [je serai là|compte sur moi|tu peux m'inscrire][. Merci pour l'invitation|. À bientôt|].
attend stand > [Oui, j'y serai|Oui, nous y serons|Oui, j'y vais], [je passerai sur le stand|je passerai voir|à bientôt sur place][. Sans doute le premier jour|. Plutôt le deuxième jour|. Merci|].
study !linked !familiar > [Oui, volontiers|D'accord|Oui, pas de problème|Avec plaisir], [envoyez-moi le lien|envoyez-moi les questions|j'attends le lien]. [Bon courage|Je regarde ça cette semaine|].
study !linked familiar > [Oui, volontiers|D'accord|Oui, pas de problème], [envoie-moi le lien|envoie-moi les questions]. [Bon courage|Je regarde ça cette semaine|].
study linked > [C'est fait|Je viens de répondre|Je le fais aujourd'hui|Je réponds demain]. [Bon courage|Bonne chance pour la suite|Les résultats m'intéressent|].
article choose > [Le premier sujet|Le deuxième sujet|Le dernier sujet] [irait le mieux|nous plaît le plus|irait bien à nos lecteurs]. [J'attends un brouillon|Le texte serait prêt quand?|Un brouillon nous aiderait].
article !choose > [Oui, pourquoi pas|D'accord|Oui, volontiers], [j'attends un brouillon|un brouillon nous aiderait|à voir avec le texte]. [Il doit être inédit|Nous pourrions le raccourcir|].
# question
attend webinar > [Ça m'intéresse|Le sujet tombe bien|J'aimerais bien]. [Y aura-t-il un enregistrement|Peut-on avoir les supports après|Un collègue peut se joindre à moi|Il faut installer quelque chose]?
attend !webinar !stand > [Ça m'intéresse|J'aimerais bien|Bonne idée]. [Je peux venir avec un collègue|Qui d'autre vient|Il faut confirmer avant quand|On peut se garer sur place]?
attend stand > [Sans doute, oui|C'est probable|J'aimerais bien]. [Quel jour est le plus calme|Il y a quelqu'un tous les jours|Une documentation est disponible avant]?
study > [C'est anonyme|C'est pour quand|Les résultats seront publiés|Plusieurs personnes peuvent répondre|Qui lit les réponses]? [Je veux bien aider|Sur le principe, oui|Si oui, volontiers].
article choose > [Plutôt le premier sujet|Plutôt le deuxième sujet|Le dernier sujet, sans doute]. [Le texte ferait quelle longueur|On peut le raccourcir|Ce serait un texte inédit]?
article !choose > [Pourquoi pas|Ça pourrait aller|Peut-être]. [Le texte ferait quelle longueur|On peut le raccourcir|Ce serait un texte inédit]?
# timing
attend webinar > [Je suis en rendez-vous à cette heure-là|Je ne suis pas libre à ce moment-là|Je suis en déplacement ce jour-là]. [Y aura-t-il un enregistrement?|Une autre date est prévue?|La prochaine fois, avec plaisir.]
attend !webinar !stand > [Ce jour-là je ne peux pas|Je suis en déplacement ce jour-là|J'ai déjà quelque chose ce jour-là]. [La prochaine fois, avec plaisir|Une autre fois, volontiers|Merci quand même pour l'invitation].
attend stand > [Pas cette année|Je ne peux pas cette année|Nous n'y allons pas cette année]. [L'an prochain peut-être|L'an prochain, volontiers].
study > [Pas cette semaine, c'est chargé|Je n'ai pas le temps cette semaine|C'est la course en ce moment]. [La semaine prochaine, ça va encore?|La semaine prochaine, volontiers.|Dans deux semaines, c'est trop tard?]
article > [Nous avons assez de textes pour le moment|Le programme est plein pour l'instant|Pas le temps en ce moment]. [Dans quelques mois peut-être|Plus tard dans l'année, volontiers].
# referral
attend !solo > [Moi, je ne peux pas|Je ne suis pas libre|Je n'ai pas le temps], [j'ai transmis l'invitation|j'ai fait suivre à quelqu'un que ça peut intéresser|je fais passer].
attend solo > [Ce n'est pas mon domaine|Moi, je ne peux pas], [mais je connais quelqu'un que ça intéresse, je transmets|j'ai fait suivre à une connaissance].
study !solo > [Un collègue saura mieux répondre|Une collègue saura mieux répondre|C'est plutôt pour un collègue], [j'ai fait suivre|j'ai transmis|je transmets][. Bon courage|].
study solo > [Ce n'est pas mon domaine|Je connais mal le sujet], [j'ai fait suivre à quelqu'un qui saura répondre|je transmets à une connaissance].
article > [Une collègue s'occupe du site|Un collègue décide des articles|Quelqu'un d'autre gère le site], [j'ai fait suivre|j'ai transmis|je transmets].
# soft_objection
attend > [Je ne sais pas encore|La semaine est chargée|À voir selon le travail]. [Je confirme plus tard|Je ne promets rien|Je confirme bientôt].
study > [Je ne sais pas si j'aurai le temps|La semaine est chargée|Je ne sais pas si je peux beaucoup aider]. [Je ne promets rien|Je vais essayer|À voir].
article > [Nous écrivons presque tout nous-mêmes|Nous prenons rarement des textes extérieurs|Je doute que ça nous corresponde], [il faudrait voir le texte|donc plutôt non|je vais y réfléchir].
# hard_objection
attend > [Je ne participe pas à ce genre de rencontre|Je n'ai pas le temps pour ça|Je ne viendrai pas], [inutile de redemander|il faudra faire sans moi|c'est non].
study > [Je ne réponds pas aux enquêtes|Nous ne répondons à aucune enquête|Nous ne participons pas à ce genre d'étude][. C'est une règle chez nous|. Bon courage quand même|].
article > [Nous ne publions pas de textes extérieurs|Pas d'articles invités chez nous|Nous écrivons tout nous-mêmes][. C'est une règle chez nous|. Inutile d'insister|].
# not_interested
attend > [Pas cette fois|Je ne pourrai pas venir|Ce n'est pas pour moi|Non merci][, merci quand même|. Merci pour l'invitation|. Bonne continuation|].
study > [Pas le temps, je regrette|Non merci|Je préfère ne pas participer|Ce n'est pas pour moi][. Bon courage|. Bon courage pour la suite|].
article > [Pas pour notre site|Non merci|Nous préférons écrire nous-mêmes|Merci, mais non][. Bonne continuation|].
# opt_out
[Plus d'e-mails, s'il vous plaît|Merci de me retirer de la liste|Merci de supprimer mon adresse|Merci de ne plus m'écrire].
`;
