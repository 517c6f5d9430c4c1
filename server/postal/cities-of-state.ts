import { TABLE } from "./postal-area.ts";

/** Every city that the postal table has in a state or province, each once, in the order of the alphabet. */
export function citiesOfState(state: string): string[] {
  const cities = new Set<string>();
  for (const [, states = "", city = ""] of TABLE.matchAll(/^[^#\t]+\t([^\t]*)\t(.+)$/gm))
    if (states.split(" ").includes(state)) cities.add(city);
  return [...cities].toSorted((one, other) => one.localeCompare(other, "en"));
}
