/** Things that local firms and small makers sell. `category.ts` explains the format. */
export const LOCAL_CATEGORIES = `
auctions | auctions and liquidation | finance! executive! procurement operations | production legal property realestate | - | auctions:3, auctioneer:4, hammer price:4, liquidation:3, surplus machines:4, surplus equipment:4, idle machines:3, plant closure:3
farm_insurance | farm and crop insurance | farmer! | insurance finance | - | hail:3, hail cover:4, frost cover:4
guest_activities+ | guest activities | hotel! leisure! planner | hr office travel principal | - | archery:4, kayak:3, zipline:4, wine tasting:2, guests try:2, inflatables:3, climbing tower:4, raft:2
architecture_service | architecture and planning | realestate! executive property builder principal | facilities government civil | - | architecture practice:4, planning permission:4, floor plans:2, feasibility study:2, extension:1
outdoor_furniture | outdoor furniture and shelters | facilities! property! government! | principal landscape architect leisure restaurant hotel | - | benches:3, planters:3, bollards:4, canopy:2, flagpole:4
board_search | board and trustee recruitment | nonprofit! executive! | hr recruiting legal principal | - | board members:3, non-executive:4, chair of the board:4
shared_mobility | shared cars, bikes and scooters | property! government! fleet! realestate | operations hotel facilities highered hr | - | car club:4, scooters:3, e-scooter:4, docking station:2
public_adjusting | insurance claim advice | property! executive! finance! | hotel realestate insurance restaurant clergy | - | your insurer:2, first offer:1, claim for you:2
hospitality_staffing | hotel and restaurant staffing | restaurant! hotel! chef planner | hr operations server | - | temp chefs:4, sous chef:2
deal_rooms | data rooms and deal advice | finance! legal! executive! investing | strategy accounting | - | due diligence:3, m&a:3, mergers and acquisitions:4, buyers ask:2, carve-out:3
air_extraction | dust and fume extraction | production! safety! maintenance engineer | facilities operations machinist principal | - | welding fume:4, wood dust:4, oil mist:4, extraction arm:4, dust:1.5, cyclone:2, local exhaust:4
export_control | export control and sanctions | compliance! logistics! legal | supply sales procurement | - | export control:4, export controls:4, export licence:4, export license:4, dual-use:4, sanctions screening:4, embargo:3
practice_software | clinic and practice software | clinic! physician therapy eye | it nurse dentist vet office | - | patient records:3, ehr:3, emr:3, chart:1.5, fertility clinic:3, your practice:1
driver_training | forklift and driver training | logistics! warehouse! fleet! safety! | training production builder hr | - | forklift license:4, defensive driving:4, load securing:4
house_clearance | house and estate clearance | legal! property! wealth | funeral realtor carer | - | executor:3, hoarder:4
product_testing | product testing and certification | hardware! engineer! quality! rnd | product compliance production | - | emc:4, ul listing:4, climate chamber:4, test lab:3, salt spray:4
expert_witness | loss and accident investigation | legal! insurance! | compliance safety engineer | - | cause of the fire:4
care_activities | visits and activities for care homes | carer! | nurse leisure hr | - | residents sing:4, activity coordinator:4, reminiscence:4, chair exercise:4, over 75:2, singalong:4
medical_couriers | medical and lab couriers | lab! clinic! pharmacy | logistics nurse dentist vet | - | specimens:3, samples between:3, blood samples:3, pathology samples:4
scent_music | background music and scent | store! hotel! restaurant! marketing | facilities beauty fitness | - | diffusers:4, playlist:3, lobby smell:4
shop_food_machines | butcher and bakery equipment | store! chef! production | restaurant procurement | - | proofer:3, butchers:3, bakeries:2, vacuum filler:4, sausage:3
warranty_programs | warranties for products | ecommerce! store! product finance | support operations merchandising | - | warranty claims:3, warranty program:4, product protection:3, at the checkout:1
speaking_engagements= | media and presentation training | communications! executive! | marketing sales hr training | - | on camera:2
brand_names | naming and trademarks watch | marketing! legal! product | executive design | - | product name:3, brand name:4, name for your:2, naming:3, names for:2
cooking_oil= | used cooking oil collection | restaurant! chef! facilities | hotel production store | - | cooking oil:4, frying oil:4, used oil:3, waste oil:3, old oil:3
office_fruit | fruit and snacks for offices | office! hr! facilities | operations procurement | - | healthy snacks:4
canteen | staff meals and canteens | hr! facilities! operations office | executive production chef | - | canteen:4, staff restaurant:4, meals at work:4, lunch for your people:4
labor_data | pay and labor market data | hr! recruiting strategy! | executive finance highered | - | wages by town:4, talent data:4
street_lighting | street and outdoor lighting | government! energy! facilities | civil property highered | - | light poles:4, sodium lamps:3, floodlight:2
stock_counting | stock counting | store! warehouse! finance accounting | operations logistics merchandising pharmacy | - | stocktaking:4, count the shelves:4
flood_protection | flood protection | facilities! property! government | safety operations warehouse insurance hotel | - | flood defence:4
statue_care= | stone and monument restoration | government! librarian! clergy! leisure | architect property builder | - | statues:4, monument:4, sculpture:3, stonemason:4, gargoyle:4
tyre_recycling | old tires | mechanic! dealer! fleet | facilities farmer government | - | used tyres:4, waste tyres:4
metal_buying= | scrap buying and recycling | production! maintenance! procurement operations | facilities machinist builder energy | - | swarf:4, turnings:3, offcuts:2, we buy scrap:4, scrap dealer:4, scrap prices:4, skip for scrap:3, baled film:4
wells= | well drilling | farmer! builder! government | property hotel leisure | - | boreholes:4, well pump:4
disability_access | lifts and access for wheelchairs | facilities! property! principal government clergy | architect builder hotel clinic | - | stairlift:4, stair lift:4
wheelchair_service | wheelchair and bed repair | carer! clinic! facilities | nurse procurement therapy | - | wheelchairs:3, bed repair:4
firewood= | firewood and pellets | hotel! restaurant! facilities | energy store property | - | firewood:4, logs:1.5, pellets:3, briquettes:4, oak log:4, log for:2, kiln dried:4, pizza oven:1, pub fire:3, moisture:1, wood fire:2
school_trips+ | school trips | principal! teacher! | childcare leisure travel | - | fieldwork:3, outdoor centre:4
dental_lab_software | software for dental labs | lab! dentist! production | it quality clinic | - | dental labs:4, dental laboratory:4, denture:3, crown and bridge:3
imaging_service | service of imaging equipment | clinic! engineer! maintenance physician | procurement facilities | healthcare | mri:3, ct scanner:4, imaging equipment:4, cryogen:4, service contract on your scanner:4, biomed:3
conference_interpreting= | conference interpreting | planner! communications | marketing executive hr legal government language | - | simultaneous interpreters:4, congress:3, headsets:2, delegates:2
van_fitting | van racking | fleet! tradesman! builder mechanic operations | driver procurement warehouse executive facilities | - | racks drawers:3, bulkhead:2, how many vans:2
lease_abstraction | lease abstraction | property! realestate! legal | accounting finance strategy banking | - | lease review:4, rent roll:2, commercial lease:3, portfolio:1, read lease:3
heating_fuel | propane and heating oil | facilities! farmer! operations maintenance builder property | procurement hotel restaurant warehouse production leisure store principal executive | - | propane:4, lpg:4, grain dryer:2, gas tank:3, tank level:3, own the tanks:3, oil tank:2
uniform_rental= | uniform rental | operations! procurement! production maintenance mechanic | hr fleet tradesman dealer restaurant hotel facilities safety office warehouse | - | uniforms each week:4, name patches:3, launder:2, soiled:2, floor mats:2
class_booking | class and lesson booking software | leisure! fitness! | teacher music creator principal childcare it | - | swim school:4, swimming lessons:3, lesson booking:4, class booking:4, waiting list for classes:3, term fees:3, dance school:3, parents book:2
warehouse_robots+ | warehouse robots | warehouse! logistics! operations! supply | engineer executive ecommerce production it | - | amr:4, agv:4, automated guided:4, goods-to-person:4, intralogistics:4, robotic picking:4, order picking robot:4, driverless forklift:4, put wall:4, sortation:4, automated storage:4, shuttle system:3
product_labels+ | product labels | production! procurement! marketing | executive restaurant design ecommerce store printing supply | - | label shop:4, label printer for food:3, paper labels:4, bopp:4, roll labels:4, labels on a roll:4, label stock:3
kilns+ | kilns and pottery supplies | principal! teacher production | leisure highered facilities store music | - | kiln:4, glaze:3, thermocouple:2.5, stoneware clay:4
public_clocks+ | public clocks | clergy! government! facilities principal | property leisure librarian | - | clock tower:4, town clock:4, hands of the clock:4, clock face:3, clock dial:4, clockmaker:3, clock winding:4
`;
