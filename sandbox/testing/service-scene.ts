import { startSandbox } from "../start-sandbox.ts";

/** A service of a sandbox of its own, by its pages under `/sandbox`. */
export interface ServiceScene<Fault extends string> {
  origin: string;
  read(what: string): Promise<unknown>;
  post(what: string, body: BodyInit): Promise<unknown>;
  break(kind: Fault, times?: number): Promise<void>;
  mend(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openServiceScene<Fault extends string>(
  name: string,
  storeUrl = "http://localhost:3000",
): Promise<ServiceScene<Fault>> {
  const sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl,
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
  const pages = `${sandbox.origin}/sandbox/${name}`;
  const post = async (what: string, body: BodyInit): Promise<unknown> => {
    const answer = await fetch(`${pages}/${what}`, { method: "POST", body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    origin: sandbox.origin,
    read: async (what) => (await fetch(`${pages}/${what}`)).json(),
    post,
    break: async (kind, times = 1) => void (await post("faults", JSON.stringify({ kind, times }))),
    mend: async () => void (await fetch(`${pages}/faults`, { method: "DELETE" })),
    reset: async () => void (await post("reset", "{}")),
    close: () => sandbox.close(),
  };
}
