/** People are not goods. Some goods, such as sensors and containers, have the same endings as words for people. */
const PEOPLE =
  /(?:ers|ors|ists|ians|men|women|yees|ants|folk|owners|parents|guests|visitors|patients|students|pupils|nurses|agents|guards|chefs|cooks|guides|pilots|tutors|coaches|attorneys|clerks|techs|kids|friends|clients|members|tenants|couples|brides|families|teams|crews|shops|people|companies|businesses|firms|agencies|brands|stations|schools|records|numbers|prices|rates|terms|results|reports|stats|processes|values|offices|sites|pages|posts|hands|eyes|ideas|vans|trucks|cars|boats|buses|robots|dogs|hawks|falcons|words|books|plans|offers|costs|fees)$/i;
const DEVICES =
  /(?:sensors|detectors|filters|heaters|dryers|driers|chargers|lockers|scanners|printers|trailers|containers|coolers|boilers|chillers|freezers|trackers|monitors|meters|conveyors|compressors|inverters|planters|stickers|posters|covers|towers|drawers|shelters|speakers|washers|motors|rotors|doors|floors|mirrors|tractors|elevators|generators|batteries|blowers|feeders|fryers|burners|mixers|cutters|ladders|binders|folders|banners|rollers|burgers|crackers|flowers|powders|papers|letters|razors|displays|extinguishers|sprinklers|dampers|breakers|hydrants|transformers|routers|servers|computers|copiers|radiators|escalators|defibrillators|regulators|hoppers|grinders|reactors|condensers|exchangers|thermometers|gauges|plants)$/i;

/** Whether a plural noun is of people or something else that is not for sale. */
export const isOfPeople = (word: string): boolean => PEOPLE.test(word) && !DEVICES.test(word);
