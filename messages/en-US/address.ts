export const addressWords = {
  firstName: "First name",
  lastName: "Last name",
  nameWhy: "The carrier needs a name on the label.",
  country: "Country",
  usa: "United States",
  canada: "Canada",
  other: "Another country",
  street: "Address",
  streetWhy: "Street and number.",
  zipCode: "ZIP code",
  postalCode: "Postal code",
  city: "City",
  region: "Region",
  province: "Province",
  state: "State",
  choose: "Choose",
  apartment: "Apartment or suite",
  company: "Company",
  filledFrom: (isCanada: boolean, isUsa: boolean, code: string) =>
    `We filled in the city and ${isCanada ? "province" : "state"} from ${isUsa ? "ZIP" : "postal code"} ${code}. Change them if they’re wrong.`,
  poBox: "A PO box: only the postal service delivers there, FedEx and UPS do not.",
  countryNames: { USA: "USA", CANADA: "Canada", OTHER: "" },
};

/** A postal code that does not go with its state, or that nobody knows. */
export const placeWords = {
  mayBeRight: (isZip: boolean) => `Is this ${isZip ? "ZIP code" : "postal code"} right?`,
  check: (isZip: boolean) => `Check the ${isZip ? "ZIP code" : "postal code"}`,
  edit: "Edit the address",
  delayed: "A parcel with a wrong one can be delayed or come back to us.",
  everywhere: "We ship to every state, US territory and military post, and to Canada.",
  mustMatch: (isZip: boolean) => `Tax and shipping go by ${isZip ? "state" : "province"}, so it has to match.`,
  isRight: (code: string) => `Is ${code} right?`,
  isIt: (place: string) => `Is it ${place}?`,
  which: "Which state is it in?",
  use: (place: string) => `Use ${place}`,
  confirm: (code: string) => `${code} is right`,
};

export const suggestionWords = {
  title: "Is this the address?",
  why: "The address service we asked spells it another way. Take its spelling if it is the same place; keep yours if you know better.",
  suggested: "Suggested",
  typed: "As you typed it",
  take: "Use suggested",
  keep: "Keep mine",
};
