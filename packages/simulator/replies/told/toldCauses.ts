import type { Told } from './told.ts';

/** What researchers, fundraisers and people with pages to link or to swap may have said. */
export const TOLD_OF_CAUSES: readonly Told[] = [
  {
    inEmail:
      /\b\d+ (?:[\w-]+ ){0,2}(?:people|companies|operators|managers|owners|firms|shops|employees|employers|organi[sz]ations|hospitals|schools|farms|hotels|readers|offices|teams)\b/i,
    asked: /\b(?:who else|how many people) are you asking\b/i,
  },
  { inEmail: /\brough(?:ly)?\b|\bballpark\b|\bapproximately\b|\babout how many\b/i, asked: /\brough (?:answer|figure)|\bguess good\b/i },
  { inEmail: /\bpay(?:s|ing)? us\b/i, asked: /\b(?:the traction|revenue developing)\b/i },
  {
    inEmail:
      /\b(?:shares?|sends?|gets?|receives?|sees?) (?:you |every(?:one|body) |it )?(?:the|what|my|our|to you|to all)\b|\bsend (?:you|every(?:one|body)) (?:a copy|one|it)\b|\bpublic report\b/i,
    asked: /\b(?:share|get|see|send me) (?:the results|what comes out|what you find)\b/i,
  },
  {
    inEmail:
      /\banonym\w*|\b(?:not|never|no) (?:name|share|publish|names)\b|\bno(?:body| \p{L}+) (?:will be|is|are|gets?) named\b|n['’]t (?:name|share|publish|use your name)\b|\bconfidential\b/iu,
    asked: /\banonymous|who sees the answers\b/i,
  },
  {
    inEmail: /\b(?:revenue|pilots?|customers|users|grew|growth|ARR|MRR|sales of)\b/i,
    asked: /\b(?:the traction|revenue developing|the customer exactly|first customers)\b/i,
  },
  { inEmail: /\b(?:thesis|university|PhD|student|professor|dissertation)\b/i, asked: /\bwho(?:'s behind| pays for)\b/i },
  {
    inEmail: /https?:\/\//i,
    asked:
      /\b(?:can I see the questions first|send me the questions|where can I see it|can I see it somewhere|(?:have you got|is there|do you have) (?:a page|something (?:short|I can (?:read|show|forward)))|can you send me something on)\b/i,
  },
  {
    inEmail: /\b(?:cap|valuation|pre-?money|post-?money|SAFE|equity|stake)\b|[$€£]\s?[\d.,]+ ?[mk]? (?:pre|post)\b/i,
    asked: /\b(?:the valuation|the terms)\b/i,
  },
  { inEmail: /\b(?:co-?founders?|team|founders?|used to|years? (?:at|in|of)|ex-\p{L}|PhD)\b/iu, asked: /\bon the team\b/i },
  { inEmail: /\b(?:nothing to prepare|prepar\w*|no need to|just (?:answer|talk))\b/i, asked: /\bhave to prepare\b/i },
  { inEmail: /\b(?:committed|angels?|lead investor|backed by|already in|investors? (?:are|is) in)\b/i, asked: /\bwho else is in\b/i },
  {
    inEmail: /\b(?:(?:the|this|your) money (?:pays|goes|is|will|buys)|pays for|to (?:build|hire|buy|open)|we(?:['’]ll| will) use)\b/i,
    asked: /\b(?:use of funds|money go to first)\b/i,
  },
  { inEmail: /\b\d+ (?:subscribers|readers|listeners)\b/i, asked: /\bhow many (?:readers|subscribers)\b/i },
  {
    inEmail: /\b(?:resources?|blog|links?) page\b|\byour (?:list|article|page|post|guide|piece|roundup|resources page)\b/i,
    asked: /\bwhich (?:page|article)\b|\bwhere exactly\b|\bwhere you'd put it\b/i,
  },
  {
    inEmail:
      /\b(?:you (?:put in|bring|provide|give|supply|lend|send us|host)|(?:I|we)(?:['’]d| would|['’]ll)? do (?:the|all)|just names)\b/i,
    asked: /\bwhat would (?:you need from us|we have to do)\b/i,
  },
  { inEmail: /\b(?:do|no)[- ]?follow\b/i, asked: /\bfollow link\b/i },
  {
    inEmail: /\b(?:original|exclusive|unpublished|nowhere else|not (?:been )?published|entirely yours|yours (?:first|alone))\b/i,
    asked: /\b(?:published elsewhere|exclusive to us|has to be original)\b/i,
  },
  { inEmail: /\b(?:edit(?:ing)? (?:it|as|freely|what)|your edits|change (?:what|anything) you)\b/i, asked: /\bcan we edit it\b/i },
  { inEmail: /\b(?:I|we) (?:wrote|interviewed|researched|write for|tested|spoke)\b/i, asked: /\bwritten by you or by AI\b/i },
  { inEmail: /\n\s*1[.)] /, asked: /\bhow long does it take\b/i },
  { inEmail: /\b(?:charity (?:no|number|reg)|registered charity|charity \d)/i, asked: /\b(?:registered charity|charity number)\b/i },
  { inEmail: /\blink (?:you )?back\b|\blink exchange\b|\bin return\b/i, asked: /\b(?:link back|link to us too)\b/i },
  { inEmail: /\b(?:why|because|since|the reason)\b/i, asked: /\bwhy do you ask\b|\bwarum fragen\b/i },
  {
    inEmail: /\b(?:no(?:body)? (?:pays|money)|no (?:fees?|commission)|\d+ ?%|half|split|share|in return)\b/i,
    asked: /\b(?:how does the split work|how would the money work|what would it cost us|who pays (?:whom|for what)|in it for each side)\b/i,
  },
];
