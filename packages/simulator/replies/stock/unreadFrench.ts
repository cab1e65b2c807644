/**
 * Short replies in French to an email that sells nothing or whose kind is unknown, by what it wants from its reader. `readStock` explains
 * the format; no word reveals the writer's gender.
 */
export const FRENCH_UNREAD_TEXT = `
# interested
inviting persons > [Volontiers|Avec plaisir|Merci pour l'invitation], [nous serons deux|nous serons trois]. [À bientôt|Merci|].
wh asking > [Volontiers|D'accord|Avec plaisir], [il faut juste que je regarde|je regarde|il faut juste que je me renseigne]. [Je réponds demain|Je reviens là-dessus|Je confirme bientôt].
grief > [Merci|Merci beaucoup|Merci à toi], [ça me touche|ça fait du bien|c'est gentil]. [On s'appelle bientôt|Je t'appelle bientôt|On tient le coup].
complaining > [Toutes nos excuses|Pardon pour ça|Merci de nous prévenir, et pardon]. [On s'en occupe tout de suite|On règle ça aujourd'hui|Je m'en occupe tout de suite].
thankful > [De rien|Avec plaisir|Je t'en prie|C'est normal][. Ça me fait plaisir|. Quand tu veux|].
applying > [Merci pour votre message|Merci pour votre demande|Merci de nous avoir écrit], [ça nous intéresse|c'est possible chez nous|on peut en parler]. [Quand pouvez-vous passer?|Venez nous voir.|On vous propose un rendez-vous.]
recruited > [Ça peut m'intéresser|Pourquoi pas], [je veux bien en savoir plus|on peut en parler]. [Plutôt le soir|Plutôt par email].
inviting familiar > [Avec plaisir|Oui, volontiers|Super idée], [je viens|on vient|compte sur moi]. [J'apporte quelque chose?|Merci pour l'invitation.|À bientôt.]
inviting !familiar > [Avec plaisir|Oui, volontiers|Merci pour l'invitation], [je viens|je serai là]. [À bientôt|Au plaisir].
requesting familiar > [Oui, bien sûr|Volontiers|D'accord|Oui, pourquoi pas], [je m'en occupe|je regarde ça|c'est faisable|je réponds vite]. [À bientôt|].
requesting !familiar > [Oui, bien sûr|Volontiers|D'accord|Oui, pourquoi pas], [je m'en occupe|je regarde ça|c'est faisable|je reviens vers vous]. [Bonne journée|].
proposing > [Oui, volontiers|Oui, avec plaisir|Avec plaisir|Oui, d'accord][, merci|. Bonne idée|].
calling > [Oui, volontiers|D'accord|C'est possible], [plutôt le matin|plutôt l'après-midi|en début de semaine].
telling > [Merci pour l'info|Merci pour le message|Bon à savoir, merci|Bien lu, merci]. [Je regarde ça|Je vais y réfléchir|Je reviens là-dessus].
# question
grief > [Merci|Merci beaucoup], [ça me touche|c'est gentil]. [On peut se parler cette semaine|Je peux t'appeler]?
complaining > [Toutes nos excuses|Pardon pour ça]. [Je peux vous appeler à ce sujet|À quel numéro puis-je vous joindre|Je peux vous rappeler cet après-midi]? [On règle ça vite|On s'en occupe].
thankful > [De rien|Avec plaisir]. [Le reste s'est bien passé|Il faut encore un coup de main]?
applying > [Merci pour votre message|Merci pour votre demande]. [Quand pourriez-vous passer|Comment nous avez-vous trouvés|Je peux vous appeler à ce sujet]?
recruited > [Pourquoi pas|Ça peut m'intéresser]. [C'est où exactement|C'est payé combien|C'est à partir de quand|Comment ça se passe pour la suite]?
inviting > [Bonne idée|Avec plaisir|Ça me tente]. [Il y aura qui d'autre|Je peux apporter quelque chose|Je peux venir avec quelqu'un]?
proposing > [Oui, sans doute|Pourquoi pas|Bonne idée]. [Il y a quelque chose à faire de mon côté|Je peux répondre demain]?
calling > [D'accord|Oui, volontiers]. [Il faut préparer quelque chose|Dix minutes suffisent|Par téléphone, ça va]?
telling > [Merci pour l'info|Merci pour le message|C'est noté]. [Je peux faire passer|À qui m'adresser en cas de question|Je peux appeler à ce sujet]?
# timing
calling > [Mon agenda est plein|Les prochaines semaines sont chargées|Je suis en déplacement ce mois-ci]. [Le mois prochain, volontiers|Plutôt le mois prochain|On en reparle plus tard].
wh asking > [Il faudrait que je regarde|Il faudrait que je demande], [mais pas cette semaine|mais c'est la course]. [La semaine prochaine, volontiers|Je confirme bientôt].
grief > [Merci|Merci beaucoup], [c'est beaucoup en ce moment|je ne peux pas encore parler]. [Je t'appelle bientôt|Je fais signe bientôt].
complaining > [Toutes nos excuses|Bien reçu, pardon]. [Il nous faut un jour ou deux pour vérifier|Ce sera réglé en début de semaine].
thankful > [De rien|Avec plaisir]. [Semaine chargée ici|C'est la course ici], [on se parle bientôt|on s'appelle bientôt].
applying > [Rien de possible en ce moment|Nous ne prenons personne en ce moment]. [Réécrivez-nous dans quelques mois|Plus tard dans l'année peut-être].
recruited > [Je viens de changer de poste|Je ne veux pas bouger pour l'instant]. [L'an prochain peut-être|Plus tard, pourquoi pas].
inviting > [Ce jour-là je ne peux pas|Je ne suis pas là ce jour-là|Dommage, j'ai déjà quelque chose]. [La prochaine fois, avec plaisir|Une autre fois, volontiers].
proposing > [Pas maintenant|Pas cette semaine|Ce n'est pas le moment]. [La semaine prochaine, volontiers|Plus tard, pourquoi pas|On en reparle].
calling > [Pas cette semaine|Ma semaine est pleine]. [La semaine prochaine, volontiers|On en reparle].
telling > [Merci|Merci pour le message], [je suis en déplacement|semaine chargée ici|pas une minute en ce moment]. [Je lis ça la semaine prochaine|Je réponds plus tard].
# referral
grief > [Merci|Merci beaucoup], [je le dis à la famille|je transmets aux autres].
complaining > [Toutes nos excuses|Pardon pour ça]. [J'ai transmis à un collègue|J'ai transmis à la personne qui s'en occupe].
thankful > [De rien|Avec plaisir|C'est normal], [je transmets aux autres|je le dis aux autres|je fais passer aux autres][. Ça fera plaisir|].
applying hr > [C'est une collègue qui suit ces candidatures|Un collègue s'occupe de ce poste]. [J'ai transmis|Je transmets].
applying !hr > [Ces demandes passent par les ressources humaines|Ce sont les ressources humaines qui gèrent ça]. [J'ai transmis|Je transmets].
recruited > [Pas pour moi|Je reste où je suis], [mais je connais peut-être quelqu'un|mais je fais suivre].
inviting > [Les autres sont au courant|Les autres ont reçu le message]? [Je fais passer|Je transmets].
telling > [Merci pour le message|Merci pour l'info|Bien lu, merci]. [Je fais passer aux autres|J'ai transmis ici|Je transmets aux autres].
# soft_objection
grief > [Merci|C'est gentil], mais [j'ai besoin d'un peu de calme|je préfère ne pas parler pour l'instant]. [Je fais signe bientôt].
complaining > [On vérifie|Je regarde], mais [tout semble correct de notre côté|je ne trouve pas d'erreur chez nous]. [Vous pouvez vérifier aussi?|Je peux vous appeler?]
thankful > [De rien|Avec plaisir], [mais je n'ai pas fait grand-chose|mais ce n'était pas grand-chose]. [Ça me fait plaisir quand même|C'est normal|].
applying > [Votre message est intéressant|Ça me plaît], mais [nous avons beaucoup de demandes|je ne peux rien promettre]. [Pourquoi nous?|Je vais voir.]
recruited > [Je ne cherche pas vraiment|Je me plais où je suis]. [Qu'est-ce qui serait mieux?|Pourquoi moi?]
inviting > [Je ne sais pas encore|À voir|Peut-être], [ça dépend du travail|je dois voir à la maison|la semaine est chargée]. [Je confirme bientôt|Je confirme plus tard].
proposing > [Je ne sais pas encore|À voir|Peut-être], [je dois y réfléchir|il faut que j'y pense]. [Je confirme bientôt|Je réponds bientôt].
calling > [Il faut vraiment un appel|Un appel est nécessaire]? [Je préfère par email|Par écrit, ce serait mieux].
telling > [Hm, je ne sais pas encore|Je ne sais pas trop quoi en penser|J'hésite un peu]. [Je regarde ça tranquillement|Je vais y réfléchir|On peut en parler?|Je reviens là-dessus].
# hard_objection
grief > [Je préfère être tranquille pour l'instant|Laissez-nous un peu de calme]. [Plus tard peut-être|J'espère que ça se comprend].
complaining > [Nous avons vérifié|C'est vérifié], [on ne peut rien faire de plus|tout est correct chez nous]. [Nous en restons là|].
thankful > [Merci, mais|C'est gentil, mais] [je préfère en rester là|je ne veux pas en parler davantage]. [Merci de ne pas insister|].
applying > [Nous ne prenons personne|Nous ne recrutons pas]. [C'est non|Merci de ne pas insister].
recruited > [Je ne change pas|Je reste où je suis]. [Merci de ne pas insister|Inutile d'insister].
inviting > [Je ne viendrai pas|Je ne serai pas là], [ne comptez pas sur moi|il faudra faire sans moi|je n'ai pas le temps pour ça].
proposing > [Non, je ne veux pas|Ce n'est pas pour moi]. [Merci de ne pas insister|C'est non].
calling > [Je ne veux pas en parler|Pas d'appel]. [C'est non|Merci de ne pas insister].
telling > [Je ne suis pas d'accord|Je ne veux pas de ça|Je ne veux plus en entendre parler]. [Merci de ne pas insister|Inutile d'insister|On en reste là].
# not_interested
grief > [Je préfère ne pas en parler|Je n'ai pas envie d'en parler], [mais merci|merci quand même].
complaining > [On ne peut rien y faire|Je n'y peux rien].
thankful > [Ce n'est rien|Pas de quoi|C'est normal][, vraiment|].
applying > [Merci, mais nous ne prenons personne|Merci, mais ce n'est pas possible chez nous|Merci, mais nous n'avons rien pour le moment][. Bonne continuation|].
recruited > [Je ne cherche pas|Merci, mais je reste où je suis|Pas de changement pour moi][, merci|. Bonne continuation|].
inviting > [Je ne peux pas venir|Pas cette fois|Je ne serai pas là][. Amusez-vous bien|, dommage|].
proposing > [Non merci|Merci, mais non|Plutôt non][. Bonne continuation|].
calling > [Pas besoin d'un appel|Je préfère ne pas en parler][, merci|].
telling > [Je n'en ai pas besoin|Je préfère en rester là|Je préfère ne rien dire][, merci|. Merci quand même|, merci quand même|].
# opt_out
!familiar > [Merci de ne plus m'écrire|Merci de supprimer mon adresse|Merci de me retirer de la liste].
familiar > [Ne m'écris plus|Retire-moi de la liste|Supprime mon adresse][, s'il te plaît|, merci|].
[Plus d'emails|Supprimez mon adresse][, merci|, s'il vous plaît|].
`;
