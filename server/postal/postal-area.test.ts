import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statesOf } from "#rules/address/states.ts";
import { postalFit } from "#rules/address/postal-fit.ts";
import { postalArea } from "./postal-area.ts";

const rows = readFileSync(new URL("./postal-areas.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split("\t") as [code: string, states: string, city: string]);
const isUsa = (code: string) => /^\d/.test(code);
const typed = (code: string) => (isUsa(code) ? code : `${code.toLowerCase()}1a1`);
/** Independent states in free association with the USA: ZIP codes of theirs, no state of ours. */
const NOT_OURS = ["FM", "MH", "PW"];

test("the table has every state, territory, military region and province, each code once and in order", () => {
  const states = new Set(rows.flatMap(([, of]) => of.split(" ")));
  expect([...states].toSorted()).toEqual([...statesOf("USA"), ...statesOf("CANADA"), ...NOT_OURS].toSorted());
  const codes = rows.map(([code]) => code);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect(codes.filter((code) => !/^(\d{5}|[A-Z]\d[A-Z])$/.test(code))).toEqual([]);
  expect([codes.filter(isUsa).length, codes.length]).toEqual([42745, 44364]);
});

test("every code of the table takes each of its states and no other one", () => {
  const wrong: string[] = [];
  for (const [code, states] of rows.filter(([, states], at) => at % 10 === 0 || states.includes(" "))) {
    const country = isUsa(code) ? ("USA" as const) : ("CANADA" as const);
    const area = postalArea(country, typed(code));
    for (const State of statesOf(country === "USA" ? "USA" : "CANADA")) {
      const fits = postalFit({ Country: country, ZipCode: typed(code), State }, area).is === "fitting";
      if (fits !== states.split(" ").includes(State)) wrong.push(`${code} ${State}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["02861", "RI MA"],
  ["42223", "KY TN"],
  ["57717", "SD MT WY"],
  ["59221", "MT ND"],
  ["63673", "MO IL"],
  ["71749", "AR LA"],
  ["73949", "OK TX"],
  ["81137", "CO NM"],
  ["84536", "UT AZ"],
  ["86044", "AZ UT"],
  ["86514", "AZ NM UT"],
  ["86515", "AZ NM"],
  ["88063", "NM TX"],
  ["89439", "NV CA"],
  ["97635", "OR CA"],
])("the ZIP code %s crosses state lines: %s", (code, states) => {
  const [own, ...others] = postalArea("USA", code)?.states ?? [];
  expect([own, ...others.toSorted()].join(" ")).toBe(states);
});

test.each([
  ["09012", "AE", "APO"],
  ["34002", "AA", "DPO"],
  ["96201", "AP", "APO"],
  ["00901", "PR", "San Juan"],
  ["00801", "VI", "St Thomas"],
  ["96910", "GU", "Hagatna"],
  ["96799", "AS", "Pago Pago"],
  ["96950", "MP", "Saipan"],
  ["99501", "AK", "Anchorage"],
  ["96813", "HI", "Honolulu"],
])("%s is in %s, %s", (code, state, city) => {
  expect(postalArea("USA", code)).toEqual({ isListed: true, states: [state], cities: [city] });
});

test("posts of the armed forces have the three digits of their region", () => {
  const wrong: string[] = [];
  const regions = { AE: /^09/, AA: /^340/, AP: /^96[2-6]/ };
  for (const [code, states] of rows.filter(([code]) => isUsa(code))) {
    const region = Object.entries(regions).find(([, digits]) => digits.test(code))?.[0];
    if (states !== region && (region !== undefined || states in regions)) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["M5V 2T6", { isListed: true, states: ["ON"], cities: ["Toronto"] }],
  ["h7a1a1", { isListed: true, states: ["QC"], cities: ["Laval"] }],
  ["H2X 1Y4", { isListed: true, states: ["QC"], cities: [] }],
  ["X0A 0H0", { isListed: true, states: ["NU"], cities: [] }],
  ["X1A 1A1", { isListed: true, states: ["NT"], cities: ["Yellowknife"] }],
  ["X9Z 1A1", { isListed: false, states: ["NT", "NU"], cities: [] }],
  ["V0Z 1A1", { isListed: false, states: ["BC"], cities: [] }],
  ["H0H 0H0", { isListed: false, states: ["QC"], cities: [] }],
  ["W1A 1A1", null],
])("the postal code %s: %j", (code, area) => {
  expect(postalArea("CANADA", code)).toEqual(area);
});

test("a code that nobody has, and one of another country, is not in the table", () => {
  for (const code of ["00000", "99999", "8020", "", "# Pos"]) expect(postalArea("USA", code)).toBeNull();
  expect(postalArea("OTHER", "80202")).toBeNull();
  expect(postalArea("CANADA", "80202")).toBeNull();
});

test("a look-up is quick wherever the code stands in the table", () => {
  const codes = rows.filter((_row, at) => at % 50 === 0).map(([code]) => code);
  const start = performance.now();
  for (const code of codes) postalArea(isUsa(code) ? "USA" : "CANADA", typed(code));
  expect((performance.now() - start) / codes.length).toBeLessThan(1);
});
