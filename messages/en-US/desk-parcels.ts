/** The parcels of an order on its way, at the desk. */
export const parcelWords = {
  title: "Parcels",
  correct: "Correct or add",
  note: "Empty a number to take a parcel off. The buyer gets an email with the numbers as they are then.",
  press: "Save parcels",
  carrier: (number: number, isNew: boolean) => (isNew ? "One more: carrier" : `Parcel ${number}: carrier`),
  tracking: (number: number, isNew: boolean) =>
    isNew ? "One more: tracking number" : `Parcel ${number}: tracking number`,
};
