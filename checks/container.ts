import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Environment = Readonly<Record<string, string>>;

/** What a container of a service runs, as Dockerfile and compose.yaml say it. */
export interface ServiceContainer {
  user: string;
  command: string[];
  healthCheck: string[];
  environment: Environment;
}

interface Compose {
  services: Record<string, { environment: Environment }>;
}

/** Throws when a secret that compose.yaml demands is not in `given`, as `docker compose up` does. */
export function serviceContainer(service: "store" | "worker", given: Environment): ServiceContainer {
  // The last image is the one that runs; a backslash ends no line.
  const image =
    readFileSync("Dockerfile", "utf8")
      .replaceAll("\\\n", " ")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const instruction = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(image)?.[1]?.trim() ?? "";
  const list = (text: string) => JSON.parse(text.slice(text.indexOf("["))) as string[];
  const { services } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as Compose;
  const composed = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    filledIn(value, given),
  ]);
  return {
    user: instruction("USER"),
    command: list(instruction("CMD")),
    healthCheck: list(instruction("HEALTHCHECK")),
    environment: {
      ...Object.fromEntries(
        instruction("ENV")
          .split(" ")
          .map((pair) => pair.split("=")),
      ),
      ...Object.fromEntries(composed),
    },
  };
}

/** `${NAME:?why}` is demanded, `${NAME:-else}` has a default. */
function filledIn(text: string, given: Environment): string {
  return text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, kind: string, words: string) => {
    if (given[name]) return given[name];
    if (kind === "?") throw new Error(`${name} ${words}`);
    return words;
  });
}
