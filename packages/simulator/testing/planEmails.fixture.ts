import type { Email } from '../lead.ts';

/** Everyday cold emails by invented senders, good and bad: what is said about each of them must agree with itself. */
export const planEmails: readonly Email[] = [
  {
    subject: 'WARNING: rent review on 3 June!!!',
    body: 'Hi {{first_name}},\n\nYour lease is up for review soon. We negotiate rent reviews for shops and offices, and we get paid only if your rent falls.\n\nDo you have 20 minutes this week for a call?\n\nRegards,\nPetra Holm',
  },
  {
    subject: 'FREE sample - supplies are running low',
    body: "Hi {{first_name}},\n\nOur mild floor cleaner is 100% free to try!!! Hurry, since this won't last. ORDER NOW and get an amazing bonus.\n\nClick here: https://floor.example/try\n\nSales Team",
  },
  {
    subject: '[COMPANY] and night shifts',
    body: 'Hi %NAME%,\n\nNight shifts are hard to staff. Our pool of 140 nurses covers yours at a fixed rate.\n\nWould a list of nurses near you help?\n\n[YOUR NAME]\nShiftwell',
  },
  {
    subject: 'cold rooms',
    body: 'Hi {{first_name}},\n\nMost cold rooms run at full load when power costs most. We shift the load to the night, and a dairy in Bergen pays a fifth less since then.\n\nWorth a look?\n\nBest,\nOwen',
  },
  {
    subject: 'Unlock your potential with next-gen analytics',
    body: 'Hello,\n\nWe are the leading provider of innovative analytics solutions. Our platform empowers teams to leverage data, and it delivers unparalleled value. We would love to explore synergies with {{company}}.\n\nCan we schedule a quick call on Monday or Tuesday? When would suit you? Who should we talk to?\n\nBest regards,\nTheo Brandt\nHead of Growth',
  },
  {
    subject: 'Quick question',
    body: 'Hi {{first_name}},\n\nI hope this email finds you well. I wanted to reach out because I think there could be a fit between {{company}} and us. We do window cleaning for offices in the north.\n\nLet’s schedule a call to discuss further. Book a slot here: https://calendly.com/invented/20min\n\nThanks,\nJon',
  },
  {
    subject: 'Your 3 open welder roles',
    body: 'Hi {{first_name}},\n\nI saw that you look for three welders. We have eleven with a valid certificate who want to change this month.\n\nShall I send you their short profiles?\n\nKind regards,\nMarek',
  },
  {
    subject: 'Last chance: 40% off roof checks',
    body: 'Hi {{first_name}},\n\nLast chance! Only 4 slots left this month. Our roof check costs $290 instead of $490. You must act now or you will regret it when the next storm comes.\n\nCall 555-0144 today.\n\nRoofline',
  },
  {
    subject: 'Re: your account',
    body: 'Hi {{first_name}},\n\nJust bumping this up. I have written three times now and you still have not answered. Are you ignoring me? Please reply today.\n\nWe sell postage meters.\n\nDan',
  },
  {
    subject: 'payroll corrections',
    body: 'Hi {{first_name}},\n\nEach wrong payslip costs your team about half an hour. We check payroll before it is paid; Northgate saves a day each month.\n\nInterested?\n\nRuth',
  },
  {
    subject: 'Microphones on loan (48 kHz, 24 bit)',
    body: 'Hi {{first_name}},\n\nWe lend studio microphones to podcasts for two weeks, without a fee. Ranger FM kept theirs.\n\nDo you have 15-20 mins this week or next to talk?\n\nBest,\nAnnika',
  },
  {
    subject: 'best prices on pallets guaranteed',
    body: 'Dear Sir or Madam,\n\nwe are manufacturer of pallets since 1998 and we have best quality and best prices in market. our company have many customer in europe and we deliver fast. please send your requirement and we will sent our best quotation.\n\nawaiting your positive response\n\nthanks\nWei',
  },
  {
    subject: 'Audit trail for {{company}}',
    body: 'Hi {{first_name}},\n\nWe help finance teams keep an audit trail of supplier invoices, so that each approval can be found within seconds, which matters when the auditor asks for it in spring and nobody remembers who signed what, and when the person who did has left the company.\n\nWould you like an example?\n\nRegards,\nMina',
  },
  {
    subject: 'Smart lockers',
    body: 'Hi {{first_name}},\n\nAmazing lockers. Incredible support. Unbeatable price. That is what we stand for! Our revolutionary lockers skyrocket your efficiency!\n\nSchedule your free demo today!\n\nXenia',
  },
  {
    subject: 'an idea for your canteen',
    body: 'Hi {{first_name}},\n\nCongrats on the new building! A canteen costs most offices about $9 a head and day, and half of the food is thrown away. We cook what was ordered the day before.\n\nIs this something you look after, or should I ask someone else at {{company}}?\n\nWarm wishes,\nLucia\n\nP.S. If this is not for you, just say so and I will not write again.',
  },
  {
    subject: 'Congratulations, {{first_name}}!',
    body: 'Hi {{first_name}},\n\nYou have been selected for our exclusive leadership award. Claim your place now, it is 100% free and only a few are left. The ceremony fee is $450.\n\nClick here to accept: https://award.example/yes\n\nThe Award Team',
  },
  {
    subject: 'forklift leases',
    body: 'Hi {{first_name}},\n\nYour forklift leases likely end in the spring, as most do. We compare offers of nine lessors and take nothing from any of them.\n\nWould it help to see what others pay?\n\nBest,\nGreta',
  },
  {
    subject: "World's lightest folding ramp",
    body: "Hi {{first_name}},\n\nThis is the world's lightest folding ramp, 6.2 kg. It is TÜV tested and carries 300 kg. Removal firms use two per van.\n\nCan I send u a sample? Its free.\n\nTess",
  },
  {
    subject: 'Is your website losing customers?',
    body: 'Hi {{first_name}},\n\nIs your website slow? Is it hard to find? We fix both! We offer SEO, web design, apps, hosting, social media, video and branding, all at unbeatable prices.\n\nReply YES for a free audit! Or call me. Or book here: https://cal.example/seo. Or visit www.seo.example.\n\nKelvin',
  },
  {
    subject: 'question about your water bill',
    body: 'Hi {{first_name}},\n\nBreweries of your size use about 5 hl of water per hl of beer; with our rinse it is 4. Two in your town have it since May.\n\nWho at {{company}} looks after that?\n\nHenrik',
  },
  {
    subject: 'Invitation: cold chain evening, 12 May',
    body: 'Dear {{first_name}},\n\nOn 12 May we host an evening on cold chains for logistics managers: three short talks and dinner, in Rotterdam. There are 40 seats.\n\nMay I put your name down?\n\nKind regards,\nFemke',
  },
  {
    subject: 'Guaranteed leads or your money back!',
    body: "Hi {{first_name}},\n\nWe GUARANTEE 30 leads a month or your money back! No contract, no risk, no obligation! It's a no-brainer!\n\nWhen can we talk? Tomorrow? What is your number?\n\nCheers,\nBrock",
  },
  {
    subject: 'Contract checks in a day',
    body: 'Hi {{first_name}},\n\nI’m Noor from Clause & Co. We review supplier contracts within a day, for a fixed fee of $180 each. In-house lawyers send us what they cannot get to; a bank in Leeds sends us sixty a month.\n\nIs this worth a quick look for {{company}}?\n\nNoor',
  },
  {
    subject: 'partnership opportunity',
    body: 'Hi {{first_name}},\n\nI came across {{company}} and was impressed by your work. We are a boutique agency with a passion for excellence, and we are proud of our award-winning team. We believe that we would be a great partner for you. We have offices in four countries. We do it all.\n\nLooking forward to hearing from you.\n\nBest,\nSilvio',
  },
  {
    subject: 'Hi {{first_name}}, 7 mistakes with EV chargers 🚗🔌',
    body: 'Hey {{first_name}}!\n\n🔋 Charge faster\n🔋 Pay less\n🔋 Look good\n\nOur 22 kW chargers cut the cost of a charge by 31%. Watch the video: https://ev.example/v and read the guide: https://ev.example/g and see prices: https://ev.example/p\n\nKai',
  },
  {
    subject: 'broken pallets at {{company}}',
    body: 'Hi {{first_name}},\n\nWe collect broken pallets, mend them and bring them back for half of the price of new ones. Your neighbors at Hald Foods send us 400 a month.\n\nHow many do you throw away?\n\nBest,\nPer',
  },
  {
    subject: 'DO NOT MISS THIS',
    body: 'HELLO {{first_name}},\n\nWE SELL PUMPS AND VALVES. ALL MAJOR BRANDS. BEST PRICE. FAST DELIVERY. CONTACT US TODAY FOR QUOTE.\n\nMR. LIU',
  },
  {
    subject: 'Hard conversations, two mornings',
    body: 'Hi {{first_name}},\n\nMany new team leads put off hard conversations until it is too late. In two mornings they practice with an actor, on their own cases. Of the 60 who came last year, 52 had the talk within a month.\n\nWould you like the outline?\n\nBest wishes,\nElin',
  },
  {
    subject: 'Exclusive offer for {{company}}: save 30% on energy, guaranteed',
    body: 'Hi {{first_name}},\n\nEnergy prices are exploding! Don’t wait until it is too late. Our experts guarantee savings of 30%. This offer expires tonight.\n\nWould Tuesday at 2pm work for a quick 15-minute call?\n\nTo unsubscribe: https://watt.example/stop\n\nRick',
  },
  {
    subject: 'socks?',
    body: 'Hi {{first_name}},\n\nodd question: does {{company}} give new people something on day one? We knit socks with your logo, from 50 pairs, in two weeks.\n\nWant a free pair to see?\n\nTy',
  },
  {
    subject: 'SOC 2 in five weeks',
    body: 'Hi {{first_name}},\n\nLarge customers ask software firms for SOC 2 before they sign. We take you there in five weeks, with one meeting a week; Tidepool closed two deals that hung on it.\n\nIs SOC 2 on your list this year?\n\nBest,\nImani',
  },
  {
    subject: 'Following up',
    body: 'Hi {{first_name}},\n\nFollowing up on my email of last week. Did you get a chance to look at it? Let me know a good time to connect.\n\nBest,\nCole',
  },
];
