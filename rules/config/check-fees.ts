import { type Check, type ConfigProblem, day, must, ordered, wholeFrom } from "./config-problem.ts";
import type { StoreConfig } from "./store-config.ts";

interface Dated {
  from: string;
  until: string | null;
}

/** Dated rows that neither overlap nor end before they begin, and fees that are whole cents. */
export function checkFees({ coloradoDelivery, minnesotaDelivery, recycling }: StoreConfig["fees"]): Check {
  const states = [...new Set(recycling.map(({ state }) => state))];
  return [
    ...checkRows(coloradoDelivery, "fees.coloradoDelivery"),
    ...checkRows(minnesotaDelivery, "fees.minnesotaDelivery"),
    ...[...coloradoDelivery.entries()].map(([at, { fee }]) => wholeFrom(0, fee, `fees.coloradoDelivery[${at}].fee`)),
    ...[...minnesotaDelivery.entries()].flatMap(([at, { fee, minimum }]) => [
      wholeFrom(0, fee, `fees.minnesotaDelivery[${at}].fee`),
      wholeFrom(0, minimum, `fees.minnesotaDelivery[${at}].minimum`),
    ]),
    ...states.flatMap((state) =>
      checkRows(
        recycling.filter((row) => row.state === state),
        `fees.recycling (${state})`,
      ),
    ),
  ];
}

/** `until` is the first day the row no longer holds, so the next one may begin on it. */
function checkRows(rows: readonly Dated[], field: string): Check {
  return rows.flatMap((row, at): (ConfigProblem | null)[] => {
    const next = rows[at + 1];
    return [
      day(row.from, `${field}[${at}].from`),
      row.until === null ? null : day(row.until, `${field}[${at}].until`),
      ordered(row.from, row.until, `${field}[${at}]`),
      must(
        !next || (row.until !== null && row.until <= next.from),
        `${field}[${at}].until`,
        `reaches into the row that begins on ${next?.from}`,
      ),
    ];
  });
}
