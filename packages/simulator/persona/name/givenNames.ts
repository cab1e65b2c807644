import { NICKNAMES } from './nicknames.ts';

/** Given names without another form in `NICKNAMES`: lower case, no accents. */
const OTHERS = `
aoife roisin oisin sorcha eabha fionn muiris padraigh aodhan eimhear caolan donncha conall blathnaid
aaron abdallah abdel abdirahman abdulrahman abel abena abhinav abhishek achille achim ada adaeze adaku adam addison adela adelaide adele
adeline adil aditi aditya adolfo adrian adriana adrianna adrianne adrien adrienne afonso agata agatha agathe aggie agnes agneta agnieszka
agostino agustin aharon aida aidan aiden aiko aileen aimee aine aino aisha aishwarya aisling aitana aitor ajay akash akemi akhil aki akiko
akira akosua alana alasdair alastair alba alberta alberte albrecht alden aldo aleksandr aleksandra aleksi alena alesia alessia alexa
alexandru alexey alexia alf alfons alfonso alice alicia alicja alina aline alisdair alisha alistair aliyah allegra alma almudena alonso
aloysius alphonse althea alva alvaro alvin alwin alyssa amadou amal amalia amalie aman amaya amber ambrose amelia amelie amin amina amir
amira amit amita amparo amrit amy anabel anahi anais anand ananya anastasia anatoly andra andreea andreia andrejs aneta anette angel
angelica angelika angelina angelique angelo angus anh anibal anika anil anina anish anita anja anjali anka anke annabel annabelle annalena
annalisa anneke annelies annemarie annette annika anouk ansel anselm anthea antje antonella antonin antonina antonis anu anuj anurag anusha
apolline apostolos april ara arabella araceli aram archana archie ariadna ariana arianna ariel arif arild arjan arjun arlene arlo armand
armando armin arnaud arndt arne arnold arnulf aroha aron artem artemis artyom arvid arvind arya asa asha ashish ashley ashok ashraf ashwin
asif asma asmae astrid athena athina atle atsuko attila aubrey aude audrey audun august auguste augustin augusto aurelia aurelie aurelien
aurora aurore austin ava avery avi aviva avraham axel ayaan ayako ayala aydin ayesha ayman ayse aysel aysha aytac azra babak babette bahar
bala balazs baltasar baptiste barbro barnaby barney barrett barry bart bartek bartholomew bartosz basil bastien beata beate beatrice beatrix
beatriz beau begona behnam bela belen belinda benedetta benedict benedikt benita benito benjamim benoit benson bente beppe berenice berit
bernadette bernardo bernd bernice bernt berta berthold bertil bertram bertrand beryl bess bethan bethany betsy bette bettina beverley
beverly bharat bhavesh bhavna bianca bilal bilge birgit birgitta birgitte birte bjarne bjarni blaise blake blanca blanche blanka blerta
bobbi bodil bogdan bogdana boguslaw bohdan bojan bonnie boris boyd bozena brady bram branka branko braulio breda brenda brendan brenna brent
brett brian briana brianna bridget bridie brigid brigitta brigitte brita britta brittany brody bronagh bronwen bronwyn brooke bruce bruna
brunella bruno bryan bryce bryony buddhika burak burcu byron cai caio caitlin caitriona caleb callum calum calvin camila camilla camille
camilo candace candice candida caoimhe cara carina carine carita carlotta carly carmela carmelo carmen carola carole carolin carsten carter
cary caryn caspar casper cassandra cassie catarina cathal catherina cathleen catriona cayetano cecil cecile cecilia cecilie cedric celeste
celia celina celine cem cenk cerys cesar chad chaim chandra chang chantal charlene charlize charmaine chelsea chen cheryl cheyenne chiara
chiderah chidi chidinma chihiro chika chinedu chinonso chinwe chitra chiyo chloe christa christel christelle christer christiaan christiane
christianna christianne christie christos chrystal chukwuemeka chun cian ciara ciaran cillian clara clare clarence clarice clarissa clark
claude claudette claudine claudio claudius clay clelia clemence clemens clement clementine cleo clive clodagh clotilde clovis clyde cody
cole colette colin colleen colm concepcion concetta conchita connie connor conor conrad consuelo cora coralie cordelia corentin corey corina
corinna corinne cormac cornelia cornelis cornelius corrado cosima cosimo costas courtney craig cristiana cristiano crystal csaba cyprian
cyril cyrille cyrus dag dagmar dagny daisuke daisy dalia dalila damaris damian damiano damien damir damon dana dane danica danijel danika
danilo danuta daphne dara daragh darcy daria darina dario dariusz darko darlene darrell darren darryl darwin daryl dasha dashiell davina
davis davor dawn dayana deanna debora declan deepa deepika deepti deirdre delfina delia delphine demetra demetrios demetrius denisa denise
denitsa deniz dermot desiree desislava desmond despina detlef devin devon dewi dexter dhruv diarmuid diederik diego dieter dietmar dietrich
digby dilara dilip dillon dimitra dimitrios dimitris dina dinah dinesh dino dionne dirk divya djamila dmytro dolores domingo dominica
dominika dominique donal donata donatella donato donna donovan dora dorata doreen dorian dorina doris dorit dorota dorotea dorothea dorothee
dorte dougal dougie dov dragan dragana dries duarte duc dulce duncan dunja durga dursun dusan dwayne dwight dylan eamon eamonn earl eartha
ebba ebony ebru edda edeltraud edgar edison edita edith edmond edna edouard eduard edvard edvin edwige edwina edyta eerika efrain efthymios
eha eileen eilidh eimear einar eirik eitan ekin elaina elaine elanor elchanan elda eleni eleonora eleonore eli eliana elias elif elijah elin
elina elinor eliot elisabet elisabetta elise eliseo elisha elissa elke elliot elliott ellis elmar elmer elodie eloise elon elsbeth elsie
elspeth elton elva elvira elvis ember emeka emer emerson emery emiko emil emile emiliana emiliano emilio emine emmanuel emmanuelle emmet
emmett emmy emre ender engin enid enrica enzo eoghan eoin ephraim erasmus ercan erdal eren erhard erica erich ericka erika erin erkki erlend
erling erma ermanno erna ernesto ernst erol errol ersin erwan erwin esben esmee esmeralda esperanza esra estefania estelle esther estrella
etelka ethan ethel etsuko etta eugen eugenia eugenie eugenio eun eunice eva evan evangelia evangelos evelin evelina eveline everett evert
evita ewa ewald ewan ewelina ezekiel ezra fabian fabiana fabien fabienne fabio fabiola fabrice fabrizio fadi fahad faisal faith faiza falk
fanny farah fares farhad farid farida fariha farouk fatema fatima fatma fatou fatoumata faustine fausto fay faye faysal federica fedor
felicia felicitas felicity felix ferdinand ferenc fergal fergus fern fernanda fernando ferran feyza fidel fiete filipa filipe filippa fina
findlay fintan fiona fionnuala fiorella fleur flora florence florent florentina florian florin floris floyd folke fons forrest franca
francine franck franco franziska fraser freddy frederik frederike frederique fredrik freja freya frida frieda friederike frits fumiko gaby
gael gaelle gaetan gaetano gaia galina gamze gareth garrett garth gaspar gaspard gaston gaurav gavin gayle gearoid gebhard geert gemma gena
genevieve gennady gennaro georgette georgi georgia georgiana georgie georgina georgios geraldine gerda gerhard geri gerlinde germaine gernot
gert gertrud gertrude gervase ghislain ghislaine giada giancarlo gianfranco gianluca gianmarco gianna gianni gideon gijs gil gilbert
gilberto gilda giles gilles gillis gina ginevra ginny gintaras gioia giorgia giorgos giovanna girish gisela giselle gita gitte giuliana
giuliano giulio giuseppina gladys glen glenda glenn gloria glynn gonca gonzalo gopal goran gordon gottfried gotz govind grace gracie grady
graeme graham grainne granville grazia graziella gregg gretchen grete gretel grethe griffin grigor guadalupe gudrun guido gul gunilla gunnar
gunter gunther gus gustaf gustav gustave gustavo guus gwen gwenael gwendolyn gwyneth gyorgy gyula habib hadas hadi hadley hafsa hagen hakan
hakim hakon hala halina halle halvard hamid hamish hamza hana hanan hanne hannelore hannes hansjorg harald hari haris harish harley harm
harriet harrison hartmut haruka haruki haruto harvey hasan hassan hatice hayden hayley hazel heath heather hector hedda hedvig hedwig hege
heidi heike heiko heiner heini heinz helga helge helmut hennie henriette henrique herbert herman hermann hermes hermine hermione hernan
herve hester hetty hideki hidetoshi hieronymus hilary hilda hilde hildegard hillary hilma hina hiroki hiroko hisham hjalmar hoa holger
hollie holly horace horacio horatiu horst hortense howard hristo hubert hudson huey hugh hughie hugo huguette hulda humberto humphrey hung
huong husam huseyin hussein hye hyun iago iain ida idris ieva ifeoma ignacio ignacy ignatius igor ijeoma ikram ilaria iliana ilias ilie
ilona ilse ilya imani imelda immanuel imogen imran imre ina inaki ines inga inge ingeborg ingemar inger ingo ingolf ingrid ingvild inigo
inka inken ioan ioana ioanna ioannis iole ion iona ira irena irene ireneusz iria irina iris irma irmgard irving isa isaac isabela isaiah
isaura iseult isha ishaan isidora isidro isla ismael ismail isolde istvan italo itziar iva ivana iveta ivo ivor ivy iwan iwona iza izabela
jaana jaap jace jacinta jackson jacky jacopo jacquelyn jade jaden jael jagdish jago jaimie jakov jamal jameel jamila jana janet janez janice
janik janina janine janis janka janne jannik jannis janusz jarkko jarmo jaro jaroslav jaroslaw jarrod jasmin jasmine jasna jasper javad javi
javiera jaya jayden jayne jeanette jeanine jeanne jeannie jefferson jelena jelle jemima jenna jenni jennie jens jeroen jessamy jessika jesus
jethro jette jewel jian jin jiri jitendra jitka joachim joakim joana joaquim joaquin jocelyn jochen jodi jodie jody joelle joergen johanna
johnathan joke jolanda jolanta jolene jona jonah jonas jonathon joni joona joost jordan jordana jordi jordy jorgen joris jorma jorn joseba
josee josefa josefina josefine joselyn josep josephina joss jovan jovana joy joyce jozsef juana juanita judah jude jukka julene juliana
juliane julianna julianne juliet julieta juliette julija julio julius jun june jung junko jurg jurgita jussi justas justin justina justine
justus jutta jyoti jyrki kacper kadir kai kaisa kaitlin kaitlyn kaj kajsa kalle kalyani kamal kamala kamil kamila kamran kana kane kanta
kaori kara kareem karel kari karim karima karine karissa karla karlheinz karri karsten karthik karthika kasey kaspar kasper katalin katarina
katharine kathrin kathrine katia katinka katja katka katrina katrine katsumi katya kavita kay kaya kaye kayla kayleigh kazimierz kazuki
kazuko keegan keiko keir keira keisha kelechi kelly kelsey kelvin kemal kendall kendra kenichi kenji kenta kenza kerem kerri kerry kerstin
keshia ketevan ketil khadija khadijah khaled khalid khanh kiera kieran kieron kilian kimber kimiko kinga kira kiran kirill kirk kirsi
kirstie kirstin kirsty kiyoshi kjell kjersti kjetil klaas klara klaudia klemens knut kobe kobina koen kofi koji konrad konstanin konstantin
konstantina konstantinos konstanze koray kornelia kosta kostas koti kourosh kristiina kristine kristjan kristof kristoffer kristy ksenia
kunal kushal kwabena kwame kwesi kyle kylie kyoko kyra lachlan laila lakshmi lale lalita lamar lambert lamia lana lance landon lara laraine
larissa lasse laszlo latisha latoya laurel laurent laurentiu lauri laurids laurits lavinia layla lazar lea leah leander leandra leandro
leanne lech leda leela leena leif leila leilani lelia lena leni lennart lennox lenore leona leonie leonor leopold leopoldo leora leszek
leticia letitia letizia levent levi leyla lia liana lianne lida lidia lidija liesbeth liesel ligia lila lilia lilian liliana lilith lilla
lillian lilly lily lina lincoln lindsay lindsey linnea linus lionel lisbeth lise lisette lissa livia liviu ljubica lloyd logan loic lois
lola lolita loreen lorelei loren lorena lorenz lorenza loretta lorna lorraine lothar lotta lotte louella louie louisa louison lourdes lovisa
lowell lubna lubomir lucian luciana luciano lucien lucienne lucija lucila lucile lucilla lucille lucinda lucio lucius lucretia ludger
ludmila ludo ludovic ludovica luigina luise luisella lujain luka lulu luna lupe lutz lydia lyle lynda lyndon lyndsey lynette lynne lyra
maaike maarten mabel mable macey maciej mackenzie maddalena maddison madhav madhu madhuri madison mads mae maeve magali magda magdalena
magne magnus mahdi mahesh mahmoud mai maia maik maike maire mairead maisie maite maja makoto malachi malak malcolm malena malene malia malik
malin malina mallory malte malvina mamadou mandla manfred manish manisha manju manoj manolis mansi manuela mara marat marcel marcela
marceline marcella marcelle marcello marcelo marci marcia marcial marcy mare maren margareta margarete margaretha margarethe margaux margery
margit margot margriet margrit mariah mariam mariamne marian mariana mariann marianna marianne mariano maribel maricel marieke mariel
mariela mariella marielle marietta mariette mariia marija marijana marijke marika marilena marilyn marina mario marion maris marisa marisol
marissa marit marita marius mariya mariza marja marjan marjo marjolein marjorie marjory markku marko marla marlen marlena marlene marlies
marlon marlous marnie marsha marta martha marthe martina martine martino maruska marvin maryam maryanne marzena masako masha massimiliano
mateja mathilda mathilde mathis matilda matilde matja matko matti mattia mattias mattis matus matyas maud maude maura maureen maurice
mauricio maurits maurizio mauro mavis maxi maxine may maya mayank mayra mayumi mckenzie meera megan megha meghan mehdi mehmed mehmet mei
meike melati melba melek melina melinda melisa melisande melvin mercedes meredith merethe meri meriem merle merlin merrick mert merve meryem
meryl metin mette micaela michaela michail michalis michela michelangelo micheline michiko michiru mieczyslaw mieke miguela mihaela mihai
mihail mihaly mihir mika mikael mikaela mikel mikkel mikko mila milada milan milana mildred milena miles milica millicent millie milly milo
milos milton mina mindy minh minna minnie mira miranda mircea mireia mireille mirek mirela mirella mirjam mirka mirko mirna miro miroslav
miroslaw mirta mitch mitchell mitsuko mladen modesto modupe mohan mohit moira moises mona monique monserrat montserrat morag moreno morgan
morgane moritz morna morris morten mortimer moses moshe mostafa muhammed muireann mukesh muna murat muriel murray mustafa muthu mykola myra
myriam myrna myrtle myung nada nadege nadia nadine nadja nadya nagore naima nala nam nana nandini nanette naomh naomi narelle narendra nasir
nasser natacha natalija natalya natasa nathalia nathanael naveed naveen nawal nazanin nazli neal neda neeraj neha nehir neil nela nelli
nellie nelly nelson nerea nerissa nerys nesrin nestor neus neva neville niall niamh nicki nicklas nicole nicoleta nicoletta nicolette nicolo
nidhi niels nienke nikhil niki nikita nikki niklaus niko nikola nikolaj nikolaos nikolas nikolaus nikolina nikos nila nils nina nino nitin
nitya niv noa noah noam noel noelia noelle noemi noemie nolan nomvula nona noor norah norbert noreen norma norrie norris norton nour noura
nuala nuno nuray nuria nurit oana obinna octavia octavio oda oddvar odette odile odysseas ofelia ofer olaf olav oleg olek oleksandra olena
olga olgierd oliwia olle olof olufemi oluwaseun olwen olympia omar omer omid ondrej oona ophelia ophelie orazio oriol orla orlaith orlando
orsolya orson ortrud osama osvaldo oswald oswaldo otilia otis otmar ottilie otto ousmane ove owen oya ozan ozge ozlem padma padraic padraig
paige palle palmira paloma panagiotis pandora paola paris parisa parvati parveen pascal pascale pascual pasquale patience patrice patrik
patrizia patrycja pauli paulien paulina paulus pavla pavlina pavlo pavlos paz pearl pekka pelle penelope penny pepe percival percy perla
pernille perpetua perrine perry persephone petar petra petri petronella petros petter petteri petula peyton philipp philippa phillipa phoebe
phuong phyllis pia pier piera pierangelo piero pierpaolo pierrick pilar pino pip pippa pirjo polina pooja poppy porfirio portia prabhu
pradeep prakash pranav prasad prasanna prashant pratik pravin preeti preston primoz prisca priscilla pritam priyanka prudence przemyslaw
puneet qasim quentin quincy quinn quintin quynh rachid rada radek radha radka radomir radoslav radoslaw radovan radu raewyn raf rafaela
rafaella rafal rafe rafiq ragna ragnar ragnhild raimo raimund raina rainer raisa raja rajani rajat rajeev rajendra rakesh ralf ralph ram
rama raman ramesh ramin ramiro ramona rana rania ranjit ranulph raoul raphaela raphaelle rashid rashida rasmus rauf raul raven raya rayan
raymundo rayna razvan rea reagan reba recep reece reem regan regina regine regis reidar reidun reiko reima reina reiner reinhard reinhold
reka remco remi remus remy rena renata renate renato renaud rene renee renzo resi reto reuben revathi rex rhea rhian rhiannon rhoda rhona
rhonda rhys ria riad ricarda richelle ridwan riikka riitta riley rina rinaldo rinat ringo rino rishi risto ritchie ritesh ritu ritva riva
roald roan robbert robbin roberta robin robyn rocco rochelle rocio rod roddy roderick rodney rodolfo rodrigo rodrigue roel roeland rogelio
rohan rohini rohit rolando rolf roma romain roman romana romane romeo romina romuald romy rona ronan ronja ronni ronny rory rosa rosalia
rosalie rosalind rosalinda rosalyn rosamund rosana rosanna rosanne rosario rosaura roseanne rosella roselyn rosemarie rosemary rosetta rosi
rosie rosina rosita roslyn ross rosy rowan rowena roxana roxane roxanne roxy roy royce ruben rubina ruby rudi rudolf rudolph rudy rufus rui
rukhsana rune rupert ruslan ruta ruth ruthie ruud ruxandra ryan ryo ryoko ryota saad saanvi saara sabah sabina sabine sabrina sachiko sachin
sadia sadie saeed saeid safa saffron sahar sahil said saida saif saima sakari saki sakshi sakura salim salima salka salma salman salome
salvador salvatore samar sameer samia samina samira samuela samy sana sanchia sander sandrine sandro sanja sanjay sanjeev sankar sanna santi
santiago santino santo santosh saoirse sapna sarai sarita saskia satish satoshi satu saul sauli saurabh savannah saverio savita scarlett
scott seamus sebastiana sebastiano sebastiao seda seema sefa segun seija sela selcuk selena selim selin selina selma semih senan senay seppo
serafina seraphina sercan serdar serena sergej sergii serhat serkan seth severin severine sevgi sevil sevim seyed seymour shabana shabnam
shadi shae shahid shahin shai shaina shakira shalini shams shana shane shania shankar shanna shannon shanthi shari sharon shauna shaurya
shay shayla shayna sheena sheila shelagh shelby sheldon shelley shenaz sheri sherman sherri sherry sheryl shigeru shila shilpa shin shinji
shira shireen shirin shirley shiv shiva shivani shlomo shmuel shona shreya shruti shu shubham sian sibel sibyl sibylle siddharth sidney
sidsel siegfried sieglinde siena sigismund sigmund signe sigrid sigurd silas silja silje silke silvana silvano silvester silvestre silvija
silvio sima simao simeon simona simonetta simran sina sindre sine sinead siobhan sipho siri siti siv sivan sky skye slavica slavko slawomir
snezana sofian sofiane soile solange soledad solenne solomon solveig sonal sondra sondre sonia sonja sonya soo soraya soumaya spiros spyros
srdjan sreedhar sridhar srinivas stacey staci stacy staffan stanimir stanislav stanislava stavros stefani stefania stefanos steffan steffen
stein steinar stelian stella stellan sten stephania stephon sterling stevie stian stig stijn stina stine stoyan suat subhash sudha sudhir
suki sukumar suleiman suman sumit summer sunil sunita supriya suraj suresh susana susann susannah suse sushma suzana suzette svein sven
svenja svetlana svitlana swati sybil sybille sylvain sylvaine sylvester sylvie sylwia szabolcs szilvia tabea tabitha tad tadashi tadeja
tadeusz taha tahir taina taisto takahiro takashi takeshi takuya talia talitha tamar tamara tamas tameka tamika tammy tamsin tania tanisha
tanja tanvi tao tara tarek tarik tariq tarja tarquin taryn tasha tasos tatjana tatsuya tatu tauno tavish tavita tawanda taylor teemu tegan
teija teppo teresita terhi terje terrell tessa tetsuya thabo thaddeus thalia thandi thandiwe thea thelma theodor theodora theodoros
theodosia theofilos theresia theun thibault thibaut thierry thijs thilo thomasina thor thora thorbjorn thore thorsten thuy tiago tiana tibor
tiernan tiffany tihomir tiia tilda tilde tillmann tilly timea timo timon timothee timur tine tinna tino tiphaine tiril tirza titus tiziana
tiziano tobin todd todor tomasa tomi tomislav tomoko tonje tonya torben torbjorn tord tore tormod torsten torunn tove tracey traci tracy
travis trent trevor trina trine trisha tristan trond troy trudi trudy truls trygve tsuyoshi tudor tugba tuija tulay tulio tullia tuncay
tuomas turid turkan tuula tuva tyra tyrone tyson ubaldo uchenna udo uffe ugo ugur ulf ulises ulla ulrik ulrika ulrike uma umar umberto umut
una unai unni ursula urszula urte usha uta ute uwe uzma vaclav vadim vaibhav valentin valentina valentine valentino valeria valeriy valery
valtteri vanda vanesa vanessa vanja vanya varun vasco vasil vasile vasiliki vasilis vasily vaughan veena veera velma vendula venera venla
verena verity verna vernon veronika veronique vesa vesna viara vibeke vickie victoire vidal vidar vidya vigdis vijay vijaya vikki viktoriya
vilhelm vilja villads ville vilma vinay vincenza vineet vinicius vinod viola violet violeta violetta violette viorel vipul virgil virgilio
virginia virginie virpi vishal vishnu vita vitali vitaliy vito vittoria vittorio vivek vivi vivian viviana vivien vivienne vladan vladislav
vojtech volkan volker vratislav vuk vytautas wahid waldemar walid wallace waltraud wanda wanjiru warwick wassim wayne wenche wendelin wendy
werner wiebke wieslaw wieslawa wilbert wilbur wilf wilfred wilfried wilhelmina willa willard willemijn willow wilma wilmer wim winfried
winifred winnie winona winston wioletta wojciech wolfram wout wouter wyatt wynn xaver xavi xena xenia ximena xin xiu xochitl yaakov yael
yahya yakov yan yana yang yanis yann yannick yannis yara yasemin yash yasha yasin yasmin yasmine yasser yavuz yehuda yelena yesenia yevgenia
yiannis yigal yigit ying ylva yoana yoann yohan yohanna yoko yolanda yolande yong yoram yori yosef yoshiko youcef youssra yu yui yuka yukari
yukiko yuko yulia yuliya yuna yunus yuriko yuriy yusra yutaka yuval yves yvette yvonne zachariah zadie zahid zahir zahra zaid zain zaina
zainab zandra zara zareen zbigniew zdenek zdenka zeina zelda zelma zena zenaida zenobia zenon zeynep zhanna zhen zhi zia zinaida zineb ziv
ziva ziya zoe zoey zohar zola zoltan zora zoran zorica zsofia zsolt zsuzsanna zubair zuleika zulfiqar zuzana zvi zygmunt
`;

const GIVEN_NAMES: ReadonlySet<string> = new Set([...NICKNAMES.keys(), ...OTHERS.trim().split(/\s+/)]);

/** Given names that are also what somebody does: alone in a greeting they name nobody for certain. */
const ALSO_ROLES: ReadonlySet<string> = new Set(
  'mason hunter cooper cook baker miller fisher archer porter marshall dean bishop judge deacon rector abbot sexton parker page major king duke earl prince chief guy bud buddy'.split(
    ' ',
  ),
);

/** Whether a normalized word is known as a given name, in any of many languages. */
export const isGivenName = (folded: string): boolean => GIVEN_NAMES.has(folded) && !ALSO_ROLES.has(folded);
