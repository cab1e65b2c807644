/** Forms of one given name, one group per line. */
const GROUPS = `
michael mike mick mickey mikey mikhail misha michel miguel michal michele michiel
william bill will billy willy liam wilhelm guillaume guillermo willem
robert rob bob bobby robbie bert roberto
richard rick dick rich richie ricky ricardo riccardo
james jim jimmy jamie jaime jacques
john jon jack johnny johnnie johan johann johannes jan juan jean joao ivan giovanni hans ian sean jonathan jonny
joseph joe joey jose giuseppe josef jozef josh
joshua josh
thomas tom tommy thom tomas tommaso tomasz
charles charlie chuck chas carlos carlo karl carl charley
david dave davey davide dawid
daniel dan danny dani daniele
matthew matt matty mathew matthias mathieu matteo mateusz mateo matteus matias
anthony tony antonio antoine anton antonia toni
christopher chris kris christophe cristobal krzysztof topher kit
christina christine chris tina kristina kristin kristen cristina krystyna kirsten chrissy
christian chris kristian cristian
alexander alex al sandy xander sasha alexandre alessandro alejandro aleksander oleksandr alec lex
alexandra alex sandra sasha lexi alessandra alejandra ola
alexis alex lexi
andrew andy drew andre andrea andreas andrei andrzej andres anders
nicholas nick nicky nico nicolas niklas nikolai nicola mikolaj claus klaus
benjamin ben benny benji
samuel sam sammy
samantha sam sammy
samir sam
edward ed eddie ted ned eduardo edoardo eddy
edwin ed eddie
edmund ed eddie ted
theodore ted teddy theo
timothy tim timmy
steven steve stephen stefan stephan steph stefano esteban szczepan etienne stephane
stephanie steph stefanie stephany steffi
gregory greg gregor grzegorz
geoffrey geoff jeff
jeffrey jeff geoff jeffery
kenneth ken kenny
ronald ron ronnie
donald don donnie
douglas doug
lawrence larry laurence lars lorenzo
leonard len lenny leo leonardo
leo leon leonid
philip phil phillip philippe felipe filip filippo
peter pete pedro pietro piotr pierre petr pieter piet
paul pablo paolo pavel pawel paulo
patrick pat paddy patricio patryk
patricia pat patty tricia trish patsy
frederick fred freddie fritz friedrich frederic federico fryderyk rick
francis frank fran francisco francesco francois franz paco pancho franciszek
franklin frank
frances fran francesca francoise francisca frankie
henry hank harry enrico enrique heinrich henri hendrik henrik henryk
harold harry hal
george jorge georg giorgio jerzy georges yuri
gerald gerry jerry
jerome jerry
gerard gerry gerardo
raymond ray ramon
walter walt wally
vincent vince vinny vincenzo vicente
victor vic viktor
eugene gene
arthur art artur arturo
albert al bert alberto
alfred al fred alfie alfredo
alan al allan allen alain
zachary zach zack zak zac
nathan nate nat nathaniel
jacob jake jakob jakub kuba jacobo
jason jay
jesse jess
jessica jess jessie
jennifer jen jenny jenn
elizabeth liz beth betty eliza lizzie liza lisa elisabeth elisa ella elsa isabel elzbieta libby
isabella bella izzy isabel isabelle
katherine kate kathy katie cathy catherine kat kathryn katharina katarzyna kasia catalina caterina katrin karin katerina ekaterina kathleen kitty
margaret maggie meg peggy marge margarita marguerite margherita malgorzata greta rita gosia
mary maria marie molly polly mari
susan sue susie suzanne susanna suzie zuzanna
deborah deb debbie debra
barbara barb barbie basia babs
rebecca becky becca rebekah
victoria vicky tori vicki wiktoria viktoria
kimberly kim
pamela pam
cynthia cindy
sandra sandy
theresa terry tess teresa terri therese
terence terry terrence
jacqueline jackie jacqui
judith judy judi
joan joanie joanna
joanna jo joanne asia
josephine jo josie
amanda mandy
abigail abby gail abbie
allison ally ali alison
angela angie
anna ann anne annie ania anya hanna hannah ana
antoinette toni
caroline carrie carol carolyn karolina carolina carla
charlotte lottie charlie
danielle dani
diana diane di
dorothy dot dottie
eleanor ellie nora elena leonora
emily em emilia emilie
evelyn eve evie
gabriel gabe gabriele
gabrielle gabby gabi gabriela gabriella
helen nell helena ellen elena helene
jillian jill gill gillian
kristopher kris chris
laura laurie lauren lori laure
leslie les lesley
linda lynn lindy
lucas luke luca lukas lukasz luc
madeline maddie madeleine
melissa mel missy
melanie mel
michelle shelly micha
miriam mimi
monica monika
natalie nat natasha natalia nathalie
nancy nan
olivia liv livvy
pauline paula
rachel rach rachael raquel
sara sarah sally
sophia sophie zofia sofia sofie
susanne sanne
tatiana tanya
valerie val
veronica vera ronnie
vladimir vlad volodymyr wlodzimierz
dmitry dima dmitri dimitri
sergey sergei serhiy sergio serge
yevgeny evgeny eugene
muhammad mohammed mohammad mohamed mo ahmed ahmad
abdul abdullah
ibrahim abraham abe
yusuf yousef youssef joseph
marc mark marcus markus marco marcos marek
martin marty martijn marcin
maximilian max maxwell maxime maxim massimo
manuel manny manu emanuel
oliver ollie olivier
oscar oskar
dominic dom dominik nick domenico
raphael rafael rafa raffaele
sebastian seb bastian sebastien
simon si simone szymon
tobias toby tobi
ulrich uli
wolfgang wolf
juergen jurgen
jorg joerg
bjorn bjoern
soren soeren
bernard bernie bernhard
brandon bran
bradley brad
cameron cam
clifford cliff
clinton clint
curtis curt
kurt curt
dennis denis denny
dustin dusty
erik eric erick
derek derrick
gary garry
jeremy jerry jem
joel jo
julian jules julien
julia julie jules giulia
keith
kevin kev
leroy lee
louis lou luis luigi lewis ludwig
louise lou luisa
luther
nigel
norman norm
randall randy
reginald reg reggie
roger rog
roland rollie
russell russ
shaun sean shawn
spencer spence
stanley stan stanislaw
stuart stu stewart
sylvia silvia
tyler ty
wesley wes
xavier javier
claudia
emma
jane
karen
lucy lucia lucie
mia
priya
ravi
rahul
raj rajesh rajiv
vik vikram vikas
venkat venkatesh
krishna krish
sandeep sunny
deepak deep
subramaniam subbu mani
kumar
wei
li
ming
hiroshi
yuki
`;

/** Groups that a normalized given name (lower case, no accents) belongs to. */
export const NICKNAMES: ReadonlyMap<string, ReadonlySet<number>> = (() => {
  const groups = new Map<string, Set<number>>();
  for (const [index, line] of GROUPS.trim().split('\n').entries()) {
    for (const name of line.split(' ')) groups.set(name, (groups.get(name) ?? new Set()).add(index));
  }
  return groups;
})();

/** Whether two normalized given names are forms of the same name. */
export const isNickname = (one: string, other: string): boolean => {
  const groups = NICKNAMES.get(other);
  return groups !== undefined && [...(NICKNAMES.get(one) ?? [])].some((group) => groups.has(group));
};
