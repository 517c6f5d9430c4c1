/** Canada Post's first letter names the province; X is shared, Nunavut has X0A, X0B and X0C (canadapost-postescanada.ca, addressing guidelines). */
export const PROVINCE_LETTERS: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  X: "NT",
  Y: "YT",
};
export const NUNAVUT = /^X0[ABC]$/;

/**
 * Cities that can be read out of the source's area names ("Downtown Vancouver East"). It names areas, not the city an
 * address needs: what is not here is left for the shopper to type.
 */
export const CANADIAN_CITIES: Readonly<Record<string, readonly string[]>> = {
  AB: ["Calgary", "Edmonton", "Red Deer", "Lethbridge", "Medicine Hat", "Grande Prairie", "Fort McMurray"],
  BC: [
    "Vancouver",
    "Victoria",
    "Burnaby",
    "Surrey",
    "Kelowna",
    "Richmond",
    "Abbotsford",
    "Nanaimo",
    "Kamloops",
    "Prince George",
    "Chilliwack",
  ],
  MB: ["Winnipeg", "Brandon"],
  NB: ["Saint John", "Fredericton", "Moncton"],
  NL: ["St. John's"],
  NS: ["Halifax", "Dartmouth"],
  NT: ["Yellowknife"],
  ON: [
    "Toronto",
    "Ottawa",
    "Mississauga",
    "Hamilton",
    "London",
    "Kitchener",
    "Windsor",
    "Kingston",
    "Guelph",
    "Brampton",
    "Markham",
    "Oshawa",
    "Oakville",
    "Burlington",
    "St. Catharines",
    "Niagara Falls",
    "Thunder Bay",
    "Brantford",
    "Peterborough",
  ],
  PE: ["Charlottetown"],
  QC: ["Laval", "Gatineau", "Sherbrooke", "Longueuil", "Drummondville"],
  SK: ["Saskatoon", "Regina", "Moose Jaw", "Prince Albert"],
  YT: ["Whitehorse"],
};

/**
 * ZIPs that reach a second or third state in the Census of 2020 and did not in 2010's relationship file: ZCTAs over
 * state lines, as peter-horton.com (2022-12-30) tabulated them. His page lists 137; these are those of it we could read.
 */
export const ACROSS_STATE_LINES_2020: Readonly<Record<string, string>> = {
  "38549": "TN KY",
  "57717": "SD WY MT",
  "66955": "KS NE",
  "68327": "NE KS",
  "68420": "NE KS",
  "68755": "NE SD",
  "68943": "NE KS",
  "69026": "NE KS",
  "69168": "NE CO",
  "69337": "NE SD",
  "71937": "AR OK",
  "71953": "AR OK",
  "79835": "TX NM",
  "79922": "TX NM",
  "80737": "CO NE",
  "81120": "CO NM",
  "82082": "WY NE CO",
  "83127": "WY ID",
  "83856": "ID WA",
  "86514": "AZ UT NM",
  "99033": "WA ID",
};
