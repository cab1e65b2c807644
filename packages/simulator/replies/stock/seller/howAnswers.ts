/** Who does what is asked for, in the words of the question if they can be repeated. */
const WHO = '[I <iDo>|One of my team <theyDo>|Somebody on my team <theyDo>|One of my team does]';
/** Ways that somebody tells whether or not they need another. */
const EITHER_WAY = `askHow byWay !askBoth !far > [<way>|<way>, mostly|Mostly <way>|<way>, at the moment|<way>, for now].
askHow onJob !byWay !askBoth !far > [On the job, mostly|They go along with somebody at first|Somebody shows them the ropes|They learn it from the others|On the job, more or less].
askBoth byWay !junior !far > ${WHO}, [<way>|mostly <way>].
askBoth byWay junior !far > [A colleague does|One of the others does|Somebody else here does], [<way>|mostly <way>].
askBoth onRecord !byWay !far > ${WHO}, [in a spreadsheet|on paper, mostly|partly on paper].
askBoth byMessage !byWay !onRecord !far > ${WHO}, [by email, mostly|by email and phone].
askBoth isSoftware !byWay !onRecord !byMessage !far > ${WHO}, [by hand|by hand, mostly|in a spreadsheet].
askBoth !isSoftware !byWay !onRecord !byMessage !junior !far > ${WHO}, [the way we always have|and it's nothing clever|and there isn't much to it].
askBoth !isSoftware !byWay !onRecord !byMessage junior !far > [A colleague does|One of the others does], [the way we always have|and it's nothing clever].`;

/**
 * What a reply says of how something is done, in the form that `readStock` reads. `askBoth` asks who does it, too; `way` is one that the email names, `done` and `happens` are what its question says is done, and when.
 */
export const HOW = `${EITHER_WAY}
askHow !byWay !askBoth onRecord !happens !far > [In a spreadsheet, mostly|Spreadsheets and email|A spreadsheet, more or less|By hand, in a spreadsheet|Partly on paper, partly in a spreadsheet|One big spreadsheet].
askHow !byWay !askBoth isSoftware !done !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !far > [By hand, mostly|On paper and by email|Spreadsheets and email|By phone and email|Emails and a whiteboard].
askHow byHands isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves|Our own people do it].
askHow byHands isOnSite !isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves|Our own people do it].
askHow !byWay !askBoth byOthers !happens !far > [A firm nearby does it|A local firm, when we need one|We call a local firm|We have a firm for that].
askHow !byWay !askBoth byWord !happens !far > [Word of mouth, mostly|Through people we know|Word of mouth, and a bit of luck|Mostly through people we know].
askHow !byWay !askBoth byChance !isLegal !happens !far > [Late, usually|By accident, mostly|When somebody notices|Too late, most of the time].
askHow !byWay !askBoth byMessage !happens !far > [By email, mostly|By email and phone|By email, when somebody gets to it|Emails, and a call if that doesn't help].
askHow !byWay !askBoth mayLack !isLegal !askHappy !happens !far > [Not very well, to be honest|We don't, really].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot|Somebody here steps in, usually|It lands on whoever is around|When <happens>, somebody here steps in|When <happens>, we work it out on the spot|When <happens>, it lands on whoever is around].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !happens !far > [We <done> the way we always have|We <done> as best we can|We <done> ourselves, nothing clever|Nothing clever, we <done> as we always have|We <done> much as everybody does, I'd think|The way we always have|Nothing clever, to be honest|Nothing special, really].
askHow done !byWay !askBoth onRecord !happens !far > [We <done> in a spreadsheet, mostly|We <done> partly on paper, partly in a spreadsheet|We <done> by hand, in a spreadsheet].
askHow done !byWay !askBoth byMessage !happens !far > [We <done> by email, mostly|We <done> by email and phone].
askHow done !byWay !askBoth isSoftware !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !far > [We <done> by hand, mostly|We <done> by phone and email|We <done> by hand, nothing clever].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !done !happens !far > [The way we always have|Nothing clever, to be honest|Nothing special, really|The usual way, nothing fancy|Much as everybody does, I'd think].`;
/** The same of somebody who sees no need for anything else. */
export const HOW_WITHOUT_NEED = `${EITHER_WAY}
askHow !byWay !askBoth onRecord !happens !far > [In a spreadsheet|Spreadsheets, for now|A spreadsheet and a bit of discipline].
askHow !byWay !askBoth isSoftware !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !far > [By hand|On paper and by email|By phone and email|By hand, for now].
askHow byHands isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves|Our own people do it].
askHow byHands isOnSite !isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves|Our own people do it].
askHow !byWay !askBoth byOthers !happens !far > [A firm we've had for years|A local firm does it|We have a firm for that].
askHow !byWay !askBoth byWord !happens !far > [Word of mouth, mostly|Through people we know].
askHow !byWay !askBoth byChance !happens !far > [Somebody notices|Soon enough].
askHow !byWay !askBoth byMessage !happens !far > [By email, mostly|By email and phone].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot|Somebody here steps in|When <happens>, somebody here steps in|We've always managed so far].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !happens !far > [We <done> the way we always have|We <done> much as everybody does|We <done> ourselves|The same way as for years].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !done !happens !far > [The way we always have|The same way as for years|Much as everybody does].`;
/** The same before a refusal. */
export const HOW_REFUSED = `askHow byWay !askBoth !far > [<way>, and it works|<way>, and that's fine|Mostly <way>, and it works].
askHow onJob !byWay !askBoth !far > [On the job, and it works|They learn it from the others, and that's fine].
askBoth byWay !junior !far > [I do|One of my team does], [<way>, and it works|<way>, and that's fine].
askBoth byWay junior !far > A colleague does, [<way>, and it works|<way>, and that's fine].
askBoth !byWay !junior !far > [I do|One of my team does], [and it works|and that's fine|the way we always have].
askBoth !byWay junior !far > A colleague does, [and it works|the way we always have].
askHow !byWay !askBoth onRecord !happens !far > [In a spreadsheet, and it works|A spreadsheet, and that's fine].
askHow !byWay !askBoth isSoftware !onRecord !byOthers !byWord !byMessage !byChance !onJob !happens !far > [By hand, and it works|By phone and email, and that's fine].
askHow byHands isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves, and that's fine|Our own people do it].
askHow byHands isOnSite !isService !isSoftware !askWho !askRight !byWay !askBoth !happens !far > [We do it ourselves, and that's fine|Our own people do it].
askHow !byWay !askBoth byOthers !happens !far > [A firm we're happy with|A local firm we're happy with].
askHow !byWay !askBoth byWord !happens !far > [Word of mouth, and it works|Through people we know, and that's enough].
askHow !byWay !askBoth byChance !happens !far > [Soon enough|Somebody always notices].
askHow !byWay !askBoth byMessage !happens !far > [By email, and it works|By email and phone, and that's fine].
askHow happens !byWay !askBoth !byChance !far > [We work it out on the spot, and that's fine|Somebody here steps in, and it works|We've always managed].
askHow done !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !happens !far > [We <done> the way we always have|We <done> ourselves, and it works].
askHow !byWay !askBoth !onRecord !byOthers !byWord !byMessage !byChance !onJob !isSoftware !done !happens !far > [The way we always have|The same way as for years].`;
