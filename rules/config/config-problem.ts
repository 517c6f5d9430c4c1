/** What is wrong with the owner's settings: the field as it is written there, and a sentence. */
export interface ConfigProblem {
  field: string;
  problem: string;
}

export type Check = readonly (ConfigProblem | null)[];

/** A problem when the condition does not hold. */
export function must(holds: boolean, field: string, problem: string): ConfigProblem | null {
  return holds ? null : { field, problem };
}

export function wholeFrom(least: number, value: number, field: string): ConfigProblem | null {
  return must(
    Number.isSafeInteger(value) && value >= least,
    field,
    `must be a whole number from ${least}, not ${value}`,
  );
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function day(text: string, field: string): ConfigProblem | null {
  return must(isDay(text), field, `"${text}" is not a day written YYYY-MM-DD`);
}

/** Both ends are the same kind of text: days, or local times. */
export function ordered(first: string, last: string | null, field: string): ConfigProblem | null {
  return must(last === null || first <= last, field, `ends on ${last} before it starts on ${first}`);
}

/** A rate in parts per million: 7 for seven percent, or 0.07, is a slip this catches. */
export function rate(ppm: number, field: string, most = 300_000): ConfigProblem | null {
  const ok = ppm === 0 || (Number.isSafeInteger(ppm) && ppm >= 100 && ppm <= most);
  return must(ok, field, `${ppm} is not a rate in parts per million: 7 % is 70000, and ${most / 10_000} % is the most`);
}
