/** What runs, in an office, a works or a yard. */
export const MACHINES =
  'photocopiers?|copiers?|printers?|scanners?|lifts?|elevators?|escalators?|forklifts?|generators?|compressors?|turbines?|servers?|routers?|computers?|laptops?|keyboards?|monitors?|phones?|tills?|lathes?|excavators?|cranes?|tractors?|trucks?|lorr(?:y|ies)|vans?|bus(?:es)?|trams?|trains?|cars?|taxis?|bicycles?|wheelchairs?|ambulances?|conveyors?|vending machines?|washing machines?|dishwashers?|staplers?|robots?|traffic lights?|parking meters?';
/** Where people walk about, under a roof or on a made ground. */
export const ROOMS =
  'buildings?|offices?|branches|(?:meeting|conference|waiting|board) ?rooms?|classrooms?|ballrooms?|corridors?|hallways?|lobb(?:y|ies)|foyers?|receptions?|stair(?:s|cases?|wells?)|basements?|attics?|warehouses?|garages?|car parks?|parking lots?|bridges?|tunnels?|motorways?|highways?|runways?|chimneys?|towers?|balcon(?:y|ies)|ceilings?|windows?|libraries|stadiums?|theat(?:er|re)s?';
export const FURNITURE =
  'chairs?|desks?|tables?|sofas?|armchairs?|benches|stools?|shelves|bookcases?|wardrobes?|(?:filing )?cabinets?|lockers?|pews?|lamps?|mattress(?:es)?|whiteboards?';
export const PAPERS = 'invoices|contracts|envelopes|spreadsheets|passports|receipts|leases';
export const FOOD =
  'soups?|bread|loaves|rolls|croissants|cakes?|cheeses?|butter|lettuces?|tomatoes|potatoes|carrots|onions|eggs|omelet(?:te)?s|sausages|noodles|spaghetti|porridge|yog(?:h)?urt|salads?|sandwiches|jam|honey|milk|beer';
export const BEASTS =
  'cows?|calves|sheep|lambs|goats|pigs|horses?|pon(?:y|ies)|donkeys?|dogs?|cats?|rabbits|hens?|chickens?|ducks?|geese|budgies|parrots|hamsters|goldfish|trout|salmon|bees|snails';
const HOUSEHOLD =
  'pillows?|blankets?|towels?|curtains?|carpets?|doors?|gates?|walls?|floors?|roofs?|bricks?|fences?|hinges?|locks?|keys?|bells?|clocks?|pipes?|pumps?|valves?|boilers?|engines?|boats?|tires?|tools?|hammers?|ladders?|pallets?|boxes|crates?|pens?|pencils?|ledgers|books|pages|letters|numbers|passwords|files|cables|screens?|kettles?|spoons?|forks|plates|cups?|mugs|pots?|ovens?|fridges?|freezers?|shoes|boots|coats?|hats?|socks|gloves|umbrellas?|suitcases?|mannequins?|statues?|portraits?|pianos?|hedges?|trees|lawns?|pumpkins?|turnips?|cabbages|mushrooms|hops|grapes|seeds|dough|stones?|rocks|gravel|concrete|bolts|screws|nails';
/** Things that people have about them, of which no one has a mind or legs. */
export const MINDLESS = [MACHINES.replace('robots?|', ''), ROOMS, FURNITURE, PAPERS, FOOD, HOUSEHOLD].join('|');
