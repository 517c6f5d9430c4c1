/** The serial numbers of a PC and its parts, as the bench writes them down. */
export const deskSerialWords = {
  title: "Serial numbers",
  unit: (name: string, unit: number, units: number) => (units === 1 ? name : `${name}, unit ${unit} of ${units}`),
  note: "From the stickers, as far as you have them. The buyer reads them on the order. Empty a number to take it off.",
  itself: "The PC itself",
  press: "Save numbers",
};
