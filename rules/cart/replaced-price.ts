import { cents, type Cents } from "../money/cents.ts";

/** What a PC costs as it stands, and what its parts cost apart, its system among them. */
interface Standing {
  unitPrice: Cents;
  partsPrice: Cents;
}

/**
 * What a PC's price counts for a part that another stands for. Of a PC that costs less than its parts do, as in a sale, a
 * cheaper part gives back as much less of the difference: all that is left out together is never more than was asked for it.
 */
export function replacedPrice(chosen: Cents, replaced: Cents, standing: Standing): Cents {
  return chosen >= replaced ? replaced : cents(chosen + givenBack(cents(replaced - chosen), standing));
}

/** What goes off a PC's price for a difference to something cheaper: its share, where the PC costs less than its parts. */
export function givenBack(difference: Cents, { unitPrice, partsPrice }: Standing): Cents {
  if (unitPrice >= partsPrice) return difference;
  return cents(Math.floor((difference * unitPrice) / partsPrice));
}
