import { bottles } from './drawings/bottles.ts'
import { brushJar } from './drawings/brush-jar.ts'
import { bunting } from './drawings/bunting.ts'
import { cake } from './drawings/cake.ts'
import { cocktail } from './drawings/cocktail.ts'
import { coffeeCup } from './drawings/coffee-cup.ts'
import { festival } from './drawings/festival.ts'
import { fishPlate } from './drawings/fish-plate.ts'
import { floorPlan } from './drawings/floor-plan.ts'
import { flowerArch } from './drawings/flower-arch.ts'
import { framedArt } from './drawings/framed-art.ts'
import { houseKey } from './drawings/house-key.ts'
import { keyboard } from './drawings/keyboard.ts'
import { letter } from './drawings/letter.ts'
import { longTable } from './drawings/long-table.ts'
import { marketStall } from './drawings/market-stall.ts'
import { microphone } from './drawings/microphone.ts'
import { mirror } from './drawings/mirror.ts'
import { pastries } from './drawings/pastries.ts'
import { piano } from './drawings/piano.ts'
import { plantPot } from './drawings/plant-pot.ts'
import { pottery } from './drawings/pottery.ts'
import { record } from './drawings/record.ts'
import { rowOfHouses } from './drawings/row-of-houses.ts'
import { salonHead } from './drawings/salon-head.ts'
import { seaWindow } from './drawings/sea-window.ts'
import { shopWindow } from './drawings/shop-window.ts'
import { shoppingBag } from './drawings/shopping-bag.ts'
import { soupPot } from './drawings/soup-pot.ts'
import { steps } from './drawings/steps.ts'
import { streetMap } from './drawings/street-map.ts'
import { tiles } from './drawings/tiles.ts'
import { toolbox } from './drawings/toolbox.ts'
import { twoChairs } from './drawings/two-chairs.ts'
import { van } from './drawings/van.ts'
import { vegetableCrate } from './drawings/vegetable-crate.ts'
import { villageHall } from './drawings/village-hall.ts'
import { wifi } from './drawings/wifi.ts'

/** All drawings by their ids. An address with one of these works for ever; a picture that is redrawn takes a new id. */
export const drawings = {
  bottles,
  'brush-jar': brushJar,
  bunting,
  cake,
  cocktail,
  'coffee-cup': coffeeCup,
  festival,
  'fish-plate': fishPlate,
  'floor-plan': floorPlan,
  'flower-arch': flowerArch,
  'framed-art': framedArt,
  'house-key': houseKey,
  keyboard,
  letter,
  'long-table': longTable,
  'market-stall': marketStall,
  microphone,
  mirror,
  pastries,
  piano,
  'plant-pot': plantPot,
  pottery,
  record,
  'row-of-houses': rowOfHouses,
  'salon-head': salonHead,
  'sea-window': seaWindow,
  'shop-window': shopWindow,
  'shopping-bag': shoppingBag,
  'soup-pot': soupPot,
  steps,
  'street-map': streetMap,
  tiles,
  toolbox,
  'two-chairs': twoChairs,
  van,
  'vegetable-crate': vegetableCrate,
  'village-hall': villageHall,
  wifi,
} as const
export type DrawingId = keyof typeof drawings
