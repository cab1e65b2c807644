/**
 * Everyday misspellings that the other list does not have, in the same form; `_` is a space. Written for this project. Each is no word in
 * American or British English.
 */
export const MORE_MISSPELLINGS = `
a_lot alot
before befor
maintenance maintainance maintanance
grateful greatful
engineer enginer
engineers enginers
accommodate accomodate
accommodation accomodation
conscious concious
curiosity curiousity
disappear dissapear
noticeable noticable
occasion ocassion occassion
pursue persue
potential potencial
schedule scedule
schedules scedules
aggressive agressive
decision desicion
decisions desicions
innovative inovative
integrate intergrate
manufacturer manufacter
specially specialy
vehicle vechicle
vehicles vechicles
compliant complient
preferred perfered
better beter
percent procent
tolerances tolerences
pallets palets
separate seperate
as_well aswell
at_least atleast
in_case incase
in_fact infact
each_other eachother
no_one noone
ourselves ourselfs
yourselves yourselfs
themselves themselfs theirselves
licensed licenced
unlicensed unlicenced
today's todays
yesterday's yesterdays
tomorrow's tomorrows
sent sended
bought buyed
brought bringed
caught catched
taught teached
went goed
made maked
wrote writed
spoke speaked
took taked
gave gived
sold selled
thought thinked
knew knowed
built builded
kept keeped
broke breaked
drove drived
chose choosed
spent spended
understood understanded
became becomed
began beginned
sheep sheeps
feet feets
teeth teeths
mice mices
shelves shelfs
halves halfs
thieves thiefs
leaves leafs
photo foto
photos fotos
o'clock oclock
promised promissed
don't dont
doesn't doesnt
didn't didnt
isn't isnt
aren't arent
wasn't wasnt
weren't werent
haven't havent
hasn't hasnt
wouldn't wouldnt
couldn't couldnt
shouldn't shouldnt
you're youre
you'll youll
you've youve
they're theyre
they've theyve
that's thats
what's whats
there's theres
here's heres
we've weve
who's whos
where's wheres
you'd youd
they'd theyd
hadn't hadnt
accommodation acommodation
apologise appologise
available avaliable
colleague colleage
completely completly
consistent consistant
convenience convience convinience convienience
customers custmers cutomers customres
definitely definately definitly definatly definetly
difficult dificult
disappointed dissapointed disapointed
disappointment dissapointment disapointment
efficient efficent
enquiries enquirys enquiers
environmentally enviromentally
especially expecially
exceed excede
experience expirience
experienced experianced expirienced
familiar familar
grateful gratefull
harass harrass
immediate imediate
independently independantly
interested intrested
liaise liase
maintenance maintainence maintanence
manufacturer manufactuer
necessary neccesary
negotiable negociable
occurrence occurence
offered offerred
opportunity opportunty
opportunities oportunities
parallel paralell
possession posession
privilege priviledge
professional profesional proffesional professonal
professionalism profesionalism proffesionalism
professionally proffesionally profesionally
pronunciation pronounciation
quotation quoation
questionnaire questionaire
recommendation recomendation reccomendation
recommendations recomendations reccomendations
reference referance
referral refferal
reliable relyable relible
renowned renouned
schedule shedule schedual
services servcies servces
service servise
sincerely sincerly
successfully succesfully sucessfully
tailored taylored
totally totaly
unfortunately unfortunetly
warranty warrenty
the teh hte
you yuo
your yor yuor
advertisement advertisment
appointment appointement apointment
believe belive
businesses buisnesses bussinesses
certificate certifcate certificat
communication comunication
competitor compettitor competiter
convenient convinient convienient
currently curently
different diffrent diferent
difference diffrence diference
equipment equiptment equipement
finally finaly
further furthur
guarantee garuntee gaurantee
immediately immediatly imediatly
installation instalation
interesting intresting
looking loking
maintain maintane
opportunity opertunity oppurtunity
personnel personell
possible posible
preferred prefered
quality qualtiy quallity
really realy
receipt reciept
reliability reliablity
relevant relavent relevent
responsibility responsability
saving saveing
specialist specalist specilist
specialists specalists specilists
supplier supplyer
suppliers supplyers
tomorrow tommorrow tomorow
vehicle vehical
vehicles vehicals
wondering wonderring
which wich whitch
up_to upto
quote qoute qutoe
quotes qoutes
owned owend
business busines bizness
plumbing plumming
experienced expierenced expereinced
experience expierence expereince
brochures brochers broshures
brochure brocher broshure
maintenance maintance maintnance
restaurant restraunt resturaunt resterant
restaurants restraunts resturaunts resterants
furnace furnance
software softwear
hardware hardwear
warehouse wearhouse
warehouses wearhouses
specialize specalize specilize
specializes specalizes specilizes
groceries grocerys
refrigerator refridgerator
refrigerators refridgerators
chimneys chimnies
license lisence
licensed lisenced lisensed
Wednesday wednsday wendsday
Wednesdays wensdays
Tuesday tusday
Thursday thurday
Saturday saturady
nobody's nobodys
everybody's everybodys
column colum
height heigth
opinion opinon
pieces peices
people poeple peaple
employee employe
employees employes
would woud wuold
could coud cuold
should shoud shuold
because becuase becasue
works wroks
price prcie
prices prcies
save svae
team taem
cost csot
from fromt
recommend reccomend recomend reccommend
recommended reccomended recomended
automatically automaticly automatialy
please plese plaese
small smal
season seasn
garage garag
boxes boxs
supplies suplys supplys
removal removel
delivery delivry
guarantee garantee gaurentee
removed remooved
businesses busineses
regardless irregardless
domestic domestik domestick domistic
temporary tempory tempary temperary
anything anythink anyfink enything
something somethink somefink sumthing
nothing nothink nuffink
everything everythink everyfing
appliances apliances aplliances applainces
appliance apliance
cancelled cancled canceld cancelld
protection protecton protektion
chimney chimny chimeny
separately seperatly seperately seperatley
plumber plummer
gutters guters
roofing roofin
kitchen kitchin kichen
kitchens kitchins kichens
tiling tileing
plastering plasterring
decorating decoratin decorateing
commercial comercial commerical comerical
insured insurred
affordable afordable affordible affordabel
building bilding buildin buiding
buildings bildings buidings
garden gardin
estimate estamate estimat
estimates estamates
invoice invioce
obviously obviosly obvously
finished finnished finishd
basically basicly basicaly
usually usualy usally ussually
genuine genuin genuwine
hygiene hygeine hygene higiene
scaffold scafold scaffhold
scaffolds scafolds scaffholds
carpet carpit
carpets carpits
ceiling cieling
quality qualty quailty
really realley
guaranteed guarenteed garanteed gaurenteed garunteed guarrenteed
guarantees guarentees garantees
responsible responsable
appreciate apreciate appriciate
applied aplied
apply aply
attached atached attatched
address adress addres
addresses adresses
available availible avalable availiable availble
across accross acrost
already allready alredy
always allways alwas
around arround
balance ballance
bargain bargin
between beetween betwen
brilliant briliant brillient
budget buget budjet
calendar calender
careful carefull
cheapest cheepest
cheaper cheeper
choice choise
committed commited
competitive compettitive competetive
competitors competiters compeditors competetors
completed compleeted
concrete concreet
contact contac contakt
customer custumer custommer customor
customers custumers custommers
discount discont discout
discounts disconts
driving driveing
effective efective
electrical electricle electrikal
electrician electrition electritian
electricians electritians electricans
emergency emergancy emergeny
energy energey
exactly exactally exacly
existing exsisting exisiting
expensive expencive expensve
extension extention extenshun
extensions extentions
extremely extreamly extremly
facilities fasilities facilitys
fantastic fantasic
fixed fixd
floor flor
flooring floring
forward forwad
free_of_charge freeofcharge
friendly freindly frendly
friends freinds
heating heatting
help hellp
height hieght
hesitate hesitiate hesetate
important importent
improve impove
industrial industral
information imformation
inspection inspecton
instead insted
insurance insurence inshurance insurace
knowledge knowladge
language langauge
length lenght
listed lissted
machinery machinary
management managment
minimum minimun
minute minuit
minutes minuits
morning mornin
necessary neccessary necesary
noticed noticd
parking parkin
perfect perfact
permanent permanant permenant
phone fone
please pleese
plenty plentey
premises premisis premisses
present presant
probably probly
problem probelm problam
problems probelms problams
project projct
purchase purchace purchas
quick qiuck
quickly quikly
quoted qouted
radiator radiater
reasonable reasonible resonable
receive recieve receve
recently recentley
recently resently
reduce reduse
refurbishment refurbishement refurbisment
registered registerd regestered
regular reguler
replacement replacment
replacements replacments
satisfaction satisfacton
savings saveings
service servce
serviced servised
similar similiar
skilled skiled
solution soltion
square sqare
standard standerd
strength strenth
successful successfull succesful
suggestion sugestion
supplied suplied
supply suply
surface surfice
technical techincal
tenant tennant
tenants tennants
thorough thourough
thoroughly thouroughly throughly
tidy tidey
tools toolls
transport tranport
travel travell
treatment treatement
unbelievable unbelieveable
valuable valuble
various varius
weekend weekand
welcome wellcome welcom
women's womens
accidentally accidently
as_long aslong
children's childrens
disappoint dissapoint
electrician electrision
even_though eventhough
every_time everytime
good_morning goodmorning
guarantee garentee
guttering gutering
hierarchy heirarchy
in_spite inspite
misspell mispell
of_course ofcourse
perceive percieve
rhythm rythm
tongue tounge
unforeseen unforseen
a_bit abit
mustn't mustnt
it'll itll
they'll theyll
that'll thatll
`;
