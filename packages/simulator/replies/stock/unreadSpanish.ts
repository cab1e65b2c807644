/**
 * Short replies in Spanish to an email that sells nothing or whose kind is unknown, by what it wants from its reader. `readStock` explains
 * the format; no word reveals the writer's gender.
 */
export const SPANISH_UNREAD_TEXT = `
# interested
inviting persons > [Con gusto|Claro que sí|Gracias por la invitación], [seremos dos|iremos dos|seremos tres]. [Hasta entonces|Gracias de nuevo|].
wh asking > [Con gusto|Claro|De acuerdo], [solo tengo que mirarlo|lo miro|solo tengo que preguntarlo]. [Respondo mañana|Mañana digo algo|Ya diré algo].
grief > [Gracias|Muchas gracias|Gracias de corazón], [significa mucho|me ayuda leerlo|qué detalle]. [Te llamo pronto|Hablamos pronto|Aquí vamos].
complaining > [Lo sentimos mucho|Perdón por el error|Gracias por avisar, lo sentimos]. [Lo arreglamos hoy|Nos encargamos enseguida|Me encargo enseguida].
thankful > [De nada|No hay de qué|Con mucho gusto][. Cuando quieras|. Me alegro mucho|. Un placer|].
applying > [Gracias por el mensaje|Gracias por escribirnos], [nos interesa|aquí se puede hacer|podemos hablarlo]. [¿Cuándo podría venir?|Puede pasarse cuando quiera.|Le proponemos una cita.]
recruited > [Puede interesarme|Me interesa], [me gustaría saber más|podemos hablar]. [Mejor por la tarde|Mejor por correo].
inviting familiar > [Con gusto|Claro|Sí, claro|Qué bien], [ahí estaré|voy|contad conmigo]. [¿Llevo algo?|Gracias por la invitación.|Nos vemos.]
inviting !familiar > [Con gusto|Muchas gracias por la invitación|Sí, claro], [ahí estaré|iré]. [Nos vemos|Hasta entonces].
requesting familiar > [Claro|Sí, claro|Vale|De acuerdo|Por supuesto], [lo miro|se puede hacer|me encargo|ya te digo algo]. [Gracias por el mensaje|].
requesting !familiar > [Claro|Sí, claro|Por supuesto|De acuerdo], [lo miro|se puede hacer|me encargo|ya le digo algo]. [Gracias por el mensaje|].
proposing > [Sí, con gusto|Claro|Sí, claro|De acuerdo][, gracias por preguntar|, adelante|. Buena idea|].
calling > [Sí, claro|De acuerdo|Con gusto], [mejor por la mañana|mejor por la tarde|a principios de semana].
telling > [Gracias por avisar|Gracias por el mensaje|Bueno saberlo, gracias|Entendido, gracias|Leído, gracias][. Tomo nota|. Lo tengo en cuenta|. Lo miro|].
# question
grief > [Gracias|Muchas gracias], [significa mucho|qué detalle]. [¿Hablamos esta semana|¿Te puedo llamar]?
complaining > [Lo sentimos mucho|Perdón por esto]. [¿Puedo llamar para hablarlo|¿A qué número puedo llamar|¿Puedo llamar esta tarde]? [Lo arreglamos enseguida|Nos encargamos].
thankful > [De nada|No hay de qué]. [¿Salió bien lo demás|¿Hablamos pronto|¿Qué tal todo lo demás]?
applying > [Gracias por el mensaje|Gracias por escribirnos]. [¿Cuándo podría pasarse|¿Cómo ha llegado a nosotros|¿Puedo llamar para hablarlo]?
recruited > [Puede interesarme|Suena bien]. [¿Cuánto se paga|¿Dónde sería exactamente|¿Se puede trabajar desde casa]?
inviting > [Qué bien|Con gusto|Buena idea]. [¿Quién más va|¿Llevo algo|¿Puedo ir con alguien]?
proposing > [Seguramente sí|Puede ser|Suena bien]. [¿Tengo que hacer algo|¿Cómo sería|¿Hay algo más que deba saber]?
calling > [Con gusto|Sí, claro]. [¿Preparo algo|¿Bastan diez minutos|¿Por teléfono]?
telling > [Gracias por avisar|Gracias por el mensaje|Entendido]. [¿Lo puedo pasar por aquí|¿A quién puedo preguntar|¿Puedo llamar para hablarlo]?
# timing
calling > [Tengo la agenda llena|Las próximas semanas están llenas|Este mes estoy de viaje]. [El mes que viene, con gusto|Mejor el mes que viene|Lo vemos más adelante].
wh asking > [Tendría que mirarlo|Tendría que preguntar], [pero esta semana no puedo|pero ahora no doy abasto]. [La semana que viene, con gusto|Ya diré algo].
grief > [Gracias|Muchas gracias], [ahora es todo demasiado|todavía no puedo hablar]. [Te llamo pronto|Ya te llamaré].
complaining > [Lo sentimos|Recibido, perdón]. [Necesitamos un día para comprobarlo|A principios de semana está resuelto].
thankful > [De nada|No hay de qué]. [Semana complicada|Mucho lío por aquí], [hablamos pronto|te llamo pronto].
applying > [Ahora no hay nada|Ahora mismo no cogemos a nadie]. [Escríbanos en unos meses|Quizá más adelante este año].
recruited > [Acabo de cambiar de trabajo|Ahora no quiero cambiar]. [Quizá el año que viene|Más adelante, quizá].
inviting > [Ese día no puedo|Ese día estoy fuera|Qué pena, ya tengo algo]. [La próxima vez, con gusto|Otro día, con gusto].
proposing > [Ahora no|Esta semana no puedo|No es buen momento]. [La semana que viene, con gusto|Más adelante, quizá|Lo hablamos].
calling > [Esta semana no puedo|Tengo la semana llena]. [La semana que viene, con gusto|Lo hablamos].
telling > [Gracias|Gracias por el mensaje], [estoy de viaje|tengo la semana llena|ahora no doy abasto]. [Lo leo la semana que viene|Respondo más adelante].
# referral
grief > [Gracias|Muchas gracias], [se lo digo a la familia|se lo digo a los demás].
complaining > [Lo sentimos|Perdón por esto]. [Se lo he pasado a mis compañeros|Se lo he pasado a quien lo lleva].
thankful > [De nada|No hay de qué|Con mucho gusto], [se lo digo a los demás|lo cuento a los demás|se lo paso a los demás][. Se alegrarán|].
applying hr > [De estas solicitudes se encarga una compañera|De ese puesto se ocupa un compañero]. [Lo he reenviado|Lo reenvío].
applying !hr > [Eso lo lleva recursos humanos|De eso se encarga recursos humanos]. [Lo he reenviado|Lo reenvío].
recruited > [No es para mí|Me quedo donde estoy], [pero quizá conozco a alguien|pero lo paso].
inviting > [¿Lo saben los demás|¿Les ha llegado a los demás]? [Se lo paso|Les aviso].
telling > [Gracias por el mensaje|Gracias por avisar|Leído, gracias]. [Lo he pasado por aquí|Se lo paso a los demás|Lo reenvío a los demás].
# soft_objection
grief > [Gracias|Qué detalle], pero [necesito un poco de calma|ahora prefiero no hablar]. [Ya te llamo].
complaining > [Lo miramos|Lo compruebo], pero [por nuestra parte está bien|aquí no veo ningún error]. [¿Lo puede comprobar también?|¿Puedo llamar para hablarlo?]
thankful > [De nada|No hay de qué], [pero no hice gran cosa|pero no fue para tanto]. [Me alegro de todos modos|].
applying > [Me gusta el mensaje|Suena bien], pero [tenemos muchas solicitudes|no puedo prometer nada]. [¿Por qué nosotros?|Lo tengo que ver.]
recruited > [No busco cambiar|Estoy bien donde estoy]. [¿Qué sería mejor?|¿Por qué yo?]
inviting > [Todavía no lo sé|Ya veré|Puede ser], [depende del trabajo|tengo que preguntar en casa|la semana está complicada]. [Os digo algo|Ya diré algo].
proposing > [Todavía no lo sé|A ver|Puede ser], [tengo que pensarlo|me lo tengo que pensar]. [Ya diré algo|Respondo pronto].
calling > [¿Hace falta una llamada|¿Tiene que ser por teléfono]? [Mejor por correo|Por escrito, mejor].
telling > [Hm, no sé qué pensar|Todavía no sé qué decir|No lo tengo claro]. [Lo miro con calma|Me lo tengo que pensar|¿Podemos hablarlo?|Ya diré algo].
# hard_objection
grief > [Ahora necesitamos calma|Ahora no quiero hablar]. [Más adelante, quizá|Espero que se entienda].
complaining > [Lo hemos comprobado|Está comprobado], [por nuestra parte está bien|no podemos hacer más]. [Así queda|].
thankful > [Gracias, pero|Muy amable, pero] [prefiero dejarlo así|prefiero no hablar más de eso]. [Así se queda|].
applying > [No cogemos a nadie|No contratamos a nadie]. [Eso no va a cambiar].
recruited > [No voy a cambiar|Me quedo donde estoy]. [Eso no va a cambiar|No hace falta insistir].
inviting > [No voy a ir|No iré], [y no voy a cambiar de idea|mejor sin mí|tendrá que ser sin mí].
proposing > [No, no quiero|Eso no es para mí]. [No voy a cambiar de idea].
calling > [No quiero hablar de eso|Nada de llamadas]. [No va a cambiar].
telling > [No estoy de acuerdo|No quiero esto|No quiero saber más de esto]. [Eso no va a cambiar|Así se queda|Mejor no insistir].
# not_interested
grief > [Prefiero no hablar de eso|No tengo ganas de hablar], [pero gracias|gracias de todos modos].
complaining > [No podemos hacer nada|No puedo hacer nada con eso][, lo siento|].
thankful > [No es nada|No hay por qué|Nada que agradecer][, de verdad|].
applying > [Gracias, pero no buscamos a nadie|Gracias, pero no puede ser|Gracias, pero ahora no hay nada][. Mucha suerte|].
recruited > [No busco nada|Gracias, pero me quedo donde estoy|No quiero cambiar][, gracias|. Mucha suerte|].
inviting > [No puedo ir|Esta vez no|No iré][, lo siento|. Que lo paséis bien|].
proposing > [No, gracias|Gracias, pero no|Prefiero que no][. Suerte|].
calling > [No hace falta hablar|Prefiero no hablar de eso][, gracias|].
telling > [No me hace falta|Prefiero dejarlo así|Prefiero no decir nada][, gracias|. Gracias de todos modos|, gracias de todos modos|].
# opt_out
!familiar > [Por favor, no me escriban más|Por favor, borren mi dirección|Quítenme de la lista, por favor][. Gracias|].
familiar > [Por favor, no me escribas más|Quítame de la lista, por favor|No más correos, por favor][. Gracias|].
[Borren mi dirección|Quiero darme de baja|No más correos][, por favor|. Gracias|].
`;
