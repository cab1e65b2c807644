/** Replies in Spanish to invitations, studies and offered articles, as in German. No word reveals the writer's gender. */
export const SPANISH_OCCASIONS_TEXT = `
# interested
attend !stand > [Sí, con gusto|Claro que sí|Sí, gracias|Con mucho gusto], [ahí estaré|cuenta conmigo|resérvame la plaza|apúntame][. Gracias por la invitación|. Gracias|. Nos vemos|].
attend stand > [Sí, iremos|Sí, estaré por allí|Sí, vamos a ir], [pasaré por el stand|me acerco a veros|allí nos vemos][. Seguramente el primer día|. Creo que el segundo día|. Gracias|].
study !linked > [Sí, con gusto|Claro|Sí, sin problema|De acuerdo], [espero el enlace|espero las preguntas|quedo a la espera del enlace]. [Suerte con el trabajo|Lo miro esta semana|].
study linked > [Hecho|Ya está|Acabo de responder|Respondo hoy|Lo relleno mañana]. [Mucha suerte|Suerte con el trabajo|Me interesan los resultados|].
article choose > [El primer tema|El segundo tema|El último tema] [nos encaja mejor|gustará a nuestros lectores|es el que más nos gusta]. [Esperamos un borrador|¿Para cuándo estaría?|Mejor ver antes un borrador].
article !choose > [Sí, por qué no|De acuerdo|Sí, nos interesa], [esperamos un borrador|mejor ver antes un borrador|miramos el texto con gusto]. [Tiene que ser inédito|Quizá lo acortemos|].
# question
attend webinar > [Me interesa|El tema me viene bien|Me gustaría]. [¿Habrá grabación|¿Se pueden pedir luego las diapositivas|¿Puede entrar también un compañero|¿Se puede entrar un poco tarde]?
attend !webinar !stand > [Me interesa|Me gustaría ir|Buena idea]. [¿Puedo ir con alguien|¿Quién más va|¿Hasta cuándo puedo confirmar|¿Se puede aparcar allí]?
attend stand > [Creo que sí|Es probable|Me gustaría]. [¿Qué día hay menos gente|¿Hay alguien todos los días|¿Hay algo de información antes]?
study > [¿Es anónimo|¿Para cuándo tiene que estar|¿Se publican los resultados|¿Puede responder más de una persona|¿Quién lee las respuestas]? [Entonces, con gusto|En principio, sí|Me gustaría ayudar].
article choose > [Mejor el primer tema|Mejor el segundo tema|El último tema, creo]. [¿Qué extensión tendría|¿Podemos acortarlo|¿Sería un texto inédito]?
article !choose > [Puede ser|Podría encajar|Por qué no]. [¿Qué extensión tendría|¿Podemos acortarlo|¿Sería un texto inédito]?
# timing
attend webinar > [A esa hora tengo una reunión|Ese día estoy de viaje|A esa hora no puedo]. [¿Habrá grabación?|¿Habrá otra fecha?|La próxima vez, con gusto.]
attend !webinar !stand > [Ese día no puedo|Ese día estoy fuera|Ya tengo algo ese día]. [La próxima vez, con gusto|Otra vez será|Gracias de todos modos por la invitación].
attend stand > [Este año no puedo|Este año no vamos|Esos días estoy fuera]. [El año que viene, con gusto|Otro año será].
study > [Esta semana no puedo|Ahora mismo no tengo tiempo|Estos días no doy abasto]. [¿Vale la semana que viene?|La semana que viene, con gusto.|¿Dentro de dos semanas es tarde?]
article > [Ahora mismo tenemos textos de sobra|De momento está todo lleno|Ahora no tenemos tiempo para esto]. [Dentro de unos meses, quizá|Más adelante, con gusto].
# referral
attend !solo > [Yo no puedo|A mí no me va bien|No tengo tiempo], [he pasado la invitación|ya la he reenviado|se la paso a alguien a quien puede interesar].
attend solo > [No es lo mío|Yo no puedo], [pero se lo paso a alguien a quien puede interesar|ya la he reenviado a un conocido].
study !solo > [Un compañero sabe más de esto|Una compañera sabe más de esto|Es más para un compañero], [lo he reenviado|ya lo he pasado|se lo paso][. Suerte|].
study solo > [No es lo mío|Sé poco de eso], [se lo paso a alguien que sabe más|lo he reenviado a un conocido].
article > [La web la lleva una compañera|Los artículos los decide un compañero|De la web se encarga otra persona], [lo he reenviado|ya lo he pasado|se lo paso].
# soft_objection
attend > [Todavía no lo sé|La semana está complicada|Depende del trabajo|No sé si podré escaparme]. [Ya diré algo|No prometo nada|Confirmo más adelante].
study > [No sé si tendré tiempo|La semana está complicada|No sé si puedo ayudar mucho]. [Lo intento|No prometo nada|Ya veré].
article > [Casi todo lo escribimos aquí|Rara vez publicamos textos de fuera|No sé si encaja con lo nuestro], [habría que ver el texto|así que seguramente no|lo tengo que pensar].
# hard_objection
attend > [No voy a este tipo de actos|No tengo tiempo para esto|No voy a ir], [mejor no insistir|es un no|no hace falta preguntar más].
study > [No respondo a encuestas|Aquí no respondemos a ninguna encuesta|No participamos en estudios][, lo siento|. Es norma de la casa|].
article > [No publicamos textos de fuera|No aceptamos artículos de fuera|Solo publicamos lo nuestro][, lo siento|. Es norma de la casa|].
# not_interested
attend > [Esta vez no|No podré ir|No es para mí|No, gracias][, gracias de todos modos|. Gracias por la invitación|. Suerte|].
study > [No tengo tiempo, lo siento|No, gracias|Prefiero no participar|No es para mí][. Suerte|. Mucha suerte|].
article > [No para nuestra web|No, gracias|Preferimos escribir lo nuestro|Gracias, pero no][. Suerte|].
# opt_out
[No más correos, por favor|Por favor, borren mi dirección|Por favor, quítenme de la lista|Por favor, no me escriban más].
`;
