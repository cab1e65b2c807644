/**
 * Short replies in Spanish to an email that sells nothing or whose kind is unknown, by what it wants from its reader. `readStock` explains
 * the format; no word reveals the writer's gender.
 */
export const SPANISH_UNREAD_TEXT = `
# interested
wh asking > [Lo miro|Me informo|Voy a verlo], [hoy respondo|hoy digo algo|respondo pronto]. [Sin problema|Con gusto|].
grief > [Gracias|Muchas gracias|Gracias de corazón], [significa mucho|me ayuda leerlo|qué detalle]. [Te llamo pronto|Hablamos pronto|Aquí vamos].
complaining > [Lo sentimos mucho|Perdón por el error|Gracias por avisar, lo sentimos]. [Lo arreglamos hoy|Nos encargamos enseguida|Lo que falta sale cuanto antes].
thankful > [De nada|No hay de qué|Con mucho gusto][. Cuando quieras|. Tomo nota|].
applying > [Gracias por la solicitud|Gracias por el currículum], [nos interesa|encaja con lo que buscamos]. [¿Cuándo podría venir?|¿Cuándo podría empezar?|Le proponemos una entrevista.]
recruited > [Puede interesarme|Me interesa], [me gustaría saber más|podemos hablar]. [Mejor por la tarde|Mejor por correo].
inviting familiar > [Con gusto|Claro|Sí, claro|Qué bien], [ahí estaré|voy|contad conmigo]. [¿Llevo algo?|Gracias por la invitación.|Nos vemos.]
inviting !familiar > [Con gusto|Muchas gracias por la invitación|Sí, claro], [ahí estaré|iré]. [Nos vemos|Hasta entonces].
requesting familiar > [Claro|Sí, claro|Sin problema|Vale|Por supuesto], [cuenta conmigo|con gusto|no hay problema|dalo por hecho]. [Lo que haga falta|Ya me dirás|].
requesting familiar > [Claro que sí|Sí, con gusto|Sí, cuenta conmigo]. [Para eso estamos|Ningún problema|Gracias por avisar].
requesting !familiar > [Claro|Por supuesto|Sin problema|De acuerdo], [me encargo|cuente con ello|lo vemos enseguida]. [Gracias por avisar|Un momento, por favor|].
proposing > [Sí, con gusto|Claro|Sí, claro|De acuerdo][, gracias por preguntar|, adelante|. Buena idea|].
calling > [Sí, claro|De acuerdo|Con gusto], [mejor por la mañana|mejor por la tarde|a principios de semana].
telling > [Gracias por avisar|Gracias por el mensaje|Bueno saberlo, gracias|Entendido, gracias][. Tomo nota|. Lo tengo en cuenta|].
# question
wh asking > [Creo que sí|Tendría que mirarlo|Creo que lo sé]. [¿Para qué es|¿Para cuándo|¿Vale una respuesta rápida]?
grief > [Gracias|Muchas gracias], [significa mucho|qué detalle]. [¿Hablamos esta semana|¿Te puedo llamar]?
complaining > [Lo sentimos mucho|Perdón por el error]. [¿Tiene una foto|¿Qué número pone en el albarán|¿El resto llegó bien]? [Lo arreglamos enseguida|Nos encargamos].
thankful > [De nada|No hay de qué]. [¿Salió bien lo demás|¿Hace falta algo más]?
applying > [Gracias por la solicitud|Gracias por el currículum]. [¿Cuándo podría empezar|¿Busca jornada completa|¿Cuándo podría pasarse]?
recruited > [Puede interesarme|Suena bien]. [¿Cuánto se paga|¿Dónde sería exactamente|¿Se puede trabajar desde casa]?
inviting > [Qué bien|Con gusto|Buena idea]. [¿Quién más va|¿Llevo algo|¿Puedo ir con alguien]?
proposing > [Seguramente sí|Puede ser|Suena bien]. [¿Tengo que hacer algo|¿Cómo sería|¿Hay algo más que deba saber]?
calling > [Con gusto|Sí, claro]. [¿Preparo algo|¿Bastan diez minutos|¿Por teléfono]?
telling > [Gracias por avisar|Gracias por el mensaje|Entendido]. [¿Tengo que hacer algo|¿Hay algo más que deba saber|¿Cambia algo para mí]?
# timing
calling > [Tengo la agenda llena|Las próximas semanas están llenas|Este mes estoy de viaje]. [El mes que viene, con gusto|Mejor el mes que viene|Lo vemos más adelante].
wh asking > [Tendría que mirarlo|Tendría que preguntar], [pero esta semana no puedo|pero ahora no doy abasto]. [La semana que viene, con gusto|Ya diré algo].
grief > [Gracias|Muchas gracias], [ahora es todo demasiado|todavía no puedo hablar]. [Te llamo pronto|Ya te llamaré].
complaining > [Lo sentimos|Recibido, perdón]. [Necesitamos un día para comprobarlo|A principios de semana está resuelto].
thankful > [De nada|No hay de qué]. [Semana complicada|Mucho lío por aquí], [hablamos pronto|te llamo pronto].
applying > [Ahora no hay nada abierto|Ahora mismo no contratamos]. [Escríbanos en unos meses|Quizá más adelante este año].
recruited > [Acabo de cambiar de trabajo|Ahora no quiero cambiar]. [Quizá el año que viene|Más adelante, quizá].
inviting > [Ese día no puedo|Ese día estoy fuera|Qué pena, ya tengo algo]. [La próxima vez, con gusto|Otro día, con gusto].
proposing > [Ahora no|Esta semana no puedo|No es buen momento]. [La semana que viene, con gusto|Más adelante, quizá|Lo hablamos].
calling > [Esta semana no puedo|Tengo la semana llena]. [La semana que viene, con gusto|Lo hablamos].
telling > [Gracias|Gracias por el mensaje], [estoy de viaje|tengo la semana llena|ahora no doy abasto]. [Lo leo la semana que viene|Respondo más adelante].
# referral
wh asking > [No lo sé|Ni idea], [pero sé quién lo sabe|lo he reenviado|pero lo paso].
grief > [Gracias|Muchas gracias], [se lo digo a la familia|se lo digo a los demás].
complaining > [Lo sentimos|Perdón por el error]. [Lo he pasado a envíos|Se lo he pasado a quien lo lleva].
thankful > [De nada|No hay de qué], pero [lo hicieron sobre todo los demás|lo hizo el equipo]. [Se lo digo|Se lo paso].
applying > [Las solicitudes las lleva recursos humanos|Eso lo lleva recursos humanos]. [Lo he reenviado|Lo reenvío].
recruited > [No es para mí|Me quedo donde estoy], [pero quizá conozco a alguien|pero lo paso].
inviting > [¿Lo saben los demás|¿Les ha llegado a los demás]? [Se lo paso|Les aviso].
proposing > [Eso no lo decido yo|No depende de mí]. [Lo paso|Lo he reenviado].
calling > [No soy la persona indicada|Eso no lo llevo yo]. [Lo paso|Lo he reenviado].
telling > [Creo que esto es para otra persona|Esto le toca más a otra persona]. [Lo he reenviado|Lo reenvío|Se lo paso].
# soft_objection
wh asking > [Puede ser|Podría responder], [pero me gustaría saber para qué|pero no es seguro]. [¿Para qué es|¿De qué se trata]?
grief > [Gracias|Qué detalle], pero [necesito un poco de calma|ahora prefiero no hablar]. [Ya te llamo].
complaining > [Lo miramos|Lo compruebo], pero [por nuestra parte está bien|según el albarán iba todo]. [¿Tiene una foto?|¿Puede volver a contar?]
thankful > [De nada|No hay de qué], [pero no hice gran cosa|pero fueron los demás]. [Las gracias son para ellos|].
applying > [Buen currículum|El perfil es bueno], pero [tenemos muchas solicitudes|no sé si encaja con el puesto]. [¿Por qué nosotros?|¿Qué le atrae del puesto?]
recruited > [No busco cambiar|Estoy bien donde estoy]. [¿Qué sería mejor?|¿Por qué yo?]
inviting > [Todavía no lo sé|Ya veré|Puede ser], [depende del trabajo|tengo que preguntar en casa|la semana está complicada]. [Os digo algo|Ya diré algo].
proposing > [Todavía no lo sé|A ver|Puede ser], [tengo que pensarlo|me lo tengo que pensar]. [Ya diré algo|Respondo pronto].
calling > [¿Hace falta una llamada|¿Tiene que ser por teléfono]? [Mejor por correo|Por escrito, mejor].
telling > [No sé si esto es para mí|No tengo claro qué hacer con esto|No sé si me toca a mí]. [¿Qué habría que hacer?|¿Es para otra persona?|Puede que se me escape algo.]
# hard_objection
wh asking > [No lo sé|A eso no respondo], [y no tengo tiempo de buscarlo|mejor preguntar a otra persona|y no va a cambiar].
grief > [Ahora necesitamos calma|Ahora no quiero hablar]. [Más adelante, quizá|Espero que se entienda].
complaining > [Lo hemos comprobado|Está comprobado], [estaba todo bien|no podemos hacer más]. [Así queda|].
thankful > [Debe de ser un error|No fui yo], [no hice nada|no tengo nada que ver]. [Será para otra persona|].
applying > [El puesto está cubierto|No contratamos a nadie]. [Eso no va a cambiar|Es un no].
recruited > [No voy a cambiar|Me quedo donde estoy]. [Eso no va a cambiar|No hace falta insistir].
inviting > [No voy a ir|No iré], [y no voy a cambiar de idea|mejor sin mí|tendrá que ser sin mí].
proposing > [No, no quiero|Eso no es para mí]. [Es un no|No voy a cambiar de idea].
calling > [No quiero hablar de eso|Nada de llamadas]. [Es un no|No va a cambiar].
telling > [No tengo nada que ver con esto|No estoy de acuerdo]. [No cuenten conmigo|Eso no va a cambiar].
# not_interested
wh asking > [No lo sé, lo siento|Ni idea|Con eso no puedo ayudar][. Suerte|].
grief > [Prefiero no hablar de eso|No tengo ganas de hablar], [pero gracias|gracias de todos modos].
complaining > [No podemos hacer nada|No puedo hacer nada con eso][, lo siento|].
thankful > [No es nada|No hay por qué|Nada que agradecer][, de verdad|].
applying > [Gracias, pero no buscamos a nadie|Gracias, pero no encaja|Gracias, pero ya tenemos a alguien][. Mucha suerte|].
recruited > [No busco nada|Gracias, pero me quedo donde estoy|No quiero cambiar][, gracias|. Mucha suerte|].
inviting > [No puedo ir|Esta vez no|No iré][, lo siento|. Que lo paséis bien|].
proposing > [No, gracias|Gracias, pero no|Prefiero que no][. Suerte|].
calling > [No hace falta hablar|Prefiero no hablar de eso][, gracias|].
telling > [No me toca a mí|Esto no es para mí|Creo que no es para mí][, gracias|, lo siento|].
# opt_out
!familiar > [Por favor, no me escriban más|Por favor, borren mi dirección|Quítenme de la lista, por favor][. Gracias|].
familiar > [Por favor, no me escribas más|Quítame de la lista, por favor|No más correos, por favor][. Gracias|].
[Dirección equivocada, bórrenla|Quiero darme de baja|No más correos][, por favor|. Gracias|].
`;
