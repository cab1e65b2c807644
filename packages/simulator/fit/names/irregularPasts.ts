/** Past forms that do not end in -ed and are not also the plain form of another verb: no work is called after them. */
export const IRREGULAR_PASTS: ReadonlySet<string> = new Set(
  `arose arisen awoke awoken borne born beaten became begun bent bitten bled blew blown bought bound bred broke broken brought
  built burnt came caught chose chosen clung crept dealt done drank drawn dreamt drew driven drove drunk dug dwelt eaten ate fallen fed
  fled flew flown flung forbade forbidden forgave forgiven forgot forgotten fought found froze frozen gave given gone gotten grew grown ground held   hewn hid hidden hung knelt knew known laid lain leant leapt learnt led left lent lit lost made meant met misled mistaken mown
  overcame overtook paid proven ran rang rebuilt redid redrew remade retold rewrote rewritten ridden risen rode rose rung said sang
  sank sat sawn seen sent sewn shaken shaven shone shook shod shorn shot shown shrank shrunk slain slept slid slung smelt snuck sold
  sought spelt spent spilt spoilt spoke spoken sprang sprung spun stank stole stolen stood strewn strode strove struck strung stuck
  stung swam swept swollen swore sworn swum swung taken taught thought threw thrown told took tore torn trodden trod understood undid
  undone unwound upheld was went were withdrew woke woken won wound wore worn wove woven wrote written wrung`.split(/\s+/),
);
