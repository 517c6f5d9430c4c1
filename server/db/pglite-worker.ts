import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { DATE, INT8, parseDay, parseSafeInteger } from "./column-parsers.ts";
import { PgliteStatements } from "./pglite-statements.ts";
import { PrivateNodeFs } from "./private-node-fs.ts";
import type { MigratedDump, PgliteAnswer, PgliteOpening, PgliteQuestion } from "./pglite-messages.ts";

// In the store's own thread one order would hold up every page: PGlite never yields to the event loop while it works.
const opening = workerData as PgliteOpening;
const parsers = { [INT8]: parseSafeInteger, [DATE]: parseDay };
const port = parentPort;
if (!port) throw new Error("pglite-worker.ts runs as a worker thread only");

const db = await PGlite.create({
  ...(opening.folder && { fs: new PrivateNodeFs(opening.folder) }),
  ...(opening.copyOf && copying(opening.copyOf)),
  parsers,
});
const statements = new PgliteStatements(db);
port.postMessage("ready");

port.on("message", (question: PgliteQuestion) => {
  answer(question).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage(refusal(question.id, error)),
  );
});

function copying({ tar, pglite, initdb }: MigratedDump): PGliteOptions {
  // A real Blob reads 40 MB through a stream, which takes longer than all else of the opening.
  const loadDataDir = { type: "", arrayBuffer: () => Promise.resolve(tar) } as unknown as Blob;
  return { loadDataDir, pgliteWasmModule: pglite, initdbWasmModule: initdb };
}

async function answer(question: PgliteQuestion): Promise<PgliteAnswer> {
  const { id } = question;
  if (question.ask === "close") {
    await db.exec("checkpoint");
    await db.close();
    return { id, ok: true, rows: [], changedRows: 0 };
  }
  if (question.ask === "dump") {
    const bytes = await (await db.dumpDataDir("none")).arrayBuffer();
    return { id, ok: true, rows: [], changedRows: 0, bytes };
  }
  // Only the simple protocol takes several statements, and it takes no parameters.
  if (question.parameters.length > 0)
    return { id, ok: true, ...(await statements.query(question.sql, question.parameters)) };
  const result = (await db.exec(question.sql)).at(-1);
  return { id, ok: true, rows: result?.rows ?? [], changedRows: result?.affectedRows ?? 0 };
}

function refusal(id: number, error: unknown): PgliteAnswer {
  const facts = (typeof error === "object" && error !== null ? error : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    id,
    ok: false,
    message: error instanceof Error ? error.message : String(error),
    code: text(facts["code"]) ?? "XX000",
    constraint: text(facts["constraint"]),
    table: text(facts["table"]),
  };
}
