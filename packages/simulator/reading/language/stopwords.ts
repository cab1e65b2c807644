/** Frequent short words of each language, as emails use them. A word in several lists counts less for each of them. */
export const STOPWORDS: Readonly<Record<string, string>> = {
  en: "per door met van over the and you your to of for with that this is are was were be been have has had we our us it its it's i i'm i've i'd i'll you're we're we've don't can't my me in on at by from as an a or but not if so do does did can could would should will just how what when who why where which there their they them he she about into out up more than then also get help hi hello hey dear thanks thank best regards cheers team worth open quick question see saw know let's look like need one new make any some most each every very here want think",
  de: 'der die das und ist ich sie wir ihr ihre ihren ihrem ihrer ihnen nicht ein eine einen einem einer eines zu zum zur mit für auf von vom im den dem des dass wie auch als oder aber wenn noch nur haben habe hat sind war werden wird kann können würde würden bei über uns unser unsere mir mich nach aus gibt es um durch hallo liebe lieber sehr geehrte geehrter grüße grüßen freundlichen vielen dank gerne mehr diese dieser dieses man schon bereits du dein deine ihm was wer warum',
  fr: "le la les des du et est je vous nous votre vos notre nos un une pour dans sur avec que qui ne pas plus par au aux ce cette ces se sont être avez avons ai mais ou où si comme bonjour merci cordialement bien à été c'est j'ai n'est qu'il d'un d'une l'équipe en son sa ses leur leurs tout tous très aussi faire peut suis il elle on y de",
  es: 'el la los las de y que en un una es por con para su sus se no lo al del como más o pero nos nuestra nuestro usted ustedes hola gracias saludos qué cómo si este esta esto ha he hemos han son muy también sobre me mi le les tu tus te ser está estoy está están cuando hay puede podría sin entre ya estimado estimada buenos días',
  pt: 'o a os as de e que em um uma é por com para seu sua seus suas se não no na nos nas do da dos das ao como mais ou mas você vocês nós nosso nossa olá obrigado obrigada atenciosamente isso este esta esse essa foi são está estou também sobre me meu minha já quando muito pelo pela até ser ter tem temos pode poderia sem entre bom dia prezado prezada',
  it: "il lo la i gli le di e che è un una uno per con su non si del della dei delle degli dello nel nella nei nelle al alla ai alle dal dalla come più o ma anche sono ha ho hanno abbiamo suo sua suoi vostro vostra nostro nostra buongiorno ciao grazie saluti cordiali questo questa questi se mi ci vi essere perché quando molto già può potrebbe senza tra fra lei c'è un'azienda dell'azienda l'azienda in da",
  nl: 'de het een en van ik je u jullie wij we uw jouw ons onze is zijn was niet met voor op aan te dat die dit deze om als ook maar of bij naar uit over door er hebben heeft heb kan kunnen zou zouden worden wordt nog wel meer veel geen wat hoe wie waarom hallo beste geachte groet groeten vriendelijke bedankt dank graag mij me zo dan in',
  pl: 'i w na z do że się jest nie to jak dla od po za o ale czy co oraz przez tym tego ten ta te są był była być mam mamy ma masz pan pani pana państwa państwo nasz nasza naszych nasze firmy dzień dobry cześć witam pozdrawiam dziękuję więcej może można bardzo już tylko które który która pod przy bez u jeśli jestem chciałbym',
  sv: 'och att det som en ett är jag vi ni du på med för av till har inte den de om kan från er ert era vår vårt våra din ditt dina var så men eller när hur vad varför också skulle hej tack hälsningar vänliga mvh mer många alla detta denna vara blir får gör här där sig mig oss bli i',
  da: 'og at det som en et er jeg vi i du på med for af til har ikke den de om kan fra jeres vores din dit dine var så men eller når hvor hvad hvordan hvorfor også ville hej tak hilsen venlig mvh mere mange alle dette denne være bliver får gør her der sig mig os nogle efter ved blev kunne skal',
  no: 'og at det som en et er jeg vi dere du på med for av til har ikke den de om kan fra deres vår vårt våre din ditt dine var så men eller når hvor hva hvordan hvorfor også ville hei takk hilsen vennlig mvh mer mange alle dette denne være blir får gjør her der seg meg oss noen etter ved ble kunne skal',
  fi: 'ja on ei että se hän me te he joka mutta kun niin kuin myös ovat olen olemme oli olla voi voisi teidän meidän sinun minun tämä hei kiitos terveisin ystävällisin jos tai vain mitä miten moi olisi',
  cs: 'a je že se na v s z do pro o jako ale nebo jsem jsme jsou byl bylo být máte máme vás vám váš vaše naše náš dobrý den děkuji pozdravem jak co když také více si mi by pokud',
  ro: 'și este că un o la cu pe de pentru din nu sunt am ai aveți avem dumneavoastră noastră nostru vă îmi bună ziua mulțumesc salut cum ce dacă sau mai după care să',
  tr: 've bir bu için ile de da ne çok daha olarak var mı mi siz sizin biz bizim merhaba teşekkürler saygılarımla olan gibi ama veya nasıl değil iyi günler ben',
  hu: 'a az és hogy nem is egy van volt meg de ha csak vagy önnek önök mi nekünk kedves üdvözlettel köszönöm szia jó napot mint már lesz kell lehet',
};

/** Letters that only some of these languages use. */
export const TELLING_LETTERS: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/ß/g, ['de']],
  [/ä|ö/g, ['de', 'sv', 'fi']],
  [/ü/g, ['de', 'tr', 'hu']],
  [/[ñ¿¡]/g, ['es']],
  [/ã|õ/g, ['pt']],
  [/ç/g, ['fr', 'pt', 'tr']],
  [/[êèùûœî]/g, ['fr']],
  [/[òì]/g, ['it']],
  [/[łąęśżźć]/g, ['pl']],
  [/å/g, ['sv', 'da', 'no']],
  [/æ|ø/g, ['da', 'no']],
  [/[řůěčž]/g, ['cs']],
  [/[țșă]/g, ['ro']],
  [/[ğış]/g, ['tr']],
  [/[őű]/g, ['hu']],
];
