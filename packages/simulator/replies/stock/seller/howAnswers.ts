/** Who does what is asked for, in the words of the question if they can be repeated. */
const WHO = '[I <iDo>|One of my team <theyDo>|Somebody on my team <theyDo>|One of my team does]';
/** The same of work that a firm may do for them. */
const WHO_ELSE = "[Somebody local|A local firm|A firm we've had for years|One of our own people|Two of us]";
const UP = '[up a ladder|with a ladder|by ladder|off a long ladder]';
const AT_HAND = "[by hand|by hand, a bit at a time|by hand, when it's quiet]";
/** What is true of nearly any work, and says something of it. */
const SOMEHOW = "[between other jobs|when it's quiet|on top of other things|and nobody else knows how]";
/** Ways that somebody tells whether or not they need another. */
const EITHER_WAY = `askHow byWay !askBoth !far > [<way>|<way>, mostly|Mostly <way>|<way>, at the moment|<way>, for now].
askHow onJob !byWay !askBoth !far > [On the job, mostly|They go along with somebody at first|Somebody shows them the ropes|They learn it from the others|On the job, more or less].
askHow byLadder !byWay !askBoth !far > [Up a ladder|By ladder|With a ladder, and somebody to hold it|A long ladder, carefully].
askHow handwork !byWay !askBoth !done !far > [By hand|By hand, mostly|By hand, and it takes a while|By hand, a bit at a time|By hand, when it's quiet].
askHow handwork done !byWay !askBoth !far > [By hand, mostly|By hand, and it takes a while|By hand, a bit at a time|Two of us <done> by hand|We <done> by hand, when it's quiet].
askBoth byFirms byLadder !far > ${WHO_ELSE}, ${UP}.
askBoth byFirms byWay !byLadder !far > ${WHO_ELSE}, [<way>|mostly <way>].
askBoth byFirms handwork !byWay !byLadder !far > ${WHO_ELSE}, ${AT_HAND}.
askBoth byFirms !handwork !byWay !byLadder !far > [Somebody local|A local firm|A firm we've had for years], [with their own kit|as far as I know with their own kit|and I leave the how to them].
askBoth !byFirms byLadder !junior !far > ${WHO}, ${UP}.
askBoth !byFirms byLadder junior !far > [A colleague does|One of the others does], ${UP}.
askBoth !byFirms byWay !byLadder !junior !far > ${WHO}, [<way>|mostly <way>].
askBoth !byFirms byWay !byLadder junior !far > [A colleague does|One of the others does|Somebody else here does], [<way>|mostly <way>].
askBoth !byFirms handwork !byWay !byLadder !junior !far > ${WHO}, ${AT_HAND}.
askBoth !byFirms handwork !byWay !byLadder junior !far > [A colleague does|One of the others does], ${AT_HAND}.
askBoth !byFirms onRecord !byWay !far > ${WHO}, [in a spreadsheet|on paper, mostly|partly on paper].
askBoth !byFirms byMessage !byWay !onRecord !far > ${WHO}, [by email, mostly|by email and phone].
askBoth !byFirms !handwork !byWay !byLadder !onRecord !byMessage !junior !far > ${WHO}, ${SOMEHOW}.
askBoth !byFirms !handwork !byWay !byLadder !onRecord !byMessage junior !far > [A colleague does|One of the others does], ${SOMEHOW}.`;

/**
 * What a reply says of how something is done, in the form that `readStock` reads. `askBoth` asks who does it, too; `way` is one that the email names, `done` and `happens` are what its question says is done, and when.
 */
export const HOW = `${EITHER_WAY}
askHow !byWay !askBoth onRecord !happens !handwork !byLadder !far > [In a spreadsheet, mostly|Spreadsheets and email|A spreadsheet, more or less|By hand, in a spreadsheet|Partly on paper, partly in a spreadsheet|One big spreadsheet].
askHow !byWay !askBoth byOthers !happens !handwork !byLadder !far > [A firm nearby does it|A local firm, when we need one|We call a local firm|We have a firm for that].
askHow !byWay !askBoth byWord !happens !handwork !byLadder !far > [Word of mouth, mostly|Through people we know|Word of mouth, and a bit of luck|Mostly through people we know].
askHow !byWay !askBoth byChance !isLegal !happens !handwork !byLadder !far > [Late, usually|By accident, mostly|When somebody notices|Too late, most of the time].
askHow !byWay !askBoth byMessage !happens !handwork !byLadder !far > [By email, mostly|By email and phone|By email, when somebody gets to it|Emails, and a call if that doesn't help].
askHow !byWay !askBoth mayLack !isLegal !askHappy !happens !handwork !byLadder !far > [Not very well, to be honest|We don't, really].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot|Somebody here steps in, usually|It lands on whoever is around|When <happens>, somebody here steps in|When <happens>, we work it out on the spot|When <happens>, it lands on whoever is around].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !handwork !byLadder !far > [Two of us <done>, between other jobs|We <done> ourselves, when it's quiet|We <done> as we go along, whoever is free|Whoever has time does it|It's one person's job, on top of the others|One of us knows how, and the rest ask].
askHow done !byWay !askBoth onRecord !happens !handwork !byLadder !far > [We <done> in a spreadsheet, mostly|We <done> partly on paper, partly in a spreadsheet|We <done> by hand, in a spreadsheet].
askHow done !byWay !askBoth byMessage !happens !handwork !byLadder !far > [We <done> by email, mostly|We <done> by email and phone].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !done !happens !handwork !byLadder !far > [It varies|It depends|In a few different ways|A bit of this, a bit of that|Nothing clever, to be honest|The way we always have].`;
/** The same of somebody who sees no need for anything else. */
export const HOW_WITHOUT_NEED = `${EITHER_WAY}
askHow !byWay !askBoth onRecord !happens !handwork !byLadder !far > [In a spreadsheet|Spreadsheets, for now|A spreadsheet and a bit of discipline].
askHow !byWay !askBoth byOthers !happens !handwork !byLadder !far > [A firm we've had for years|A local firm does it|We have a firm for that].
askHow !byWay !askBoth byWord !happens !handwork !byLadder !far > [Word of mouth, mostly|Through people we know].
askHow !byWay !askBoth byChance !happens !handwork !byLadder !far > [Somebody notices|Soon enough].
askHow !byWay !askBoth byMessage !happens !handwork !byLadder !far > [By email, mostly|By email and phone].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot|Somebody here steps in|When <happens>, somebody here steps in|We've always managed so far].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !handwork !byLadder !far > [We <done> ourselves, between other jobs|Two of us <done>, and it's enough|One of us knows how, and the rest ask|The way we always have].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !done !happens !handwork !byLadder !far > [It varies|Nothing clever, but it works|The way we always have].`;
/** The same before a refusal. */
export const HOW_REFUSED = `askHow byWay !askBoth !far > [<way>, and it works|<way>, and that's fine|Mostly <way>, and it works].
askHow onJob !byWay !askBoth !far > [On the job, and it works|They learn it from the others, and that's fine].
askBoth byLadder !far > [Somebody here|One of our own people], ${UP}, and it works.
askBoth byWay !byLadder !junior !far > [I do|One of my team does], [<way>, and it works|<way>, and that's fine].
askBoth byWay !byLadder junior !far > A colleague does, [<way>, and it works|<way>, and that's fine].
askBoth !byWay !byLadder !junior !far > [I do|One of my team does], [and it works|and that's fine|and knows how].
askBoth !byWay !byLadder junior !far > A colleague does, [and it works|and knows how].
askHow !byWay !askBoth onRecord !happens !handwork !byLadder !far > [In a spreadsheet, and it works|A spreadsheet, and that's fine].
askHow !byWay !askBoth byOthers !happens !handwork !byLadder !far > [A firm we're happy with|A local firm we're happy with].
askHow !byWay !askBoth byWord !happens !handwork !byLadder !far > [Word of mouth, and it works|Through people we know, and that's enough].
askHow !byWay !askBoth byChance !happens !handwork !byLadder !far > [Soon enough|Somebody always notices].
askHow !byWay !askBoth byMessage !happens !handwork !byLadder !far > [By email, and it works|By email and phone, and that's fine].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot, and that's fine|Somebody here steps in, and it works|We've always managed].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !handwork !byLadder !far > [We <done> ourselves, and it works|Two of us <done>, and that's enough].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !done !happens !handwork !byLadder !far > [Nothing clever, but it works|The way we always have].`;
