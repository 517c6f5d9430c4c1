/** A place of the store in the USA. */
export interface StorePlace {
  name: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

const LINE = /^(?<name>.+?), (?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zipCode>\d{5})$/;

/** The store's address as it is written in the configuration, `Name, street, city, ST 12345`; null for any other form. */
export function readAddressLine(text: string): StorePlace | null {
  const { name = "", street = "", city = "", state = "", zipCode = "" } = LINE.exec(text.trim())?.groups ?? {};
  return zipCode === "" ? null : { name, street, city, state, zipCode };
}
