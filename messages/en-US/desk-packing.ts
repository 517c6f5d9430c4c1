import { dayText } from "./days.ts";
import { counted } from "./plural.ts";

/** What who picks, packs and ships an order reads. */
export const packingWords = {
  sheet: "Picking sheet",
  print: "Print",
  back: "Back to the order",
  way: (method: string, day: string) => `${method}, arrive by ${dayText(day)}`,
  shipNote: (method: string, day: string) =>
    `Send it by ${method}: it has to arrive by ${dayText(day)}. The buyer gets an email with the tracking number.`,
  method: "Ship by",
  arrives: "Arrive by",
  leaves: "Leaves by",
  shipTo: "Ship to",
  phone: "Phone",
  phones: (phones: readonly string[]) => phones.join(" or "),
  noPhone: "None given",
  comment: "The buyer wrote",
  said: (comment: string) => `“${comment}”`,
  things: "What goes in",
  nothing: "Nothing is left to pack: everything was given back.",
  units: "Units",
  item: "Item",
  inside: (parts: number) => `Built from ${counted(parts, "part", "parts")}`,
  setLight: (color: string) => `Light set to ${color}, and it shines so`,
  cardApart: (units: number) =>
    `After the test the graphics card comes out and goes into a box of its own, with the sheet of three steps: ${counted(units * 2, "parcel", "parcels")} for this line`,
  checks: ["Everything is in the box", "The label is of this address", "Box closed and taped"],
  by: "Packed by, date",
  test: "Test order: nothing was charged, and no real parcel leaves.",
};
